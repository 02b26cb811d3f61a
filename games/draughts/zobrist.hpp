// The random numbers whose exclusive or is a position's key.
#pragma once

#include "core/rng.hpp"
#include "core/types.hpp"
#include "games/draughts/state.hpp"

#include <array>
#include <cstddef>

namespace draughts {

struct Zobrist {
    std::array<std::array<core::Key, 64>, 4> pieces;
    std::array<std::array<std::array<core::Key, 64>, 4>, 2>
        runs; // by colour, count and square; count 0 is no run
    core::Key black_to_move;
};

inline constexpr Zobrist zobrist = [] {
    core::Random random{0xDA3E80};
    Zobrist table{};
    for (auto& piece : table.pieces)
        for (core::Key& key : piece) key = core::Key{random.next()};
    for (auto& colour : table.runs)
        for (std::size_t count = 1; count < colour.size(); ++count)
            for (core::Key& key : colour[count]) key = core::Key{random.next()};
    table.black_to_move = core::Key{random.next()};
    return table;
}();

constexpr core::Key key_of(Piece piece, int square) {
    return zobrist.pieces[static_cast<std::size_t>(piece)][static_cast<std::size_t>(square)];
}
constexpr core::Key key_of(Colour colour, KingRun run) {
    return zobrist.runs[static_cast<std::size_t>(core::index(colour))][run.count]
                       [static_cast<std::size_t>(index(run.square))];
}

// The key of a whole position; Position keeps it up to date move by move.
constexpr core::Key key_of(State const& state) {
    core::Key key = state.side == Colour::black ? zobrist.black_to_move : core::Key{0};
    for (Colour const colour : {Colour::white, Colour::black}) {
        auto const us = static_cast<std::size_t>(core::index(colour));
        for (Bitboard left = state.pieces[us]; left != 0;) {
            int const square = games::pop_lowest(left);
            key ^= key_of(piece_of(colour, (state.kings & games::bit(square)) != 0), square);
        }
        key ^= key_of(colour, state.runs[us]);
    }
    return key;
}

} // namespace draughts
