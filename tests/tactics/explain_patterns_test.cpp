// The chess patterns that need more than one piece to be in the right place: a position where each is claimed, and a near miss
// where it must not be.
#include "claim_checker.hpp"
#include "explained.hpp"

#include <gtest/gtest.h>

#include <ostream>

namespace {

struct Case {
    char const* what;
    char const* fen;
    char const* move;
    char const* theme;
    bool claimed;

    friend void PrintTo(Case const& one, std::ostream* out) { *out << one.what; }
};

Case const cases[] = {
    {"the rook must leave its queen", "3r2k1/5ppp/8/8/3q4/7P/5PP1/3QR1K1 w - - 0 1", "Re8+", "deflection",
     true},
    {"a bishop guards the queen too", "3r2k1/5ppp/5b2/8/3q4/7P/5PP1/3QR1K1 w - - 0 1", "Re8+", "deflection",
     false},
    {"a queen guards rook and knight", "r2q4/7k/3n4/8/8/8/6PP/R2R2K1 w - - 0 1", "Rxa8", "overloaded", true},
    {"a pawn guards the knight too", "r2q4/2p4k/3n4/8/8/8/6PP/R2R2K1 w - - 0 1", "Rxa8", "overloaded", false},
    {"a knight steps between rook and bishop", "8/2k5/8/r6b/2P5/2N5/8/6KR w - - 0 1", "Nd5+", "interference",
     true},
    {"a pawn guards the bishop too", "8/2k5/6p1/r6b/2P5/2N5/8/6KR w - - 0 1", "Nd5+", "interference", false},
    {"two knights on a file", "4n3/k7/8/4n3/8/8/P7/K6R w - - 0 1", "Re1", "xRayAttack", true},
    {"the king guards the knight behind", "4n3/3k4/8/4n3/8/8/P7/K6R w - - 0 1", "Re1", "xRayAttack", false},
    {"a knight in front of a rook", "6br/7p/5n2/k7/8/8/6PP/2B3K1 w - - 0 1", "Bb2", "relativePin", true},
    {"a pawn guards the knight in front", "6br/4p2p/5n2/k7/8/8/6PP/2B3K1 w - - 0 1", "Bb2", "relativePin",
     false},
    {"the king attacks two pawns", "5K2/8/3p1p2/8/8/8/P7/7k w - - 0 1", "Ke7", "kingFork", true},
    {"one of the pawns is guarded", "5K2/2p5/3p1p2/8/8/8/P7/7k w - - 0 1", "Ke7", "kingFork", false},
    {"a lost knight takes a rook", "2r1k3/p7/1N2p3/1p6/8/8/5PPP/6K1 w - - 0 1", "Nxc8", "desperado", true},
    {"a knight that could go away", "2r1k3/p7/1N6/1p6/8/8/5PPP/6K1 w - - 0 1", "Nxc8", "desperado", false},
};

class Pattern : public testing::TestWithParam<Case> {};

} // namespace

TEST_P(Pattern, IsClaimedOnlyWhereItWorks) {
    auto const& one = GetParam();
    auto const json = tests::explained(one.fen, one.move);
    EXPECT_EQ(tests::themes_in(json).contains(one.theme), one.claimed) << json;
    EXPECT_EQ(tests::faults_of(json), std::vector<std::string>{}) << json;
}

INSTANTIATE_TEST_SUITE_P(Chess, Pattern, testing::ValuesIn(cases));
