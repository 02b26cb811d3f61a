// damero kb, as people and programs use it; and docs/adding-a-pattern.md, done step by step.
#include "run_damero.hpp"
#include "tests/services/folder.hpp"
#include "tests/support/source_tree.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <cstdlib>

namespace {

using Json = nlohmann::json;

constexpr char const* fork_fen = "8/3k3q/8/8/6N1/8/8/K7 w - - 0 1";

// The first piece of Prolog in the walk-through.
std::string documented_rule() {
    auto const text = tests::contents("docs/adding-a-pattern.md");
    std::string const opener = "```prolog\n";
    auto const begin = text.find(opener) + opener.size();
    return text.substr(begin, text.find("```", begin) - begin);
}

std::string replaced(std::string text, std::string const& old, std::string const& fresh) {
    auto const at = text.find(old);
    EXPECT_NE(at, std::string::npos) << old;
    return at == std::string::npos ? text : text.replace(at, old.size(), fresh);
}

class KbFolder : public tests::InFolder {};

} // namespace

TEST(KbCommand, PatternsHaveThePromisedShape) {
    for (auto const* by : {"prolog", "native"}) {
        auto const ran = run_damero({"kb", "patterns", "--fen", fork_fen, "--by", by, "--json"});
        ASSERT_EQ(ran.code, 0) << ran.err;
        auto const list = Json::parse(ran.out);
        auto const fork =
            std::ranges::find_if(list, [](auto const& one) { return one["pattern"] == "fork"; });
        ASSERT_NE(fork, list.end()) << ran.out;
        EXPECT_EQ(*fork,
                  Json::parse(R"({"move":"g4f6","pattern":"fork","score":106,"squares":["d7","h7"]})"));
        EXPECT_EQ(std::ranges::count(list, *fork), 1);
    }
    auto const promotion = run_damero({"kb", "patterns", "--fen", "7k/P7/8/8/8/8/8/K7 w - - 0 1", "--json"});
    auto const list = Json::parse(promotion.out);
    EXPECT_EQ(
        std::ranges::count(
            list, Json::parse(R"({"move":"a7a8","pattern":"promotion","score":null,"squares":["a8"]})")),
        1);
}

TEST(KbCommand, BothDetectorsSayTheSame) {
    for (auto const* position : {"kiwipete", "promotions", "endgame"})
        EXPECT_EQ(run_damero({"kb", "patterns", "--position", position, "--by", "prolog", "--json"}).out,
                  run_damero({"kb", "patterns", "--position", position, "--by", "native", "--json"}).out);
}

TEST(KbCommand, QueriesAnswer) {
    auto const ran = run_damero({"kb", "query", "move_creates_fork(R, C, 6, 6, S)", "--fen", fork_fen});
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_EQ(ran.out, "R = 4, C = 7, S = 106\n");
    EXPECT_EQ(run_damero({"kb", "query", "to_move(black)", "--lang", "es"}).out, "falso\n");
    EXPECT_EQ(run_damero({"kb", "query", "to_move(white)"}).out, "true\n");
    auto const json = Json::parse(run_damero({"kb", "query", "piece(k, C, R, 5)", "--json"}).out);
    EXPECT_EQ(json["answers"], Json::parse(R"([{"C":"white","R":"1"},{"C":"black","R":"8"}])"));
    EXPECT_EQ(run_damero({"kb", "query", "piece(man, white, 1, C)", "--game", "damas", "--json"}).code, 0);
}

TEST_F(KbFolder, FactsLoadInPlainProlog) {
    auto const ran = run_damero({"kb", "facts", "--fen", fork_fen});
    EXPECT_TRUE(ran.out.starts_with("% chess: 8/3k3q")) << ran.out;
    EXPECT_NE(ran.out.find("\npiece(n, white, 4, 7).\n"), std::string::npos);
    EXPECT_NE(ran.out.find("\nmove(4, 7, 6, 6).\n"), std::string::npos);
    tests::write_file(folder_ / "position.pl", ran.out);
    auto const line =
        "cd " DAMERO_SOURCE_DIR
        " && swipl -g \"move_creates_fork(A,B,6,6,S),print(A-B-S),nl\" -t halt kb/chess/load.pl " +
        (folder_ / "position.pl").string() + " > " + (folder_ / "out").string() + " 2>&1";
    ASSERT_EQ(std::system(line.c_str()), 0);
    EXPECT_EQ(tests::contents_of(folder_ / "out"), "4-7-106\n");
}

TEST(KbCommand, ListsWhatThereIs) {
    auto const json = Json::parse(run_damero({"kb", "list", "--json"}).out);
    EXPECT_EQ(json.size(), 19u);
    EXPECT_NE(run_damero({"kb", "list", "--game", "knights"}).out.find("corralled"), std::string::npos);
    EXPECT_EQ(run_damero({"kb", "check"}).code, 0);
}

TEST(KbCommand, BadUsage) {
    EXPECT_EQ(run_damero({"kb"}).code, 2);
    auto const unknown = run_damero({"kb", "sing"});
    EXPECT_EQ(unknown.code, 2);
    EXPECT_NE(unknown.err.find("list, check, facts, patterns, order, query"), std::string::npos)
        << unknown.err;
    EXPECT_EQ(run_damero({"nonsense", "kb", "list"}).code, 2) << "nothing stands before the command";
    EXPECT_EQ(run_damero({"kb", "query"}).code, 2);
    EXPECT_EQ(run_damero({"kb", "list", "everything"}).code, 2);
    EXPECT_EQ(run_damero({"kb", "query", "a", "b"}).code, 2);
    EXPECT_EQ(run_damero({"kb", "list", "--kb", "/nowhere"}).code, 2);
    EXPECT_EQ(run_damero({"kb", "list", "--alone"}).code, 2);
    EXPECT_EQ(run_damero({"kb", "patterns", "--by", "magic"}).code, 2);
    EXPECT_EQ(run_damero({"kb", "patterns", "--fen", "x"}).code, 2);
    EXPECT_EQ(run_damero({"kb", "query", "true", "--seconds", "10"}).code, 2) << "more than its process has";
    auto const syntax = run_damero({"kb", "query", "piece(k, C"});
    EXPECT_EQ(syntax.code, 2);
    EXPECT_NE(syntax.err.find("syntax error"), std::string::npos) << syntax.err;
}

// What would eat the machine or read it is stopped or refused, and told; nothing hangs.
TEST(KbCommand, OutsideGoalsAreHeldInCheck) {
    auto const begin = std::chrono::steady_clock::now();
    for (auto const* goal :
         {"format(atom(_), '~t~*|', [2000000000])", "repeat, fail", "length(L, N), N > 100000000",
          "open('/etc/passwd', read, S)", "shell(true)", "atom_length(X, Y)", "numlist(1, 90000000, L)"}) {
        auto const ran = run_damero({"kb", "query", goal, "--seconds", "1"});
        EXPECT_NE(ran.code, 0) << goal << "\n" << ran.out.substr(0, 200);
        EXPECT_TRUE(ran.err.starts_with("damero: ")) << goal << ran.err;
        EXPECT_EQ(std::ranges::count(ran.err, '\n'), 1) << ran.err;
    }
    EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::minutes(3));
}

TEST_F(KbFolder, OutsideRulesAreHeldInCheck) {
    auto const rules = folder_.string();
    tests::write_file(folder_ / "own.pl",
                      "move_creates_endless(A, B, C, D) :- candidate(A, B, C, D), repeat, fail.\n"
                      "move_creates_leak(1, 1, 1, 1) :- open('/etc/passwd', read, _).\n"
                      "move_creates_pawn(A, B, C, D) :- candidate(A, B, C, D), piece(p, _, A, B).\n");
    auto const ran = run_damero({"kb", "patterns", "--kb", rules, "--seconds", "1", "--json"});
    EXPECT_EQ(ran.code, 1);
    EXPECT_NE(ran.err.find("pattern endless: stopped"), std::string::npos) << ran.err;
    EXPECT_NE(ran.err.find("pattern leak: refused: open/3"), std::string::npos) << ran.err;
    auto const list = Json::parse(ran.out);
    EXPECT_EQ(std::ranges::count_if(list, [](auto const& one) { return one["pattern"] == "pawn"; }), 16)
        << "the rest works";
    auto const checked = run_damero({"kb", "check", "--kb", rules});
    EXPECT_EQ(checked.code, 2);
    EXPECT_NE(checked.out.find("own.pl, line 2: pattern leak: refused: open/3"), std::string::npos)
        << checked.out;
    EXPECT_NE(checked.out.find("problems: 1"), std::string::npos) << checked.out;
}

TEST_F(KbFolder, OneBadClauseIsToldAndTheRestWorks) {
    tests::write_file(folder_ / "own.pl", "move_creates_bad(A,B,C,D,S) :- move(A,B,C,D), S is vlaue+1.\n"
                                          "move_creates_good(A,B,C,D) :- move(A,B,C,D).\n");
    auto const checked = run_damero({"kb", "check", "--kb", folder_.string()});
    EXPECT_EQ(checked.code, 2);
    EXPECT_NE(checked.out.find("own.pl, line 1: the clause was left out"), std::string::npos) << checked.out;
    auto const ran = run_damero({"kb", "patterns", "--kb", folder_.string(), "--json"});
    auto const list = Json::parse(ran.out);
    EXPECT_EQ(std::ranges::count_if(list, [](auto const& one) { return one["pattern"] == "good"; }), 20);
}

TEST_F(KbFolder, RulesThatNoProcessSurvivesAreNotSound) {
    tests::write_file(folder_ / "own.pl",
                      "a(" + std::string(400'000, '(') + "b" + std::string(400'000, ')') + ").\n");
    EXPECT_EQ(run_damero({"kb", "check", "--kb", folder_.string()}).code, 2);
}

TEST(KbCommand, OrderSaysWhatComesFirstAndWhy) {
    auto const ran = run_damero({"kb", "order", "--fen", fork_fen, "--order", "classic", "--json"});
    ASSERT_EQ(ran.code, 0) << ran.err;
    EXPECT_EQ(Json::parse(ran.out).front(), Json::parse(R"({"move":"Nf6+","score":468,
                              "reasons":[{"name":"fork","points":418},{"name":"check","points":50}]})"));
    EXPECT_TRUE(run_damero({"kb", "order", "--fen", fork_fen}).out.starts_with("Nf6+"));
    for (auto const* game : {"knights", "damas", "draughts-frisian", "chess"})
        for (auto const* order : {"damero", "classic", "mvv-lva", "generator"})
            EXPECT_EQ(run_damero({"kb", "order", "--game", game, "--order", order}).code, 0) << game << order;
    auto const unknown = run_damero({"kb", "order", "--order", "nonsense"});
    EXPECT_EQ(unknown.code, 2);
    EXPECT_EQ(unknown.err,
              "damero: --order: there is no order 'nonsense'; the orders are: damero, classic, mvv-lva, "
              "generator\n");
    EXPECT_EQ(run_damero({"kb", "order", "--kb", "/nowhere"}).code, 2);
}

// The walk-through's last step, and what may go wrong with it.
TEST_F(KbFolder, AnExplanationTellsWhatRulesOfOnesOwnFind) {
    tests::write_file(folder_ / "to_c5.pl",
                      "move_creates_to_c5(R, C, 5, 3, 7, [5/3]) :- mover(R, C, 5, 3, n, _, _).\n");
    auto const explain = [&](std::string const& folder, auto... more) {
        return run_damero({"explain", "--fen", "4k3/p4ppp/8/8/3PN3/8/PP3PPP/4K3 w - - 0 1", "--move", "Nc5",
                           "--nodes", "500", "--lang", "en", "--kb", folder, more...});
    };
    auto const told = explain(folder_.string());
    EXPECT_EQ(told.code, 0) << told.err;
    EXPECT_NE(told.out.find("By your rule to_c5: c5."), std::string::npos) << told.out;
    auto const json = nlohmann::json::parse(explain(folder_.string(), "--json").out);
    EXPECT_EQ(json["own_rules"][0]["pattern"], "to_c5");
    EXPECT_EQ(json["own_rules"][0]["squares"], nlohmann::json::array({"c5"}));
    EXPECT_EQ(explain((folder_ / "nowhere").string()).code, 2);
    tests::write_file(folder_ / "to_c5.pl", "move_creates_to_c5(R, C, 5, 3 :- true.\n");
    EXPECT_EQ(explain(folder_.string()).code, 2);
}

TEST_F(KbFolder, ARuleOfOnesOwnOrdersMoves) {
    auto const rules = folder_.string();
    auto const fen = "4k3/p4ppp/8/8/3PN3/8/PP3PPP/4K3 w - - 0 1";
    auto const order = [&](Words more) {
        Words words = {"kb", "order", "--fen", fen, "--json"};
        words.insert(words.end(), more.begin(), more.end());
        auto const ran = run_damero(words);
        EXPECT_EQ(ran.code, 0) << ran.err;
        return Json::parse(ran.out);
    };
    auto const points = [](Json const& list) {
        for (auto const& move : list)
            for (auto const& reason : move["reasons"])
                if (reason["name"] == "outpost") return std::pair(move["move"], reason["points"].get<int>());
        return std::pair(Json(), 0);
    };
    EXPECT_NE(order({}).front()["move"], "Nc5");
    tests::write_file(folder_ / "outpost.pl", documented_rule());
    EXPECT_EQ(points(order({"--kb", rules})), (std::pair<Json, int>("Nc5", 100 + 3 * 5)));
    tests::write_file(folder_ / "outpost.pl", documented_rule() + "\norder_weight(outpost, 900, 20).\n");
    auto const weighed = order({"--kb", rules});
    EXPECT_EQ(points(weighed), (std::pair<Json, int>("Nc5", 900 + 20 * 5)));
    EXPECT_EQ(weighed.front()["move"], "Nc5");
    EXPECT_EQ(order({"--kb", rules, "--order", "generator"}).front()["move"], "Nc5");

    auto const game = [&](std::string const& bot, Words more) {
        Words words = {
            "play", "--white", bot, "--black", "random", "--position", "6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1"};
        words.insert(words.end(), more.begin(), more.end());
        return run_damero(words);
    };
    EXPECT_NE(game("tactical?depth=2&kb=" + rules, {}).out.find("White wins"), std::string::npos);
    auto const told = game("tactical?depth=2", {"--kb", rules});
    EXPECT_NE(told.out.find("tactical?depth=2&kb=" + rules + ": 1 moves, "), std::string::npos) << told.out;
    auto const missing = game("tactical?kb=/nowhere", {});
    EXPECT_EQ(missing.code, 2);
    EXPECT_EQ(std::ranges::count(missing.err, '\n'), 1) << missing.err;

    tests::write_file(folder_ / "outpost.pl", documented_rule() + "\norder_weight(outpost, much, 20).\n");
    auto const odd = run_damero({"kb", "order", "--kb", rules});
    EXPECT_EQ(odd.code, 2);
    EXPECT_NE(odd.err.find("order_weight(outpost, ...)"), std::string::npos) << odd.err;
    tests::write_file(folder_ / "outpost.pl",
                      "move_creates_endless(A, B, C, D) :- candidate(A, B, C, D), repeat, fail.\n");
    auto const endless = game("tactical?depth=1&kb=" + rules, {});
    EXPECT_EQ(endless.code, 2);
    EXPECT_NE(endless.err.find("stopped"), std::string::npos) << endless.err;
    EXPECT_EQ(std::ranges::count(endless.err, '\n'), 1) << endless.err;
}

// A rule of ours that somebody has rewritten counts as it says, and no more as ours did.
TEST_F(KbFolder, AChangedRuleTakesThePlaceOfOursInTheOrder) {
    tests::write_file(folder_ / "fork.pl",
                      "move_creates_fork(A, B, C, D, 7) :- candidate(A, B, C, D), D =:= 8.\n"
                      "order_weight(fork, 1000, 1).\n");
    auto const ran = run_damero(
        {"kb", "order", "--fen", fork_fen, "--order", "classic", "--kb", folder_.string(), "--json"});
    ASSERT_EQ(ran.code, 0) << ran.err;
    for (auto const& move : Json::parse(ran.out)) {
        bool const on_last_file = move["move"] == "Nh6" || move["move"] == "Nh2";
        EXPECT_EQ(move["score"] >= 1000, on_last_file) << move;
        if (move["move"] == "Nf6+") {
            EXPECT_EQ(move["score"], 50) << "the check alone";
        }
    }
}

TEST_F(KbFolder, AddingAPatternAsDocumented) {
    auto const rules = folder_.string();
    auto const file = folder_ / "outpost.pl";
    tests::write_file(file, documented_rule());
    auto const checked = run_damero({"kb", "check", "--kb", rules});
    EXPECT_EQ(checked.code, 0) << checked.out;
    EXPECT_NE(checked.out.find("patterns: 20, problems: 0"), std::string::npos) << checked.out;

    Words const position = {"--kb", rules, "--fen", "4k3/p4ppp/8/8/3PN3/8/PP3PPP/4K3 w - - 0 1"};
    auto const with = [&](Words words) {
        words.insert(words.end(), position.begin(), position.end());
        return run_damero(words);
    };
    EXPECT_EQ(with({"kb", "query", "move_creates_outpost(R, C, ToR, ToC, Score, _)"}).out,
              "R = 4, C = 5, ToR = 5, ToC = 3, Score = 5\n");
    auto const list = Json::parse(with({"kb", "patterns", "--json"}).out);
    EXPECT_EQ(std::ranges::count(
                  list, Json::parse(R"({"move":"e4c5","pattern":"outpost","score":5,"squares":["c5"]})")),
              1);

    tests::write_file(file, replaced(documented_rule(), "Score >= 5,", "Score >= 5"));
    auto const broken = run_damero({"kb", "check", "--kb", rules});
    EXPECT_EQ(broken.code, 2);
    EXPECT_NE(broken.out.find("outpost.pl, line 9, column"), std::string::npos) << broken.out;
    EXPECT_NE(broken.out.find("expected an operator"), std::string::npos) << broken.out;

    tests::write_file(file, replaced(documented_rule(), "\\+ chaser(", "\\+ chasser("));
    auto const undefined = run_damero({"kb", "check", "--kb", rules});
    EXPECT_EQ(undefined.code, 2);
    EXPECT_NE(undefined.out.find("outpost.pl, line 5: chasser/4"), std::string::npos) << undefined.out;
}
