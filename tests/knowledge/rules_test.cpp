// The rules of the house as the program runs them: the classic examples exactly, and every family has its patterns.
#include "engine/any_game.hpp"
#include "knowledge/request.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace {

using knowledge::NamedFinding;

std::vector<NamedFinding> found(std::string_view game, std::string const& fen, std::string_view pattern,
                                knowledge::By by = knowledge::By::prolog) {
    auto const reply = knowledge::answer({.action = knowledge::Action::patterns,
                                          .game = std::string(game),
                                          .fen = fen,
                                          .folder = {},
                                          .by = by});
    EXPECT_FALSE(reply.refused) << reply.refused->what;
    EXPECT_TRUE(reply.problems.empty()) << reply.problems.front().file << ": " << reply.problems.front().what;
    auto list = reply.found;
    std::erase_if(list, [&](auto const& finding) { return finding.pattern != pattern; });
    return list;
}

NamedFinding finding(std::string move, std::string pattern, std::optional<int> score,
                     std::vector<std::string> squares) {
    return {std::move(move), std::move(pattern), score, std::move(squares)};
}

void expect_both(std::string const& fen, NamedFinding const& expected) {
    for (auto const by : {knowledge::By::prolog, knowledge::By::native}) {
        auto const list = found("chess", fen, expected.pattern, by);
        EXPECT_TRUE(std::ranges::find(list, expected) != list.end()) << fen << " " << expected.pattern;
    }
}

} // namespace

TEST(Rules, ClassicExamples) {
    expect_both("4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1", finding("e4d5", "capture", 89, {"d5"}));
    expect_both("4k3/8/8/3p4/8/8/8/3QK3 w - - 0 1", finding("d1d5", "capture", 1, {"d5"}));
    expect_both("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", finding("e5d6", "capture", 9, {"d5"}));
    expect_both("7k/P7/8/8/8/8/8/K7 w - - 0 1", finding("a7a8", "promotion", std::nullopt, {"a8"}));
    expect_both("8/8/8/4k2q/8/8/8/R3K3 w - - 0 1", finding("a1a5", "skewer", 104, {"e5", "h5"}));
    expect_both("8/3k3q/8/8/6N1/8/8/K7 w - - 0 1", finding("g4f6", "fork", 106, {"d7", "h7"}));
    expect_both("4k3/8/2n5/8/8/8/8/4KB2 w - - 0 1", finding("f1b5", "absolute_pin", 50, {"c6", "e8"}));
    expect_both("3q3k/8/5n2/8/8/8/8/K1B5 w - - 0 1", finding("c1g5", "relative_pin", 4, {"f6", "d8"}));
    expect_both("7k/8/2r1r3/8/3K4/8/8/8 w - - 0 1", finding("d4d5", "fork", -90, {"c6", "e6"}));
}

// Each way in which a textbook version of the rules goes wrong.
TEST(Rules, LinesAreReal) {
    using knowledge::By;
    for (auto const by : {By::prolog, By::native}) {
        // a rook pins and skewers on no diagonal, a bishop on no file
        EXPECT_TRUE(found("chess", "4k3/8/2n5/8/1R6/8/8/4K3 w - - 0 1", "absolute_pin", by).empty());
        EXPECT_TRUE(found("chess", "3q3k/8/5n2/8/6R1/8/8/K7 w - - 0 1", "relative_pin", by).empty());
        EXPECT_TRUE(found("chess", "6r1/8/8/3q4/8/2R5/8/K6k w - - 0 1", "skewer", by).empty());
        EXPECT_TRUE(found("chess", "4k3/4n3/8/8/8/8/8/2B3K1 w - - 0 1", "absolute_pin", by).empty());
        // one target on either side of the mover
        auto list = found("chess", "4k3/8/R7/8/4n3/8/8/6K1 w - - 0 1", "absolute_pin", by);
        EXPECT_TRUE(std::ranges::none_of(list, [](auto const& one) { return one.move == "a6e6"; }));
        // what was just captured
        EXPECT_TRUE(
            found("chess", "4k3/8/2n5/1B6/8/8/8/4K3 w - - 0 1", "absolute_pin", by).empty() ||
            std::ranges::none_of(found("chess", "4k3/8/2n5/1B6/8/8/8/4K3 w - - 0 1", "absolute_pin", by),
                                 [](auto const& one) { return one.move == "b5c6"; }));
        // each pair once
        auto const forks = found("chess", "8/3k1q2/6r1/8/8/5N2/8/K7 w - - 0 1", "fork", by);
        EXPECT_EQ(std::ranges::count(forks, std::string("f3e5"), &NamedFinding::move), 3);
    }
}

TEST(Rules, PromotionIsToldOnce) {
    for (auto const by : {knowledge::By::prolog, knowledge::By::native})
        EXPECT_EQ(found("chess", "7k/P7/8/8/8/8/8/K7 w - - 0 1", "promotion", by).size(), 1u);
}

TEST(Rules, KnightsAndDraughtsHavePatternsToo) {
    auto const forks = found("knights", "8/4n1n1/8/8/8/4N1N1/8/8 w", "fork");
    ASSERT_EQ(forks.size(), 2u);
    EXPECT_EQ(forks.front(), finding("e3f5", "fork", 1, {"e7", "g7"}));
    // 26-22 gives a man, and 31x15 or the like takes two back
    auto const captures = found("draughts-international", "woldouby", "multi_capture");
    for (auto const& one : captures) EXPECT_GE(one.score, 2);
    auto const bridge = found("draughts-english", "W:W29,30,32:B1", "bridge");
    ASSERT_EQ(bridge.size(), 1u);
    EXPECT_EQ(bridge.front().squares, (std::vector<std::string>{"30", "32"}));
}

TEST(Rules, EveryVariantOfDraughtsCanBeAsked) {
    for (auto const* game : engine::all_games()) {
        auto const reply = knowledge::answer({.action = knowledge::Action::patterns,
                                              .game = std::string(game->name()),
                                              .fen = {},
                                              .folder = {}});
        EXPECT_FALSE(reply.refused) << game->name();
        EXPECT_TRUE(reply.problems.empty()) << game->name() << ": " << reply.problems.front().what;
        EXPECT_FALSE(reply.patterns.empty()) << game->name();
    }
}
