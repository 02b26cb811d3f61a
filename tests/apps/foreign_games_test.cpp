// Games as others write them, through the commands that read games: what is said on the standard error, what is written, and what a
// run says that reads no game at all.
#include "run_damero.hpp"
#include "tests/records/foreign_cases.hpp"
#include "tests/services/folder.hpp"

#include <gtest/gtest.h>

#include <sstream>

namespace {

bool holds(std::string const& text, std::string_view part) { return text.find(part) != std::string::npos; }

class ForeignGames : public tests::InFolder {
  protected:
    [[nodiscard]] std::string file(std::string const& name, std::string const& text) const {
        tests::write_file(path(name), text);
        return path(name).string();
    }

    // Annotates the text as a file of that name; what it writes is annotated again, without a warning but of passed turns.
    void annotate(tests::ForeignCase const& each, std::string const& name) const {
        SCOPED_TRACE(each.title);
        auto const games = file(name, each.text);
        auto const out = path("out-" + name).string();
        std::vector<std::string> words = {"annotate", games, "-o", out, "--nodes", "20"};
        if (!each.game.empty()) words.insert(words.end(), {"--game", each.game});
        auto const ran = run_damero(words);
        EXPECT_EQ(ran.code, 0) << ran.err;
        std::istringstream warnings(each.warnings);
        for (std::string line; std::getline(warnings, line);)
            EXPECT_TRUE(holds(ran.err, games + ", " + line + "\n")) << line << "\n" << ran.err;
        auto const again = run_damero({"annotate", out, "--nodes", "20"});
        EXPECT_EQ(again.code, 0) << again.err;
        std::istringstream said(again.err);
        for (std::string line; std::getline(said, line);)
            EXPECT_TRUE(!holds(line, ", line ") || holds(line, "passed turn")) << line;
    }
};

} // namespace

TEST_F(ForeignGames, AreAnnotatedWithTheirWarnings) {
    for (auto const& each : tests::foreign_cases("pgn.txt")) annotate(each, "games.pgn");
    for (auto const& each : tests::foreign_cases("pdn.txt")) annotate(each, "games.pdn");
}

TEST_F(ForeignGames, TheFormatIsToldByTheFirstGame) {
    auto const text =
        "1. 10x15 24-20 2. 9-13 21-17 3. 7-10 17-14 4. 10x17 23-18 5. 15-19 18-15 6. 11x18 22x15 *";
    auto const ran = run_damero({"annotate", "-", "--nodes", "20"}, text);
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_TRUE(holds(ran.err, "line 1, move 1: 10x15 captures nothing and is read as 10-15")) << ran.err;
    EXPECT_TRUE(holds(ran.out, "[GameType \"21\"]")) << ran.out;
}

TEST_F(ForeignGames, WarningsAreInSpanishToo) {
    auto const ran = run_damero({"annotate", "-", "--nodes", "20", "--lang", "es"},
                                "1. e4 a6 2. e5 d5 3. exd6 e.p. 1\u20130");
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_TRUE(holds(ran.err, "'e.p.' tras exd6 se omite") && holds(ran.err, "se lee como 1-0")) << ran.err;
}

TEST_F(ForeignGames, ARunThatReadsNoGameSaysWhyAndFails) {
    for (std::string const command : {"annotate", "mine"}) {
        auto const empty = run_damero({command, file("none.pgn", "")});
        EXPECT_EQ(empty.code, 1);
        EXPECT_TRUE(holds(empty.err, "none.pgn: there is no game in it")) << empty.err;
        auto const unclear = run_damero({command, file("two.pdn", "1. 12-16 *\n\n1. 12-16 22-17 *\n")});
        EXPECT_EQ(unclear.code, 1);
        EXPECT_TRUE(
            holds(unclear.err, "can be played as draughts-english, draughts-pool: name one of them (--game)"))
            << unclear.err;
        EXPECT_EQ(unclear.err.find("draughts-pool"), unclear.err.rfind("draughts-pool")) << "said once";
        EXPECT_EQ(
            run_damero({command, path("two.pdn").string(), "--game", "draughts-pool", "--nodes", "200"}).code,
            0);
        auto const other = run_damero({command, file("knights.pgn", "1. b1c3 g8f6 2. c3c4 *\n")});
        EXPECT_EQ(other.code, 1);
        EXPECT_TRUE(holds(other.err, "knights.pgn: no game could be read; --game says")) << other.err;
        auto const broken = run_damero({command, file("bad.pdn", "[GameType \"21\"]\n\n1. 12-19 *\n")});
        EXPECT_EQ(broken.code, 1);
        EXPECT_TRUE(holds(broken.err, "bad.pdn, line 3, move 1: 12-19 cannot be played")) << broken.err;
        EXPECT_TRUE(holds(broken.err, "bad.pdn: no game could be read\n")) << broken.err;
    }
}

TEST_F(ForeignGames, OpeningsOfAMatch) {
    auto const match = [&](std::string const& book) {
        return run_damero({"match", "--game", "draughts-english", "--engine", "random?seed=1", "--engine",
                           "random?seed=2", "--games", "2", "--max-plies", "6", "--depth", "1", "--openings",
                           book});
    };
    auto const ran = match(file("book.pdn", "1. 12x16 22 -17 2. 11-15 26-22 *\n"));
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_TRUE(holds(ran.err, "book.pdn, line 1, move 1: 12x16 captures nothing and is read as 12-16"))
        << ran.err;
    auto const chess =
        run_damero({"match", "--engine", "random?seed=1", "--engine", "random?seed=2", "--games", "2",
                    "--depth", "1", "--openings", file("book.pgn", "1. e4 -- 2. d4 *\n")});
    EXPECT_EQ(chess.code, 1);
    EXPECT_TRUE(holds(chess.err, "line 1, move 1: a turn is passed, which a match cannot begin with"))
        << chess.err;
}
