// FEN and moves: what is read, what is written, and what each kind of nonsense is told.
#include "core/catalogue.hpp"
#include "games/knights/game.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace {

using knights::Knights;

constexpr auto start_fen = "nnnnnnnn/nnnnnnnn/8/8/8/8/NNNNNNNN/NNNNNNNN w";

struct BadPosition {
    std::string fen;
    std::string field;
    int column;
    std::string key;
};

struct BadMove {
    std::string fen;
    std::string move;
    std::string key;
};

} // namespace

TEST(KnightsText, WritesTheStartAsTheRulesDo) {
    EXPECT_EQ(Knights::position_text(Knights::start()), start_fen);
    EXPECT_EQ(Knights::parse_position(start_fen).value().position, Knights::start());
}

TEST(KnightsText, CountersRoundTrip) {
    for (std::string const tail : {" w 12 7", " b 0 1", " w 0 2", " b 99 1", " w 1000000 1000000"}) {
        auto const parsed = Knights::parse_position("n7/8/8/8/8/8/8/N7" + tail);
        ASSERT_TRUE(parsed) << tail;
        auto const written = Knights::position_text(parsed->position);
        EXPECT_EQ(Knights::parse_position(written).value().position, parsed->position);
        EXPECT_EQ(written, "n7/8/8/8/8/8/8/N7" + (tail == " b 0 1" ? " b" : tail));
    }
}

TEST(KnightsText, ReadsWhatIsUsual) {
    auto const expected = Knights::parse_position("n7/8/8/8/8/8/8/N7 b 3 5").value().position;
    for (auto const* fen : {"  n7/8/8/8/8/8/8/N7  b 3 5\r\n", "n7/8/8/8/8/8/8/N7 b - - 3 5",
                            "n1231/8/44/8/11111111/8/8/N7 b 3 5"})
        EXPECT_EQ(Knights::parse_position(fen).value().position, expected) << fen;
    EXPECT_EQ(Knights::parse_position("n7/8/8/8/8/8/8/N7 b 3").value().position.plies_since_capture(), 3);
}

TEST(KnightsText, BadPositionsAreToldWhereAndWhy) {
    std::string const field = "knights.field.";
    std::vector<BadPosition> const cases = {
        {"", "placement", 1, "empty"},
        {" \t ", "placement", 1, "empty"},
        {"nnnnnnnn/nnnkknnn/8/8/8/8/NNNNNNNN/NNNNNNNN w", "placement", 13, "letter"},
        {"n6P/8/8/8/8/8/8/N7 w", "placement", 3, "letter"},
        {"n9/8/8/8/8/8/8/N7 w", "placement", 2, "letter"},
        {"n07/8/8/8/8/8/8/N7 w", "placement", 2, "letter"},
        {"♞7/8/8/8/8/8/8/N7 w", "placement", 1, "letter"},
        {"n8/8/8/8/8/8/8/N7 w", "placement", 2, "rank_long"},
        {"n7/8/8/8/8/8/8/NNNNNNNNN w", "placement", 24, "rank_long"},
        {"n6/8/8/8/8/8/8/N7 w", "placement", 3, "rank_short"},
        {"n7/8//8/8/8/8/8/N7 w", "placement", 6, "rank_short"},
        {"n7/8/8/8/8/8/8/N6 w", "placement", 18, "rank_short"},
        {"n7/8/8/8/8/8/8 w", "placement", 15, "ranks_few"},
        {"w", "placement", 1, "letter"},
        {"n7/8/8/8/8/8/8/N7/8 w", "placement", 18, "ranks_many"},
        {"n7/8/8/8/8/8/8/N7/ w", "placement", 18, "ranks_many"},
        {"8/8/8/8/8/8/8/8 w", "placement", 1, "no_knights"},
        {"n7/8/8/8/8/8/8/N7", "side", 18, "side_missing"},
        {"n7/8/8/8/8/8/8/N7 x", "side", 19, "side"},
        {"n7/8/8/8/8/8/8/N7 W", "side", 19, "side"},
        {"n7/8/8/8/8/8/8/N7 wb", "side", 19, "side"},
        {"n7/8/8/8/8/8/8/N7 w x 1", "plies", 21, "counter"},
        {"n7/8/8/8/8/8/8/N7 w -1 1", "plies", 21, "counter"},
        {"n7/8/8/8/8/8/8/N7 w 1.5 1", "plies", 21, "counter"},
        {"n7/8/8/8/8/8/8/N7 w 99999999999999999999 1", "plies", 21, "counter"},
        {"n7/8/8/8/8/8/8/N7 w 3 0", "number", 23, "counter"},
        {"n7/8/8/8/8/8/8/N7 w 3 1000001", "number", 23, "counter"},
        {"n7/8/8/8/8/8/8/N7 w 0 1 more", "", 25, "trailing"},
    };
    for (auto const& bad : cases) {
        auto const parsed = Knights::parse_position(bad.fen);
        ASSERT_FALSE(parsed) << bad.fen;
        auto const& error = parsed.error();
        EXPECT_EQ(error.what.key.text(), "knights.fen." + bad.key) << bad.fen;
        EXPECT_EQ(error.where.column, bad.column) << bad.fen;
        EXPECT_EQ(error.where.field ? error.where.field->text() : "",
                  bad.field.empty() ? "" : field + bad.field)
            << bad.fen;
        for (auto const language : {core::Language::english, core::Language::spanish})
            EXPECT_FALSE(core::text(language, error).empty());
    }
}

RC_GTEST_PROP(KnightsText, NoTextBreaksTheReaders, (std::string text)) {
    auto const parsed = Knights::parse_position(text);
    if (!parsed) RC_ASSERT(!core::text(core::Language::english, parsed.error()).empty());
    auto const move = Knights::parse_move(Knights::start(), text);
    if (!move) RC_ASSERT(!core::text(core::Language::spanish, move.error()).empty());
}

TEST(KnightsText, ReadsMovesInEveryUsualForm) {
    auto const at = Knights::parse_position("8/8/8/8/2n5/8/8/N3N3 w").value().position;
    auto const e1d3 = knights::Move::between(knights::square_at(4, 0), knights::square_at(3, 2));
    for (auto const* text :
         {"e1d3", "e1-d3", "e1 d3", "Ne1d3", "Ned3", "N1d3", "Nd3", "d3", "E1D3", " e1d3\r"})
        EXPECT_EQ(Knights::parse_move(at, text), e1d3) << text;
    auto const black = Knights::parse_position("8/8/8/8/8/1N6/8/n7 b").value().position;
    auto const a1b3 = knights::Move::between(knights::square_at(0, 0), knights::square_at(1, 2));
    for (auto const* text : {"a1xb3", "a1b3", "Nxb3", "nxb3", "a1:b3"})
        EXPECT_EQ(Knights::parse_move(black, text), a1b3) << text;
    EXPECT_EQ(Knights::move_text(black, a1b3), "a1xb3");
    EXPECT_EQ(Knights::move_text(at, e1d3), "e1d3");
}

TEST(KnightsText, BadMovesAreToldWhy) {
    std::vector<BadMove> const cases = {
        {start_fen, "", "unreadable"},          {start_fen, "hello", "unreadable"},
        {start_fen, "b1i3", "unreadable"},      {start_fen, "b1c3d5", "unreadable"},
        {start_fen, "b9c3", "unreadable"},      {start_fen, "e4e5", "empty"},
        {start_fen, "b7c5", "not_yours"},       {start_fen, "b2b4", "not_a_jump"},
        {start_fen, "b1d2", "own_target"},      {start_fen, "e5", "nobody"},
        {start_fen, "Nc3", "ambiguous"},        {start_fen, "Nbc3", ""},
        {"8/8/8/8/8/8/8/N7 w", "a1b3", "over"}, {"8/8/8/8/8/8/8/N7 b", "a1b3", "over"},
    };
    for (auto const& bad : cases) {
        auto const at = Knights::parse_position(bad.fen).value().position;
        auto const move = Knights::parse_move(at, bad.move);
        if (bad.key.empty()) {
            EXPECT_TRUE(move) << bad.move;
            continue;
        }
        ASSERT_FALSE(move) << bad.move;
        EXPECT_EQ(move.error().what.key.text(), "knights.move." + bad.key) << bad.move;
    }
}
