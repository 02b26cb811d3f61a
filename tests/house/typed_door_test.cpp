// Above the engine nobody compares names of games, and nobody reads back a position that this process has written: what
// differs by game is in its GameInfo, and who needs a position asks engine/visit.hpp (docs/architecture.md).
#include "tests/support/source_tree.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace {

using Modules = std::vector<std::string>;
Modules const above_engine = {"records", "knowledge", "tactics", "play", "protocol", "services", "apps"};

// A file that may do it, and why.
using Reasons = std::map<std::string, std::string>;

Reasons const reads_positions = {
    {"apps/bench/positions.cpp", "the game's list, written by people"},
    {"apps/common/position_options.cpp", "a person's --fen"},
    {"apps/solve/settings.cpp", "a person's --fen"},
    {"play/match/openings.cpp", "a file of openings"},
    {"protocol/hub/position.cpp", "another program"},
    {"protocol/uci/position.cpp", "another program"},
    {"records/replay.cpp", "a file of games"},
    {"services/server/game/import.cpp", "a person's text"},
    {"services/server/game/json.cpp", "the store"},
    {"services/server/train/mining.cpp", "the store"},
    {"services/tuning/weight_fit.cpp", "a file of positions"},
    {"tactics/epd.cpp", "a file of positions"},
    {"tactics/puzzle_board.cpp", "a puzzle of a file or the store"},
    {"tactics/puzzle_csv.cpp", "a row of a puzzle file"},
};

// Not comparisons: the head of a weights file, and what a request of another process is about when it does not say.
Reasons const names_games = {
    {"knowledge/ordering/chess_weights.cpp", "the head of config/chess-order.toml"},
    {"knowledge/request.hpp", "a request that names no game"},
};
constexpr int most_names = 10;

// What a line says besides its comment.
std::string code_of(std::string const& line) { return line.substr(0, line.find("//")); }

// The places in a module where a line of code matches, by file.
std::map<std::string, int> places(Modules const& modules, std::regex const& wanted) {
    std::map<std::string, int> found;
    for (auto const& module : modules)
        for (auto const& file : tests::source_files(module)) {
            std::istringstream text(tests::contents(file));
            for (std::string line; std::getline(text, line);)
                if (std::regex_search(code_of(line), wanted)) ++found[file.string()];
        }
    return found;
}

std::string names_of_games() {
    std::set<std::string> names;
    auto const take = [&](std::string_view field, auto const& is_taken) {
        for (auto const& file : tests::source_files("games"))
            if (file.filename() == "info.hpp" || file.filename() == "rules.hpp")
                for (auto const& literal : tests::string_literals(tests::contents(file)))
                    if (literal.before.ends_with(field) && is_taken(literal.value)) names.insert(literal.value);
    };
    take(".family=", [](std::string const&) { return true; });
    auto const families = names;
    take(".name=", [&](std::string const& name) { // other programs' names for a game are read by their protocols
        return std::ranges::any_of(families, [&](std::string const& family) { return name.starts_with(family); });
    });
    std::string pattern;
    for (auto const& name : names) pattern += (pattern.empty() ? "" : "|") + name;
    return pattern;
}

} // namespace

TEST(TypedDoor, NobodyReadsBackAPositionOfThisProcess) {
    std::regex const reading(R"(\b(from_fen|parse_position|parse_fen)\()");
    auto const found = places(above_engine, reading);
    for (auto const& [file, count] : found) {
        bool const declares = file == "protocol/hub/command.cpp" || file == "protocol/uci/command.cpp";
        EXPECT_TRUE(declares || reads_positions.contains(file))
            << file << ": use engine::visit, state_as or state_at instead of a text";
    }
    for (auto const& [file, reason] : reads_positions)
        EXPECT_TRUE(found.contains(file)) << file << " reads none any more (" << reason << ")";
}

TEST(TypedDoor, NobodyComparesNamesOfGames) {
    auto const names = names_of_games();
    ASSERT_NE(names.find("chess"), std::string::npos);
    ASSERT_NE(names.find("draughts-frisian"), std::string::npos);
    auto const found = places(above_engine, std::regex("\"(" + names + ")\""));
    int sum = 0;
    for (auto const& [file, count] : found) {
        sum += count;
        EXPECT_TRUE(names_games.contains(file)) << file << ": ask GameInfo, or engine::is<G>(game)";
    }
    EXPECT_LE(sum, most_names);
    EXPECT_TRUE(
        places(above_engine, std::regex(R"(starts_with\("(draughts|hexapawn|chess|knights))")).empty());
}

TEST(TypedDoor, TheListOfGamesIsTheOnlyOne) {
    std::regex const variants(R"(\b(English|Spanish|Italian|Portuguese|Czech|Brazilian|Frisian)\b)");
    auto modules = above_engine;
    modules.push_back("engine");
    for (auto const& [file, count] : places(modules, variants))
        ADD_FAILURE() << file << " lists games by hand";
}

TEST(MemoryBudget, EveryEngineOfTheServerTakesItsTableFromIt) {
    std::regex const made(R"(\bengine\(\s*\{[^}]*\})");
    int engines = 0;
    for (auto const* const folder : {"services/server", "services/review", "tactics/explain"})
        for (auto const& file : tests::source_files(folder)) {
            auto const text = tests::contents(file);
            for (std::sregex_iterator at(text.begin(), text.end(), made), end; at != end; ++at, ++engines)
                EXPECT_NE(at->str().find(".budget ="), std::string::npos) << file << ": " << at->str();
        }
    EXPECT_GE(engines, 7);
}
