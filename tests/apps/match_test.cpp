// damero match: its figures, its files, and what it does when it is killed, interrupted or asked for nonsense.
#include "records/reader.hpp"
#include "records/replay.hpp"
#include "run_damero.hpp"
#include "tests/play/fake_engine.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <csignal>
#include <filesystem>
#include <fstream>

namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using tests::FakeEngine;

bool holds(std::string const& text, std::string_view part) { return text.find(part) != std::string::npos; }

class MatchCommand : public testing::Test {
  protected:
    MatchCommand() { fs::create_directories(folder_); }
    ~MatchCommand() override { fs::remove_all(folder_); }

    [[nodiscard]] std::string file(std::string const& name) const { return (folder_ / name).string(); }

    std::string write(std::string const& name, std::string const& text) const {
        std::ofstream(file(name)) << text;
        return file(name);
    }

    [[nodiscard]] std::vector<records::GameRecord> games_in(std::string const& path) const {
        std::vector<records::GameRecord> games;
        auto reader = records::Reader::open(path);
        while (auto game = reader->next()) {
            EXPECT_TRUE(*game);
            if (!*game) continue;
            EXPECT_TRUE(records::replay(**game));
            games.push_back(std::move(**game));
        }
        return games;
    }

    // Every game from 1 on, once, in order.
    void expect_all_games(std::string const& path, int count) const {
        auto const games = games_in(path);
        ASSERT_EQ(static_cast<int>(games.size()), count);
        for (int i = 0; i < count; ++i)
            EXPECT_EQ(games[static_cast<std::size_t>(i)].value("Round"), std::to_string(i + 1));
    }

  private:
    fs::path folder_ = fs::temp_directory_path() / ("damero-match-" + std::to_string(getpid()));
};

Words match(Words const& more) {
    Words words = {"match", "--engine", "random", "--engine", "random?seed=2"};
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

json figures(Words const& arguments) {
    auto words = arguments;
    words.push_back("--json");
    auto const ran = run_damero(words);
    EXPECT_EQ(ran.code, 0) << ran.err;
    return json::parse(ran.out);
}

json without_times(json figures) {
    figures.erase("seconds");
    for (auto& engine : figures["engines"]) engine.erase("milliseconds_a_move");
    return figures;
}

// Bots that need a while, so that a signal finds the match under way.
Words long_match(std::string const& games_file) {
    return {"match",    "--game", "damas",   "--engine", "heuristic?depth=4",
            "--engine", "random", "--games", "60",       "--concurrency",
            "2",        "--pgn",  games_file};
}

Words with(Words words, Words const& more) {
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

std::function<bool()> is_larger(std::string const& path, std::uintmax_t size) {
    return [=] {
        std::error_code none;
        auto const now = fs::file_size(path, none);
        return !none && now > size;
    };
}

} // namespace

TEST_F(MatchCommand, FiguresAreTheFirstEnginesInEveryGame) {
    for (std::string const game : {"chess", "knights", "damas", "draughts-frisian", "draughts-house"}) {
        auto const all = figures({"match", "--game", game, "--engine", "heuristic?depth=2", "--engine",
                                  "random", "--games", "4", "--max-plies", "200"});
        EXPECT_EQ(all["games"], 4) << game;
        EXPECT_EQ(all["wins"].get<int>() + all["draws"].get<int>() + all["losses"].get<int>(), 4);
        for (auto const* key : {"elo", "error", "los", "pentanomial", "engines", "draw_rate", "finished"})
            EXPECT_TRUE(all.contains(key)) << key;
        EXPECT_EQ(all["losses"], 0) << game;
        EXPECT_GE(all["los"], 0.5);
    }
}

TEST_F(MatchCommand, IsTheSameHoweverManyAreAtOnce) {
    auto const alone = without_times(figures(match({"--games", "30", "--game", "damas"})));
    EXPECT_EQ(without_times(figures(match({"--games", "30", "--game", "damas", "--concurrency", "4"}))),
              alone);
    EXPECT_NE(without_times(figures(match({"--games", "30", "--game", "damas", "--seed", "4"}))), alone);
}

TEST_F(MatchCommand, TheSummaryIsForPeople) {
    auto const english = run_damero(match({"--games", "2", "--game", "knights"}));
    EXPECT_EQ(english.code, 0);
    EXPECT_TRUE(holds(english.out, "Knights-only chess, random against random?seed=2: games 2"))
        << english.out;
    EXPECT_TRUE(holds(english.out, "Elo "));
    auto const spanish = run_damero(match({"--games", "2", "--game", "knights", "--lang", "es"}));
    EXPECT_TRUE(holds(spanish.out, "puntos ")) << spanish.out;
}

TEST_F(MatchCommand, GamesThatComeAgainAreToldBeforehand) {
    auto const one = write("one.epd", "8/8/4k3/8/8/8/8/R3K3 w - - 0 1\n");
    auto const told = [&](std::string const& first, std::string const& second, Words const& more) {
        auto const ran = run_damero(with(
            {"match", "--engine", first, "--engine", second, "--openings", one, "--max-plies", "6"}, more));
        EXPECT_EQ(ran.code, 0) << ran.err;
        return holds(ran.err, "the openings run out with game 2;");
    };
    EXPECT_TRUE(told("engine", "heuristic?depth=1", {"--games", "3", "--depth", "1"}));
    EXPECT_FALSE(told("engine", "heuristic?depth=1", {"--games", "2", "--depth", "1"}));
    EXPECT_FALSE(told("engine", "heuristic?depth=1", {"--games", "3", "--movetime", "1"}));
    EXPECT_FALSE(told("random", "heuristic?depth=1", {"--games", "3", "--depth", "1"})) << "chance";
    EXPECT_TRUE(told("engine?nodes=50", "heuristic?depth=1", {"--games", "3"})) << "limits of their own";
}

TEST_F(MatchCommand, TheSequentialTestCountsNoGameTwice) {
    auto const one = write("one.epd", "8/8/4k3/8/8/8/8/R3K3 w - - 0 1\n");
    Words const same = {"match",      "--engine", "engine?nodes=50", "--engine", "heuristic?depth=1",
                        "--openings", one,        "--max-plies",     "6",        "--sprt",
                        "0,50",       "--json"};
    auto const ran = run_damero(with(same, {"--games", "40"}));
    EXPECT_TRUE(holds(ran.err, "the openings run out with game 2:")) << ran.err;
    auto const all = json::parse(ran.out);
    EXPECT_EQ(all["games"], 2) << "each side of the one opening";
    EXPECT_EQ(all["sprt"]["decision"], "undecided");
    EXPECT_EQ(all["finished"], true);
}

TEST_F(MatchCommand, TheSequentialTestEndsIt) {
    auto const all = figures({"match", "--game", "damas", "--engine", "heuristic?depth=2", "--engine",
                              "random", "--sprt", "0,50", "--concurrency", "2"});
    EXPECT_EQ(all["sprt"]["decision"], "elo1");
    EXPECT_LT(all["games"], 1000);
    EXPECT_EQ(all["finished"], true);
}

TEST_F(MatchCommand, GamesAreAppendedInOrderAndCanBeReplayed) {
    auto const path = write("games.pgn", "[Event \"mine\"]\n\n1. e4 *");
    EXPECT_EQ(
        run_damero(match({"--games", "6", "--concurrency", "3", "--max-plies", "40", "--pgn", path})).code,
        0);
    auto const games = games_in(path);
    ASSERT_EQ(games.size(), 7u);
    EXPECT_EQ(games[0].value("Event"), "mine");
    EXPECT_EQ(games[1].value("Round"), "1");
    EXPECT_EQ(games[1].value("White"), "random");
    EXPECT_EQ(games[2].value("White"), "random?seed=2");
    EXPECT_EQ(games[1].value("FEN"), games[2].value("FEN")) << "the same opening from both sides";
    EXPECT_EQ(games[6].value("Round"), "6");
    EXPECT_FALSE(fs::exists(path + ".journal")) << "a finished match needs none";
}

TEST_F(MatchCommand, DraughtsGamesArePdn) {
    auto const path = file("games.pdn");
    EXPECT_EQ(run_damero(match({"--game", "draughts-international", "--games", "2", "--pgn", path})).code, 0);
    auto const games = games_in(path);
    ASSERT_EQ(games.size(), 2u);
    EXPECT_EQ(games[0].value("GameType"), "20");
}

TEST_F(MatchCommand, OpeningsFromPositionsOrGames) {
    auto const positions =
        write("book.epd", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - id \"king\";\n"
                          "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1\n");
    auto const path = file("out.pgn");
    EXPECT_EQ(
        run_damero(match({"--games", "4", "--max-plies", "4", "--pgn", path, "--openings", positions})).code,
        0);
    auto games = games_in(path);
    ASSERT_EQ(games.size(), 4u);
    EXPECT_TRUE(holds(std::string(games[1].value("FEN")), "4P3"));
    EXPECT_TRUE(holds(std::string(games[2].value("FEN")), "3P4"));

    auto const book =
        write("book.pgn", "[Event \"a\"]\n\n1. e4 c5 2. Nf3 *\n\n[Event \"b\"]\n\n1. d4 d5 *\n\n");
    auto const second = file("second.pgn");
    EXPECT_EQ(
        run_damero(match({"--games", "4", "--max-plies", "4", "--pgn", second, "--openings", book})).code, 0);
    games = games_in(second);
    ASSERT_EQ(games.size(), 4u);
    for (std::size_t i = 0; i < 4; ++i)
        EXPECT_EQ(games[i].moves[games[i].moves.main_line()[0]].move, i < 2 ? "e4" : "d4");
}

TEST_F(MatchCommand, GamesThatAreNoOpeningsArePassedOver) {
    auto const book = write("book.PGN", "[Event \"mate\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n"
                                        "[Event \"illegal\"]\n\n1. e5 *\n\n"
                                        "[Event \"other\"]\n[Variant \"Crazyhouse\"]\n\n1. e4 *\n\n"
                                        "[Event \"good\"]\n\n1. d4 d5 *\n\n");
    auto const path = file("out.pgn");
    auto const ran =
        run_damero(match({"--games", "2", "--max-plies", "4", "--pgn", path, "--openings", book}));
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_TRUE(holds(ran.err, "passed over as an opening: line 1: ")) << ran.err;
    for (auto const& game : games_in(path)) EXPECT_EQ(game.moves[game.moves.main_line()[0]].move, "d4");
    auto const none = run_damero(match({"--openings", write("none.pgn", "[Event \"x\"]\n\n1. e5 *\n")}));
    EXPECT_EQ(none.code, 1);
    EXPECT_TRUE(holds(none.err, "holds no opening") && holds(none.err, "--game")) << none.err;
    EXPECT_EQ(run_damero(match({"--openings", fs::temp_directory_path().string()})).code, 2) << "a folder";
}

TEST_F(MatchCommand, AFinishedMatchIsNotPlayedAgain) {
    auto const path = file("games.pgn");
    EXPECT_EQ(run_damero(match({"--games", "2", "--pgn", path})).code, 0);
    auto const again = run_damero(match({"--games", "2", "--pgn", path, "--resume"}));
    EXPECT_EQ(again.code, 2) << again.out;
    EXPECT_TRUE(holds(again.err, "nothing to go on with")) << again.err;
    expect_all_games(path, 2);
}

TEST_F(MatchCommand, KilledAndResumedItRepeatsAndLosesNothing) {
    auto const path = file("games.pdn");
    auto const untouched = file("untouched.pdn");
    auto first = run_damero_until(long_match(path), {SIGKILL, is_larger(path, 3000)});
    EXPECT_EQ(first.code, -1);
    EXPECT_TRUE(fs::exists(path + ".journal"));
    auto const kept = games_in(path).size();
    EXPECT_GT(kept, 0u);
    EXPECT_LT(kept, 60u);
    auto const second =
        run_damero_until(with(long_match(path), {"--resume"}), {SIGKILL, is_larger(path, 9000)});
    EXPECT_EQ(second.code, -1);
    auto const resumed = without_times(figures(with(long_match(path), {"--resume"})));
    expect_all_games(path, 60);
    EXPECT_EQ(resumed, without_times(figures(long_match(untouched))));
    EXPECT_FALSE(fs::exists(path + ".journal"));
}

TEST_F(MatchCommand, ATornGameIsMended) {
    auto const path = file("games.pdn");
    run_damero_until(long_match(path), {SIGKILL, is_larger(path, 3000)});
    fs::resize_file(path, fs::file_size(path) - 100);
    EXPECT_EQ(run_damero(with(long_match(path), {"--resume"})).code, 0);
    expect_all_games(path, 60);
}

TEST_F(MatchCommand, WhatIsNotOfThisMatchIsNotTouched) {
    auto const path = file("games.pdn");
    run_damero_until(long_match(path), {SIGKILL, is_larger(path, 3000)});
    auto const fresh = run_damero(long_match(path));
    EXPECT_EQ(fresh.code, 2) << "there is an unfinished match";
    EXPECT_TRUE(holds(fresh.err, "--journal: ")) << fresh.err;
    auto other = with(long_match(path), {"--resume"});
    other[4] = "heuristic?depth=3";
    EXPECT_EQ(run_damero(other).code, 2) << "it is another match";
    std::ofstream(path, std::ios::app) << "[Event \"mine\"]\n[Game \"draughts-spanish\"]\n\n1. 9-13 *\n\n";
    auto const changed = run_damero(with(long_match(path), {"--resume"}));
    EXPECT_EQ(changed.code, 2);
    EXPECT_TRUE(holds(changed.err, "--pgn: ")) << changed.err;
    EXPECT_EQ(games_in(path).back().value("Event"), "mine");
}

TEST_F(MatchCommand, AnInterruptEndsItInOrder) {
    auto const path = file("games.pdn");
    auto const ran = run_damero_until(with(long_match(path), {"--json"}), {SIGINT, is_larger(path, 3000)});
    EXPECT_EQ(ran.code, 0) << ran.err;
    auto const standing = json::parse(ran.out);
    EXPECT_EQ(standing["finished"], false);
    EXPECT_EQ(standing["games"], games_in(path).size());
    auto const resumed = figures(with(long_match(path), {"--resume"}));
    EXPECT_EQ(resumed["games"], 60);
    expect_all_games(path, 60);
}

TEST_F(MatchCommand, GamesBehindADecisionAreNotWrittenOnResuming) {
    auto const path = file("games.pdn");
    run_damero_until(long_match(path), {SIGINT, is_larger(path, 25'000)});
    auto const before = games_in(path).size();
    auto const resumed = figures(with(long_match(path), {"--resume", "--sprt", "0,400"}));
    ASSERT_EQ(resumed["sprt"]["decision"], "elo1");
    EXPECT_LT(resumed["games"], before) << "the test must decide among the earlier games";
    expect_all_games(path, resumed["games"]);
}

TEST_F(MatchCommand, TheJournalOutlivesASummaryThatCannotBeWritten) {
    auto const path = file("games.pdn");
    auto const command = match({"--games", "4", "--game", "damas", "--pgn", path});
    EXPECT_NE(run_damero_with_full_output(command), 0);
    EXPECT_TRUE(fs::exists(path + ".journal"));
    EXPECT_EQ(figures(with(command, {"--resume"}))["games"], 4);
    EXPECT_FALSE(fs::exists(path + ".journal"));
    expect_all_games(path, 4);
}

TEST_F(MatchCommand, AJournalThatWasNotWholeIsTold) {
    auto const path = file("games.pdn");
    run_damero_until(long_match(path), {SIGKILL, is_larger(path, 3000)});
    std::ofstream(path + ".journal", std::ios::app) << "half an entry";
    auto const resumed = run_damero(with(long_match(path), {"--resume"}));
    EXPECT_EQ(resumed.code, 0) << resumed.err;
    EXPECT_TRUE(holds(resumed.err, "of the journal '" + path + ".journal' were not whole")) << resumed.err;
    expect_all_games(path, 60);
}

TEST_F(MatchCommand, TheStandingIsOneLineOnATerminal) {
    auto longer = long_match(file("games.pdn")); // than it takes until the first line
    longer[8] = "300";
    auto const ran = run_damero_on_terminal(longer, "");
    EXPECT_EQ(ran.code, 0);
    auto const begin = ran.out.find("games ");
    ASSERT_NE(begin, std::string::npos) << ran.out;
    auto const line = ran.out.substr(begin, ran.out.find('\r', begin) - begin);
    for (auto const* part : {"  +", " =", " -", "  Elo ", " +- ", "  LOS ", "  draws ", "  pairs "})
        EXPECT_TRUE(holds(line, part)) << part << " in " << line;
}

TEST_F(MatchCommand, FailuresAreCountedAndTold) {
    FakeEngine const illegal("echo bestmove e2e5");
    auto const ran =
        run_damero({"match", "--engine", illegal.spec(), "--engine", "random", "--games", "2", "--json"}, "",
                   {"PATH=/usr/bin:/bin"});
    EXPECT_EQ(ran.code, 0);
    EXPECT_TRUE(holds(ran.err, "game 1: " + illegal.spec() + " loses: illegal move e2e5")) << ran.err;
    auto const all = json::parse(ran.out);
    EXPECT_EQ(all["losses"], 2);
    EXPECT_EQ(all["engines"][0]["illegal_moves"], 2);

    FakeEngine const crash("exit 1");
    FakeEngine const hang("exec sleep 100");
    auto const both = figures({"match", "--engine", crash.spec(), "--engine", hang.spec(), "--games", "2",
                               "--movetime", "10", "--patience", "200"});
    EXPECT_EQ(both["engines"][0]["crashes"], 1) << "each fails when it has the first move";
    EXPECT_EQ(both["engines"][1]["hangs"], 1);
}

TEST_F(MatchCommand, BadUsageIsOneLineAndExitTwo) {
    struct Bad {
        Words arguments;
        std::string said;
    };
    auto const empty = write("empty.epd", "# nothing\n");
    auto const wrong = write("wrong.epd", "\nnonsense\n");
    std::vector<Bad> const cases = {
        {{"match"}, "--engine: "},
        {{"match", "--engine", "random"}, "--engine: "},
        {{"match", "--engine", "random", "--engine", "random", "--engine", "random"}, "--engine: "},
        {{"match", "--engine", "random", "--engine", "nobody"},
         "--engine, column 1: there is no bot 'nobody'"},
        {{"match", "--engine", "random", "--engine", "uci:/nowhere/x"}, "/nowhere/x cannot be started"},
        {{"match", "--engine", "random", "--engine", "uci:/bin/true"}, "does not answer as a UCI engine"},
        {{"match", "--game", "damas", "--engine", "random", "--engine", "uci:/bin/true"}, "chess only"},
        {match({"--tc", "soon"}), "--tc, column 1: 'soon'"},
        {match({"--tc", "2+0.02", "--nodes", "5"}), "--nodes: cannot be given together with --tc"},
        {match({"--nodes", "0"}), "--nodes: '0'"},
        {match({"--games", "0"}), "--games: '0'"},
        {match({"--concurrency", "0"}), "--concurrency: '0'"},
        {match({"--sprt", "5"}), "--sprt: '5'"},
        {match({"--sprt", "5,0"}), "--sprt: '5,0'"},
        {match({"--sprt", "a,b"}), "--sprt: 'a,b'"},
        {match({"--draw", "1"}), "--draw: '1'"},
        {match({"--resign", "x"}), "--resign: 'x'"},
        {match({"--resume"}), "--resume: "},
        {match({"--openings", "/nowhere/book.epd"}), "--openings: '/nowhere/book.epd' cannot be opened"},
        {match({"--openings", "/nowhere/book.pgn"}), "--openings: "},
        {match({"--openings", empty}), "--openings: "},
        {match({"--openings", wrong}), "--openings, line 2, piece placement"},
        {match({"--pgn", "/nowhere/games.pgn"}), "/nowhere/games.pgn"},
    };
    for (auto const& bad : cases) {
        auto const ran = run_damero(bad.arguments);
        EXPECT_EQ(ran.code, 2) << ran.out << ran.err;
        EXPECT_TRUE(ran.out.empty());
        EXPECT_EQ(std::ranges::count(ran.err, '\n'), 1) << ran.err;
        EXPECT_TRUE(holds(ran.err, bad.said)) << ran.err;
    }
}
