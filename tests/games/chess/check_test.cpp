#include "games/chess/check.hpp"
#include "games/chess/quiet_checks.hpp"
#include "tests/games/chess/positions.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <vector>

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

// The moves that generate_quiet gives and gives_check approves of, castling left out, each once.
TEST(QuietChecks, AreTheQuietMovesThatGiveCheck) {
    int checks = 0;
    core::Random random(301);
    auto const compare = [&](Position const& position) {
        if (position.in_check()) return;
        Moves quiet;
        generate_quiet(position, quiet);
        std::vector<std::uint16_t> expected;
        for (Move const move : quiet)
            if (move.special() != Move::Special::castling && gives_check(position, move))
                expected.push_back(move.bits());
        Moves found;
        generate_quiet_checks(position, found);
        std::vector<std::uint16_t> bits;
        for (Move const move : found) bits.push_back(move.bits());
        std::ranges::sort(expected);
        std::ranges::sort(bits);
        ASSERT_EQ(bits, expected) << to_fen(position);
        checks += found.size();
    };
    for (int game = 0; game < 400; ++game) wander(position_of(start_fen), random, compare);
    for (int game = 0; game < 100; ++game)
        wander(position_of("r3k2r/8/8/q2Q4/4P3/b1B2n1N/3p1p2/R3K2R w KQkq - 0 1"), random, compare);
    EXPECT_GT(checks, 20000);
}

TEST(CheckSquares, AreReachedByChecksAloneAndByMostOfThem) {
    int checks = 0;
    int reached = 0;
    core::Random random(302);
    for (int game = 0; game < 300; ++game)
        wander(position_of(start_fen), random, [&](Position const& position) {
            if (position.in_check()) return;
            CheckSquares const squares(position);
            Moves quiet;
            generate_quiet(position, quiet);
            for (Move const move : quiet) {
                checks += gives_check(position, move);
                if (!squares.is_reached_by(position, move)) continue;
                ++reached;
                ASSERT_TRUE(gives_check(position, move))
                    << to_fen(position) << ' ' << to_string(move.from()) << to_string(move.to());
            }
        });
    EXPECT_GT(checks, 3000);
    EXPECT_GT(reached, checks * 9 / 10);
}

TEST(QuietChecks, ByPawnsAndUncovering) {
    auto const found = [](char const* fen) {
        Moves moves;
        generate_quiet_checks(position_of(fen), moves);
        return moves.size();
    };
    EXPECT_EQ(found("8/8/4k3/8/8/3P4/8/K7 w - - 0 1"), 0);
    EXPECT_EQ(found("8/8/8/4k3/8/8/3P4/K7 w - - 0 1"), 1) << "two steps";
    EXPECT_EQ(found("4k3/8/8/8/8/4P3/8/K3R3 w - - 0 1"), 0) << "the pawn stays on the line";
    EXPECT_EQ(found("8/8/8/k2P3R/8/8/8/K7 w - - 0 1"), 1) << "the pawn leaves the line";
    EXPECT_EQ(found("4k3/8/8/8/8/8/4K3/4R3 w - - 0 1"), 6) << "the king steps aside";
    EXPECT_EQ(found("4k3/8/8/8/1b6/8/3N4/4K3 w - - 0 1"), 0) << "a pinned knight";
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
