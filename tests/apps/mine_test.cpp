// damero mine: what it writes, what it does with bad input, and that a run that is killed and resumed ends with the same bytes.
#include "run_damero.hpp"
#include "tests/services/folder.hpp"
#include "tests/services/mining/made_games.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace {

using nlohmann::json;

std::vector<std::string> lines_of(std::string const& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

bool holds(std::string const& text, std::string_view part) { return text.find(part) != std::string::npos; }

class Mine : public tests::InFolder {
  protected:
    [[nodiscard]] std::string file(std::string const& name, std::string const& text) const {
        tests::write_file(path(name), text);
        return path(name).string();
    }
    // Games that differ: the missed mate with the kings' pawns elsewhere, and games without a puzzle between them.
    static std::string many_games(int count) {
        std::string text;
        for (int i = 0; i < count; ++i) {
            std::string const pawns[] = {"5ppp", "p4ppp", "1p3ppp", "pp3ppp", "2p2ppp", "p1p2ppp"};
            text += "[SetUp \"1\"]\n[FEN \"3rr1k1/" + pawns[static_cast<std::size_t>(i) % 6] +
                    "/8/8/8/8/3R1PPP/3R2K1 b - - 0 1\"]\n\n1... Re6 2. g3 Rxd2 3. Rxd2 h6 1/2-1/2\n\n" +
                    tests::two_ways;
        }
        return text;
    }
};

Words const quick = {"--nodes", "2000", "--check", "8000"};

Words mine(std::string const& games, Words const& more) {
    Words words = {"mine", games};
    words.insert(words.end(), quick.begin(), quick.end());
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

} // namespace

TEST_F(Mine, WritesWhatSolveAndThemesRead) {
    auto const games = file("made.pgn", tests::two_ways + tests::missed_mate + tests::missed_mate);
    auto const puzzles = path("p.csv").string();
    auto const ran = run_damero(mine(games, {"-o", puzzles, "--json"}));
    EXPECT_EQ(ran.code, 0) << ran.err;
    auto const summary = json::parse(ran.out)["summary"];
    EXPECT_EQ(summary["games"], 3);
    EXPECT_EQ(summary["puzzles"], 1);
    EXPECT_EQ(summary["duplicates"], 1);
    auto const rows = lines_of(tests::contents_of(puzzles));
    ASSERT_EQ(rows.size(), 2u);
    EXPECT_TRUE(holds(rows[1], "e8e6 d2d8 e6e8 d8e8") && holds(rows[1], "made.pgn#2-1")) << rows[1];
    auto const solved = run_damero({"solve", puzzles, "--nodes", "2000"});
    EXPECT_TRUE(holds(solved.out, "1 of 1")) << solved.out << solved.err;
    EXPECT_TRUE(holds(run_damero({"themes", puzzles}).out, "backRankMate"));
}

TEST_F(Mine, PrintsWithoutAFile) {
    auto const ran = run_damero(mine("-", {}), tests::missed_mate);
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_EQ(lines_of(ran.out).size(), 2u);
    EXPECT_TRUE(ran.out.starts_with("PuzzleId,FEN,Moves,Rating,"));
    auto const as_json = run_damero(mine("-", {"--json"}), tests::missed_mate);
    auto const lines = lines_of(as_json.out);
    ASSERT_EQ(lines.size(), 2u);
    EXPECT_EQ(json::parse(lines[0])["moves"][1], "d2d8");
    EXPECT_EQ(json::parse(lines[1])["summary"]["puzzles"], 1);
}

TEST_F(Mine, BrokenGamesArePassedOver) {
    auto const games = file("made.pgn", tests::illegal_game + tests::missed_mate);
    auto const ran = run_damero(mine(games, {}));
    EXPECT_EQ(ran.code, 0);
    EXPECT_TRUE(holds(ran.err, "made.pgn") && holds(ran.err, "line 3")) << ran.err;
    EXPECT_TRUE(holds(ran.out, "made.pgn#2-1"));
    auto const empty = run_damero(mine(file("none.pgn", ""), {}));
    EXPECT_EQ(empty.code, 1);
    EXPECT_TRUE(holds(empty.err, "none.pgn: there is no game in it")) << empty.err;
    EXPECT_EQ(lines_of(empty.out).size(), 1u) << "the names of the columns";
}

TEST_F(Mine, RefusesBadUsage) {
    auto const games = file("made.pgn", tests::missed_mate);
    EXPECT_EQ(run_damero({"mine"}).code, 2);
    EXPECT_EQ(run_damero({"mine", path("none.pgn").string()}).code, 2);
    EXPECT_EQ(run_damero({"mine", folder_.string()}).code, 2);
    EXPECT_EQ(run_damero({"mine", games, "--nodes", "0"}).code, 2);
    EXPECT_EQ(run_damero({"mine", games, "--engine", "random"}).code, 2);
    EXPECT_EQ(run_damero({"mine", games, "--engine", "engine?nodes=9"}).code, 2);
    EXPECT_EQ(run_damero({"mine", games, "--engine", "uci:/nowhere"}).code, 2);
    EXPECT_EQ(run_damero({"mine", games, "--game", "ludo"}).code, 2);
    EXPECT_EQ(run_damero({"mine", games, "--resume"}).code, 2);
    EXPECT_EQ(run_damero({"mine", games, "-o", folder_.string()}).code, 2);
    auto const bytes = file("noise.pgn", std::string("\x28\xB5\x2F\xFD broken", 11));
    EXPECT_EQ(run_damero(mine(bytes, {})).code, 1) << "a damaged archive is not a game or two less";
}

TEST_F(Mine, SoFewNodesThatNothingIsSeenAreNoFailure) {
    auto const games = file("made.pgn", tests::missed_mate + tests::missed_mate);
    auto const ran = run_damero({"mine", games, "--nodes", "100"});
    EXPECT_EQ(ran.code, 0) << ran.err;
}

TEST_F(Mine, TheSameWithMoreThreads) {
    auto const games = file("made.pgn", many_games(8));
    auto const one = run_damero(mine(games, {}));
    auto const two = run_damero(mine(games, {"--threads", "3"}));
    EXPECT_EQ(one.code, 0) << one.err;
    EXPECT_EQ(one.out, two.out);
    EXPECT_EQ(lines_of(one.out).size(), 7u) << "six puzzles, each once";
}

TEST_F(Mine, KilledAndResumedItEndsTheSame) {
    auto const games = file("made.pgn", many_games(30));
    auto const whole = path("whole.csv").string();
    ASSERT_EQ(run_damero(mine(games, {"-o", whole})).code, 0);
    auto const puzzles = path("p.csv").string();
    int kills = 0;
    for (int i = 0; i < 40 && !std::filesystem::exists(puzzles); ++i) {
        auto const begin =
            std::filesystem::exists(puzzles + ".part") ? std::filesystem::file_size(puzzles + ".part") : 0;
        auto const grown = [&] {
            std::error_code none;
            return std::filesystem::exists(puzzles, none) ||
                   std::filesystem::file_size(puzzles + ".part", none) > begin;
        };
        auto const ran =
            run_damero_until(mine(games, {"-o", puzzles, "--resume", "--threads", "2"}), {SIGKILL, grown});
        kills += ran.code != 0;
    }
    EXPECT_GE(kills, 1);
    if (!std::filesystem::exists(puzzles)) {
        ASSERT_EQ(run_damero(mine(games, {"-o", puzzles, "--resume"})).code, 0);
    }
    EXPECT_EQ(tests::contents_of(puzzles), tests::contents_of(whole));
    EXPECT_FALSE(std::filesystem::exists(puzzles + ".journal"));
}

// Behind a link the part stands beside the file, not beside the link.
TEST_F(Mine, ResumedBehindALinkItRemembersItsPuzzles) {
    auto const games = file("made.pgn", many_games(20));
    // Slow enough to be stopped behind its first puzzles: what it has is kept once a second.
    auto const slowly = [&](Words const& more) {
        Words words = {"mine", games, "--nodes", "20000", "--check", "80000"};
        words.insert(words.end(), more.begin(), more.end());
        return words;
    };
    auto const whole = path("whole.csv").string();
    ASSERT_EQ(run_damero(slowly({"-o", whole})).code, 0);
    std::filesystem::create_directory(path("real"));
    auto const link = path("p.csv").string();
    std::filesystem::create_symlink(file("real/p.csv", "the old one"), link);
    auto const part = path("real/p.csv.part");
    auto const has_puzzles = [&] { return lines_of(tests::contents_of(part)).size() > 1; };
    run_damero_until(slowly({"-o", link}), {SIGINT, has_puzzles});
    ASSERT_TRUE(has_puzzles()) << "it must have been stopped on the way";
    ASSERT_EQ(run_damero(slowly({"-o", link, "--resume"})).code, 0);
    EXPECT_EQ(tests::contents_of(path("real/p.csv")), tests::contents_of(whole));
}

TEST_F(Mine, AnotherRunIsNotGoneOnWith) {
    auto const games = file("made.pgn", many_games(40));
    auto const puzzles = path("p.csv").string();
    auto const begun = [&] { return std::filesystem::exists(puzzles + ".journal"); };
    run_damero_until(mine(games, {"-o", puzzles}), {SIGKILL, begun});
    ASSERT_TRUE(begun());
    EXPECT_EQ(run_damero(mine(games, {"-o", puzzles})).code, 2) << "there is an unfinished one";
    EXPECT_EQ(run_damero({"mine", games, "--nodes", "3000", "-o", puzzles, "--resume"}).code, 2);
}
