// FEN that is refused: each case names the field and the column that the error must name.
#include "core/catalogue.hpp"
#include "games/chess/fen.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace chess {
namespace {

struct BadFen {
    std::string_view fen;
    std::string_view field;
    int column;
    std::string_view key;
};

constexpr BadFen bad_fens[] = {
    {"", "placement", 1, "empty"},
    {" \t ", "placement", 1, "empty"},
    {"startpos", "placement", 1, "letter"},
    {"x3k3/8/8/8/8/8/8/4K3 w - - 0 1", "placement", 1, "letter"},
    {"4k3/8/8/3z4/8/8/8/4K3 w - - 0 1", "placement", 10, "letter"},
    {"4k3/8/8/9/8/8/8/4K3 w - - 0 1", "placement", 9, "letter"},
    {"4k3/8/8/0p7/8/8/8/4K3 w - - 0 1", "placement", 9, "letter"},
    {"4k3/8/8/8/8/8/8/4Ké2 w - - 0 1", "placement", 19, "letter"},
    {"4k3/8/8/44/8/8/8/4K3 w - - 0 1", "placement", 10, "numbers_adjacent"},
    {"4k4/8/8/8/8/8/8/4K3 w - - 0 1", "placement", 3, "rank_long"},
    {"4k3n/8/8/8/8/8/8/4K3 w - - 0 1", "placement", 4, "rank_long"},
    {"4k3/ppppppppp/8/8/8/8/8/4K3 w - - 0 1", "placement", 13, "rank_long"},
    {"4k2/8/8/8/8/8/8/4K3 w - - 0 1", "placement", 4, "rank_short"},
    {"4k3//8/8/8/8/8/4K3 w - - 0 1", "placement", 5, "rank_short"},
    {"4k3/8/8/8/8/8/8/4K2 w - - 0 1", "placement", 20, "rank_short"},
    {"4k3/8/8/8/8/8/4K3/ w - - 0 1", "placement", 19, "rank_short"},
    {"4k3/8/8/8/8/8/4K3 w - - 0 1", "placement", 18, "ranks_few"},
    {"4k3/8/8/8/8/8/8/4K3/8 w - - 0 1", "placement", 20, "ranks_many"},
    {"4k3/8/8/8/8/8/8/4K3/ w - - 0 1", "placement", 20, "ranks_many"},
    {"4k2P/8/8/8/8/8/8/4K3 w - - 0 1", "placement", 4, "pawn_rank"},
    {"4k3/8/8/8/8/8/8/p3K3 w - - 0 1", "placement", 17, "pawn_rank"},
    {"8/8/8/8/8/8/8/4K3 w - - 0 1", "placement", 1, "king_missing"},
    {"  4k3/8/8/8/8/8/8/8 w - - 0 1", "placement", 3, "king_missing"},
    {"4k3/8/8/8/8/8/8/3KK3 w - - 0 1", "placement", 19, "king_second"},
    {"k3k3/8/8/8/8/8/8/4K3 w - - 0 1", "placement", 3, "king_second"},
    {"4k3/8/8/8/8/N7/PPPPPPPP/RNBQKBNR w KQ - 0 1", "placement", 32, "pieces_many"},
    {"rnbqkbnr/pppppppp/7q/8/8/8/8/4K3 w kq - 0 1", "placement", 20, "pieces_many"},
    {"4k3/8/8/8/8/8/8/4K3", "side", 20, "field_missing"},
    {"4k3/8/8/8/8/8/8/4K3 x - - 0 1", "side", 21, "side"},
    {"4k3/8/8/8/8/8/8/4K3 W - - 0 1", "side", 21, "side"},
    {"4k3/8/8/8/8/8/8/4K3   wb - - 0 1", "side", 23, "side"},
    {"4k3/8/8/8/8/8/8/4K3 - w - 0 1", "side", 21, "side"},
    {"4k3/4Q3/8/8/8/8/8/4K3 w - - 0 1", "side", 23, "black_left_in_check"},
    {"4k3/8/8/8/8/8/3p4/4K3 b - - 0 1", "side", 23, "white_left_in_check"},
    {"8/8/8/3kK3/8/8/8/8 w - - 0 1", "side", 20, "black_left_in_check"},
    {"4k3/8/8/8/8/8/8/4K3 w", "castling", 22, "field_missing"},
    {"r3k2r/8/8/8/8/8/8/R3K2R w KQxq - 0 1", "castling", 29, "castling_letter"},
    {"r3k2r/8/8/8/8/8/8/R3K2R w K- - 0 1", "castling", 28, "castling_letter"},
    {"r3k2r/8/8/8/8/8/8/R3K2R w KQkqI - 0 1", "castling", 31, "castling_letter"},
    {"r3k2r/8/8/8/8/8/8/R3K2R w 0 - 0 1", "castling", 27, "castling_letter"},
    {"4k3/8/8/8/8/8/8/4K1RR w GH - 0 1", "castling", 26, "castling_same_wing"},
    {"4k3/8/8/8/8/8/8/4K3 w -", "en_passant", 24, "field_missing"},
    {"4k3/8/8/8/8/8/8/4K3 w - i3 0 1", "en_passant", 25, "en_passant"},
    {"4k3/8/8/8/8/8/8/4K3 w - e9 0 1", "en_passant", 26, "en_passant"},
    {"4k3/8/8/8/8/8/8/4K3 w - e 0 1", "en_passant", 26, "en_passant"},
    {"4k3/8/8/8/8/8/8/4K3 w - e33 0 1", "en_passant", 27, "en_passant"},
    {"4k3/8/8/8/8/8/8/4K3 w - 0 1", "en_passant", 25, "en_passant"},
    {"4k3/8/8/8/8/8/8/4K3 w - - x 1", "halfmove", 27, "counter_digits"},
    {"4k3/8/8/8/8/8/8/4K3 w - - 1.5 1", "halfmove", 28, "counter_digits"},
    {"4k3/8/8/8/8/8/8/4K3 w - - - 1", "halfmove", 27, "counter_digits"},
    {"4k3/8/8/8/8/8/8/4K3 w - - +3 1", "halfmove", 27, "counter_digits"},
    {"4k3/8/8/8/8/8/8/4K3 w - - -1 1", "halfmove", 27, "counter_negative"},
    {"4k3/8/8/8/8/8/8/4K3 w - - 10000 1", "halfmove", 27, "counter_large"},
    {"4k3/8/8/8/8/8/8/4K3 w - - 0 1a", "fullmove", 30, "counter_digits"},
    {"4k3/8/8/8/8/8/8/4K3 w - - 0 -5", "fullmove", 29, "counter_negative"},
    {"4k3/8/8/8/8/8/8/4K3 w - - 0 99999999999999999999", "fullmove", 29, "counter_large"},
    {"4k3/8/8/8/8/8/8/4K3 w - - 0 1 1", "rest", 31, "rest"},
    {"4k3/8/8/8/8/8/8/4K3 w - - 0 1 bm Ke2;", "rest", 31, "rest"},
};

TEST(FenErrors, NameFieldAndColumn) {
    for (auto const& bad : bad_fens) {
        auto const parsed = parse_fen(bad.fen);
        ASSERT_FALSE(parsed) << bad.fen;
        auto const& error = parsed.error();
        ASSERT_TRUE(error.where.field) << bad.fen;
        EXPECT_EQ(error.where.field->text(), "chess.field." + std::string(bad.field)) << bad.fen;
        EXPECT_EQ(error.where.column, bad.column) << bad.fen;
        EXPECT_EQ(error.what.key.text(), "chess.fen." + std::string(bad.key)) << bad.fen;
    }
}

TEST(FenErrors, AreOneLineInBothLanguages) {
    for (auto const& bad : bad_fens)
        for (auto const language : {core::Language::english, core::Language::spanish}) {
            auto const line = core::text(language, parse_fen(bad.fen).error());
            EXPECT_EQ(line.find('\n'), std::string::npos) << line;
            EXPECT_EQ(line.find("chess."), std::string::npos) << line;
            EXPECT_EQ(line.find('{'), std::string::npos) << line;
        }
    EXPECT_EQ(
        core::text(core::Language::english, parse_fen("4k3/8/8/3z4/8/8/8/4K3 w - - 0 1").error()),
        "piece placement, column 10: 'z' is neither a piece (PNBRQK, pnbrqk), a number from 1 to 8 nor '/'");
}

TEST(FenErrors, AnyCutOrChangedCharacterIsReadOrRefusedButNeverCrashes) {
    std::string const whole = "r3k2r/pppq1ppp/8/3pP3/8/8/PPP2PPP/R3K2R w KQkq d6 0 12";
    for (std::size_t at = 0; at <= whole.size(); ++at) {
        static_cast<void>(parse_fen(whole.substr(0, at)));
        for (char const letter : {'\0', ' ', '/', '9', 'k', 'K', 'P', '-', '\xC3', 'h', 'H'}) {
            std::string changed = whole;
            if (at < changed.size()) changed[at] = letter;
            auto const parsed = parse_fen(changed);
            if (parsed) {
                EXPECT_TRUE(parse_fen(to_fen(parsed->position))) << changed;
            } else {
                EXPECT_GE(parsed.error().where.column, 1) << changed;
                EXPECT_FALSE(core::text(core::Language::spanish, parsed.error()).empty());
            }
        }
    }
}

} // namespace
} // namespace chess
