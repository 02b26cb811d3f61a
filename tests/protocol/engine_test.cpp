// UCI with the real engine: every option and every parameter of go does something that can be seen from outside.
#include "protocol/uci/strength.hpp"
#include "tests/protocol/conversation.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace {

using namespace std::chrono_literals;
using Lines = std::vector<std::string>;
using tests::last_of;
using tests::number_after;
using tests::word_after;

constexpr auto middlegame =
    "position fen r1bq1rk1/1pp2ppp/p1np1n2/2b1p3/2B1P3/2PP1N2/PP3PPP/RNBQR1K1 w - - 0 8";
constexpr auto only_move = "position fen 7k/8/8/8/8/7r/8/1r5K w - - 0 1";

class UciEngine : public testing::Test {
  protected:
    tests::Conversation talk{(*engine::game_named("chess"))->engine({})};

    void set(std::string const& name, std::string const& value) {
        talk.say("setoption name " + name + " value " + value);
    }
    std::chrono::milliseconds time_of(std::string_view go) {
        auto const begin = std::chrono::steady_clock::now();
        talk.search(go);
        return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() -
                                                                     begin);
    }
    long long nodes_of(std::string_view go) {
        return number_after(last_of(talk.search(go), "info depth"), "nodes");
    }
};

Lines infos(Lines lines) {
    std::erase_if(lines, [](std::string const& line) { return !line.starts_with("info depth"); });
    return lines;
}

} // namespace

TEST_F(UciEngine, TellsLinesAndAMoveWithItsAnswer) {
    auto const lines = talk.search("go depth 6");
    auto const best = lines.back();
    EXPECT_EQ(word_after(best, "bestmove").size(), 4u) << best;
    EXPECT_EQ(word_after(best, "ponder").size(), 4u) << best;
    for (auto const& line : infos(lines)) {
        for (auto const* key : {"depth", "seldepth", "multipv", "cp", "nodes", "nps", "hashfull", "time"})
            EXPECT_NE(word_after(line, key), "") << key << " in " << line;
        EXPECT_EQ(word_after(line, "wdl"), "") << line;
    }
    EXPECT_EQ(word_after(last_of(lines, "info depth 6 "), "pv"), word_after(best, "bestmove"));
}

TEST_F(UciEngine, DepthIsReachedAndNotPassed) {
    auto const lines = talk.search("go depth 5");
    EXPECT_EQ(number_after(last_of(lines, "info depth"), "depth"), 5);
    EXPECT_EQ(talk.count("info depth 6 "), 0);
}

TEST_F(UciEngine, NodesAreNeverExceeded) {
    talk.say(middlegame);
    for (auto const& line : infos(talk.search("go nodes 20000")))
        EXPECT_LE(number_after(line, "nodes"), 20000) << line;
    auto const deep = number_after(last_of(talk.search("go nodes 100000"), "info depth"), "depth");
    talk.say("ucinewgame");
    auto const shallow = number_after(last_of(talk.search("go nodes 2000"), "info depth"), "depth");
    EXPECT_GT(deep, shallow);
    EXPECT_TRUE(talk.search("go nodes 1").back().starts_with("bestmove "));
}

TEST_F(UciEngine, MovetimeIsKept) {
    auto const time = time_of("go movetime 200");
    EXPECT_GE(time, 150ms);
    EXPECT_LE(time, 900ms); // a busy machine
}

TEST_F(UciEngine, SearchmovesAreAllThatIsLookedAt) {
    auto const lines = talk.search("go depth 5 searchmoves a2a3 h2h4");
    std::set<std::string> const allowed = {"a2a3", "h2h4"};
    EXPECT_TRUE(allowed.contains(word_after(lines.back(), "bestmove"))) << lines.back();
    for (auto const& line : infos(lines)) EXPECT_TRUE(allowed.contains(word_after(line, "pv"))) << line;
    auto const some = talk.search("go depth 2 searchmoves a2a5 h2h4");
    EXPECT_NE(last_of(some, "info string").find("cannot go to a5"), std::string::npos);
    EXPECT_EQ(word_after(some.back(), "bestmove"), "h2h4");
    EXPECT_TRUE(talk.search("go depth 2 searchmoves a2a5").back().starts_with("bestmove "));
}

TEST_F(UciEngine, EveryGoHasOneBestmove) {
    int expected = 0;
    for (auto const* line :
         {"go depth 0", "go depth", "go depth x", "go depth -3", "go depth 99999999999", "go nodes 0", "go nodes -1",
          "go movetime -5", "go movetime 0", "go movetime x", "go movetime 99999999999999", "go mate 0", "go mate -1",
          "go wtime x", "go wtime 0 btime 0", "go wtime -100 btime -100", "go wtime 99999999999999 btime 1",
          "go movestogo -2 depth 2", "go perft -1", "go perft x", "go searchmoves", "go searchmoves e2e5",
          "go searchmoves e2e5 depth 1", "go depth 1 nodes 0 movetime x", "go winc x", "go mate"}) {
        talk.search(line);
        EXPECT_EQ(talk.count("bestmove "), ++expected) << line;
    }
    talk.say("go infinite depth 0");
    EXPECT_FALSE(talk.wait_for("bestmove", 300ms)) << "infinite outweighs the refusal";
    talk.say("stop");
    EXPECT_TRUE(talk.wait_for("bestmove"));
}

TEST_F(UciEngine, TheClockDecidesHowLong) {
    auto const little = time_of("go wtime 100 btime 100000");
    auto const much = time_of("go wtime 30000 btime 100");
    EXPECT_LT(little, 100ms + 200ms);
    EXPECT_GT(much, little);
    talk.say("position startpos moves e2e4");
    EXPECT_LT(time_of("go wtime 100000 btime 100"), 100ms + 200ms) << "it is Black's clock that counts";
}

TEST_F(UciEngine, IncrementAndMovesToGoChangeTheTime) {
    auto const plain = time_of("go wtime 1000 btime 1000 movestogo 40");
    talk.say("ucinewgame");
    EXPECT_GT(time_of("go wtime 1000 btime 1000 movestogo 40 winc 2000"), plain);
    talk.say("ucinewgame");
    EXPECT_GT(time_of("go wtime 1000 btime 1000 movestogo 2"), plain);
}

TEST_F(UciEngine, MateIsFoundOrGivenUp) {
    talk.say("position fen 6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1");
    auto lines = talk.search("go mate 1");
    EXPECT_EQ(word_after(last_of(lines, "info depth"), "mate"), "1");
    EXPECT_EQ(word_after(lines.back(), "bestmove"), "d1d8");
    talk.say("position startpos");
    lines = talk.search("go mate 1 nodes 20000");
    EXPECT_EQ(last_of(lines, "info string"), "info string no mate in 1 was found within the bound");
    EXPECT_TRUE(lines.back().starts_with("bestmove "));
}

TEST_F(UciEngine, MatesAreCountedInMoves) {
    talk.say("position fen 7k/8/5K2/8/8/8/8/6R1 w - - 0 1"); // Kf7 Kh7 Rh1
    EXPECT_EQ(word_after(last_of(talk.search("go mate 2"), "info depth"), "mate"), "2");
    talk.say("position fen 7k/5K2/8/8/8/8/8/6R1 b - - 0 1");
    EXPECT_EQ(word_after(last_of(talk.search("go depth 8"), "info depth"), "mate"), "-1");
}

TEST_F(UciEngine, InfiniteWaitsForStopEvenWhenAllIsClear) {
    talk.say("position fen 6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1");
    talk.say("go infinite");
    EXPECT_FALSE(talk.wait_for("bestmove", 300ms));
    talk.say("stop");
    EXPECT_EQ(word_after(talk.wait_for("bestmove").value_or(""), "bestmove"), "d1d8");
}

TEST_F(UciEngine, StopIsAnsweredAtOnce) {
    talk.say(middlegame);
    for (int i = 0; i < 20; ++i) {
        talk.say_all({"go infinite", "stop"});
        EXPECT_TRUE(talk.wait_for("bestmove", 2s));
    }
}

TEST_F(UciEngine, PonderingWaitsForTheHit) {
    talk.say(middlegame);
    talk.say("go ponder wtime 200 btime 200");
    EXPECT_FALSE(talk.wait_for("bestmove", 400ms)) << "the clock does not count yet";
    talk.say("ponderhit");
    EXPECT_TRUE(talk.wait_for("bestmove", 2s));
}

TEST_F(UciEngine, PonderingWaitsForTheHitAlsoWithoutNodesLeft) {
    talk.say(middlegame);
    auto const waits = [&](char const* go) {
        talk.say(go);
        EXPECT_FALSE(talk.wait_for("bestmove", 100ms)) << go;
        talk.say("ponderhit");
        EXPECT_TRUE(talk.wait_for("bestmove", 2s)) << go;
    };
    waits("go ponder nodes 100");
    waits("go ponder mate 1");
    set("Threads", "3");
    waits("go ponder nodes 3000");
    set("UCI_LimitStrength", "true");
    waits("go ponder wtime 60000 btime 60000");
}

TEST_F(UciEngine, WhatWasThoughtWhilePonderingNeedNotBeThoughtAgain) {
    talk.say(middlegame);
    talk.say("go ponder wtime 60000 btime 60000");
    EXPECT_FALSE(talk.wait_for("bestmove", 4s));
    talk.say("ponderhit");
    EXPECT_TRUE(talk.wait_for("bestmove", 1s))
        << "the usual time had passed; the longest is over ten seconds";
}

TEST_F(UciEngine, ALimitlessSearchMayBePonderedFirst) {
    talk.say_all({"go ponder infinite", "ponderhit"});
    EXPECT_FALSE(talk.wait_for("bestmove", 100ms));
    talk.say("stop");
    EXPECT_TRUE(talk.wait_for("bestmove", 2s));
    EXPECT_EQ(talk.count("info string"), 0);
}

// Mate in one, with less on the clock than moves are said to cost besides.
TEST_F(UciEngine, LooksBeforeItMovesHoweverLittleTimeThereIs) {
    set("Move Overhead", "1000");
    talk.say("position fen rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2");
    for (auto const* go : {"go wtime 900 btime 900", "go wtime 1 btime 1"})
        EXPECT_EQ(word_after(talk.search(go).back(), "bestmove"), "d8h4") << go;
}

TEST_F(UciEngine, TellsTheMoveItPlaysLast) {
    talk.say(middlegame);
    for (auto const* threads : {"1", "3"}) {
        set("Threads", threads);
        for (int nodes = 1000; nodes < 60'000; nodes += 1700) {
            talk.say("setoption name Clear Hash");
            auto const lines = talk.search("go nodes " + std::to_string(nodes));
            EXPECT_EQ(word_after(last_of(lines, "info depth"), "pv"), word_after(lines.back(), "bestmove"));
        }
    }
}

TEST_F(UciEngine, ADrawWithMovesLeftIsSearched) {
    for (auto const* drawn : {"position fen 8/8/4k3/8/8/4K3/8/8 w - - 0 1",
                              "position fen 4k3/8/8/8/8/8/4P3/R3K3 w - - 160 120"}) {
        talk.say(drawn);
        EXPECT_NE(word_after(talk.search("go depth 4").back(), "bestmove"), "0000") << drawn;
    }
}

TEST_F(UciEngine, AHitIsHeardHoweverEarlyItComes) {
    for (int i = 0; i < 200; ++i) {
        talk.say_all({"go ponder depth 1", "ponderhit"});
        ASSERT_TRUE(talk.wait_for("bestmove", 5s)) << i;
    }
}

TEST_F(UciEngine, MultiPvGivesSoManyLines) {
    set("MultiPV", "3");
    auto const lines = talk.search("go depth 5");
    std::set<std::string> ranks;
    std::set<std::string> first_moves;
    for (auto const& line : lines)
        if (line.starts_with("info depth 5 ") && line.find("bound") == std::string::npos) {
            ranks.insert(word_after(line, "multipv"));
            first_moves.insert(word_after(line, "pv"));
        }
    EXPECT_EQ(ranks, (std::set<std::string>{"1", "2", "3"}));
    EXPECT_EQ(first_moves.size(), 3u);
    talk.say(only_move);
    EXPECT_TRUE(talk.search("go depth 3").back().starts_with("bestmove ")) << "fewer moves than lines";
}

TEST_F(UciEngine, ALargerHashIsLessFull) {
    talk.say(middlegame);
    set("Hash", "1");
    auto const small = number_after(last_of(talk.search("go nodes 200000"), "info depth"), "hashfull");
    set("Hash", "64");
    auto const large = number_after(last_of(talk.search("go nodes 200000"), "info depth"), "hashfull");
    EXPECT_GT(small, 2 * large);
}

TEST_F(UciEngine, ClearHashAndANewGameForget) {
    talk.say(middlegame);
    auto const fresh = nodes_of("go depth 7");
    EXPECT_NE(nodes_of("go depth 7"), fresh) << "the table remembers";
    talk.say("setoption name Clear Hash");
    EXPECT_EQ(nodes_of("go depth 7"), fresh);
    talk.say("ucinewgame");
    EXPECT_EQ(nodes_of("go depth 7"), fresh);
}

TEST_F(UciEngine, ThreadsSearchTogether) {
    set("Threads", "2");
    talk.say(middlegame);
    EXPECT_TRUE(talk.search("go depth 8").back().starts_with("bestmove "));
    for (auto const& line : infos(talk.search("go nodes 30000")))
        EXPECT_LE(number_after(line, "nodes"), 30000);
    set("Threads", "1");
    EXPECT_TRUE(talk.search("go depth 5").back().starts_with("bestmove "));
}

TEST_F(UciEngine, ShowWdlAddsUpToAThousand) {
    set("UCI_ShowWDL", "true");
    auto const lines = infos(talk.search("go depth 4"));
    ASSERT_FALSE(lines.empty());
    for (auto const& line : lines) {
        auto const at = line.find(" wdl ");
        ASSERT_NE(at, std::string::npos) << line;
        int win = 0, draw = 0, loss = 0;
        ASSERT_EQ(std::sscanf(line.c_str() + at, " wdl %d %d %d", &win, &draw, &loss), 3) << line;
        EXPECT_EQ(win + draw + loss, 1000) << line;
    }
}

TEST_F(UciEngine, Chess960WritesCastlingAsKingTakesRook) {
    talk.say("position fen r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1");
    EXPECT_EQ(word_after(talk.search("go depth 1 searchmoves e1h1").back(), "bestmove"), "e1g1");
    set("UCI_Chess960", "true");
    EXPECT_EQ(word_after(talk.search("go depth 1 searchmoves e1h1").back(), "bestmove"), "e1h1");
    talk.say("position fen r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w HAha - 0 1 moves e1h1 e8a8");
    talk.say("d");
    EXPECT_EQ(talk.wait_for("Fen: "), "Fen: 2kr3r/pppppppp/8/8/8/8/PPPPPPPP/R4RK1 w - - 2 2");
}

TEST_F(UciEngine, LimitedStrengthLooksAtLess) {
    talk.say(middlegame);
    set("UCI_Elo", "900");
    set("UCI_LimitStrength", "true");
    auto const most = static_cast<long long>(play::strength_of(protocol::level_of_elo(900), "chess").nodes);
    for (auto const& line : infos(talk.search("go movetime 2000")))
        EXPECT_LE(number_after(line, "nodes"), most) << line;
    EXPECT_LT(time_of("go movetime 5000"), 1s);
    for (int const nodes : {1, 5, 30}) EXPECT_LE(nodes_of("go nodes " + std::to_string(nodes)), nodes);
    set("UCI_AnalyseMode", "true");
    EXPECT_GT(nodes_of("go movetime 300"), most);
}

TEST_F(UciEngine, LimitedStrengthMakesMistakesThatCanBeRepeated) {
    std::set<std::string> answers;
    set("UCI_LimitStrength", "true");
    set("UCI_Elo", "800");
    for (int game = 0; game < 12; ++game) {
        talk.say_all({"ucinewgame", "position startpos"});
        auto const first = word_after(talk.search("go nodes 3000").back(), "bestmove");
        talk.say("setoption name Clear Hash");
        EXPECT_EQ(word_after(talk.search("go nodes 3000").back(), "bestmove"), first) << "the same game";
        answers.insert(first);
    }
    EXPECT_GT(answers.size(), 3u) << "other games, other moves";
    set("UCI_Elo", "2800");
    talk.say("setoption name Clear Hash");
    auto const best = word_after(talk.search("go nodes 3000").back(), "bestmove");
    talk.say_all({"ucinewgame", "setoption name UCI_LimitStrength value false"});
    EXPECT_EQ(word_after(talk.search("go nodes 3000").back(), "bestmove"), best) << "all its strength";
}

TEST_F(UciEngine, AnalysisTakesItsTimeOverAnOnlyMove) {
    talk.say(only_move);
    EXPECT_LT(time_of("go wtime 9000 btime 9000"), 250ms);
    set("UCI_AnalyseMode", "true");
    EXPECT_GE(time_of("go wtime 9000 btime 9000"), 250ms);
}

TEST_F(UciEngine, MoveOverheadIsKeptBack) {
    talk.say(middlegame);
    set("Move Overhead", "0");
    auto const whole = time_of("go wtime 1000 btime 1000 movestogo 1");
    talk.say("ucinewgame");
    set("Move Overhead", "950");
    EXPECT_LT(time_of("go wtime 1000 btime 1000 movestogo 1"), whole);
}

TEST_F(UciEngine, PonderIsTakenNoteOf) {
    set("Ponder", "true");
    EXPECT_TRUE(talk.heard().empty());
    EXPECT_NE(word_after(talk.search("go depth 4").back(), "ponder"), "");
}

TEST_F(UciEngine, AWholeGameOneMoveAtATime) {
    std::string game = "position startpos moves";
    for (int ply = 0; ply < 60; ++ply) {
        talk.say(game);
        auto const move = word_after(talk.search("go nodes 300").back(), "bestmove");
        if (move == "0000") break;
        game += ' ' + move;
    }
    EXPECT_EQ(talk.count("info string"), 0) << "every move it made was legal";
}
