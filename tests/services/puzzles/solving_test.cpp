// Many puzzles at once: the order of the file, the same results whatever the threads, stops, and counting.
#include "services/puzzles/solve_tally.hpp"
#include "services/puzzles/solving.hpp"
#include "tactics/puzzle_csv.hpp"

#include <gtest/gtest.h>

#include <array>

namespace {

using services::Attempt;

std::vector<tactics::Puzzle> puzzles(int count) {
    constexpr std::array rows = {
        "6k1/5ppp/8/8/8/8/7r/K2R4 b - - 0 1,h2g2 d1d8,900,mate mateIn1",
        "4k3/7p/8/8/8/8/1R6/R5K1 b - - 0 1,h7h6 b2b7 e8d8 a1a8,1250,mate",
        "r3k3/7p/8/1N6/8/8/8/4K3 b - - 0 1,h7h6 b5c7 e8d7 c7a8,1300,fork",
        "4k3/8/8/3n4/8/8/8/3R2K1 b - - 0 1,e8f8 g1g2,,",
    };
    auto const columns = tactics::puzzle_columns("FEN,Moves,Rating,Themes").value();
    std::vector<tactics::Puzzle> made;
    for (int i = 0; i < count; ++i) {
        made.push_back(
            tactics::puzzle_in_row(rows[static_cast<std::size_t>(i) % rows.size()], columns).value());
        made.back().id = std::to_string(i);
    }
    return made;
}

struct Told {
    std::vector<std::string> lines;
    services::SolveTally tally;
};

Told solve(int count, services::SolvingPlan const& plan, std::stop_source stop = {}, int stop_after = -1) {
    auto const all = puzzles(count);
    std::size_t next = 0;
    Told told;
    auto const done = services::solve_all(
        plan,
        [&]() -> std::optional<tactics::Puzzle> {
            if (next == all.size()) return std::nullopt;
            return all[next++];
        },
        [&](Attempt const& attempt) {
            told.tally.add(attempt);
            std::string line = attempt.id + (*attempt.solved ? "+" : "-");
            for (auto const& move : attempt.moves) line += " " + move;
            told.lines.push_back(line + " " + std::to_string(attempt.nodes));
            if (static_cast<int>(told.lines.size()) == stop_after) stop.request_stop();
        },
        stop.get_token());
    EXPECT_TRUE(done);
    return told;
}

} // namespace

TEST(Solving, ThreadsChangeNothing) {
    services::SolvingPlan const alone{"engine?hash=1", {.nodes = 300}, 1};
    services::SolvingPlan const three{"engine?hash=1", {.nodes = 300}, 3};
    auto const one = solve(40, alone);
    auto const many = solve(40, three);
    ASSERT_EQ(one.lines.size(), 40u);
    EXPECT_EQ(one.lines, many.lines);
    EXPECT_EQ(one.tally, many.tally);
    EXPECT_GE(one.tally.all().solved, 20u);
    EXPECT_LE(one.tally.all().solved, 30u) << "one in four has a line that nobody would play";
}

TEST(Solving, StopsInOrder) {
    auto const told = solve(400, {"material?depth=1", {}, 3}, {}, 25);
    EXPECT_GE(told.lines.size(), 25u);
    EXPECT_LT(told.lines.size(), 400u);
    for (std::size_t i = 0; i < told.lines.size(); ++i)
        EXPECT_TRUE(told.lines[i].starts_with(std::to_string(i))) << told.lines[i];
}

TEST(Solving, RefusesABotThatThereIsNot) {
    auto const done = services::solve_all(
        {"nobody", {}, 2}, [] { return std::optional<tactics::Puzzle>(); }, [](Attempt const&) {}, {});
    ASSERT_FALSE(done);
    EXPECT_EQ(done.error().what.key.text(), "bot.unknown");
}

TEST(SolveTally, CountsByRatingAndTheme) {
    auto const told = solve(8, {"material?depth=2", {}, 1});
    auto const& ratings = told.tally.by_rating();
    EXPECT_EQ(ratings.at(800).puzzles, 2u);
    EXPECT_EQ(ratings.at(1200).puzzles, 4u);
    EXPECT_EQ(services::SolveTally::band_name(1200), "1200-1399");
    EXPECT_EQ(told.tally.by_theme().at("fork").puzzles, 2u);
    EXPECT_EQ(told.tally.by_theme().at("oneMove").puzzles, 2u) << "ours, where the file has none";
}

TEST(SolveTally, IsWrittenAndReadBack) {
    auto const tally = solve(8, {"material?depth=1", {}, 1}).tally;
    EXPECT_EQ(services::SolveTally::from(tally.text()).value(), tally);
    EXPECT_FALSE(services::SolveTally::from("{}"));
    EXPECT_FALSE(services::SolveTally::from("nonsense"));
}
