// The legal moves of a position, ordered by origin and then by target, and how a game ends.
#pragma once

#include "core/fixed_list.hpp"
#include "core/outcome.hpp"
#include "games/hexapawn/position.hpp"

#include <optional>

namespace hexapawn {

// A pawn has one step and two captures.
template <int size>
using MoveList = core::FixedList<Move, 3 * size>;

template <int size>
bool is_over(Position<size> const& position) {
    return side_across(size, position.state()).has_value();
}

// Where the pawns of the side to move can go, those on the far row excepted.
template <int size>
Bitboard targets_of(Position<size> const& position, Bitboard pawns) {
    Colour const side = position.side_to_move();
    Bitboard const free = ~(position.own() | position.enemy());
    return (steps_of(pawns, side) & free) | (attacks_of(pawns, side) & position.enemy());
}

// Captures and the step that wins.
template <int size>
Bitboard tactical_targets(Position<size> const& position) {
    return position.enemy() | goal_of(size, position.side_to_move());
}

// Appends the moves to squares among `wanted`.
template <int size>
void append_moves(Position<size> const& position, Bitboard wanted, MoveList<size>& moves) {
    if (is_over(position)) return;
    for (Bitboard pawns = position.own(); pawns != 0;) {
        Square const from = Square(games::pop_lowest(pawns));
        for (Bitboard targets = targets_of(position, bit(from)) & wanted; targets != 0;)
            moves.push(Move::between(from, Square(games::pop_lowest(targets))));
    }
}

template <int size>
void generate(Position<size> const& position, MoveList<size>& moves) {
    append_moves(position, ~Bitboard{0}, moves);
}

template <int size>
bool can_move(Position<size> const& position) {
    return !is_over(position) && targets_of(position, position.own()) != 0;
}

// The legal move with these bits, if there is one.
template <int size>
std::optional<Move> legal_move(Position<size> const& position, unsigned bits) {
    if (bits >= square_count * square_count || is_over(position)) return std::nullopt;
    Move const move{static_cast<std::uint8_t>(bits)};
    if ((position.own() & bit(move.from())) == 0) return std::nullopt;
    if ((targets_of(position, bit(move.from())) & bit(move.to())) == 0) return std::nullopt;
    return move;
}

// A game ends with a pawn on the far row, or with a side that cannot move and loses.
template <int size>
std::optional<core::Outcome> outcome(Position<size> const& position) {
    Colour const side = position.side_to_move();
    if (auto const winner = side_across(size, position.state()))
        return core::Outcome{winner, "hexapawn.result.far_row"};
    if (can_move(position)) return std::nullopt;
    if (position.own() == 0) return core::Outcome{~side, "hexapawn.result.last_taken"};
    return core::Outcome{~side, "hexapawn.result.no_move"};
}

} // namespace hexapawn
