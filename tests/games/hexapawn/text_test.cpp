// FEN and moves: what is read, what is written, and the error for each kind of bad text.
#include "core/catalogue.hpp"
#include "games/hexapawn/game.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace {

using hexapawn::Large;
using hexapawn::Small;

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

template <class G>
void expect_refused(std::vector<BadPosition> const& cases) {
    for (auto const& bad : cases) {
        auto const parsed = G::parse_position(bad.fen);
        ASSERT_FALSE(parsed) << bad.fen;
        auto const& error = parsed.error();
        EXPECT_EQ(error.what.key.text(), "hexapawn.fen." + bad.key) << bad.fen;
        EXPECT_EQ(error.where.column, bad.column) << bad.fen;
        EXPECT_EQ(error.where.field ? error.where.field->text() : "",
                  bad.field.empty() ? "" : "hexapawn.field." + bad.field)
            << bad.fen;
        for (auto const language : {core::Language::english, core::Language::spanish})
            EXPECT_FALSE(core::text(language, error).empty());
    }
}

template <class G>
std::string error_of(std::string_view fen) {
    return core::text(core::Language::english, G::parse_position(fen).error());
}

template <class G>
std::string move_error_of(std::string_view fen, std::string_view move) {
    auto const at = G::parse_position(fen).value().position;
    return core::text(core::Language::english, G::parse_move(at, move).error());
}

} // namespace

TEST(HexapawnText, WritesTheStartsAsTheRulesDo) {
    EXPECT_EQ(Small::position_text(Small::start()), "ppp/3/PPP w");
    EXPECT_EQ(Large::position_text(Large::start()), "pppp/4/4/PPPP w");
    EXPECT_EQ(Small::parse_position("ppp/3/PPP w").value().position, Small::start());
    EXPECT_EQ(Large::parse_position("pppp/4/4/PPPP w").value().position, Large::start());
}

TEST(HexapawnText, ReadsWhatIsUsual) {
    auto const expected = Small::parse_position("p1p/3/P1P b").value().position;
    for (auto const* fen : {"  p1p/3/P1P \t b\r\n", "p1p/111/P1P b", "p1p/12/P1P b"})
        EXPECT_EQ(Small::parse_position(fen).value().position, expected) << fen;
}

TEST(HexapawnText, FinishedGamesAreRead) {
    for (std::string const board : {"P2/p2/3", "3/2P/p2", "p2/P2/3", "3/P2/3", "PPp/3/3"})
        for (auto const* side : {" w", " b"}) {
            auto const parsed = Small::parse_position(board + side);
            if (board == "PPp/3/3")
                EXPECT_FALSE(parsed);
            else
                EXPECT_EQ(Small::position_text(parsed.value().position), board + side);
        }
}

TEST(HexapawnText, BadPositionsAreRefusedWithTheirPlace) {
    expect_refused<Small>({
        {"", "placement", 1, "empty"},
        {" \t ", "placement", 1, "empty"},
        {"ppk/3/PPP w", "placement", 3, "letter"},
        {"pp♟/3/PPP w", "placement", 3, "letter"},
        {"ppp/4/PPP w", "placement", 5, "letter"},
        {"ppp/0/PPP w", "placement", 5, "letter"},
        {"w", "placement", 1, "letter"},
        {"pppp/3/PPP w", "placement", 4, "rank_long"},
        {"ppp/3p/PPP w", "placement", 6, "rank_long"},
        {"ppp/13/PPP w", "placement", 6, "rank_long"},
        {"pp/3/PPP w", "placement", 3, "rank_short"},
        {"ppp//PPP w", "placement", 5, "rank_short"},
        {"ppp/3/PP w", "placement", 9, "rank_short"},
        {"ppp/PPP w", "placement", 8, "ranks_few"},
        {"ppp w", "placement", 4, "ranks_few"},
        {"ppp/3/PPP/3 w", "placement", 10, "ranks_many"},
        {"ppp/3/PPP/ w", "placement", 10, "ranks_many"},
        {" 3/3/3 w", "placement", 2, "no_pawns"},
        {"p2/P2/PPP w", "placement", 1, "pawns_many"},
        {"ppp/p2/P2 b", "placement", 1, "pawns_many"},
        {"PP1/3/3 b", "placement", 1, "across_many"},
        {"P2/3/p2 b", "placement", 1, "across_many"},
        {"3/P2/1pp w", "placement", 1, "across_many"},
        {"ppp/3/PPP", "side", 10, "side_missing"},
        {"ppp/3/PPP  ", "side", 12, "side_missing"},
        {"ppp/3/PPP x", "side", 11, "side"},
        {"ppp/3/PPP W", "side", 11, "side"},
        {"ppp/3/PPP wb", "side", 11, "side"},
        {"ppp/3/PPP w 0", "", 13, "trailing"},
        {"ppp/3/PPP w - - 0 1", "", 13, "trailing"},
    });
    expect_refused<Large>({
        {"ppp/3/PPP w", "placement", 4, "rank_short"},
        {"pppp/5/4/PPPP w", "placement", 6, "letter"},
        {"pppp/4/PPPP w", "placement", 12, "ranks_few"},
        {"pppp/4/4/PPPP/4 w", "placement", 14, "ranks_many"},
        {"pppp/P3/4/PPPP w", "placement", 1, "pawns_many"},
        {"4/P3/4/pp2 w", "placement", 1, "across_many"},
    });
}

TEST(HexapawnText, ErrorsSayWhatIsWrong) {
    EXPECT_EQ(error_of<Small>("pppp/4/4/PPPP w"), "placement, column 4: rank 3 has more than 3 squares");
    EXPECT_EQ(error_of<Small>("ppp/4/PPP w"),
              "placement, column 5: '4' is neither a pawn (P or p) nor a digit from 1 to 3 nor '/'");
    EXPECT_EQ(error_of<Large>("pppp/4/P3/PPPP w"), "placement, column 1: White has more than 4 pawns");
    EXPECT_EQ(error_of<Small>("P2/3/p2 b"),
              "placement, column 1: 2 pawns are on their far row, but the first one ends the game");
}

RC_GTEST_PROP(HexapawnText, NoTextBreaksTheReaders, (std::string text)) {
    auto const parsed = Large::parse_position(text);
    if (!parsed) RC_ASSERT(!core::text(core::Language::english, parsed.error()).empty());
    auto const move = Large::parse_move(Large::start(), text);
    if (!move) RC_ASSERT(!core::text(core::Language::spanish, move.error()).empty());
}

TEST(HexapawnText, ReadsMovesInEveryUsualForm) {
    auto const at = Small::parse_position("p1p/1p1/P1P w").value().position;
    auto const step = hexapawn::Move::between(hexapawn::square_at(0, 0), hexapawn::square_at(0, 1));
    for (auto const* text : {"a2", "a1a2", "a1-a2", "a1 a2", "A2", "Pa2", "Pa1-a2", " a2!\r", "a2?!", "a2#"})
        EXPECT_EQ(Small::parse_move(at, text), step) << text;
    auto const capture = hexapawn::Move::between(hexapawn::square_at(0, 0), hexapawn::square_at(1, 1));
    for (auto const* text : {"axb2", "a1xb2", "a1b2", "ab2", "a:b2", "a1:b2", "a1 x b2", "Paxb2", "a1-b2"})
        EXPECT_EQ(Small::parse_move(at, text), capture) << text;
    EXPECT_EQ(Small::move_text(at, step), "a2");
    EXPECT_EQ(Small::move_text(at, capture), "axb2");
}

TEST(HexapawnText, BadMovesAreRefusedWithTheReason) {
    constexpr auto start = "ppp/3/PPP w";
    constexpr auto middle = "p1p/1p1/PPP w";
    std::vector<BadMove> const cases = {
        {start, "", "unreadable"},
        {start, "hello", "unreadable"},
        {start, "d2", "unreadable"},
        {start, "a4", "unreadable"},
        {start, "xb2", "unreadable"},
        {start, "a1a2a3", "unreadable"},
        {start, "1a2", "unreadable"},
        {start, "Na2", "unreadable"},
        {start, "a2=Q", "unreadable"},
        {start, "a1", "nobody"},
        {start, "a3", "empty"},
        {start, "a2a3", "empty"},
        {start, "a3a2", "not_yours"},
        {start, "a1a3", "not_a_step"},
        {start, "a1c2", "not_a_step"},
        {start, "a1a1", "not_a_step"},
        {start, "axb2", "nothing_to_take"},
        {start, "a1xa2", "nothing_to_take"},
        {middle, "b2", "blocked"},
        {"ppp/P2/1PP w", "bxa2", "own_target"},
        {"ppp/1P1/P1P w", "c1xb2", "own_target"},
        {"P2/1p1/3 b", "b1", "over"},
        {"p2/P2/3 w", "a3", "over"},
    };
    for (auto const& bad : cases) {
        auto const at = Small::parse_position(bad.fen).value().position;
        auto const move = Small::parse_move(at, bad.move);
        ASSERT_FALSE(move) << bad.move;
        EXPECT_EQ(move.error().what.key.text(), "hexapawn.move." + bad.key) << bad.fen << ' ' << bad.move;
    }
    EXPECT_EQ(move_error_of<Small>(middle, "b2"),
              "move: the pawn on b1 cannot step to b2: a pawn is in its way");
    EXPECT_EQ(move_error_of<Small>(start, "a3a2"), "move: the pawn on a3 is not yours: White to move");
}
