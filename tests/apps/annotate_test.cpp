// damero annotate: what it writes and says, what it does with broken games, and that a killed run ends as if it had not been.
#include "run_damero.hpp"
#include "tests/services/folder.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace {

using nlohmann::json;

bool holds(std::string const& text, std::string_view part) { return text.find(part) != std::string::npos; }

std::string game(std::string const& white, std::string const& black, std::string const& moves,
                 std::string const& result = "*") {
    return fmt::format("[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"{}\"]\n"
                       "[Black \"{}\"]\n[Result \"{}\"]\n\n{} {}\n\n",
                       white, black, result, moves, result);
}

std::string const blunder = game("Ana", "Luis", "1. e4 e5 2. Qh5 Nc6 3. Qxf7+ Kxf7 4. Nf3 {why not}");
std::string const legal =
    game("Luis", "Ana", "1. e4 e5 2. Nf3 d6 3. Bc4 Bg4 4. Nc3 g6 5. Nxe5 Bxd1 6. Bxf7+ Ke7 7. Nd5#", "1-0");
std::string const illegal = game("Eva", "Ana", "1. e4 e5\n2. Ke3");

class Annotating : public tests::InFolder {
  protected:
    [[nodiscard]] std::string file(std::string const& name, std::string const& text) const {
        tests::write_file(path(name), text);
        return path(name).string();
    }
    [[nodiscard]] std::string out() const { return path("out.pgn").string(); }
    [[nodiscard]] std::size_t files() const {
        return static_cast<std::size_t>(std::distance(std::filesystem::directory_iterator(folder_), {}));
    }
};

} // namespace

TEST_F(Annotating, WritesGamesAndTellsHowEachPlayed) {
    auto const games = file("g.pgn", blunder + legal);
    auto const ran = run_damero({"annotate", games, "-o", out(), "--nodes", "2000"});
    EXPECT_EQ(ran.code, 0) << ran.err;
    auto const text = tests::contents_of(out());
    EXPECT_TRUE(holds(text, "$4") && holds(text, "[%eval ") && holds(text, "Blunder.")) << text;
    EXPECT_TRUE(holds(text, "{why not}") && holds(text, "[Annotator \"Damero ")) << text;
    EXPECT_TRUE(holds(ran.out, "Ana") && holds(ran.out, "Luis") && holds(ran.out, "games annotated: 2"))
        << ran.out;
    EXPECT_EQ(files(), 2u) << "nothing but the games and the output";

    auto const told = run_damero({"annotate", games, "-o", out(), "--nodes", "2000", "--json"});
    auto const summary = json::parse(told.out)["summary"];
    EXPECT_EQ(summary["games"], 2);
    EXPECT_EQ(summary["finished"], true);
    EXPECT_EQ(summary["players"]["Ana"]["games"], 2);
    EXPECT_GE(summary["players"]["Ana"]["blunders"], 1);
    for (auto const* const key : {"accuracy", "average_drop", "inaccuracies", "mistakes", "by_theme"})
        EXPECT_TRUE(summary["players"]["Ana"].contains(key)) << key;
    EXPECT_EQ(tests::contents_of(out()), text);
}

TEST_F(Annotating, FromAndToTheStandardStreams) {
    auto const ran = run_damero({"annotate", "-", "--nodes", "500", "--lang", "es"}, blunder);
    EXPECT_EQ(ran.code, 0);
    EXPECT_TRUE(holds(ran.out, "Error grave.")) << ran.out;
    EXPECT_TRUE(ran.out.starts_with("[Event ")) << "nothing but games";
    EXPECT_TRUE(holds(ran.err, "Ana")) << ran.err;
    auto const nowhere = run_damero({"annotate", "-", "-o", "/dev/null", "--nodes", "100"}, blunder);
    EXPECT_EQ(nowhere.code, 0) << nowhere.err;
    EXPECT_TRUE(holds(nowhere.out, "Ana"));
}

TEST_F(Annotating, PassesOverBrokenGames) {
    auto const games = file("g.pgn", blunder + illegal + "[Event \"x\"]\n\n1. e4 {open\n\n" + legal);
    auto const ran = run_damero({"annotate", games, "-o", out(), "--nodes", "200", "--json"});
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_TRUE(holds(ran.err, games + ", line 20")) << ran.err;
    auto const summary = json::parse(ran.out)["summary"];
    EXPECT_EQ(summary["broken"], 2);
    EXPECT_EQ(summary["games"], 2);
    auto const text = tests::contents_of(out());
    EXPECT_TRUE(holds(text, "[White \"Ana\"]") && holds(text, "[White \"Luis\"]"));
    EXPECT_FALSE(holds(text, "Eva"));
}

// Half a file must not pass for the whole one.
TEST_F(Annotating, AFileThatCannotBeReadToItsEndIsAFailure) {
    auto const games = file("g.pgn", blunder);
    ASSERT_EQ(run_damero({"annotate", games, "-o", out(), "--nodes", "100"}).code, 0);
    auto const before = tests::contents_of(out());
    auto const noise = file("noise.pgn", std::string("\x28\xB5\x2F\xFD broken", 11));
    auto const ran = run_damero({"annotate", noise, "-o", out(), "--nodes", "100"});
    EXPECT_EQ(ran.code, 1) << ran.err;
    EXPECT_TRUE(holds(ran.err, noise)) << ran.err;
    EXPECT_EQ(tests::contents_of(out()), before);
}

TEST_F(Annotating, AStopIsHeardWhileItWaitsForGames) {
    auto const pipe = path("pipe").string();
    ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
    int const both = open(pipe.c_str(), O_RDWR); // so that it neither waits for a writer nor comes to an end
    ASSERT_GE(both, 0);
    auto const begin = std::chrono::steady_clock::now();
    auto const ran = run_damero_until(
        {"annotate", pipe, "--nodes", "100"},
        {SIGTERM, [&] { return std::chrono::steady_clock::now() - begin > std::chrono::milliseconds(500); }});
    close(both);
    EXPECT_EQ(ran.code, 0) << ran.err;
}

TEST_F(Annotating, TheBoardSaysWhoseMoveIsTheFirst) {
    std::string const black_first =
        "[FEN \"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1\"]\n\n";
    for (auto const* moves : {"e5 Nf3 *\n", "1. e5 Nf3 *\n", "1... e5 2. Nf3 *\n"}) {
        auto const ran = run_damero({"annotate", file("b.pgn", black_first + moves), "--nodes", "100"});
        EXPECT_TRUE(holds(ran.out, "\n1... e5 ") && holds(ran.out, "2. Nf3")) << ran.out;
    }
}

TEST_F(Annotating, DraughtsAndKnights) {
    auto const draughts =
        run_damero({"annotate", file("d.pdn", "[GameType \"20\"]\n\n1. 32-28 18-23 *\n"), "--nodes", "300"});
    EXPECT_EQ(draughts.code, 0) << draughts.err;
    EXPECT_TRUE(holds(draughts.out, "1. 32-28 {[%eval ")) << draughts.out;
    auto const knights =
        run_damero({"annotate", file("k.pgn", "[Game \"knights\"]\n\n1. b1c3 g8f6 *\n"), "--nodes", "300"});
    EXPECT_EQ(knights.code, 0) << knights.err;
    EXPECT_TRUE(holds(knights.out, "[%eval ")) << knights.out;
}

TEST_F(Annotating, RefusesNonsense) {
    auto const good = file("g.pgn", legal);
    for (Words const& words : {
             Words{"annotate"},
             Words{"annotate", "/nowhere.pgn"},
             Words{"annotate", folder_.string()},
             Words{"annotate", good, "--nodes", "0"},
             Words{"annotate", good, "--threads", "x"},
             Words{"annotate", good, "--resume"},
             Words{"annotate", good, "-o", "/nowhere/at/all.pgn"},
             Words{"annotate", good, "-o", folder_.string()},
             Words{"annotate", good, "-o", "/dev/null", "--resume"},
             Words{"annotate", "-", "-o", out(), "--resume"},
             Words{"annotate", good, "more.pgn"},
             Words{"annotate", good, "--lang", "fr"},
         }) {
        auto const ran = run_damero(words);
        EXPECT_EQ(ran.code, 2) << words.back() << ": " << ran.out << ran.err;
        EXPECT_EQ(std::ranges::count(ran.err, '\n'), 1) << ran.err;
    }
}

TEST_F(Annotating, AKilledRunEndsAsIfNothingHadHappened) {
    std::string text;
    for (int i = 0; i < 10; ++i) text += (i % 4 == 3 ? illegal : blunder) + legal;
    auto const games = file("g.pgn", text);
    auto const whole = path("whole.pgn").string();
    Words const words = {"annotate", games, "-o", whole, "--nodes", "3000", "--json"};
    auto const told = run_damero(words);
    ASSERT_EQ(told.code, 0) << told.err;

    auto again = words;
    again[3] = out();
    again.insert(again.end(), {"--threads", "2"});
    auto const killed =
        run_damero_until(again, {SIGKILL, [&] {
                                     std::error_code none;
                                     return std::filesystem::file_size(out() + ".part", none) > 0 && !none;
                                 }});
    EXPECT_EQ(killed.code, -1);
    EXPECT_FALSE(std::filesystem::exists(out()));
    EXPECT_EQ(run_damero(again).code, 2) << "what is not finished is not begun again unasked";
    auto other = again;
    other[5] = "3001";
    other.emplace_back("--resume");
    EXPECT_EQ(run_damero(other).code, 2) << "what another job has left is not gone on with";
    again.emplace_back("--resume");
    auto changed = text;
    changed.at(changed.find("[Event \"") + 8) ^= 1;
    tests::write_file(path("g.pgn"), changed);
    EXPECT_EQ(run_damero(again).code, 2)
        << "nor is the same job on a file that has changed, even to one as long";
    tests::write_file(path("g.pgn"), text);
    auto const resumed = run_damero(again);
    ASSERT_EQ(resumed.code, 0) << resumed.err;
    EXPECT_EQ(tests::contents_of(out()), tests::contents_of(whole));
    auto one = json::parse(told.out)["summary"];
    auto two = json::parse(resumed.out)["summary"];
    one.erase("seconds");
    two.erase("seconds");
    EXPECT_EQ(one, two) << "players are summed up over both runs";
    EXPECT_EQ(files(), 3u);
}

TEST_F(Annotating, PgnExtractReadsIt) {
    std::string const path_first = "PATH=$PATH:/usr/games; "; // where Debian has it
    if (std::system((path_first + "command -v pgn-extract > /dev/null 2>&1").c_str()) != 0)
        GTEST_SKIP() << "pgn-extract is not installed";
    ASSERT_EQ(run_damero({"annotate", file("g.pgn", blunder + legal), "-o", out(), "--nodes", "1000"}).code,
              0);
    auto const log = path("log").string();
    auto const line = path_first + "pgn-extract -s -l " + log + " -o " + path("x.pgn").string() + " " + out();
    EXPECT_EQ(std::system(line.c_str()), 0);
    EXPECT_EQ(tests::contents_of(log), "") << "no complaint";
    auto const extracted = tests::contents_of(path("x.pgn"));
    EXPECT_TRUE(holds(extracted, "Nd5#") && holds(extracted, "[%eval ") && holds(extracted, "$4"))
        << extracted;
}
