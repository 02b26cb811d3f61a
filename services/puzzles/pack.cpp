#include "services/puzzles/pack.hpp"

#include "engine/any_game.hpp"
#include "tactics/puzzle_csv.hpp"

#include <algorithm>
#include <cassert>
#include <map>

namespace services {
namespace {

// Every puzzle of the program by game; read once.
std::map<std::string, std::vector<tactics::Puzzle>, std::less<>> read_pack() {
    std::map<std::string, std::vector<tactics::Puzzle>, std::less<>> pack;
    auto const columns = tactics::puzzle_columns(tactics::puzzle_csv_header()).value();
    for (auto const& file : pack_files()) {
        auto text = file.text;
        while (!text.empty()) {
            auto const end = std::min(text.find('\n'), text.size());
            auto const row = text.substr(0, end);
            text.remove_prefix(std::min(end + 1, text.size()));
            if (row.empty() || row == tactics::puzzle_csv_header()) continue;
            auto puzzle = tactics::puzzle_in_row(row, columns);
            assert(puzzle && "the shipped puzzles are sound");
            if (puzzle) pack[puzzle->game].push_back(std::move(*puzzle));
        }
    }
    for (auto& [game, puzzles] : pack) std::ranges::stable_sort(puzzles, {}, &tactics::Puzzle::rating);
    return pack;
}

auto const& whole_pack() {
    static auto const pack = read_pack();
    return pack;
}

std::span<tactics::Puzzle const> puzzles_of(std::string_view game) {
    auto const found = whole_pack().find(game);
    if (found == whole_pack().end()) return {};
    return found->second;
}

} // namespace

std::vector<tactics::Puzzle const*> packed_puzzles(PackWish const& wish) {
    std::vector<tactics::Puzzle const*> chosen;
    for (auto const& puzzle : puzzles_of(wish.game)) {
        if (puzzle.rating < wish.lowest || puzzle.rating > wish.highest) continue;
        if (wish.theme && std::ranges::find(puzzle.themes, *wish.theme) == puzzle.themes.end()) continue;
        chosen.push_back(&puzzle);
    }
    return chosen;
}

tactics::Puzzle const* packed_puzzle(std::string_view id) {
    for (auto const& [game, puzzles] : whole_pack()) {
        auto const found = std::ranges::find(puzzles, id, &tactics::Puzzle::id);
        if (found != puzzles.end()) return &*found;
    }
    return nullptr;
}

std::vector<std::string_view> packed_games() {
    std::vector<std::string_view> games;
    for (auto const* game : engine::all_games())
        if (!puzzles_of(game->name()).empty()) games.push_back(game->name());
    return games;
}

std::vector<ThemeCount> packed_themes(std::string_view game) {
    std::map<std::string, int> counts;
    for (auto const& puzzle : puzzles_of(game))
        for (auto const& theme : puzzle.themes) ++counts[theme];
    std::vector<ThemeCount> list;
    for (auto const& [theme, puzzles] : counts) list.push_back({theme, puzzles});
    std::ranges::stable_sort(list, std::ranges::greater{}, &ThemeCount::puzzles);
    return list;
}

} // namespace services
