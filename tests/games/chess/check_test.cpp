#include "games/chess/check.hpp"
#include "tests/games/chess/positions.hpp"

#include <gtest/gtest.h>

using namespace chess;
using namespace chess::testing;

TEST(GivesCheck, AgreesWithMakingTheMove) {
    int checks = 0;
    core::Random random(300);
    for (int game = 0; game < 300; ++game)
        wander(position_of(start_fen), random, [&](Position const& before) {
            for (Move const move : legal_moves(before)) {
                Position after = before;
                Undo undo;
                after.make(move, undo);
                ASSERT_EQ(gives_check(before, move), after.in_check())
                    << to_fen(before) << ' ' << to_string(move.from()) << to_string(move.to());
                checks += after.in_check();
            }
        });
    EXPECT_GT(checks, 5000);
}

TEST(GivesCheck, ByCastlingEnPassantAndDiscovery) {
    struct Case {
        char const* fen;
        Move move;
        bool check;
    };
    auto const at = [](char const* name) { return *square_from(name); };
    Case const cases[] = {
        {"5k2/8/8/8/8/8/8/4K2R w K - 0 1", Move(e1, h1, Move::Special::castling), true},
        {"6k1/8/8/8/8/8/8/4K2R w K - 0 1", Move(e1, h1, Move::Special::castling), false},
        {"8/8/8/1k1pP2R/8/8/8/4K3 w - d6 0 1", Move(at("e5"), at("d6"), Move::Special::en_passant), true},
        {"4k3/8/8/8/4N3/8/8/4RK2 w - - 0 1", Move(at("e4"), at("c3")), true},
        {"4k3/8/8/8/4N3/8/8/4RK2 w - - 0 1", Move(at("e4"), at("f6")), true},
        {"7k/P7/8/8/8/8/8/4K3 w - - 0 1", Move(at("a7"), at("a8"), Move::Special::promote_knight), false},
        {"7k/P7/8/8/8/8/8/4K3 w - - 0 1", Move(at("a7"), at("a8"), Move::Special::promote_queen), true},
    };
    for (auto const& [fen, move, check] : cases) EXPECT_EQ(gives_check(position_of(fen), move), check) << fen;
}
