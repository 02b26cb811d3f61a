#include "services/tuning/puzzle_moves.hpp"

#include "core/rng.hpp"
#include "core/words.hpp"
#include "games/chess/fen.hpp"
#include "games/chess/uci_move.hpp"
#include "knowledge/rule_file.hpp"

#include <fstream>
#include <string>
#include <string_view>

namespace services::tuning {
namespace {

struct Fields {
    std::string_view id;
    std::string_view fen;
    std::string_view moves;
};

core::Expected<Fields> split(std::string_view line, int number) {
    std::vector<std::string_view> fields;
    for (std::size_t begin = 0; begin <= line.size() && fields.size() < 3;) {
        auto const end = std::min(line.find(',', begin), line.size());
        fields.push_back(line.substr(begin, end - begin));
        begin = end + 1;
    }
    if (fields.size() < 3) return core::failure(core::message("puzzles.fields_missing"), {.line = number});
    return Fields{fields[0], fields[1], fields[2]};
}

// Names that differ in their last letters have much the same hash, so it is scrambled.
bool is_held_out(std::string_view id) { return (core::Random(knowledge::hash_of(id)).next() >> 63) != 0; }

core::Expected<void> add_moves(Fields const& puzzle, int line, std::vector<PuzzleMove>& all) {
    auto const parsed = chess::parse_fen(puzzle.fen);
    if (!parsed) return core::failure(parsed.error().what, {.line = line});
    auto position = parsed->position;
    bool solver = false;
    for (auto const word : core::words_of(puzzle.moves)) {
        auto const move = chess::parse_uci(position, word);
        if (!move) return core::failure(move.error().what, {.line = line});
        if (solver) all.push_back({position, *move, is_held_out(puzzle.id)});
        chess::Undo undo;
        position.make(*move, undo);
        solver = !solver;
    }
    return {};
}

} // namespace

core::Expected<std::vector<PuzzleMove>> read_puzzle_moves(std::filesystem::path const& path) {
    std::ifstream in(path, std::ios::binary);
    if (!in) return core::failure(core::message("puzzles.unreadable", path.string()));
    std::vector<PuzzleMove> all;
    std::string line;
    for (int number = 1; std::getline(in, line); ++number) {
        if (line.ends_with('\r')) line.pop_back();
        if (line.empty() || (number == 1 && line.starts_with("PuzzleId"))) continue;
        auto const fields = split(line, number);
        if (!fields) return tl::unexpected(fields.error());
        if (auto const added = add_moves(*fields, number, all); !added) return tl::unexpected(added.error());
    }
    if (all.empty()) return core::failure(core::message("puzzles.none", path.string()));
    return all;
}

} // namespace services::tuning
