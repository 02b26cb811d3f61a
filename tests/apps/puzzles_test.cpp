// damero solve and damero themes: what they print, and what they do with bad files, bad rows, threads and a Ctrl-C.
#include "run_damero.hpp"
#include "tests/services/folder.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <csignal>
#include <fstream>
#include <sstream>

namespace {

using nlohmann::json;

std::string const header = "PuzzleId,FEN,Moves,Rating,Themes\n";
std::string const mate_row = "a1,6k1/5ppp/8/8/8/8/7r/K2R4 b - - 0 1,h2g2 d1d8,900,mate mateIn1 oneMove\n";
std::string const fork_row = "b2,r3k3/7p/8/1N6/8/8/8/4K3 b - - 0 1,h7h6 b5c7 e8d7 c7a8,1300,fork short\n";
std::string const odd_row = "c3,4k3/8/8/3n4/8/8/8/3R2K1 b - - 0 1,e8f8 g1g2,1500,quietMove\n";

std::vector<json> lines_of(std::string const& text) {
    std::vector<json> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) lines.push_back(json::parse(line));
    return lines;
}

bool holds(std::string const& text, std::string_view part) { return text.find(part) != std::string::npos; }

class Puzzles : public tests::InFolder {
  protected:
    [[nodiscard]] std::string file(std::string const& name, std::string const& text) const {
        tests::write_file(path(name), text);
        return path(name).string();
    }
    // Without what differs from run to run.
    static std::vector<json> without_time(std::vector<json> lines) {
        for (auto& line : lines) {
            line.erase("seconds");
            if (line.contains("summary")) line["summary"].erase("seconds");
        }
        return lines;
    }
};

} // namespace

TEST_F(Puzzles, SolvesAFile) {
    auto const ran = run_damero(
        {"solve", file("p.csv", header + mate_row + fork_row + odd_row), "--nodes", "2000", "--json"});
    EXPECT_EQ(ran.code, 0) << ran.err;
    auto const lines = lines_of(ran.out);
    ASSERT_EQ(lines.size(), 4u);
    EXPECT_EQ(lines[0]["id"], "a1");
    EXPECT_EQ(lines[0]["solved"], true);
    EXPECT_EQ(lines[0]["moves"], json::array({"d1d8"}));
    EXPECT_EQ(lines[1]["solved"], true);
    EXPECT_EQ(lines[2]["solved"], false);
    for (auto const* key : {"themes", "own_themes", "nodes", "seconds"})
        EXPECT_TRUE(lines[0].contains(key)) << key;
    auto const& summary = lines[3]["summary"];
    EXPECT_EQ(summary["puzzles"], 3);
    EXPECT_EQ(summary["solved"], 2);
    EXPECT_EQ(summary["by_rating"]["800-999"]["solved"], 1);
    EXPECT_EQ(summary["by_theme"]["fork"]["puzzles"], 1);
    EXPECT_TRUE(summary.contains("seconds"));
}

TEST_F(Puzzles, TheSameWithMoreThreadsAndFromStandardInput) {
    std::string text = header;
    for (int i = 0; i < 20; ++i) text += mate_row + fork_row + odd_row;
    auto const one = run_damero({"solve", file("p.csv", text), "--nodes", "500", "--json"});
    auto const two = run_damero({"solve", "-", "--nodes", "500", "--json", "--threads", "2"}, text);
    EXPECT_EQ(two.code, 0) << two.err;
    EXPECT_EQ(without_time(lines_of(one.out)), without_time(lines_of(two.out)));
}

TEST_F(Puzzles, TellsBadRowsAndGoesOn) {
    auto const puzzles = file("p.csv", header + "x,nonsense,h2g2 d1d8,1,\n" + mate_row +
                                           "y,6k1/8/8/8/8/8/8/K2R4 b - - 0 1,g8g7 d1e5,1,\n");
    auto const ran = run_damero({"solve", puzzles, "--bot", "material", "--depth", "1", "--json"});
    EXPECT_EQ(ran.code, 0);
    EXPECT_TRUE(holds(ran.err, puzzles + ", ") && holds(ran.err, "line 2") && holds(ran.err, "line 4"))
        << ran.err;
    EXPECT_EQ(lines_of(ran.out).back()["summary"]["bad_rows"], 2);
    EXPECT_EQ(lines_of(ran.out).back()["summary"]["puzzles"], 1);
}

TEST_F(Puzzles, SolvesEpd) {
    auto const puzzles = file("t.epd", "6k1/5ppp/8/8/8/8/8/K2R4 w - - bm Rd8#; id \"one\";\n"
                                       "6k1/5ppp/8/8/8/8/8/K2R4 w - - am Rd8; id \"two\";\n"
                                       "6k1/5ppp/8/8/8/8/8/K2R4 w - - dm 1; id \"three\";\n");
    auto const ran = run_damero({"solve", puzzles, "--nodes", "500", "--json"});
    EXPECT_EQ(ran.code, 0) << ran.err;
    auto const lines = lines_of(ran.out);
    ASSERT_EQ(lines.size(), 4u);
    EXPECT_EQ(lines[0]["solved"], true);
    EXPECT_EQ(lines[1]["solved"], false);
    EXPECT_EQ(lines[2]["solved"], true);
}

TEST_F(Puzzles, SolvesOnePosition) {
    Words const words = {"solve",   "--fen", "6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1", "--bot", "material",
                         "--depth", "1"};
    auto const ran = run_damero(words);
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_TRUE(ran.out.starts_with("d1d8")) << ran.out;
    auto as_json = words;
    as_json.emplace_back("--json");
    auto const lines = lines_of(run_damero(as_json).out);
    ASSERT_EQ(lines.size(), 2u);
    EXPECT_EQ(lines[0]["moves"], json::array({"d1d8"}));
    EXPECT_TRUE(lines[0]["solved"].is_null());
}

TEST_F(Puzzles, ReportsForPeople) {
    auto const ran = run_damero({"solve", file("p.csv", header + mate_row + odd_row), "--nodes", "500"});
    EXPECT_EQ(ran.code, 0);
    EXPECT_TRUE(holds(ran.out, "800-999") && holds(ran.out, "quietMove") && holds(ran.out, "1 of 2"))
        << ran.out;
    EXPECT_TRUE(holds(ran.out, "c3: not solved"));
    auto const spanish =
        run_damero({"solve", file("p.csv", header + mate_row), "--nodes", "500", "--lang", "es"});
    EXPECT_TRUE(holds(spanish.out, "1 de 1")) << spanish.out;
}

TEST_F(Puzzles, SolvesPuzzlesOfEveryGameInThePack) {
    for (std::string const game :
         {"draughts-english", "draughts-international", "draughts-russian", "draughts-spanish", "knights"}) {
        auto const pack = std::string(DAMERO_SOURCE_DIR) + "/config/puzzles/" + game + ".csv";
        auto const rows = std::ranges::count(tests::contents_of(pack), '\n') - 1;
        auto const ran = run_damero({"solve", "--game", game, pack, "--nodes", "2000", "--json"});
        EXPECT_EQ(ran.code, 0) << ran.err;
        EXPECT_EQ(ran.err, "");
        auto const lines = lines_of(ran.out);
        ASSERT_EQ(static_cast<std::ptrdiff_t>(lines.size()), rows + 1) << game;
        auto const& summary = lines.back()["summary"];
        EXPECT_EQ(summary["bad_rows"], 0);
        EXPECT_GE(summary["solved"].get<double>(), 0.5 * static_cast<double>(rows)) << game << summary;
        EXPECT_FALSE(summary["by_rating"].empty() || summary["by_theme"].empty());
        EXPECT_TRUE(lines[0]["themes"].empty());
        EXPECT_EQ(lines[0]["line"], 2);
    }
}

TEST_F(Puzzles, JudgesAPuzzleOfDraughtsByItsLine) {
    // The second row wants a move that gives the shot away.
    auto const puzzles =
        file("p.csv", "PuzzleId,FEN,Moves,Rating,Themes\n"
                      "a,\"W:W14,19,20,24,25,27,29,30,32:B2,5,7,8,10-12,21:F13\",19-16 12x28 "
                      "14-9 5x14,457,multiCapture\n"
                      "b,\"W:W20-23,26-28,31,32:B1,3,4,6,8-10,12,14:F9\",22-18 3-7,,\n");
    auto const ran = run_damero({"solve", "--game", "english", puzzles, "--nodes", "20000", "--json"});
    EXPECT_EQ(ran.code, 0) << ran.err;
    auto const lines = lines_of(ran.out);
    ASSERT_EQ(lines.size(), 3u);
    EXPECT_EQ(lines[0]["solved"], true);
    EXPECT_EQ(lines[0]["moves"], json::array({"12x28", "5x14"}));
    EXPECT_EQ(lines[0]["rating"], 457);
    EXPECT_EQ(lines[1]["solved"], false);
    EXPECT_FALSE(lines[1].contains("rating"));
    EXPECT_EQ(lines[2]["summary"]["by_theme"]["multiCapture"]["solved"], 1);
}

TEST_F(Puzzles, TellsBadRowsOfOtherGames) {
    auto const puzzles = file("p.csv", "FEN,Moves,Rating,Game\n"
                                       "\"W:W21:B1\",21-17 1-5,100,\n"
                                       "\"W:W21:B1\",21-17 1-5,100,draughts-russian\n"
                                       "\"W:W21:B1\",21-17 1-5,100,ludo\n"
                                       "\"W:W21:B1\",21-17 1-9,100,draughts-english\n"
                                       "\"W:W21:B1\",21-17,100,draughts-english\n"
                                       "\"W:W21:B1\",21-17 1-5,much,draughts-english\n"
                                       "\"W:W99:B1\",21-17 1-5,100,draughts-english\n"
                                       "\"W:W21:B1\",21-17 1-5,100\n"
                                       "4k3/8/8/8/8/8/8/4K3 w - - 0 1,e1e2 e8e7,100,chess\n");
    auto const ran = run_damero({"solve", "--game", "draughts-english", puzzles, "--nodes", "100", "--json"});
    EXPECT_EQ(ran.code, 0);
    for (int line = 3; line <= 10; ++line)
        EXPECT_TRUE(holds(ran.err, "line " + std::to_string(line))) << line << ": " << ran.err;
    EXPECT_TRUE(holds(ran.err, "a puzzle of draughts-russian, not of draughts-english")) << ran.err;
    EXPECT_EQ(lines_of(ran.out).back()["summary"]["bad_rows"], 8);
    EXPECT_EQ(lines_of(ran.out).back()["summary"]["puzzles"], 1);
}

TEST_F(Puzzles, SolvesOnePositionOfAnotherGame) {
    auto const ran = run_damero({"solve", "--game", "knights", "--fen", "8/7n/8/3n4/2N5/2n1N2N/8/8 w 16 68",
                                 "--movetime", "20", "--json"});
    EXPECT_EQ(ran.code, 0) << ran.err;
    auto const lines = lines_of(ran.out);
    ASSERT_EQ(lines.size(), 2u);
    EXPECT_TRUE(lines[0]["solved"].is_null());
    EXPECT_EQ(lines[0]["moves"].size(), 1u);
}

TEST_F(Puzzles, ResumesOnlyTheSameGame) {
    std::string text = "FEN,Moves\n";
    for (int i = 0; i < 400; ++i) text += "\"W:W21:B1\",21-17 1-5\n";
    auto const journal = path("p.journal").string();
    Words words = {"solve",  file("p.csv", text), "--game", "english", "--movetime", "20",
                   "--json", "--journal",         journal};
    auto const stopped = run_damero_until(words, {SIGINT, [&] { return std::filesystem::exists(journal); }});
    EXPECT_EQ(lines_of(stopped.out).back()["summary"]["finished"], false);
    words.emplace_back("--resume");
    words[3] = "pool";
    auto const ran = run_damero(words);
    EXPECT_EQ(ran.code, 2) << ran.out << ran.err;
}

TEST_F(Puzzles, RefusesNonsense) {
    auto const good = file("p.csv", header + mate_row);
    for (Words const& words : {
             Words{"solve"},
             Words{"solve", "/nowhere.csv"},
             Words{"solve", file("empty.csv", "")},
             Words{"solve", file("headless.csv", mate_row)},
             Words{"solve", good, "--bot", "nobody"},
             Words{"solve", good, "--nodes", "1", "--depth", "1"},
             Words{"solve", good, "--fen", "6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1"},
             Words{"solve", "--fen", "rubbish"},
             Words{"solve", good, "--resume"},
             Words{"solve", good, "more.csv"},
             Words{"solve", good, "--game", "ludo"},
             Words{"solve", good, "--game", "knights", "--bot", "material"},
             Words{"solve", good, "--game", "english", "--nodes", "0"},
             Words{"solve", "--game", "english", "--fen", "rubbish"},
             Words{"solve", "--game", "english", "--fen", "6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1"},
             Words{"solve", "--game", "english", file("e.epd", "6k1/5ppp/8/8/8/8/8/K2R4 w - - bm Rd8#;\n")},
             Words{"themes"},
             Words{"themes", "/nowhere.csv"},
             Words{"themes", file("t.epd", "6k1/5ppp/8/8/8/8/8/K2R4 w - - bm Rd8#;\n")},
         }) {
        auto const ran = run_damero(words);
        EXPECT_EQ(ran.code, 2) << words.back() << ": " << ran.out << ran.err;
        EXPECT_EQ(std::ranges::count(ran.err, '\n'), 1) << ran.err;
    }
}

TEST_F(Puzzles, StopsOnCtrlCAndGoesOnWithItsJournal) {
    std::string text = header;
    for (int i = 0; i < 400; ++i) text += mate_row + fork_row;
    auto const puzzles = file("p.csv", text);
    auto const journal = path("p.journal").string();
    Words const words = {"solve", puzzles, "--movetime", "20", "--json", "--journal", journal};
    auto const stopped = run_damero_until(words, {SIGINT, [&] { return std::filesystem::exists(journal); }});
    EXPECT_EQ(stopped.code, 0) << stopped.err;
    auto const first = lines_of(stopped.out);
    auto const& part = first.back()["summary"];
    EXPECT_EQ(part["finished"], false);
    EXPECT_EQ(part["puzzles"], first.size() - 1);
    EXPECT_LT(part["puzzles"], 800);

    auto const again = run_damero(words);
    EXPECT_EQ(again.code, 2) << "an unfinished journal is not overwritten";
    auto other = words;
    other[3] = "21";
    other.emplace_back("--resume");
    EXPECT_EQ(run_damero(other).code, 2) << "a journal of another run";
}

TEST_F(Puzzles, ResumesToTheSameEnd) {
    std::string text = header;
    for (int i = 0; i < 3000; ++i) text += mate_row + fork_row;
    auto const puzzles = file("p.csv", text);
    auto const journal = path("p.journal").string();
    Words const words = {"solve", puzzles,  "--bot",     "material", "--depth",
                         "2",     "--json", "--journal", journal};
    auto const stopped = run_damero_until(words, {SIGINT, [&] { return std::filesystem::exists(journal); }});
    auto const done = lines_of(stopped.out).back()["summary"]["puzzles"].get<std::size_t>();
    std::ofstream(journal, std::ios::app) << "half an entry";
    auto resumed_words = words;
    resumed_words.emplace_back("--resume");
    auto const resumed = run_damero(resumed_words);
    EXPECT_EQ(resumed.code, 0) << resumed.err;
    auto const lines = lines_of(resumed.out);
    EXPECT_EQ(lines.back()["summary"]["puzzles"], 6000);
    EXPECT_EQ(lines.size() - 1 + done, 6000u) << "no puzzle twice, none left out";
    EXPECT_NE(resumed.err.find("were not whole"), std::string::npos) << resumed.err;
    EXPECT_FALSE(std::filesystem::exists(journal)) << "what is done needs no journal";
}

TEST_F(Puzzles, NamesThemes) {
    auto const puzzles = file("p.csv", header + mate_row + fork_row);
    auto const ran = run_damero({"themes", puzzles, "--json"});
    EXPECT_EQ(ran.code, 0) << ran.err;
    auto const lines = lines_of(ran.out);
    ASSERT_EQ(lines.size(), 2u);
    EXPECT_EQ(lines[0]["id"], "a1");
    EXPECT_EQ(lines[0]["themes"],
              json::array({"backRankMate", "endgame", "mate", "mateIn1", "oneMove", "rookEndgame"}));
    EXPECT_TRUE(lines[0]["own_themes"].is_array());
    auto const text = run_damero({"themes", puzzles});
    EXPECT_TRUE(text.out.starts_with("a1: backRankMate")) << text.out;
}

TEST_F(Puzzles, ComparesThemes) {
    std::string text = header;
    for (int i = 0; i < 50; ++i) text += mate_row;
    auto const puzzles = file("p.csv", text + odd_row);
    auto const ran = run_damero({"themes", puzzles, "--compare"});
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_TRUE(holds(ran.out, "mateIn1") && holds(ran.out, "mean F1")) << ran.out;
    auto const compared = lines_of(run_damero({"themes", puzzles, "--compare", "--json"}).out);
    ASSERT_EQ(compared.size(), 1u);
    EXPECT_EQ(compared[0]["comparison"]["by_theme"]["mateIn1"]["f1"], 1.0);
    EXPECT_EQ(compared[0]["comparison"]["puzzles"], 51);
}
