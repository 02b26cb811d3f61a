// How games end, the key, and the two evaluations.
#include "games/hexapawn/game.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <utility>
#include <vector>

namespace {

using core::Colour;
using core::Outcome;
using core::Ply;
using hexapawn::Large;
using hexapawn::Small;

template <class G = Small>
core::PositionOf<G> position(std::string_view fen) {
    return G::parse_position(fen).value().position;
}

template <class G = Small>
core::PositionOf<G> after(std::string_view fen, std::string_view text) {
    auto at = position<G>(fen);
    auto const move = G::parse_move(at, text).value();
    hexapawn::Undo undo;
    at.make(move, undo);
    return at;
}

template <class G = Small>
std::set<std::string> moves(std::string_view fen) {
    auto const at = position<G>(fen);
    core::MovesOf<G> list;
    G::generate(at, list);
    std::set<std::string> texts;
    for (auto const move : list) texts.insert(G::move_text(at, move));
    return texts;
}

using Texts = std::set<std::string>;

} // namespace

TEST(HexapawnRules, PawnsStepForwardAndTakeDiagonally) {
    EXPECT_EQ(moves("ppp/3/PPP w"), (Texts{"a2", "b2", "c2"}));
    EXPECT_EQ(moves("p1p/1p1/PPP w"), (Texts{"a2", "axb2", "c2", "cxb2"})) << "b1 is blocked";
    EXPECT_EQ(moves("ppp/P2/1PP b"), (Texts{"b2", "bxa2", "c2"}));
    EXPECT_EQ(moves<Large>("pppp/4/4/PPPP w"), (Texts{"a2", "b2", "c2", "d2"}));
    EXPECT_EQ(moves<Large>("4/p2P/P2p/4 w"), (Texts{"d4"})) << "d2 is behind it";
}

TEST(HexapawnRules, CapturesDoNotGoRoundTheEdge) {
    EXPECT_EQ(moves<Large>("p3/3p/3P/4 w"), Texts{});
    EXPECT_EQ(moves<Large>("4/p3/P2p/4 w"), Texts{});
    EXPECT_EQ(moves<Large>("4/p3/P3/3P b"), Texts{});
    EXPECT_EQ(moves<Large>("4/P2p/3P/4 b"), Texts{});
    EXPECT_EQ(moves("p2/P1p/3 w"), Texts{});
    EXPECT_EQ(moves("P1p/2P/3 b"), Texts{});
}

TEST(HexapawnRules, TheFarRowWins) {
    auto const white = after("p2/1P1/3 w", "b3");
    EXPECT_EQ(Small::outcome(white, {}), (Outcome{Colour::white, "hexapawn.result.far_row"}));
    EXPECT_EQ(Small::no_moves_score(white, Ply{3}), core::lost_in(Ply{3}));
    EXPECT_FALSE(Small::can_move(white)) << "a3 could move, but the game is over";
    auto const black = after("3/p2/2P b", "a1");
    EXPECT_EQ(Small::outcome(black, {}), (Outcome{Colour::black, "hexapawn.result.far_row"}));
    auto const taking = after<Large>("p3/1P2/4/4 w", "bxa4");
    EXPECT_EQ(Large::outcome(taking, {}), (Outcome{Colour::white, "hexapawn.result.far_row"}));
    EXPECT_FALSE(Large::outcome(position<Large>("3p/P3/4/4 w"), {}))
        << "the third row of four is not the last";
}

TEST(HexapawnRules, TheWinnerOfAFinishedGameMayBeToMove) {
    auto const at = position("P2/1p1/3 w");
    EXPECT_EQ(Small::outcome(at, {}), (Outcome{Colour::white, "hexapawn.result.far_row"}));
    EXPECT_EQ(Small::no_moves_score(at, Ply{0}), core::win_in(Ply{0}));
}

TEST(HexapawnRules, ASideThatCannotMoveLoses) {
    auto const blocked = after("p2/3/P2 w", "a2");
    EXPECT_EQ(Small::outcome(blocked, {}), (Outcome{Colour::white, "hexapawn.result.no_move"}));
    EXPECT_EQ(Small::no_moves_score(blocked, Ply{1}), core::lost_in(Ply{1}));
    EXPECT_EQ(Small::outcome(position("p2/P2/3 w"), {}), (Outcome{Colour::black, "hexapawn.result.no_move"}))
        << "where both are blocked the side to move loses";
    auto const taken = after("3/1p1/P2 w", "axb2");
    EXPECT_EQ(Small::outcome(taken, {}), (Outcome{Colour::white, "hexapawn.result.last_taken"}));
}

TEST(HexapawnRules, WithoutPawnsOnesTurnLoses) {
    EXPECT_FALSE(Small::outcome(position("3/P2/3 w"), {})) << "Black's turn has not come";
    EXPECT_EQ(moves("3/P2/3 w"), Texts{"a3"});
    EXPECT_TRUE(Small::outcome(position("3/P2/3 b"), {}));
}

TEST(HexapawnRules, NoGameIsDrawn) {
    EXPECT_FALSE(Small::is_draw(Small::start(), {}));
    EXPECT_FALSE(Small::claimable_draw(Small::start(), {}));
    EXPECT_EQ(Small::reversible_plies(Small::start()), 0);
}

TEST(HexapawnRules, WinningStepsAreTactical) {
    auto const at = position<Large>("p3/1P1p/4/4 w");
    auto const gain = [&](std::string_view text) {
        return Large::tactical_gain(at, Large::parse_move(at, text).value());
    };
    EXPECT_EQ(gain("b4"), hexapawn::winning_gain);
    EXPECT_EQ(gain("bxa4"), hexapawn::winning_gain);
    auto const quiet = position("ppp/3/PPP w");
    EXPECT_EQ(Small::tactical_gain(quiet, Small::parse_move(quiet, "a2").value()), core::Score{0});
    auto const capture = position("p1p/1p1/P1P w");
    EXPECT_EQ(Small::tactical_gain(capture, Small::parse_move(capture, "axb2").value()),
              hexapawn::pawn_value);
}

TEST(HexapawnKey, SideToMoveIsPartOfIt) {
    EXPECT_NE(position("ppp/3/PPP w").key(), position("ppp/3/PPP b").key());
}

TEST(HexapawnEvaluation, KnowsNoColour) {
    for (auto const& [one, mirrored] : std::vector<std::pair<std::string, std::string>>{
             {"ppp/3/PPP w", "ppp/3/PPP b"}, {"p1p/P2/1PP b", "pp1/p2/P1P w"}, {"2p/P2/3 w", "3/p2/2P b"}})
        EXPECT_EQ(Small::evaluate(position(one)), Small::evaluate(position(mirrored))) << one;
}

TEST(HexapawnEvaluation, LikesPawnsAndRows) {
    auto const start = Small::evaluate(Small::start());
    EXPECT_EQ(start, Small::turn_worth());
    EXPECT_GT(Small::evaluate(position("pp1/3/PPP w")), start);
    EXPECT_GT(Small::evaluate(position("ppp/P2/1PP w")), start);
    EXPECT_LT(Small::evaluate(position("ppp/3/PP1 w")), start);
}

TEST(HexapawnEvaluation, WeightsComeFromText) {
    auto const weights = Small::weights_from("[material]\npawn = [50, 50]\n").value();
    EXPECT_EQ(weights.pawn, games::Phased(50, 50));
    EXPECT_EQ(weights.turn, Small::shipped_weights().turn);
    EXPECT_FALSE(Large::weights_from("game = \"hexapawn\"\n")) << "each board has a file of its own";
    EXPECT_FALSE(Small::weights_from("[material]\nqueen = 9\n"));
}

TEST(HexapawnEvaluation, ClassicCountsPawns) {
    EXPECT_EQ(Small::classic(Small::start(), Colour::white), 0);
    EXPECT_EQ(Small::classic(position("pp1/3/PPP b"), Colour::white), 1);
    EXPECT_EQ(Small::classic(position("pp1/3/PPP b"), Colour::black), -1);
    EXPECT_EQ(Small::classic(position("P2/1p1/3 b"), Colour::white), hexapawn::classic_win);
    EXPECT_EQ(Small::classic(position("p2/P2/3 w"), Colour::white), -hexapawn::classic_win);
}
