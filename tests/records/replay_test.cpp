// Records played on a board: which game, from where, and what is said of moves that cannot be.
#include "records/replay.hpp"
#include "tests/records/reading.hpp"

#include <gtest/gtest.h>

using records::Format;
using records::game_of;
using records::replay;
using tests::only_game;
using tests::said;

namespace {

std::string game_name(std::string const& headers, Format format) {
    auto const game = game_of(only_game(headers + "\n\n*\n", format));
    return game ? std::string((*game)->name()) : said(game.error());
}

std::string replay_error(std::string const& text, Format format = Format::pgn) {
    auto const end = replay(only_game(text, format), {.lines = records::Lines::all});
    EXPECT_FALSE(end.has_value()) << text;
    return end ? std::string() : said(end.error());
}

} // namespace

TEST(Replay, HeadersTellTheGame) {
    EXPECT_EQ(game_name("[Event \"x\"]", Format::pgn), "chess");
    EXPECT_EQ(game_name("[Variant \"Chess960\"]", Format::pgn), "chess");
    EXPECT_EQ(game_name("[Variant \"From Position\"]", Format::pgn), "chess");
    EXPECT_EQ(game_name("[Variant \"knights\"]", Format::pgn), "knights");
    EXPECT_EQ(game_name("[Variant \"Russian\"]", Format::pdn), "draughts-russian");
    EXPECT_EQ(game_name("[Variant \"Frisian draughts\"]", Format::pdn), "draughts-frisian");
    EXPECT_EQ(game_name("[Game \"draughts-house\"]", Format::pdn), "draughts-house");
    EXPECT_EQ(game_name("[Game \"damas\"]", Format::pgn), "draughts-spanish");
    EXPECT_EQ(game_name("[GameType \"20,W,10,8,N2,0\"]\n[Variant \"Standard\"]", Format::pdn),
              "draughts-international");
}

TEST(Replay, EveryGameTypeOfOurs) {
    std::pair<int, std::string> const types[] = {
        {20, "international"}, {21, "english"},   {22, "italian"},    {23, "pool"},  {24, "spanish"},
        {25, "russian"},       {26, "brazilian"}, {28, "portuguese"}, {29, "czech"}, {40, "frisian"}};
    for (auto const& [number, name] : types)
        EXPECT_EQ(game_name("[GameType \"" + std::to_string(number) + "\"]", Format::pdn),
                  "draughts-" + name);
}

TEST(Replay, GamesThatAreNotOurs) {
    EXPECT_EQ(game_name("[GameType \"30\"]", Format::pdn),
              "line 1: the GameType '30' is not a game of Damero");
    EXPECT_EQ(game_name("[GameType \"2o\"]", Format::pdn),
              "line 1: the GameType '2o' is not a game of Damero");
    EXPECT_EQ(game_name("[Variant \"Atomic\"]", Format::pgn),
              "line 1: the variant 'Atomic' is not a game of Damero");
    EXPECT_EQ(game_name("[Event \"x\"]", Format::pdn),
              "line 1: no GameType tells which draughts this is: the game must be named (--game)");
    EXPECT_TRUE(
        game_name("[Event \"x\"]\n[Game \"go\"]", Format::pgn).starts_with("line 2: there is no game 'go'"));
}

TEST(Replay, AGameOfChess) {
    auto const end = replay(only_game("1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6?? 4. Qxf7# 1-0"));
    ASSERT_TRUE(end.has_value());
    EXPECT_EQ((*end)->plies(), 7);
    EXPECT_TRUE((*end)->outcome().has_value());
}

TEST(Replay, APositionFromTheHeader) {
    auto const end =
        replay(only_game("[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 7\"]\n\n7... Kd7 8. e4 *"));
    ASSERT_TRUE(end.has_value());
    EXPECT_EQ((*end)->fen(), "8/3k4/8/8/4P3/8/8/4K3 b - - 0 8");
}

TEST(Replay, GamesOfDraughts) {
    auto const english =
        replay(only_game("[GameType \"21\"]\n\n1. 11-15 22-18 2. 15x22 25x18 *", Format::pdn));
    ASSERT_TRUE(english.has_value()) << said(english.error());
    auto const russian = replay(only_game("[GameType \"25\"]\n\n1. c3-d4 d6-c5 2. b2-c3 *", Format::pdn));
    ASSERT_TRUE(russian.has_value()) << said(russian.error());
    auto const set_up =
        replay(only_game("[GameType \"20\"]\n[FEN \"W:WK28:B22\"]\n\n1. 28x17 *", Format::pdn));
    ASSERT_TRUE(set_up.has_value()) << said(set_up.error());
}

TEST(Replay, TheGameCanBeNamed) {
    auto const record = only_game("1. 11-15 22-18 *", Format::pdn);
    EXPECT_FALSE(replay(record).has_value());
    auto const english = engine::game_named("draughts-english");
    ASSERT_TRUE(english.has_value());
    EXPECT_TRUE(replay(record, {.game = *english}).has_value());
}

TEST(Replay, IllegalAndAmbiguousMovesInTheGamesOwnWords) {
    EXPECT_EQ(replay_error("[Event \"x\"]\n\n1. e4 e5\n2. Ke3 *"),
              "line 4, move 2: Ke3 cannot be played: the king on e1 cannot go to e3");
    EXPECT_EQ(replay_error("1. Nf3 h5 2. Na3 h4 3. Nb5 a6\n4. Nd4 *"),
              "line 2, move 4: Nd4 cannot be played: 'Nd4' fits more than one move: Nfd4, Nbd4");
    EXPECT_EQ(replay_error("[GameType \"21\"]\n\n1. 11-15 22-18\n2. 9-13 *", Format::pdn),
              "line 4, move 2: 9-13 cannot be played: a capture must be made: 15x22");
}

TEST(Replay, VariationsOnRequestOnly) {
    auto const record = only_game("1. e4 e5 (1... e4) (1... c5 2. Nf3 (2. Ke3)) 2. Nf3 *");
    EXPECT_TRUE(replay(record).has_value());
    auto const all = replay(record, {.lines = records::Lines::all});
    ASSERT_FALSE(all.has_value());
    EXPECT_EQ(all.error().where.move, 1);
}

TEST(Replay, EveryLineOnceAndTheMainOneFirst) {
    auto const record = only_game("1. e4 (1. d4 d5 (1... Nf6 2. c4)) (1. c4) 1... e5 2. Nf3 *");
    std::string seen;
    auto const end =
        replay(record, {.lines = records::Lines::all, .watch = [&](records::ReplayStep const& step) {
                            seen += std::to_string(step.before.plies()) + step.move.text + ' ';
                        }});
    ASSERT_TRUE(end.has_value());
    EXPECT_EQ(seen, "0e4 1e5 2Nf3 0d4 1d5 1Nf6 2c4 0c4 ");
    EXPECT_EQ((*end)->plies(), 3);
}

TEST(Replay, ABadPositionIsAnErrorInItsHeader) {
    EXPECT_EQ(replay_error("[Event \"x\"]\n[FEN \"8/8/8 w - -\"]\n\n1. e4 *").substr(0, 7), "line 2,");
}

TEST(Replay, MovesBeyondTheEnd) {
    EXPECT_TRUE(
        replay_error("1. f3 e5 2. g4 Qh4# 3. a3 *").starts_with("line 1, move 3: a3 cannot be played: "));
}

TEST(Replay, TenThousandMoves) {
    std::string text;
    for (int i = 0; i < 2500; ++i) text += "Nf3 Nf6 Ng1 Ng8 ";
    auto const end = replay(only_game(text + "*"));
    ASSERT_TRUE(end.has_value());
    EXPECT_EQ((*end)->plies(), 10'000);
}
