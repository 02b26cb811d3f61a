// Positions for the chess tests: read from FEN, wandered into at random, or a random start of Chess960.
#pragma once

#include "core/rng.hpp"
#include "games/chess/fen.hpp"
#include "games/chess/movegen.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace chess::testing {

inline constexpr std::string_view kiwipete =
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

inline Position position_of(std::string_view fen) {
    auto const parsed = parse_fen(fen);
    EXPECT_TRUE(parsed) << fen;
    return parsed ? parsed->position : Position{};
}

inline Moves legal_moves(Position const& position) {
    Moves moves;
    generate(position, moves);
    return moves;
}

// Bishops on both colours, then the queen and the knights where there is room, the king between the rooks.
inline std::string random_chess960_fen(core::Random& random) {
    std::string back(8, ' ');
    auto const put_on_free = [&](char letter, std::uint64_t which) {
        for (char& square : back)
            if (square == ' ' && which-- == 0) square = letter;
    };
    back[2 * random.below(4)] = 'b';
    back[2 * random.below(4) + 1] = 'b';
    put_on_free('q', random.below(6));
    put_on_free('n', random.below(5));
    put_on_free('n', random.below(4));
    for (char const letter : {'r', 'k', 'r'}) put_on_free(letter, 0);
    std::string white = back;
    for (char& letter : white) letter = static_cast<char>(letter - 'a' + 'A');
    return back + "/pppppppp/8/8/8/8/PPPPPPPP/" + white + " w KQkq - 0 1";
}

// Calls visit(position) at the start and after each random move, until the game ends or has lasted long.
template <class Visit>
void wander(Position position, core::Random& random, Visit visit, int plies = 160) {
    for (int ply = 0; ply < plies; ++ply) {
        visit(position);
        Moves const moves = legal_moves(position);
        if (moves.empty()) return;
        Undo undo;
        position.make(moves[static_cast<int>(random.below(static_cast<std::uint64_t>(moves.size())))], undo);
    }
}

} // namespace chess::testing
