// The puzzles that are part of the program: how many, how they are spread, that every line can be played, and, for some of them,
// that the engine sees one winning move and no other.
#include "engine/any_engine.hpp"
#include "services/mining/puzzle_key.hpp"
#include "services/puzzles/pack.hpp"
#include "tactics/puzzle_board.hpp"
#include "tactics/puzzle_csv.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace {

using services::packed_puzzles;
using tactics::Puzzle;

std::size_t count(std::string_view game) { return packed_puzzles({.game = game}).size(); }

std::vector<Puzzle const*> whole_pack() {
    std::vector<Puzzle const*> all;
    for (auto const game : services::packed_games())
        for (auto const* puzzle : packed_puzzles({.game = game})) all.push_back(puzzle);
    return all;
}

} // namespace

TEST(Pack, HasWhatIsPromised) {
    EXPECT_GE(count("chess"), 500u);
    EXPECT_GE(count("knights"), 100u);
    std::size_t draughts = 0;
    for (auto const* game :
         {"draughts-english", "draughts-spanish", "draughts-russian", "draughts-international"}) {
        EXPECT_GE(count(game), 20u) << game;
        draughts += count(game);
    }
    EXPECT_GE(draughts, 100u);
    EXPECT_EQ(count("ludo"), 0u);
}

TEST(Pack, EveryRowOfEveryFileIsThere) {
    std::size_t rows = 0;
    for (auto const& file : services::pack_files()) {
        rows += static_cast<std::size_t>(std::ranges::count(file.text, '\n')) - 1; // but the header
        EXPECT_TRUE(file.text.starts_with(tactics::puzzle_csv_header())) << file.game;
        EXPECT_GT(count(file.game), 0u) << file.game;
    }
    EXPECT_EQ(whole_pack().size(), rows) << "a row that cannot be read would be missing";
    for (auto const* puzzle : whole_pack()) {
        auto const is_there = [&](auto const& file) {
            return file.text.find("\n" + tactics::puzzle_csv_row(*puzzle) + "\n") != std::string_view::npos;
        };
        EXPECT_TRUE(std::ranges::any_of(services::pack_files(), is_there))
            << puzzle->id << " as it was written";
    }
}

TEST(Pack, NamesAreOfTheirPositionsAndUnique) {
    std::set<std::string> ids;
    for (auto const* puzzle : whole_pack()) {
        EXPECT_TRUE(ids.insert(puzzle->id).second) << puzzle->id;
        EXPECT_EQ(puzzle->id, services::mining::id_of(services::mining::key_of(*puzzle)));
        EXPECT_EQ(puzzle->moves.size() % 2, 0u) << puzzle->id << " ends with the solver's move";
        EXPECT_FALSE(puzzle->themes.empty()) << puzzle->id;
        EXPECT_EQ(services::packed_puzzle(puzzle->id), puzzle);
    }
    EXPECT_EQ(services::packed_puzzle("nobody"), nullptr);
}

TEST(Pack, RatingsAndThemesAreSpread) {
    auto const in = [](int lowest, int highest) {
        return packed_puzzles({.game = "chess", .lowest = lowest, .highest = highest}).size();
    };
    EXPECT_GE(in(0, 1199), 40u);
    EXPECT_GE(in(1200, 1599), 80u);
    EXPECT_GE(in(1600, 1999), 80u);
    EXPECT_GE(in(2000, 4000), 20u);
    std::size_t frequent = 0;
    for (auto const& [theme, puzzles] : services::packed_themes("chess")) frequent += puzzles >= 10;
    EXPECT_GE(frequent, 20u);
    for (auto const* theme : {"mateIn1", "mateIn2", "fork", "pin", "endgame", "hangingPiece", "sacrifice"})
        EXPECT_GE(packed_puzzles({.game = "chess", .theme = theme}).size(), 5u) << theme;
    std::size_t shots = 0;
    for (auto const game : services::packed_games())
        shots += packed_puzzles({.game = game, .theme = "shot"}).size();
    EXPECT_GE(shots, 20u);
}

TEST(Pack, WishesAreMet) {
    auto const chosen =
        packed_puzzles({.game = "chess", .theme = "endgame", .lowest = 1200, .highest = 1800});
    ASSERT_FALSE(chosen.empty());
    int last = 0;
    for (auto const* puzzle : chosen) {
        EXPECT_TRUE(puzzle->rating >= 1200 && puzzle->rating <= 1800);
        EXPECT_GE(puzzle->rating, last) << "easy ones first";
        last = puzzle->rating.value_or(0);
        EXPECT_NE(std::ranges::find(puzzle->themes, "endgame"), puzzle->themes.end());
    }
    EXPECT_TRUE(packed_puzzles({.game = "chess", .theme = "no such theme"}).empty());
}

// A quick look at every twentieth: the puzzle's move is the best of two, and the second does not win.
TEST(Pack, AQuickSearchSeesOneMove) {
    std::map<std::string, std::unique_ptr<engine::AnyEngine>> engines;
    int looked_at = 0;
    int agreed = 0;
    auto const pack = whole_pack();
    for (std::size_t i = 0; i < pack.size(); i += 20) {
        auto const& puzzle = *pack[i];
        auto& engine = engines[puzzle.game];
        if (!engine) engine = engine::game_named(puzzle.game).value()->engine({.hash_megabytes = 4});
        engine->clear();
        auto const board = tactics::on_board(puzzle).value();
        auto const state = board.asked();
        auto const found = engine->think(*state, {.limits = {.nodes = 100'000}, .lines = 2});
        ASSERT_EQ(found.lines.size(), 2u);
        ++looked_at;
        bool const same = found.lines[0].moves.front().number == board.line[1].number;
        agreed += same && (found.lines[0].score - found.lines[1].score).value() >= 100;
    }
    EXPECT_GE(looked_at, 35);
    EXPECT_GE(agreed * 100, looked_at * 95) << agreed << " of " << looked_at;
}
