// The mates that have a name, each on a board made for this test, and mates that only look like one.
#include "tests/tactics/puzzles.hpp"

namespace {

std::string named(std::string const& fen, std::string const& moves) {
    using tactics::Theme;
    auto const line = tests::solution(fen, moves);
    EXPECT_TRUE(line.is_mate()) << fen << " " << moves;
    auto const themes = tactics::themes_of(line);
    std::string names;
    for (auto const theme :
         {Theme::smothered_mate, Theme::back_rank_mate, Theme::anastasia_mate, Theme::hook_mate,
          Theme::arabian_mate, Theme::boden_mate, Theme::double_bishop_mate, Theme::dovetail_mate})
        if (themes.has(theme)) names += std::string(tactics::name_of(theme));
    return names;
}

} // namespace

TEST(Mates, HaveTheirNames) {
    EXPECT_EQ(named("6rk/p5pp/8/6N1/8/8/8/6K1 b - - 0 1", "a7a6 g5f7"), "smotheredMate");
    EXPECT_EQ(named("6k1/5ppp/8/8/8/8/7r/K2R4 b - - 0 1", "h2g2 d1d8"), "backRankMate");
    EXPECT_EQ(named("8/4N1pk/8/p7/3R4/8/8/6K1 b - - 0 1", "a5a4 d4h4"), "anastasiaMate");
    EXPECT_EQ(named("R7/5kp1/4p1N1/5P2/7p/8/8/6K1 b - - 0 1", "h4h3 a8f8"), "hookMate");
    EXPECT_EQ(named("7k/R7/5N2/8/p7/8/8/6K1 b - - 0 1", "a4a3 a7h7"), "arabianMate");
    EXPECT_EQ(named("2kr4/3n4/8/7p/5B2/8/8/5BK1 b - - 0 1", "h5h4 f1a6"), "bodenMate");
    EXPECT_EQ(named("7k/7p/8/p7/2B5/8/8/2B3K1 b - - 0 1", "a5a4 c1b2"), "doubleBishopMate");
    EXPECT_EQ(named("8/8/4p3/4kp2/Q6p/2P5/8/6K1 b - - 0 1", "h4h3 a4d4"), "dovetailMate");
}

TEST(Mates, WorkForBlackToo) {
    EXPECT_EQ(named("k2r4/8/8/8/8/8/P4PPP/6K1 w - - 0 1", "a2a3 d8d1"), "backRankMate");
    EXPECT_EQ(named("6k1/8/8/8/6n1/8/P5PP/6RK w - - 0 1", "a2a3 g4f2"), "smotheredMate");
}

TEST(Mates, ThatHaveNone) {
    EXPECT_EQ(named("4k3/7p/8/8/8/8/1R6/R5K1 b - - 0 1", "h7h6 b2b7 e8d8 a1a8"), "");
    EXPECT_EQ(named("7k/P7/6K1/8/8/8/8/8 b - - 0 1", "h8g8 a7a8q"), "");
    // On the back rank, but one of the king's own pawns is attacked.
    EXPECT_EQ(named("6k1/5ppp/8/8/6Q1/8/7r/K2R4 b - - 0 1", "h2b2 d1d8"), "");
}
