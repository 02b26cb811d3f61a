// Moves of hexapawn, both ways.
#include "core/outcome.hpp"
#include "core/shown_text.hpp"
#include "games/hexapawn/board.hpp"
#include "games/hexapawn/text.hpp"

#include <algorithm>
#include <optional>

namespace hexapawn {
namespace {

// What a written move says: always a target; of the origin its file, or both file and rank, or nothing.
struct Written {
    std::optional<int> from_file = std::nullopt;
    std::optional<int> from_rank = std::nullopt;
    Square to{};
    bool takes = false;

    // Without a file a pawn steps straight on.
    [[nodiscard]] int origin_file() const { return from_file.value_or(file_of(to)); }
    [[nodiscard]] bool fits(Move move) const {
        return move.to() == to && origin_file() == file_of(move.from()) &&
               (!from_rank || *from_rank == rank_of(move.from()));
    }
};

std::optional<int> file_named(int size, char letter) {
    if (letter >= 'a' && letter < 'a' + size) return letter - 'a';
    if (letter >= 'A' && letter < 'A' + size) return letter - 'A';
    return std::nullopt;
}
std::optional<int> rank_named(int size, char letter) {
    if (letter >= '1' && letter < '1' + size) return letter - '1';
    return std::nullopt;
}

// Without blanks, a P in front and signs such as ! or # behind.
std::string essence(std::string_view written) {
    std::string kept;
    for (char const letter : written) {
        if (std::string_view(" \t\r\n").find(letter) != std::string_view::npos) continue;
        if (kept.empty() && (letter == 'P' || letter == 'p')) continue;
        kept += letter;
    }
    while (!kept.empty() && std::string_view("+#!?").find(kept.back()) != std::string_view::npos)
        kept.pop_back();
    return kept;
}

std::optional<Written> read(int size, std::string_view text) {
    if (text.size() < 2) return std::nullopt;
    auto const target_file = file_named(size, text[text.size() - 2]);
    auto const target_rank = rank_named(size, text.back());
    if (!target_file || !target_rank) return std::nullopt;
    Written result{.to = square_at(*target_file, *target_rank)};
    text.remove_suffix(2);
    bool const parted = !text.empty() && std::string_view("x:-").find(text.back()) != std::string_view::npos;
    if (parted) {
        result.takes = text.back() != '-';
        text.remove_suffix(1);
    }
    if (!text.empty() && (result.from_file = file_named(size, text.front()))) text.remove_prefix(1);
    if (!text.empty() && result.from_file && (result.from_rank = rank_named(size, text.front())))
        text.remove_prefix(1);
    bool const whole = text.empty() && (result.from_file || !parted);
    return whole ? std::optional(result) : std::nullopt;
}

// The square that the move leaves, as far as it says: the rank of a pawn that could get there.
std::optional<Square> origin_of(int size, State const& state, Written const& wanted) {
    int const back = state.side == Colour::white ? -1 : 1;
    int const rank = wanted.from_rank.value_or(rank_of(wanted.to) + back);
    if (rank < 0 || rank >= size) return std::nullopt;
    return square_at(wanted.origin_file(), rank);
}

// Why no legal move fits.
core::Message why_not(int size, State const& state, Written const& wanted) {
    auto const to = square_text(wanted.to);
    auto const origin = origin_of(size, state, wanted);
    if (!origin) return core::message("hexapawn.move.nobody", to);
    auto const from = square_text(*origin);
    Bitboard const own = state.of(state.side);
    Bitboard const enemy = state.of(~state.side);
    if ((enemy & bit(*origin)) != 0)
        return core::message("hexapawn.move.not_yours", from, core::colour_name(state.side));
    if ((own & bit(*origin)) == 0) return core::message("hexapawn.move.empty", from);
    if ((steps_of(bit(*origin), state.side) & bit(wanted.to)) != 0)
        return core::message("hexapawn.move.blocked", from, to);
    if ((attacks_of(bit(*origin), state.side) & bit(wanted.to)) == 0)
        return core::message("hexapawn.move.not_a_step", from, to);
    if ((own & bit(wanted.to)) != 0) return core::message("hexapawn.move.own_target", to);
    return core::message("hexapawn.move.nothing_to_take", to);
}

} // namespace

std::string square_text(Square square) {
    return {static_cast<char>('a' + file_of(square)), static_cast<char>('1' + rank_of(square))};
}

core::Expected<Move> read_move(int size, State const& state, std::span<Move const> legal,
                               std::string_view written) {
    core::Place const place{.field = core::MessageKey{"hexapawn.field.move"}};
    auto const wanted = read(size, essence(written));
    if (!wanted) return core::failure(core::message("hexapawn.move.unreadable", core::shown(written)), place);
    if (legal.empty()) return core::failure(core::message("hexapawn.move.over"), place);
    auto const found = std::ranges::find_if(legal, [&](Move move) { return wanted->fits(move); });
    if (found == legal.end()) return core::failure(why_not(size, state, *wanted), place);
    if (wanted->takes && file_of(found->from()) == file_of(found->to()))
        return core::failure(core::message("hexapawn.move.nothing_to_take", square_text(found->to())), place);
    return *found;
}

std::string move_text(State const& state, Move move) {
    bool const captures = (state.of(~state.side) & bit(move.to())) != 0;
    auto const to = square_text(move.to());
    return captures ? square_text(move.from()).substr(0, 1) + "x" + to : to;
}

} // namespace hexapawn
