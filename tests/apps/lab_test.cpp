// damero lab, as a teacher or a script uses it.
#include "run_damero.hpp"
#include "tests/services/folder.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <csignal>
#include <filesystem>

namespace {

using Json = nlohmann::json;

constexpr char const* pawn_ending = "8/8/8/3k4/8/3K4/3P4/8 w - - 0 1";

class LabFolder : public tests::InFolder {};

void expect_refusal(Words const& arguments, std::string const& part) {
    auto const ran = run_damero(arguments);
    EXPECT_EQ(ran.code, 2) << part;
    EXPECT_EQ(ran.out, "");
    EXPECT_NE(ran.err.find(part), std::string::npos) << ran.err;
    EXPECT_EQ(std::ranges::count(ran.err, '\n'), 1) << ran.err;
}

Json without_time(Json list) {
    for (auto& entry : list)
        for (auto const* time : {"seconds", "cpu_seconds"}) entry.erase(time);
    return list;
}

} // namespace

TEST(LabTreeCommand, PrintsJsonForEveryGameAndSearch) {
    for (auto const* game : {"chess", "knights", "damas", "draughts-international", "draughts-house"})
        for (auto const* bot : {"minimax", "heuristic", "tactical"}) {
            auto const ran = run_damero({"lab", "tree", "--bot", bot, "--game", game, "--depth", "2"});
            ASSERT_EQ(ran.code, 0) << ran.err;
            EXPECT_EQ(ran.err, "");
            auto const json = Json::parse(ran.out);
            EXPECT_EQ(json["depth"], 2);
            EXPECT_EQ(json["nodes_visited"], json["shown_nodes"]);
            EXPECT_EQ(json["tree"]["children"].size(), json["tree"]["moves"]);
            EXPECT_EQ(json["line"].size(), 2u);
        }
}

TEST_F(LabFolder, TreeWritesWhatTheEndingSays) {
    for (auto const* name : {"tree.json", "tree.html", "tree.svg"}) {
        auto const ran =
            run_damero({"lab", "tree", "--bot", "heuristic?depth=3", "--fen", pawn_ending, "-o", path(name)});
        EXPECT_EQ(ran.code, 0) << ran.err;
        EXPECT_EQ(ran.out, "");
    }
    EXPECT_TRUE(Json::parse(tests::contents_of(path("tree.json")))["whole"].get<bool>());
    EXPECT_TRUE(tests::contents_of(path("tree.html")).starts_with("<!doctype html>"));
    EXPECT_TRUE(tests::contents_of(path("tree.svg")).starts_with("<svg "));
    auto const spanish = run_damero({"lab", "tree", "--bot", "heuristic?depth=2", "--fen", pawn_ending, "-o",
                                     path("es.html"), "--lang", "es"});
    EXPECT_NE(tests::contents_of(path("es.html")).find("línea principal"), std::string::npos) << spanish.err;
}

TEST(LabTreeCommand, SaysWhatItDoesNotShow) {
    auto const ran = run_damero({"lab", "tree", "--bot", "heuristic", "--depth", "3", "--max-nodes", "300"});
    EXPECT_EQ(ran.code, 0);
    EXPECT_NE(ran.err.find("shown down to ply"), std::string::npos) << ran.err;
    EXPECT_EQ(std::ranges::count(ran.err, '\n'), 1);
    auto const json = Json::parse(ran.out);
    EXPECT_FALSE(json["whole"].get<bool>());
    EXPECT_LE(json["shown_nodes"], 300);
}

TEST_F(LabFolder, TreeRefusesInOneLine) {
    expect_refusal({"lab", "tree"}, "exactly one bot");
    expect_refusal({"lab", "tree", "--bot", "heuristic", "--bot", "minimax"}, "exactly one bot");
    expect_refusal({"lab", "tree", "--bot", "nobody"}, "--bot");
    expect_refusal({"lab", "tree", "--bot", "engine"}, "does not search as in a textbook");
    expect_refusal({"lab", "tree", "--bot", "tactical?order=best"}, "best");
    expect_refusal({"lab", "tree", "--bot", "heuristic", "--depth", "0"}, "--depth");
    expect_refusal({"lab", "tree", "--bot", "heuristic?depth=0"}, "depth");
    expect_refusal({"lab", "tree", "--bot", "heuristic", "--fen", "8/8 w"}, "--fen");
    expect_refusal({"lab", "tree", "--bot", "heuristic", "--position", "nowhere"}, "nowhere");
    expect_refusal({"lab", "tree", "--bot", "heuristic", "--depth", "2", "-o", path("tree.png")}, ".svg");
    expect_refusal({"lab", "tree", "--bot", "heuristic", "--depth", "2", "-o", path("none/tree.svg")}, "-o");
    expect_refusal({"lab", "tree", "--bot", "heuristic", "--depth", "2", "--max-nodes", "5"}, "--max-nodes");
    expect_refusal({"lab", "tree", "--bot", "heuristic", "--games", "5"}, "--games");
    expect_refusal({"lab", "tree", "--bot", "minimax", "--depth", "30"}, "5000000");
    expect_refusal({"lab"}, "compare, tree, report");
    expect_refusal({"lab", "draw"}, "draw");
    EXPECT_TRUE(std::filesystem::is_empty(folder_)) << "a refusal leaves nothing behind";
}

TEST_F(LabFolder, TreeCanBeInterrupted) {
    auto const ran = run_damero_until(
        {"lab", "tree", "--bot", "heuristic?depth=20", "--position", "kiwipete", "-o", path("t.json")},
        {SIGINT, [&] { return !std::filesystem::is_empty(folder_); }});
    EXPECT_EQ(ran.code, 1);
    EXPECT_EQ(ran.err, "damero: stopped\n");
    EXPECT_TRUE(std::filesystem::is_empty(folder_));
}

TEST(LabCompareCommand, IsTheSameEveryTime) {
    Words const arguments = {"lab",        "compare",
                             "--game",     "draughts-english",
                             "--bot",      "heuristic?depth=4",
                             "--bot",      "tactical?depth=4",
                             "--position", "middlegame-01",
                             "--position", "middlegame-02",
                             "--games",    "2",
                             "--seed",     "5",
                             "--json"};
    auto const first = run_damero(arguments);
    ASSERT_EQ(first.code, 0) << first.err;
    auto const list = Json::parse(first.out);
    ASSERT_EQ(list.size(), 6u) << "two positions and the games, by two bots";
    for (auto const& entry : list)
        for (auto const* field : {"bot", "position", "nodes_visited", "pruning_count", "max_depth_reached",
                                  "first_move_cutoffs", "seconds", "value", "move"})
            EXPECT_TRUE(entry.contains(field)) << field;
    EXPECT_EQ(list[0]["value"], list[1]["value"]);
    EXPECT_EQ(list[4]["games"], 2);
    EXPECT_EQ(list[4]["opponent"], "random?seed=5");
    EXPECT_EQ(without_time(Json::parse(run_damero(arguments).out)), without_time(list));
}

TEST(LabCompareCommand, ShowsATable) {
    auto const ran =
        run_damero({"lab", "compare", "--bot", "minimax?depth=2", "--bot", "heuristic?depth=2", "--bot",
                    "random?seed=1", "--position", "middlegame-01", "--position", "start"});
    ASSERT_EQ(ran.code, 0) << ran.err;
    EXPECT_NE(ran.out.find("middlegame-01  Qn1qkbnr/"), std::string::npos) << ran.out;
    EXPECT_NE(ran.out.find("All 2 positions together"), std::string::npos);
    auto const agreeing = run_damero({"lab", "compare", "--bot", "minimax?depth=2", "--bot",
                                      "heuristic?depth=2", "--position", "middlegame-01"});
    EXPECT_NE(agreeing.out.find("All agree: "), std::string::npos) << agreeing.out;
    EXPECT_EQ(agreeing.out.find('\x1b'), std::string::npos);
    auto const games = run_damero(
        {"lab", "compare", "--bot", "random?seed=2", "--game", "knights", "--games", "1", "--lang", "es"});
    EXPECT_NE(games.out.find("partidas contra random?seed=1"), std::string::npos) << games.out;
}

TEST(LabCompareCommand, RefusesInOneLine) {
    expect_refusal({"lab", "compare"}, "at least one bot");
    expect_refusal({"lab", "compare", "--bot", "nobody"}, "--bot");
    expect_refusal({"lab", "compare", "--bot", "heuristic", "--position", "middlegame-1"}, "middlegame-01");
    expect_refusal({"lab", "compare", "--bot", "heuristic", "--game", "go"}, "--game");
    expect_refusal({"lab", "compare", "--bot", "heuristic", "--games", "0"}, "--games");
    expect_refusal({"lab", "compare", "--bot", "heuristic", "--depth", "3"}, "--depth");
    expect_refusal({"lab", "compare", "--bot", "heuristic", "--fen", "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1"},
                   "over");
}

TEST_F(LabFolder, QuickReportWritesItsPages) {
    auto const ran = run_damero({"lab", "report", "--quick", "-o", path("report")});
    ASSERT_EQ(ran.code, 0) << ran.err;
    auto const page = tests::contents_of(path("report") / "PERFORMANCE.md");
    for (auto const* part :
         {"# Move orders, measured", "## Chess", "## International draughts",
          "comparisons at equal depth agree", "Measured on ", "docs/lab/knights-growth.svg"})
        EXPECT_NE(page.find(part), std::string::npos) << part;
    std::size_t charts = 0;
    for (auto const& file : std::filesystem::directory_iterator(path("report") / "docs/lab")) {
        EXPECT_NE(page.find("docs/lab/" + file.path().filename().string()), std::string::npos);
        ++charts;
    }
    EXPECT_EQ(charts, 8u);
    EXPECT_FALSE(std::filesystem::exists(path("report") / "lab-report.journal"));
}

TEST_F(LabFolder, ReportGoesOnAfterAnInterruption) {
    auto const journal = path("lab-report.journal");
    auto const grown = [&] {
        return std::filesystem::exists(journal) && std::filesystem::file_size(journal) > 3'000;
    };
    auto const stopped = run_damero_until({"lab", "report", "-o", folder_}, {SIGINT, grown});
    EXPECT_EQ(stopped.code, 1);
    EXPECT_NE(stopped.err.find("--resume goes on"), std::string::npos) << stopped.err;
    EXPECT_FALSE(std::filesystem::exists(path("PERFORMANCE.md")));
    expect_refusal({"lab", "report", "-o", folder_}, "-o");
    expect_refusal({"lab", "report", "--quick", "--resume", "-o", folder_}, "--resume");
    expect_refusal({"lab", "report", "-o", "/proc/nowhere"}, "-o");
}
