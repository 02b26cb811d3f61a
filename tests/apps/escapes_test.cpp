// Five ways in which rules once ran programs, through every command that takes rules or goals from outside.
#include "run_damero.hpp"
#include "tests/services/folder.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>

namespace {

class Escapes : public tests::InFolder {
  protected:
    [[nodiscard]] std::string touch() const { return fmt::format("shell('touch {}')", path("escaped").string()); }
    [[nodiscard]] std::string rules() const { return path("rules").string(); }

    void write_rules(std::string const& text) {
        std::filesystem::create_directories(path("rules"));
        tests::write_file(path("rules") / "own.pl", text);
    }

    // Whatever the command says of them, no rule has run anything, and it says no more than a line of each problem.
    void expect_harmless(Words const& words, std::string const& rule) const {
        auto const ran = run_damero(words, "resign\n");
        EXPECT_FALSE(std::filesystem::exists(path("escaped"))) << words[0] << " " << words[1] << ": " << rule;
        EXPECT_TRUE(ran.code >= 0 && ran.code <= 2) << words[0] << " " << words[1] << ": " << rule << ran.err;
    }

    // Thrown and formatted, printed, woken by a variable, and at load in a directive or a condition.
    [[nodiscard]] std::vector<std::string> goals() const {
        return {fmt::format("throw(format(\"~@\", [{}]))", touch()),
                fmt::format("throw(error(format(\"~@\", [{}]), _))", touch()),
                fmt::format("throw(unhandled_exception(format(\"~@\", [{}])))", touch()),
                fmt::format("print_message(error, format(\"~@\", [{}]))", touch()),
                fmt::format("(put_attr(X, freeze, user:{}), X = 1)", touch()), touch()};
    }
    [[nodiscard]] std::vector<std::string> rule_texts() const {
        std::vector<std::string> texts;
        for (auto const& goal : goals()) {
            texts.push_back(fmt::format("move_creates_odd(A, B, C, D) :- candidate(A, B, C, D), {}.\n", goal));
            texts.push_back(fmt::format(":- {}.\nmove_creates_odd(1, 1, 1, 1).\n", goal));
            texts.push_back(fmt::format(":- if({}).\nmove_creates_odd(1, 1, 1, 1).\n:- endif.\n", goal));
        }
        return texts;
    }
};

} // namespace

TEST_F(Escapes, AreClosedInGoals) {
    for (auto const& goal : goals()) {
        auto const ran = run_damero({"kb", "query", goal});
        EXPECT_EQ(ran.code, 2) << goal;
        EXPECT_EQ(std::ranges::count(ran.err, '\n'), 1) << ran.err;
        EXPECT_FALSE(std::filesystem::exists(path("escaped"))) << goal;
    }
}

TEST_F(Escapes, AreClosedInEveryCommandThatTakesRules) {
    auto const* const fen = "4k3/p4ppp/8/8/3PN3/8/PP3PPP/4K3 w - - 0 1";
    for (auto const& rule : rule_texts()) {
        write_rules(rule);
        for (Words const& words : {
                 Words{"kb", "check", "--kb", rules()},
                 Words{"kb", "list", "--kb", rules()},
                 Words{"kb", "patterns", "--kb", rules(), "--fen", fen},
                 Words{"kb", "order", "--kb", rules(), "--fen", fen},
                 Words{"kb", "query", "move_creates_odd(A, B, C, D)", "--kb", rules()},
                 Words{"explain", "--fen", fen, "--move", "Nc5", "--nodes", "100", "--kb", rules()},
                 Words{"play", "--white", "tactical?depth=1", "--black", "random", "--kb", rules(), "--position", fen},
                 Words{"play", "--white", "tactical?depth=1&kb=" + rules(), "--black", "human", "--position", fen},
                 Words{"match", "--engine", "tactical?depth=1", "--engine", "random", "--games", "2", "--kb", rules()},
                 Words{"lab", "tree", "--bot", "tactical?depth=1", "--fen", fen, "--kb", rules(), "-o",
                       path("tree.json").string()},
                 Words{"lab", "compare", "--bot", "tactical?depth=1", "--fen", fen, "--games", "1", "--kb", rules()},
             })
            expect_harmless(words, rule);
    }
}

TEST_F(Escapes, CheckingRunsNothing) {
    write_rules(fmt::format(":- initialization({0}).\n:- dynamic a/1.\n:- {0}.\nmove_creates_odd(1, 1, 1, 1) :- "
                            "repeat, fail.\n",
                            touch()));
    auto const ran = run_damero({"kb", "check", "--kb", rules()});
    EXPECT_EQ(ran.code, 2);
    EXPECT_NE(ran.out.find("own.pl, line 1: a directive that"), std::string::npos) << ran.out;
    EXPECT_NE(ran.out.find("own.pl, line 3: a directive that"), std::string::npos) << ran.out;
    EXPECT_NE(ran.out.find("problems: 2"), std::string::npos) << ran.out;
    EXPECT_FALSE(std::filesystem::exists(path("escaped")));
}
