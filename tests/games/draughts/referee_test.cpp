// How games end: every draw rule of every variant, and the king-move rule of Frisian.
#include "tests/games/draughts/games.hpp"

namespace draughts::testing {
namespace {

// Plays `line` over and over from a position and says after how many plies the game was over, and why.
struct End {
    int plies;
    std::string_view reason;
    bool operator==(End const&) const = default;
};
std::ostream& operator<<(std::ostream& out, End const& end) { return out << end.plies << ' ' << end.reason; }

template <class G>
End end_of(std::string_view fen, std::vector<std::string_view> const& line) {
    auto position = position_of<G>(fen);
    core::KeyTrail trail;
    for (int ply = 0; ply < 400; ++ply) {
        if (auto const outcome = G::outcome(position, trail)) {
            EXPECT_EQ(G::is_draw(position, trail), !outcome->winner.has_value());
            return {ply, outcome->reason.text().substr(std::string_view("draughts.result.").size())};
        }
        EXPECT_FALSE(G::is_draw(position, trail));
        EXPECT_FALSE(G::claimable_draw(position, trail).has_value());
        trail.push(position.key());
        play<G>(position, line[static_cast<std::size_t>(ply) % line.size()]);
        if (::testing::Test::HasFatalFailure()) break;
    }
    return {400, "none"};
}

TEST(DraughtsReferee, WhoCannotMoveLoses) {
    auto const stuck = position_of<English>("W:W12:B8,3");
    EXPECT_EQ(English::outcome(stuck, {}), (core::Outcome{Colour::black, "draughts.result.no_moves"}));
    EXPECT_EQ(English::no_moves_score(stuck, core::Ply{3}), core::lost_in(core::Ply{3}));
    auto const bare = position_of<House>("B:W1:B");
    EXPECT_EQ(House::outcome(bare, {}), (core::Outcome{Colour::white, "draughts.result.no_pieces"}));
}

TEST(DraughtsReferee, ThirdOccurrenceDraws) {
    std::vector<std::string_view> const shuffle{"32-28", "1-5", "28-32", "5-1"};
    EXPECT_EQ(end_of<English>("W:WK32,30:BK1,2", shuffle), (End{8, "repetition"}));
    EXPECT_EQ(end_of<Italian>("W:WK32,30:BK1,2", shuffle), (End{8, "repetition"}));
    EXPECT_EQ(end_of<House>("W:WK32,3:BK1,29", shuffle), (End{8, "repetition"}));
    EXPECT_EQ(end_of<International>("W:WK50,49:BK1,2", {"50-45", "1-6", "45-50", "6-1"}),
              (End{8, "repetition"}));
}

TEST(DraughtsReferee, FrisianHasNoRepetitionRule) {
    EXPECT_EQ(end_of<Frisian>("W:WK50,K49:BK1,K2", {"50-45", "1-6", "45-50", "6-1"}), (End{400, "none"}));
}

// The count is set so that no position comes three times before it runs out.
TEST(DraughtsReferee, QuietMovesDraw) {
    std::vector<std::string_view> const line{"32-28", "1-5", "28-32", "5-1"};
    EXPECT_EQ(end_of<English>("W:WK32,30:BK1,2:H76", line), (End{4, "quiet_moves"}));
    EXPECT_EQ(end_of<House>("W:WK32,3:BK1,29:H76", line), (End{4, "quiet_moves"}));
    EXPECT_EQ(end_of<Italian>("W:WK32,30:BK1,2:H76", line), (End{4, "quiet_moves"}));
    std::vector<std::string_view> const corner{"4-8", "29-25", "8-4", "25-29"};
    EXPECT_EQ(end_of<Spanish>("W:WK4,3:BK29,30:H36", corner), (End{4, "quiet_moves"}));
    EXPECT_EQ(end_of<Portuguese>("W:WK4,3:BK29,30:H36", corner), (End{4, "quiet_moves"}));
    for (auto const& end :
         {end_of<Czech>("W:WK32,30:BK1,2:H26", line), end_of<Pool>("W:WK32,30:BK1,2:H26", line),
          end_of<Russian>("W:WK32,30:BK1,2:H26/0", line), end_of<Brazilian>("W:WK32,30:BK1,2:H26/0", line)})
        EXPECT_EQ(end, (End{4, "quiet_moves"}));
    EXPECT_EQ(end_of<International>("W:WK50,49:BK1,2:H46", {"50-45", "1-6", "45-50", "6-1"}),
              (End{4, "quiet_moves"}));
}

TEST(DraughtsReferee, CaptureOrManMoveStartsTheCountAnew) {
    auto position = position_of<English>("W:WK32,30:BK1,2:H70");
    play<English>(position, "30-26");
    EXPECT_EQ(position.counters().quiet, 0);
    auto taking = position_of<English>("W:WK32:B27,1:H70");
    play<English>(taking, "32x23");
    EXPECT_EQ(taking.counters().quiet, 0);
}

TEST(DraughtsReferee, InternationalEndings) {
    std::vector<std::string_view> const line{"50-45", "1-6", "45-50", "6-1"};
    EXPECT_EQ(end_of<International>("W:WK50:BK1:H6", line), (End{4, "ending"}));
    EXPECT_EQ(end_of<International>("W:WK50,K49:BK1:H6", line), (End{4, "ending"}));
    EXPECT_EQ(end_of<International>("W:WK50,49:BK1:H6", line), (End{4, "ending"}));
    EXPECT_EQ(end_of<International>("W:WK50,K49,48:BK1:H6", line), (End{8, "repetition"}));
    EXPECT_EQ(end_of<International>("W:WK50,K49,48:BK1:H28", line), (End{4, "ending"}));
    EXPECT_EQ(end_of<International>("W:WK50,K49,48,47:BK1:H28", line), (End{8, "repetition"}));
}

TEST(DraughtsReferee, FrisianEndings) {
    std::vector<std::string_view> const line{"50-45", "1-6", "45-50", "6-1"};
    EXPECT_EQ(end_of<Frisian>("W:WK50:BK1", line), (End{4, "ending"}));
    EXPECT_EQ(end_of<Frisian>("W:WK50,K49:BK1", line), (End{14, "ending"}));
    EXPECT_EQ(end_of<Frisian>("W:WK50,K49,K48:BK1", line), (End{400, "none"}));
}

TEST(DraughtsReferee, RussianEndings) {
    // A man's move ends the quiet count but not the balance.
    auto position = position_of<Russian>("W:WK32,21:BK1,5:H0/59");
    play<Russian>(position, "21-17");
    EXPECT_EQ(position.counters().ending, 60);
    EXPECT_EQ(Russian::outcome(position, {}), (core::Outcome{std::nullopt, "draughts.result.ending"}));
    auto six = position_of<Brazilian>("W:WK32,21,22:BK1,5,6:H0/118");
    play<Brazilian>(six, "21-17");
    EXPECT_FALSE(Brazilian::outcome(six, {}).has_value());
    play<Brazilian>(six, "5-9");
    EXPECT_EQ(Brazilian::outcome(six, {}), (core::Outcome{std::nullopt, "draughts.result.ending"}));
    // Three kings against one: fifteen moves, counted from the balance.
    auto const three = position_of<Russian>("B:WK32,K31,K30:BK5:H0/30");
    EXPECT_EQ(Russian::outcome(three, {}), (core::Outcome{std::nullopt, "draughts.result.ending"}));
    EXPECT_FALSE(Russian::outcome(position_of<Russian>("B:WK32,K31,21:BK5:H0/30"), {}).has_value());
}

TEST(DraughtsReferee, CrowningStartsTheBalanceAnew) {
    auto position = position_of<Russian>("W:WK32,6:BK25,12:H0/50");
    play<Russian>(position, "6-2");
    EXPECT_EQ(position.counters().ending, 0);
}

TEST(DraughtsReferee, LoneKingOnTheLongDiagonal) {
    // 29 is a1, 4 is h8, 1 and 5 are b8 and a7.
    std::vector<std::string_view> const line{"1-5", "29-25", "5-1", "25-29"};
    std::vector<std::string_view> const holding{"1-5", "29-4", "5-1", "4-29"};
    EXPECT_EQ(end_of<Russian>("W:WK1,K2,31:BK29:H0/0/6", holding), (End{4, "long_diagonal"}));
    EXPECT_EQ(end_of<Brazilian>("W:WK1,K2,31:BK29:H0/0/6", holding), (End{4, "long_diagonal"}));
    EXPECT_EQ(end_of<Pool>("W:WK1,K2,31:BK29", holding), (End{8, "repetition"}));
    auto position = position_of<Russian>("B:WK1,K2,31:BK29:H0/0/6");
    play<Russian>(position, "29-4");
    EXPECT_EQ(position.counters().diagonal, 7);
    EXPECT_EQ(position_of<Russian>("B:WK1,K2,31,32:BK29:H0/0/6").counters().diagonal, 0); // four are too many
}

TEST(DraughtsReferee, FrisianKingRestsAfterThreeQuietMoves) {
    auto position = position_of<Frisian>("W:WK50,49:BK1,5");
    for (std::string_view const move : {"50-45", "1-6", "45-50", "6-1", "50-45"})
        play<Frisian>(position, move);
    EXPECT_EQ(position.run(Colour::white), (KingRun{3, square_of_number(frisian, 45)}));
    EXPECT_EQ(position.run(Colour::black), (KingRun{2, square_of_number(frisian, 1)}));
    play<Frisian>(position, "1-6");
    EXPECT_EQ(texts_of<Frisian>(position), (std::vector<std::string>{"49-43", "49-44"})); // the man must move
    play<Frisian>(position, "49-43");
    EXPECT_EQ(position.run(Colour::white).count, 0);
    play<Frisian>(position, "5-10");
    EXPECT_EQ(position.run(Colour::black).count, 0);
    EXPECT_TRUE(Frisian::parse_move(position, "45-50").has_value());
}

TEST(DraughtsReferee, FrisianKingsWithoutMenMoveAsTheyLike) {
    auto const position = position_of<Frisian>("W:WK46,K45:BK5,K6:+3@46+0");
    EXPECT_EQ(position.run(Colour::white).count, 0);
    EXPECT_TRUE(Frisian::parse_move(position, "46-41").has_value());
}

TEST(DraughtsReferee, FrisianRestingKingMayCapture) {
    auto position = position_of<Frisian>("W:WK46,45:B37,6:+3@46+0");
    play<Frisian>(position, "46x32");
    EXPECT_EQ(position.run(Colour::white).count, 0);
}

} // namespace
} // namespace draughts::testing
