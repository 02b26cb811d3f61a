// Moves of knights-only chess, both ways.
#include "core/outcome.hpp"
#include "core/shown_text.hpp"
#include "games/knights/movegen.hpp"
#include "games/knights/text.hpp"

#include <fmt/format.h>

#include <optional>
#include <vector>

namespace knights {
namespace {

// What a written move says: always a target, of the origin perhaps only a file or a rank.
struct Written {
    std::optional<int> from_file = std::nullopt;
    std::optional<int> from_rank = std::nullopt;
    Square to{};

    [[nodiscard]] bool fits(Move move) const {
        return move.to() == to && (!from_file || *from_file == file_of(move.from())) &&
               (!from_rank || *from_rank == rank_of(move.from()));
    }
};

std::optional<int> file_named(char letter) {
    if (letter >= 'a' && letter <= 'h') return letter - 'a';
    if (letter >= 'A' && letter <= 'H') return letter - 'A';
    return std::nullopt;
}
std::optional<int> rank_named(char letter) {
    if (letter >= '1' && letter <= '8') return letter - '1';
    return std::nullopt;
}

// Only what names squares: without the knight's letter and the signs between the squares.
std::string essence(std::string_view written) {
    std::string kept;
    for (char const letter : written) {
        if (std::string_view(" \t\r\n-x:").find(letter) != std::string_view::npos) continue;
        if (kept.empty() && (letter == 'N' || letter == 'n')) continue;
        kept += letter;
    }
    return kept;
}

std::optional<Written> read(std::string_view text) {
    if (text.size() < 2 || text.size() > 4) return std::nullopt;
    auto const target_file = file_named(text[text.size() - 2]);
    auto const target_rank = rank_named(text.back());
    if (!target_file || !target_rank) return std::nullopt;
    Written result{.to = square_at(*target_file, *target_rank)};
    auto hints = text.substr(0, text.size() - 2);
    if (!hints.empty() && (result.from_file = file_named(hints.front()))) hints.remove_prefix(1);
    if (!hints.empty() && (result.from_rank = rank_named(hints.front()))) hints.remove_prefix(1);
    return hints.empty() ? std::optional(result) : std::nullopt;
}

// Why no legal move fits.
core::Message why_not(Position const& position, Written const& wanted) {
    auto const to = square_text(wanted.to);
    if (position.enemy() == 0 || position.own() == 0) return core::message("knights.move.over");
    if (!wanted.from_file || !wanted.from_rank) return core::message("knights.move.nobody", to);
    Square const origin = square_at(*wanted.from_file, *wanted.from_rank);
    auto const from = square_text(origin);
    if ((position.enemy() & bit(origin)) != 0)
        return core::message("knights.move.not_yours", from, core::colour_name(position.side_to_move()));
    if ((position.own() & bit(origin)) == 0) return core::message("knights.move.empty", from);
    if ((jumps_from(origin) & bit(wanted.to)) == 0) return core::message("knights.move.not_a_jump", from, to);
    return core::message("knights.move.own_target", to);
}

} // namespace

std::string square_text(Square square) {
    return {static_cast<char>('a' + file_of(square)), static_cast<char>('1' + rank_of(square))};
}

core::Expected<Move> parse_move(Position const& position, std::string_view written) {
    core::Place const place{.field = core::MessageKey{"knights.field.move"}};
    auto const wanted = read(essence(written));
    if (!wanted) return core::failure(core::message("knights.move.unreadable", core::shown(written)), place);
    MoveList moves;
    generate(position, moves);
    std::optional<Move> found;
    std::vector<std::string> origins;
    for (Move const move : moves) {
        if (!wanted->fits(move)) continue;
        origins.push_back(square_text(move.from()));
        found = move;
    }
    if (origins.empty()) return core::failure(why_not(position, *wanted), place);
    if (origins.size() > 1)
        return core::failure(core::message("knights.move.ambiguous", square_text(wanted->to),
                                           fmt::format("{}", fmt::join(origins, ", "))),
                             place);
    return *found;
}

std::string move_text(Position const& position, Move move) {
    bool const captures = (position.enemy() & bit(move.to())) != 0;
    return square_text(move.from()) + (captures ? "x" : "") + square_text(move.to());
}

} // namespace knights
