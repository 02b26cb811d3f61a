// What counts as solved: lines move by move, mates of one's own, and the tasks of EPD.
#include "services/puzzles/attempt.hpp"
#include "tactics/epd.hpp"
#include "tactics/puzzle_csv.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace {

using services::Attempt;

// Plays what it was told, one move after the other.
class Parrot final : public play::Bot {
  public:
    explicit Parrot(std::vector<std::string> moves, std::optional<core::Score> score = std::nullopt)
        : moves_(std::move(moves)),
          score_(score) {}

    tl::expected<void, play::BotFailure> new_game(std::uint64_t) override {
        ++games;
        next_ = 0;
        return {};
    }
    play::Answer choose(engine::AnyState const& state, play::Turn const& turn) override {
        plies_seen.push_back(static_cast<int>(turn.played.size()));
        if (next_ >= moves_.size() || turn.stop.stop_requested())
            return tl::unexpected(play::BotFailure{turn.stop.stop_requested() ? play::FailureKind::stopped
                                                                              : play::FailureKind::crashed,
                                                   core::message("bot.stopped")});
        return play::Choice{state.parse_move(moves_[next_++]).value(), score_, 1, 10};
    }

    int games = 0;
    std::vector<int> plies_seen;

  private:
    std::vector<std::string> moves_;
    std::optional<core::Score> score_;
    std::size_t next_ = 0;
};

tactics::Puzzle row(std::string const& fen, std::string const& moves) {
    auto const columns = tactics::puzzle_columns("FEN,Moves").value();
    return tactics::puzzle_in_row(fen + "," + moves, columns).value();
}

Attempt attempt(tactics::Puzzle const& puzzle, Parrot& bot) {
    return services::attempted(puzzle, bot, {.nodes = 10}, {}).value();
}
std::optional<bool> solved(tactics::Puzzle const& puzzle, std::vector<std::string> moves,
                           std::optional<core::Score> score = std::nullopt) {
    Parrot bot(std::move(moves), score);
    return attempt(puzzle, bot).solved;
}

std::string const two_mates = "6k1/5ppp/8/8/8/8/7r/K1QR4 b - - 0 1";
std::string const ladder = "4k3/7p/8/8/8/8/1R6/R5K1 b - - 0 1";

} // namespace

TEST(Attempt, EveryMoveMustBeTheLines) {
    auto const puzzle = row(ladder, "h7h6 b2b7 e8d8 a1a8");
    EXPECT_EQ(solved(puzzle, {"b2b7", "a1a8"}), true);
    EXPECT_EQ(solved(puzzle, {"b2b7", "a1a7"}), false);
    EXPECT_EQ(solved(puzzle, {"a1a7", "b2b8"}), false);
}

TEST(Attempt, AnotherMateWillDo) {
    auto const puzzle = row(two_mates, "h2g2 d1d8");
    EXPECT_EQ(solved(puzzle, {"c1c8"}), true);
    EXPECT_EQ(solved(puzzle, {"c1c7"}), false);
}

TEST(Attempt, TellsWhatWasPlayedAndSpent) {
    auto const puzzle = row(ladder, "h7h6 b2b7 e8d8 a1a8");
    Parrot bot({"b2b7", "a1a8"});
    auto const made = attempt(puzzle, bot);
    EXPECT_EQ(made.moves, (std::vector<std::string>{"b2b7", "a1a8"}));
    EXPECT_EQ(made.nodes, 20u);
    EXPECT_EQ(bot.games, 1) << "what it remembers of other puzzles is gone";
    EXPECT_EQ(bot.plies_seen, (std::vector<int>{1, 3}));
    EXPECT_NE(std::ranges::find(made.themes, "mateIn2"), made.themes.end());
}

TEST(Attempt, ABotThatFailsHasNotSolvedIt) {
    Parrot bot({"b2b7"});
    auto const made = attempt(row(ladder, "h7h6 b2b7 e8d8 a1a8"), bot);
    EXPECT_EQ(made.solved, false);
    EXPECT_TRUE(made.failure);
}

TEST(Attempt, InOtherGamesAMoveThatWinsWillDo) {
    tactics::Puzzle const asked{.id = "k",
                                .game = "knights",
                                .fen = "8/8/8/3N4/8/8/5N2/n7 b 0 1",
                                .moves = {"a1b3", "d5c3"},
                                .rating = 800,
                                .themes = {"fork"},
                                .line = 7};
    Parrot right({"d5c3"});
    auto const made = services::attempted(asked, right, {.nodes = 10}, {}).value();
    EXPECT_EQ(made.solved, true);
    EXPECT_EQ(made.line, 7);
    EXPECT_EQ(made.rating, 800);
    EXPECT_EQ(made.file_themes, std::vector<std::string>{"fork"});
    Parrot wrong({"d5c7"});
    EXPECT_EQ(services::attempted(asked, wrong, {.nodes = 10}, {}).value().solved, false);
    auto taking = asked;
    taking.fen = "8/8/8/8/8/N7/3N4/n7 b 0 1";
    taking.moves = {"a1b3", "a3b1"};
    Parrot taker({"d2xb3"});
    EXPECT_EQ(services::attempted(taking, taker, {.nodes = 10}, {}).value().solved, true)
        << "it takes the last knight";
}

TEST(Attempt, GivesUpWhenStopped) {
    std::stop_source stop;
    stop.request_stop();
    Parrot bot({"b2b7"});
    EXPECT_FALSE(services::attempted(row(ladder, "h7h6 b2b7"), bot, {}, stop.get_token()));
}

TEST(Attempt, TasksOfEpd) {
    std::string const board = "6k1/5ppp/8/8/8/8/8/K2R4 w - - ";
    auto const read = [&](std::string const& task) { return tactics::puzzle_in_epd(board + task).value(); };
    EXPECT_EQ(solved(read("bm Rd8 Rd7;"), {"d1d7"}), true);
    EXPECT_EQ(solved(read("bm Rd8;"), {"d1d7"}), false);
    EXPECT_EQ(solved(read("am Rd7;"), {"d1d8"}), true);
    EXPECT_EQ(solved(read("am Rd7;"), {"d1d7"}), false);
    EXPECT_EQ(solved(read("dm 1;"), {"d1d8"}, core::win_in(core::Ply{1})), true);
    EXPECT_EQ(solved(read("dm 1;"), {"d1d7"}, core::win_in(core::Ply{3})), false);
    EXPECT_EQ(solved(read("dm 1;"), {"d1d8"}), false) << "a bot that does not say so has not seen it";
    EXPECT_EQ(solved(read("bm Rd8; dm 1;"), {"d1d8"}), true);
}

TEST(Attempt, WhereNothingIsAskedNothingIsJudged) {
    auto puzzle = row(ladder, "h7h6 b2b7");
    puzzle.moves.clear();
    EXPECT_EQ(solved(puzzle, {"h7h6"}), std::nullopt);
}

TEST(Attempt, WhereTheGameIsOverNobodyIsAsked) {
    Parrot bot({});
    auto const made = attempt({.fen = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"}, bot);
    EXPECT_TRUE(made.moves.empty());
    EXPECT_TRUE(bot.plies_seen.empty());
}
