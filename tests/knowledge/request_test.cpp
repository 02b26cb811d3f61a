// Requests and replies as lines of JSON.
#include "knowledge/request.hpp"

#include <gtest/gtest.h>

using namespace knowledge;

TEST(Requests, ReadBackAsTheyWere) {
    Request const request{.action = Action::query,
                          .game = "knights",
                          .fen = "n7/8/8/8/8/8/8/7N w",
                          .files = {{"a.pl", "my rules/a.pl", "x(\"\n\").", false}},
                          .alone = true,
                          .goal = "piece(_, _, \xC3\xB1, 'a\"b')",
                          .by = By::native,
                          .limits = {.inferences = 7, .seconds = 1.5, .answers = 3},
                          .language = core::Language::spanish};
    auto const line = to_json(request);
    EXPECT_EQ(line.find('\n'), std::string::npos);
    auto const read = request_from(line);
    ASSERT_TRUE(read);
    EXPECT_EQ(to_json(*read), line);
    EXPECT_EQ(read->goal, request.goal);
    EXPECT_EQ(read->files.front().text, request.files.front().text);
    EXPECT_EQ(read->files.front().origin, "my rules/a.pl");
}

TEST(Requests, RepliesReadBackAsTheyWere) {
    Reply reply;
    reply.files = 2;
    reply.patterns = {{"fork", 6, "kb/chess/fork.pl", 3}};
    reply.problems = {{"my.pl", 2, 5, "syntax error", false}};
    reply.found = {{"e7e8", "promotion", std::nullopt, {"e8"}}, {"e4d5", "capture", -9, {"d5"}}};
    reply.answers = {{{"X", "1"}}, {}};
    reply.more = true;
    reply.refused = Complaint{"", 0, 3, "no", true};
    auto const read = reply_from(to_json(reply));
    ASSERT_TRUE(read);
    EXPECT_EQ(to_json(*read), to_json(reply));
    EXPECT_EQ(read->found, reply.found);
}

TEST(Requests, NonsenseIsRefused) {
    for (auto const* line : {"", "{", "[]", "{}", "{\"action\":1}", "null", "{\"action\":\"query\"}"}) {
        EXPECT_FALSE(request_from(line)) << line;
        EXPECT_FALSE(reply_from(line)) << line;
    }
}

TEST(Requests, WhatCannotBeAnsweredSaysWhy) {
    EXPECT_TRUE(answer({.game = "ludo", .fen = {}, .folder = {}}).refused);
    EXPECT_TRUE(answer({.action = Action::patterns, .fen = "8/8 w", .folder = {}}).refused);
    EXPECT_TRUE(answer({.action = Action::query, .fen = {}, .folder = {}, .goal = "a b"}).refused);
    EXPECT_FALSE(answer({.fen = {}, .folder = {}}).refused);
}
