// Games as other programs and old collections write them (foreign/*.txt): every text is read, with the warnings that stand there, and
// what is written out is clean. What could mean two things is refused.
#include "records/named_games.hpp"
#include "records/replay.hpp"
#include "records/standard_form.hpp"
#include "records/writer.hpp"
#include "tests/records/foreign_cases.hpp"
#include "tests/records/reading.hpp"

#include <gtest/gtest.h>

#include <sstream>

using records::Format;
using tests::said;

namespace {

struct Outcome {
    std::string warnings;
    std::string written;
    std::vector<records::GameRecord> games;
    std::vector<std::string> ends;   // positions
    std::vector<std::string> errors; // in English
};

Outcome outcome_of(std::string const& text, std::optional<Format> format, std::string const& named = "") {
    Outcome outcome;
    std::istringstream stream(text);
    auto reader = records::Reader::of(stream, format);
    if (!reader) return outcome;
    auto const* const game = named.empty() ? nullptr : engine::game_named(named).value();
    records::NamedGames games(std::move(*reader), game);
    auto const refuse = [&](core::Error const& error) { outcome.errors.push_back(said(error)); };
    while (auto next = games.next()) {
        if (!*next) {
            refuse(next->error());
            continue;
        }
        auto& record = **next;
        auto const kind = records::game_of(record);
        if (!kind) {
            refuse(kind.error());
            continue;
        }
        auto const end = records::replay(record, {.game = *kind});
        if (auto const done = records::put_in_standard_form(record, **kind); !done) {
            EXPECT_FALSE(end.has_value());
            refuse(done.error());
            continue;
        }
        for (auto const& warning : record.warnings) outcome.warnings += said(warning) + "\n";
        outcome.written += records::written(record);
        outcome.ends.push_back((*end)->fen());
        outcome.games.push_back(record);
    }
    return outcome;
}

std::string error_of(std::string const& text, Format format, std::string const& named = "") {
    auto const outcome = outcome_of(text, format, named);
    EXPECT_TRUE(outcome.games.empty()) << text;
    EXPECT_EQ(outcome.errors.size(), 1u) << text;
    return outcome.errors.empty() ? "" : outcome.errors.front();
}

void check_file(std::string const& file, Format format) {
    auto const cases = tests::foreign_cases(file);
    EXPECT_GE(cases.size(), 30u);
    for (auto const& each : cases) {
        SCOPED_TRACE(file + ": " + each.title);
        // The format of a text whose file's name does not say is told by its first game.
        for (auto const told : {std::optional(format), std::optional<Format>()}) {
            auto const outcome = outcome_of(each.text, told, each.game);
            EXPECT_EQ(outcome.errors, std::vector<std::string>{});
            EXPECT_EQ(outcome.warnings, each.warnings);
            EXPECT_EQ(outcome.written, each.written);
        }
        auto const outcome = outcome_of(each.text, format, each.game);
        auto const again = outcome_of(outcome.written, format);
        EXPECT_EQ(again.errors, std::vector<std::string>{});
        EXPECT_EQ(again.written, outcome.written);
        EXPECT_EQ(again.ends, outcome.ends) << "the same moves";
        EXPECT_EQ(again.games, outcome.games);
        for (auto const& game : again.games)
            for (auto const& warning : game.warnings)
                EXPECT_EQ(warning.what.key, core::MessageKey("records.warning.pass")) << said(warning);
    }
}

} // namespace

TEST(Foreign, EveryTextOfPgn) { check_file("pgn.txt", Format::pgn); }
TEST(Foreign, EveryTextOfPdn) { check_file("pdn.txt", Format::pdn); }

TEST(Foreign, WhatCouldMeanTwoThingsIsRefused) {
    // Over 26 and 18 or over 27 and 19: the ends alone do not tell.
    EXPECT_EQ(
        error_of("[GameType \"21\"]\n[FEN \"W:W31:B26,27,18,19\"]\n\n1. 31-15 *", Format::pdn),
        "line 4, move 1: 31-15 cannot be played: 31-15 can mean 2 captures: add the captured squares, as in "
        "31x15x19x27");
    EXPECT_EQ(error_of("[GameType \"21\"]\n\n1. 11-15 22-18\n2. 9x13 *", Format::pdn),
              "line 4, move 2: 9x13 cannot be played: a capture must be made: 15x22");
    EXPECT_EQ(error_of("[GameType \"21\"]\n\n1. 12x19 *", Format::pdn),
              "line 3, move 1: 12x19 cannot be played: the piece on 12 cannot go to 19");
    EXPECT_EQ(error_of("[GameType \"21\"]\n\n1. 9x14x18 *", Format::pdn),
              "line 3, move 1: 9x14x18 cannot be played: the piece on 9 cannot go to 18");
    EXPECT_EQ(error_of("[GameType \"21\"]\n\n1. 12 16 22-17 *", Format::pdn),
              "line 3: '16' is neither a move nor a result");
    EXPECT_EQ(error_of("[GameType \"21\"]\n\n1. 9 - 14 - 18 *", Format::pdn),
              "line 3, move 1: 9-14-18 cannot be played: the piece on 9 cannot go to 18");
    EXPECT_EQ(error_of("[GameType \"21\"]\n\n1. 9-14 -- *", Format::pdn),
              "line 3, move 1: -- cannot be played: nobody can pass the turn in this game");
    // From a3 and from c3.
    EXPECT_TRUE(
        error_of("[GameType \"25\"]\n\n1. bb4 *", Format::pdn).starts_with("line 3, move 1: bb4 cannot"));
    EXPECT_EQ(error_of("[GameType \"21\"]\n\n1. 9-14 \u2013 *", Format::pdn),
              "line 3: '\u2013' is neither a move nor a result");
}

TEST(Foreign, ATurnIsNotPassedInCheckNorBehindTheEnd) {
    EXPECT_EQ(error_of("1. e4 f6 2. Qh5+ -- *", Format::pgn),
              "line 1, move 2: -- cannot be played: a player in check cannot pass the turn");
    EXPECT_EQ(error_of("1. e4 f6\n2. Qh5+ Z0 *", Format::pgn),
              "line 2, move 2: -- cannot be played: a player in check cannot pass the turn");
    EXPECT_EQ(error_of("[FEN \"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1\"]\n\n1... -- *", Format::pgn),
              "line 3, move 1: -- cannot be played: the game is over, and no turn can be passed");
    EXPECT_EQ(error_of("[Game \"knights\"]\n\n1. -- *", Format::pgn),
              "line 3, move 1: -- cannot be played: nobody can pass the turn in this game");
}

TEST(Foreign, OnlyAPawnTakesEnPassant) {
    EXPECT_EQ(error_of("1. e4 e5 2. Nf3 e.p. *", Format::pgn),
              "line 1, move 2: 'e.p.' stands behind no pawn's capture that could be en passant");
    EXPECT_EQ(error_of("e.p. 1. e4 *", Format::pgn),
              "line 1: 'e.p.' stands behind no pawn's capture that could be en passant");
    EXPECT_EQ(error_of("1. e4 d5 2. exd5ep *", Format::pgn),
              "line 1, move 2: 'ep' stands behind no pawn's capture that could be en passant");
}

TEST(Foreign, TheRuleSetIsAskedForWhereTwoRemain) {
    std::string const unclear =
        "line 1: no GameType tells which draughts this is, and the moves can be played as ";
    EXPECT_EQ(error_of("1. 12-16 22-17 *", Format::pdn),
              unclear + "draughts-english, draughts-pool: name one of them (--game)");
    EXPECT_EQ(error_of("1. 10-13 24-20 2. 6-10 23-19 *", Format::pdn),
              unclear + "draughts-spanish, draughts-portuguese: name one of them (--game)");
    EXPECT_EQ(
        error_of("1. 9-14 22-18 2. 1-32 *", Format::pdn),
        "line 1, move 2: no GameType tells which draughts this is (--game), and no rules allow the moves; as "
        "draughts-english: 1-32 cannot be played: square 32 is occupied");
    EXPECT_EQ(error_of("[White \"Ana\"]\n\n*", Format::pdn),
              "line 1: no GameType tells which draughts this is: the game must be named (--game)");
}

// Of a long collection a few games are misprinted: they do not stand in the way.
TEST(Foreign, MisprintsDoNotHideTheRuleSet) {
    std::string const english =
        "1. 10-15 24-20 2. 9-13 21-17 3. 7-10 17-14 4. 10x17 23-18 5. 15-19 18-15 6. 11x18 22x15 *\n\n";
    std::string const pool =
        "1. 10-15 24-20 2. 9-13 21-17 3. 7-10 17-14 4. 10x17 23-18 5. 15-19 18-15 6. 19x10 *\n\n";
    std::string text = pool;
    for (int i = 0; i < 30; ++i) text += english;
    auto const many = outcome_of(text + "1. 9-10 *\n", Format::pdn);
    EXPECT_EQ(many.games.size(), 30u);
    EXPECT_EQ(many.errors.size(), 2u);
    auto const mixed = outcome_of(pool + english, Format::pdn);
    EXPECT_EQ(mixed.errors.size(), 2u) << "one of each: nobody can know";
}

// Without a name that says it, and without a GameType.
TEST(Foreign, DraughtsAreKnownByTheirFirstMove) {
    for (std::string const moves : {"1. c3-d4 b6-a5 2. b2-c3 a7-b6", "1. cb4 ba5 2. bc3 ab6",
                                    "1. C3-B4 B6-A5 2. B2-C3", "1. g3:f4 b6-c5"}) {
        std::istringstream stream("[White \"Ana\"]\n\n" + moves + " *\n");
        auto reader = records::Reader::of(stream, std::nullopt);
        auto const game = reader->next();
        ASSERT_TRUE(game && *game) << moves;
        EXPECT_EQ((*game)->format, Format::pdn) << moves;
    }
    for (std::string const moves : {"1. e2-e4 e7-e5", "1. g1-f3", "1. c4 d5 2. cxd5", "1. Nf3", "1. b1c3"}) {
        std::istringstream stream(moves + " *\n");
        auto reader = records::Reader::of(stream, std::nullopt);
        auto const game = reader->next();
        ASSERT_TRUE(game && *game) << moves;
        EXPECT_EQ((*game)->format, Format::pgn) << moves;
    }
    std::istringstream stream("[FEN \"4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1\"]\n\n1. e4:d5 *\n");
    EXPECT_EQ((**records::Reader::of(stream, std::nullopt)->next()).format, Format::pgn);
}

// A letter, a check in a word and a time belong to the move before them.
TEST(Foreign, WhatStandsBehindNoMoveIsRefused) {
    EXPECT_EQ(error_of("(0:03) 1. e4 *", Format::pgn),
              "line 1: a variation must follow the move that it replaces");
    EXPECT_TRUE(error_of("D 1. e4 *", Format::pgn).starts_with("line 1, move 1: D cannot be played"));
    EXPECT_TRUE(error_of("1. e4 ch. (ch 1. d4) Q(Q) *", Format::pgn)
                    .starts_with("line 1, move 1: Q cannot be played"));
    EXPECT_EQ(error_of("1. e4 {a {b} {c} d} *", Format::pgn), "line 1: '}' is neither a move nor a result");
}

TEST(Foreign, DashesOfWindows1252) {
    auto const outcome = outcome_of("[White \"Jos\xE9\"]\n[Result \"1\x96"
                                    "0\"]\n\n1. e4 e5 1\x96"
                                    "0\n",
                                    Format::pgn);
    EXPECT_EQ(outcome.written, "[White \"Jos\u00E9\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n\n");
}

// Beyond the thousand games that are looked at, the others are taken for the same.
TEST(Foreign, LongFilesAreReadAheadOnlySoFar) {
    std::string text =
        "1. 10-15 24-20 2. 9-13 21-17 3. 7-10 17-14 4. 10x17 23-18 5. 15-19 18-15 6. 11x18 22x15 *\n\n";
    for (int i = 0; i < 1500; ++i) text += "1. 12x16 22-17 *\n\n";
    auto const outcome = outcome_of(text, Format::pdn);
    EXPECT_EQ(outcome.games.size(), 1501u);
    EXPECT_EQ(outcome.games.back().value("GameType"), "21");
}

TEST(Foreign, GamesThatSayWhatTheyAreAreLeftAlone) {
    auto const outcome =
        outcome_of("[GameType \"20\"]\n\n1. 32-28 *\n\n1. 12-16 22-17 *\n\n[GameType \"21\"]\n\n1. 9-14 *\n",
                   Format::pdn);
    EXPECT_EQ(outcome.games.size(), 2u);
    ASSERT_EQ(outcome.errors.size(), 1u);
    EXPECT_TRUE(outcome.errors[0].starts_with("line 5: no GameType tells which draughts this is, and"))
        << outcome.errors[0];
}
