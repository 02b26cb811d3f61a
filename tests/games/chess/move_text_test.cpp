// Moves by their squares, as UCI and as people write them.
#include "core/catalogue.hpp"
#include "games/chess/move_text.hpp"
#include "games/chess/uci_move.hpp"
#include "tests/games/chess/positions.hpp"

#include <gtest/gtest.h>

namespace chess {
namespace {

using chess::testing::legal_moves;
using chess::testing::position_of;
using enum CastlingStyle;

constexpr std::string_view castles = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

Move uci(Position const& position, std::string_view text) {
    auto const move = parse_uci(position, text);
    EXPECT_TRUE(move) << text << ": " << core::text(core::Language::english, move.error());
    return move.value_or(Move(a1, a1));
}

TEST(UciMove, WritesCastlingInBothStyles) {
    Position const position = position_of(castles);
    Move const castling(e1, h1, Move::Special::castling);
    EXPECT_EQ(to_uci(position, castling, king_target), "e1g1");
    EXPECT_EQ(to_uci(position, castling, king_takes_rook), "e1h1");
    EXPECT_EQ(uci(position, "e1g1"), castling);
    EXPECT_EQ(uci(position, "e1h1"), castling);
    EXPECT_EQ(uci(position, "e1c1"), Move(e1, a1, Move::Special::castling));
}

TEST(UciMove, PrefersTheKingsStepToACastlingWrittenAlike) {
    Position const position = position_of("4k3/8/8/8/8/8/8/5K1R w K - 0 1");
    EXPECT_EQ(uci(position, "f1g1"), Move(f1, g1));
    EXPECT_EQ(uci(position, "f1h1"), Move(f1, h1, Move::Special::castling));
}

TEST(UciMove, SaysWhyItRefuses) {
    auto const refusal = [](std::string_view fen, std::string_view text) {
        auto const move = parse_uci(position_of(fen), text);
        EXPECT_FALSE(move) << text;
        return move ? "" : core::text(core::Language::english, move.error());
    };
    std::string_view const promotes = "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1";
    EXPECT_EQ(refusal(start_fen, "e2"), "'e2' is not a move by its squares, such as e2e4 or e7e8q");
    EXPECT_EQ(refusal(start_fen, "0000"), "'0000' is not a move by its squares, such as e2e4 or e7e8q");
    EXPECT_EQ(refusal(start_fen, "e2e4qq"), "'e2e4qq' is not a move by its squares, such as e2e4 or e7e8q");
    EXPECT_EQ(refusal(start_fen, "e4e5"), "there is no piece on e4");
    EXPECT_EQ(refusal(start_fen, "e7e5"), "it is White's turn, and the piece on e7 is Black's");
    EXPECT_EQ(refusal(start_fen, "a1a2"), "a2 is held by a piece of the same side");
    EXPECT_EQ(refusal(start_fen, "e2e5"), "the pawn on e2 cannot go to e5");
    EXPECT_EQ(refusal(start_fen, "e1g1"), "a piece stands in the way of castling");
    EXPECT_EQ(refusal(start_fen, "e2e4q"), "e2e4 is not a promotion");
    EXPECT_EQ(refusal(promotes, "e7e8"), "the pawn promotes: say to which piece, as in e7e8q");
    EXPECT_EQ(refusal(promotes, "e7e8k"), "a pawn becomes Q, R, B or N, not 'k'");
    EXPECT_EQ(refusal("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "e1g1"),
              "the king or that rook has moved: no castling on that side");
}

void expect_round_trips(Position const& position, CastlingStyle style) {
    for (Move const move : legal_moves(position)) {
        auto const text = to_uci(position, move, style);
        EXPECT_EQ(uci(position, text), move) << text << " in " << to_fen(position);
        auto const typed = parse_move(position, text);
        ASSERT_TRUE(typed) << text;
        EXPECT_EQ(*typed, move) << text << " in " << to_fen(position);
    }
}

TEST(UciMove, RoundTripsOverRandomGames) {
    core::Random random(11);
    for (int game = 0; game < 8; ++game) {
        chess::testing::wander(position_of(start_fen), random,
                               [](auto const& position) { expect_round_trips(position, king_target); });
        auto const start = position_of(chess::testing::random_chess960_fen(random));
        chess::testing::wander(start, random,
                               [](auto const& position) { expect_round_trips(position, king_takes_rook); });
    }
}

TEST(MoveText, ReadsEveryNotation) {
    Position const start = position_of(start_fen);
    for (std::string_view const text : {"e4", "e2e4", "e2 e4", " e2-e4 ", "e2 - e4!", "Pe4", "e2:e4"}) {
        auto const move = parse_move(start, text);
        ASSERT_TRUE(move) << text;
        EXPECT_EQ(move_text(start, *move), "e4");
    }
    Position const promotes = position_of("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1");
    for (std::string_view const text : {"e8=N", "e7e8n", "e7 e8 n", "e7-e8=N", "e7e8(N)"}) {
        auto const move = parse_move(promotes, text);
        ASSERT_TRUE(move) << text;
        EXPECT_EQ(move_text(promotes, *move), "e8=N+");
    }
    for (std::string_view const text : {"O-O", "0-0", "e1g1", "e1 g1", "e1h1"}) {
        auto const move = parse_move(position_of(castles), text);
        ASSERT_TRUE(move) << text;
        EXPECT_EQ(move_text(position_of(castles), *move), "O-O");
    }
}

TEST(MoveText, TellsTheErrorOfTheNotationThatWasMeant) {
    auto const error = [](std::string_view text) {
        return core::text(core::Language::english, parse_move(position_of(start_fen), text).error());
    };
    EXPECT_EQ(error("e2 e5"), "the pawn on e2 cannot go to e5");
    EXPECT_EQ(error("Ne5"), "no knight can go to e5");
    EXPECT_EQ(
        error("pawn to king four"),
        "'pawn to king four' is not a move: write it like Nf3, exd5, e8=Q or O-O, or by its squares, e2e4");
    EXPECT_EQ(error(""), "no move was given");
}

} // namespace
} // namespace chess
