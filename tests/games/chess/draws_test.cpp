#include "games/chess/draws.hpp"
#include "tests/games/chess/positions.hpp"

#include <gtest/gtest.h>

#include <initializer_list>

using namespace chess;
using namespace chess::testing;

namespace {

// Plays moves given by squares and keeps the trail as a game does.
struct Table {
    Position position;
    core::KeyTrail trail = {};

    void play(std::initializer_list<char const*> moves) {
        for (std::string_view const text : moves) {
            trail.push(position.key());
            Undo undo;
            position.make(Move(*square_from(text.substr(0, 2)), *square_from(text.substr(2, 2))), undo);
        }
    }
};

std::string_view reason(std::optional<core::Outcome> const& outcome) {
    return outcome ? outcome->reason.text() : "none";
}

} // namespace

TEST(ChessDraws, InsufficientMaterial) {
    for (auto const* fen :
         {"4k3/8/8/8/8/8/8/4K3 w - - 0 1", "4k3/8/8/8/8/8/8/4KB2 w - - 0 1", "4kn2/8/8/8/8/8/8/4K3 b - - 0 1",
          "4kb2/8/8/8/8/8/8/2B1K3 w - - 0 1", "4k3/8/8/2B5/8/B7/8/2B1K3 w - - 0 1"})
        EXPECT_TRUE(has_insufficient_material(position_of(fen))) << fen;
    for (auto const* fen : {"4k3/8/8/8/8/8/8/3NKN2 w - - 0 1", "4kn2/8/8/8/8/8/8/4KB2 w - - 0 1",
                            "4kn2/8/8/8/8/8/8/4KN2 w - - 0 1", "4k3/p7/8/8/8/8/8/4K3 w - - 0 1",
                            "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "4k3/8/8/8/8/8/8/4KBB1 w - - 0 1"})
        EXPECT_FALSE(has_insufficient_material(position_of(fen))) << fen;
}

TEST(ChessDraws, LockedPawnsAreADeadPosition) {
    EXPECT_TRUE(is_dead(position_of("8/8/4k3/p1p1p1p1/P1P1P1P1/8/4K3/8 w - - 0 1")))
        << "every gap is guarded";
    EXPECT_FALSE(is_dead(position_of("8/8/4k3/p1p1p3/P1P1P3/8/4K3/8 w - - 0 1")))
        << "the kings walk around the wall";
    auto const wall = position_of("4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K3 w - - 0 1");
    EXPECT_TRUE(is_dead(wall));
    EXPECT_EQ(reason(outcome(wall, {})), "chess.result.dead");
    EXPECT_FALSE(is_dead(position_of("4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P2/7P/4K3 w - - 0 1")))
        << "a pawn can still move";
    EXPECT_FALSE(is_dead(position_of("4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/3BK3 w - - 0 1")))
        << "a bishop is more than the rule looks at";
}

TEST(ChessDraws, MateComesBeforeTheFiftyMoveRule) {
    auto const mate = position_of("R5k1/5ppp/8/8/8/8/8/4K3 b - - 100 90");
    EXPECT_EQ(reason(outcome(mate, {})), "chess.result.checkmate");
    EXPECT_EQ(outcome(mate, {})->winner, Colour::white);
    EXPECT_FALSE(is_draw(mate, {}));
}

TEST(ChessDraws, Stalemate) {
    EXPECT_EQ(reason(outcome(position_of("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"), {})), "chess.result.stalemate");
}

TEST(ChessDraws, FiftyMovesMayBeClaimedSeventyFiveEnd) {
    EXPECT_FALSE(can_claim_draw(position_of("4k3/8/8/8/8/8/8/R3K3 w - - 98 90"), {}));
    EXPECT_TRUE(can_claim_draw(position_of("4k3/8/8/8/8/8/8/R3K3 w - - 99 90"), {})) << "by the next move";
    auto const fifty = position_of("4k3/8/8/8/8/8/8/R3K3 w - - 100 90");
    EXPECT_EQ(claimable_draw(fifty, {})->text(), "chess.result.fifty");
    EXPECT_TRUE(is_draw(fifty, {}));
    EXPECT_EQ(reason(outcome(fifty, {})), "none");
    EXPECT_EQ(reason(outcome(position_of("4k3/8/8/8/8/8/8/R3K3 w - - 150 90"), {})),
              "chess.result.seventy_five");
}

TEST(ChessDraws, ThreefoldMayBeClaimedFivefoldEnds) {
    Table table{position_of(start_fen)};
    auto const shuffle = [&] { table.play({"g1f3", "g8f6", "f3g1", "f6g8"}); };
    shuffle();
    EXPECT_FALSE(can_claim_draw(table.position, table.trail));
    table.play({"g1f3", "g8f6", "f3g1"});
    EXPECT_TRUE(can_claim_draw(table.position, table.trail)) << "Ng8 would bring the start back a third time";
    EXPECT_FALSE(is_draw(table.position, table.trail));
    table.play({"f6g8"});
    EXPECT_EQ(claimable_draw(table.position, table.trail)->text(), "chess.result.threefold");
    EXPECT_TRUE(is_draw(table.position, table.trail));
    EXPECT_EQ(reason(outcome(table.position, table.trail)), "none");
    shuffle();
    shuffle();
    EXPECT_EQ(reason(outcome(table.position, table.trail)), "chess.result.fivefold");
}

TEST(ChessDraws, LosingACastlingRightMakesANewPosition) {
    Table table{position_of("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1")};
    table.play({"h1g1", "h8g8", "g1h1", "g8h8", "a1b1", "a8b8", "b1a1", "b8a8"});
    EXPECT_EQ(table.trail.occurrences(table.position.key(), 100), 0);
}
