// Broken games: each is an error that names its line, and costs no game beside it.
#include "core/catalogue.hpp"
#include "core/rng.hpp"
#include "tests/records/reading.hpp"

#include <gtest/gtest.h>

using records::Format;
using tests::main_moves;
using tests::only_error;
using tests::read_all;
using tests::said;

namespace {

std::string const before = "[Event \"before\"]\n\n1. e4 e5 1-0\n\n";
std::string const after = "[Event \"after\"]\n\n1. d4 d5 0-1\n";

std::string repeated(std::string_view text, int times) {
    std::string result;
    for (int i = 0; i < times; ++i) result += text;
    return result;
}

// The error of a game between two good ones, which must both be given.
std::string error_between(std::string const& broken, records::Limits const& limits = {}) {
    auto const all = read_all(before + broken + after, Format::pgn, limits);
    EXPECT_EQ(all.games.size(), 2u) << broken.substr(0, 200);
    if (all.games.size() == 2) {
        EXPECT_EQ(main_moves(all.games[0]), "e4 e5");
        EXPECT_EQ(main_moves(all.games[1]), "d4 d5");
        EXPECT_EQ(all.games[1].value("Event"), "after");
    }
    EXPECT_EQ(all.errors.size(), 1u) << broken.substr(0, 200);
    return all.errors.empty() ? std::string() : said(all.errors.front());
}

} // namespace

TEST(Broken, AnUnclosedComment) {
    EXPECT_EQ(error_between("[Event \"x\"]\n\n1. e4 {never\nclosed e5 1-0\n\n"),
              "line 7: the comment that begins here has no end");
}

TEST(Broken, AnUnclosedCommentDoesNotSwallowGamesUpToTheNextComment) {
    EXPECT_EQ(error_between("[Event \"x\"]\n\n1. e4 {never closed\n\n") +
                  std::to_string(read_all("1. e4 {open\n\n[White \"x\"]\n\n1. d4 {closed} *\n").games.size()),
              "line 7: the comment that begins here has no end1");
}

// Files with no blank line between the games.
TEST(Broken, GamesCloseTogetherAreFoundAgainByTheirHeaders) {
    std::string const close = "[Event \"b\"]\n[Site \"s\"]\n\n1. d4 d5 1-0\n[Event \"c\"]\n\n1. c4 1-0\n";
    auto const unclosed = read_all("[Event \"a\"]\n\n1. e4 {oops 1-0\n" + close);
    EXPECT_EQ(unclosed.games.size(), 2u);
    EXPECT_EQ(unclosed.errors.size(), 1u);
    auto const large = read_all("[Event \"a\"]\n\n" + repeated("1. e4 e5 Nf3 Nc6\n", 100) + close,
                                Format::pgn, {.bytes = 1000});
    EXPECT_EQ(large.games.size(), 2u);
    EXPECT_EQ(large.errors.size(), 1u);
}

TEST(Broken, AnUnclosedCommentInTheLastGame) {
    auto const all = read_all(before + "[Event \"x\"]\n\n1. e4 {never\n\nclosed");
    EXPECT_EQ(all.games.size(), 1u);
    EXPECT_EQ(said(all.errors), std::vector<std::string>{"line 7: the comment that begins here has no end"});
}

TEST(Broken, BracketsThatDoNotMatch) {
    EXPECT_EQ(error_between("[Event \"x\"]\n\n1. e4 (1. d4\n1... d5 1-0\n\n"),
              "line 7: the variation that begins here has no closing bracket");
    EXPECT_EQ(error_between("[Event \"x\"]\n\n1. e4 ) e5 1-0\n\n"),
              "line 7: a closing bracket without a variation to close");
    EXPECT_EQ(error_between("[Event \"x\"]\n\n1. e4 } e5 1-0\n\n"),
              "line 7: '}' is neither a move nor a result");
}

TEST(Broken, AVariationOfNothing) {
    EXPECT_EQ(error_between("[Event \"x\"]\n\n(1. d4) 1. e4 1-0\n\n"),
              "line 7: a variation must follow the move that it replaces");
    EXPECT_EQ(error_between("[Event \"x\"]\n\n1. e4 ((1. d4)) 1-0\n\n"),
              "line 7: a variation must follow the move that it replaces");
}

TEST(Broken, VariationsAThousandDeep) {
    auto const deep = repeated("(1. e4 ", 1000) + repeated(") ", 1000);
    EXPECT_EQ(error_between("[Event \"x\"]\n\n1. e4 " + deep + "1-0\n\n"),
              "line 7: variations nested deeper than 100");
    EXPECT_EQ(error_between("[Event \"x\"]\n\n1. e4 " + repeated("(1. e4 ", 1'000'000) + "\n\n"),
              "line 7: variations nested deeper than 100");
}

TEST(Broken, AHundredDeepIsStillRead) {
    auto const all = read_all("1. e4 " + repeated("(1. d4 e5 ", 100) + repeated(") ", 100) + "*\n");
    ASSERT_EQ(all.games.size(), 1u);
    EXPECT_EQ(all.games.front().moves.moves(), 201u);
}

TEST(Broken, WordsThatAreNothing) {
    EXPECT_EQ(error_between("[Event \"x\"]\n\n1. e4\n<e5> 1-0\n\n"),
              "line 8: '<e5>' is neither a move nor a result");
    EXPECT_EQ(error_between("[Event \"x\"]\n\n1. \xC3\xB1\xC3\xB1 1-0\n\n"),
              "line 7: '\xC3\xB1\xC3\xB1' is neither a move nor a result");
    EXPECT_EQ(error_between("[Event \"x\"]\n\n1. e4 [e5] 1-0\n\n"),
              "line 7: '[e5]' is neither a move nor a result");
    EXPECT_EQ(error_between("[Event \"x\"]\n\n1. e4 12! 1-0\n\n"),
              "line 7: '12!' is neither a move nor a result");
}

TEST(Broken, GamesWithoutHeadersAreToldApartByTheirResults) {
    for (std::string const remark :
         {"", " {resigns}", " {resigns} ; at last", " ;resigns", "{resigns\nhere}", "\n{resigns}"}) {
        auto const all = read_all("1. e4 e5 1-0" + remark + "\n1. <c4> e5 0-1" + remark +
                                  "\n1. d4 d5 1/2-1/2" + remark + "\n");
        ASSERT_EQ(all.games.size(), 2u) << remark;
        EXPECT_EQ(main_moves(all.games[0]), "e4 e5");
        EXPECT_EQ(main_moves(all.games[1]), "d4 d5") << remark;
        EXPECT_EQ(all.errors.size(), 1u) << remark;
    }
}

TEST(Broken, OnlyAResultOfTheGameItselfEndsIt) {
    // In comments, in variations, before other moves, and castling with zeros.
    for (std::string const line :
         {"1. e4 {1-0}", "1. e4 ;1-0", "1. e4 (1. d4 1-0)", "1. e4 * 1. d4", "1. e4 e5 2. 0-0"}) {
        auto const all = read_all(line + "\n1... c5 1-0\n");
        EXPECT_TRUE(all.errors.empty()) << line;
        ASSERT_FALSE(all.games.empty()) << line;
        EXPECT_TRUE(main_moves(all.games.back()).ends_with(" c5")) << line;
    }
    auto const draughts = read_all("1. 32-28 19-23 0-0 {nobody}\n1. 31-26 0-0\n", Format::pdn);
    EXPECT_EQ(draughts.games.size(), 2u);
}

TEST(Broken, Annotations) {
    for (auto const* const nag : {"$", "$x", "$256", "$99999999999"}) {
        auto const error = error_between(std::string("[Event \"x\"]\n\n1. e4 ") + nag + " 1-0\n\n");
        EXPECT_TRUE(error.starts_with("line 7: '$")) << error;
        EXPECT_TRUE(error.ends_with("is not an annotation: $ and a number from 0 to 255")) << error;
    }
}

TEST(Broken, AHeader) {
    EXPECT_EQ(error_between("[Event \"x\"]\n[White Ana]\n\n1. e4 1-0\n\n"),
              "line 6: '[White Ana]' is not a header; a header looks like [Event \"Casual game\"]");
}

TEST(Broken, ZeroBytes) {
    EXPECT_EQ(error_between("[Event \"x\"]\n\n1. e4\n" + std::string(3, '\0') + " 1-0\n\n"),
              "line 8: a zero byte stands here: this is not the text of a game");
}

TEST(Broken, AGameTooLargeToBeOne) {
    records::Limits const small{.bytes = 2000, .moves = 500, .nesting = 10};
    EXPECT_EQ(error_between("[Event \"x\"]\n\n" + repeated("1. e4\n", 1000) + "1-0\n\n", small),
              "line 5: the game that begins here is larger than 2000 bytes and is passed over");
    EXPECT_EQ(error_between("[Event \"x\"]\n\n" + repeated("1. e4 ", 1000) + "1-0\n\n", small),
              "line 5: the game that begins here is larger than 2000 bytes and is passed over")
        << "on one line";
    EXPECT_EQ(error_between("[Event \"x\"]\n\n{" + repeated("never closed\n", 1000) + "\n", small),
              "line 5: the game that begins here is larger than 2000 bytes and is passed over")
        << "in a comment";
}

TEST(Broken, MoreMovesThanAnyGame) {
    records::Limits const small{.bytes = 20000, .moves = 500, .nesting = 10};
    EXPECT_EQ(error_between("[Event \"x\"]\n\n" + repeated("e4\n", 501) + "1-0\n\n", small),
              "line 507: the game has more than 500 moves");
}

TEST(Broken, GarbageNeitherStopsNorHidesGames) {
    core::Random random(7);
    std::string garbage;
    for (int i = 0; i < 100'000; ++i) garbage += static_cast<char>(random.below(256));
    auto const all = read_all(before + garbage + "}\n\n" + after);
    ASSERT_GE(all.games.size(), 2u);
    EXPECT_EQ(all.games.front().value("Event"), "before");
    EXPECT_EQ(all.games.back().value("Event"), "after");
    EXPECT_FALSE(all.errors.empty());
}

TEST(Broken, ErrorsAreSaidInSpanishToo) {
    auto const all = read_all("1. e4 {x");
    ASSERT_EQ(all.errors.size(), 1u);
    EXPECT_EQ(core::text(core::Language::spanish, all.errors.front()),
              "línea 1: el comentario que empieza aquí no termina");
}

TEST(Broken, EveryPrefixOfAFileCanBeRead) {
    auto const whole =
        before + "[Event \"\\\"x\\\\\"]\n\n1. e4! {a} (1. d4 $3 ;b\n d5) e5 1/2-1/2\n\n" + after;
    for (std::size_t size = 0; size <= whole.size(); ++size) {
        auto const all = read_all(whole.substr(0, size));
        EXPECT_LE(all.games.size() + all.errors.size(), 3u);
        if (size >= before.size()) {
            EXPECT_EQ(main_moves(all.games.at(0)), "e4 e5") << size;
        }
    }
}
