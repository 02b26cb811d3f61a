// Results, draws, the exchange and the two evaluations.
#include "games/knights/game.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace {

using core::Colour;
using knights::Knights;

knights::Position position(std::string_view fen) { return knights::parse_position(fen).value().position; }

struct Table {
    knights::Position position;
    core::KeyTrail trail = {};

    void play(std::string_view text) {
        auto const move = Knights::parse_move(position, text).value();
        trail.push(position.key());
        knights::Undo undo;
        position.make(move, undo);
    }
    std::optional<core::Outcome> outcome() const { return Knights::outcome(position, trail); }
};

// The exchange played out capture by capture, each side free to stop.
int best_exchange(int attackers, int defenders) {
    return attackers == 0 ? 0 : std::max(0, 1 - best_exchange(defenders, attackers - 1));
}

} // namespace

TEST(KnightsRules, TakingTheLastKnightWins) {
    Table table{position("8/8/8/8/8/1n6/8/N7 w")};
    EXPECT_FALSE(table.outcome());
    table.play("a1b3");
    EXPECT_EQ(table.outcome(), (core::Outcome{Colour::white, "knights.result.last_taken"}));
    EXPECT_EQ(Knights::no_moves_score(table.position, core::Ply{1}), core::lost_in(core::Ply{1}));
}

TEST(KnightsRules, OneColourAloneIsAFinishedGame) {
    for (auto const* side : {"w", "b"}) {
        auto const at = position(std::string("8/8/8/8/8/8/8/n7 ") + side + " 100 60");
        EXPECT_EQ(Knights::outcome(at, {}), (core::Outcome{Colour::black, "knights.result.last_taken"}));
        EXPECT_FALSE(Knights::is_draw(at, {}));
    }
    auto const ahead = position("8/8/8/8/8/8/8/n7 b");
    EXPECT_EQ(Knights::no_moves_score(ahead, core::Ply{0}), core::win_in(core::Ply{0}));
}

TEST(KnightsRules, ThirdOccurrenceIsADraw) {
    Table table{Knights::start()};
    for (int round = 0; round < 2; ++round)
        for (auto const* move : {"b2c4", "b7c5", "c4b2", "c5b7"}) {
            EXPECT_FALSE(table.outcome());
            table.play(move);
        }
    EXPECT_EQ(table.outcome(), (core::Outcome{std::nullopt, "knights.result.threefold"}));
    EXPECT_TRUE(Knights::is_draw(table.position, table.trail));
    EXPECT_EQ(Knights::claimable_draw(table.position, table.trail),
              core::MessageKey{"knights.result.threefold"});
}

TEST(KnightsRules, AHundredPliesWithoutCaptureIsADraw) {
    Table table{position("n7/8/8/8/8/8/8/N7 w 99 80")};
    EXPECT_FALSE(table.outcome());
    table.play("a1b3");
    EXPECT_EQ(table.outcome(), (core::Outcome{std::nullopt, "knights.result.no_capture"}));
}

TEST(KnightsRules, ACaptureStartsTheCountAgain) {
    Table table{position("n7/8/8/8/8/1n6/8/N7 w 99 80")};
    table.play("a1xb3");
    EXPECT_FALSE(table.outcome());
    EXPECT_EQ(table.position.plies_since_capture(), 0);
}

TEST(KnightsRules, ExchangeEqualsPlayingItOut) {
    auto const around = knights::jumps_from(knights::square_at(3, 3)); // d4
    for (int own = 1; own <= 4; ++own)
        for (int enemy = 0; enemy <= 4; ++enemy)
            for (bool const captures : {false, true}) {
                auto rest = around;
                games::Bitboard white = 0;
                games::Bitboard black = captures ? knights::bit(knights::square_at(3, 3)) : 0;
                for (int i = 0; i < own; ++i) white |= games::bit(games::pop_lowest(rest));
                for (int i = 0; i < enemy; ++i) black |= games::bit(games::pop_lowest(rest));
                knights::Position const at{white, black, Colour::white, 0, 1};
                auto const move =
                    knights::Move::between(knights::Square(games::lowest(white)), knights::square_at(3, 3));
                int const expected = 100 * (int{captures} - best_exchange(enemy, own - 1));
                EXPECT_EQ(knights::exchange(at, move), core::Score{expected}) << own << enemy << captures;
                EXPECT_TRUE(Knights::see_at_least(at, move, core::Score{expected}));
                EXPECT_FALSE(Knights::see_at_least(at, move, core::Score{expected + 1}));
            }
}

RC_GTEST_PROP(KnightsEvaluation, TurnsItsSignButForTheTurn, (games::Bitboard white, games::Bitboard black)) {
    black &= ~white;
    knights::Position const mover{white, black, Colour::white, 0, 1};
    knights::Position const other{white, black, Colour::black, 0, 1};
    RC_ASSERT(Knights::evaluate(mover) + Knights::evaluate(other) == Knights::turn_worth() * 2);
}

RC_GTEST_PROP(KnightsEvaluation, KnowsNoColour, (games::Bitboard white, games::Bitboard black)) {
    black &= ~white;
    knights::Position const one{white, black, Colour::white, 0, 1};
    knights::Position const exchanged{black, white, Colour::black, 0, 1};
    RC_ASSERT(Knights::evaluate(one) == Knights::evaluate(exchanged));
}

TEST(KnightsEvaluation, LikesTheCentre) {
    EXPECT_GT(Knights::evaluate(position("n7/8/8/8/3N4/8/8/8 w")),
              Knights::evaluate(position("n7/8/8/8/8/8/8/N7 w")));
    EXPECT_GT(Knights::evaluate(position("n7/8/8/8/3N4/8/8/N7 w")), core::Score{100});
}

TEST(KnightsEvaluation, ClassicIsTheFormulaOfTheRules) {
    auto const start = Knights::start();
    EXPECT_EQ(knights::classic(start, Colour::white), 200 - 6 * 16 + 4 * 16 + 16);
    EXPECT_EQ(knights::classic(start, Colour::black), 200 - 6 * 16 + 4 * 16 + 16);
    auto const attacked = position("8/8/8/8/8/1n6/8/N1N5 w"); // b3 attacks both, each attacks b3 except c1
    EXPECT_EQ(knights::classic(attacked, Colour::white), 200 - 6 * 1 + 4 * 2 + 0);
    EXPECT_EQ(knights::classic(attacked, Colour::black), 200 - 6 * 2 + 4 * 1 + 0);
    auto const won = position("8/8/8/8/8/8/8/N1N5 b");
    EXPECT_EQ(knights::classic(won, Colour::white), 99999);
    EXPECT_EQ(knights::classic(won, Colour::black), 200 - 6 * 2);
}
