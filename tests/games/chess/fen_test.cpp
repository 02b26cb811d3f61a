// FEN that is read: canonical, tolerated with a warning, X-FEN and Shredder-FEN castling.
#include "core/catalogue.hpp"
#include "games/chess/castling.hpp"
#include "games/chess/fen.hpp"
#include "tests/games/chess/positions.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace chess {
namespace {

using chess::testing::kiwipete;
using chess::testing::position_of;

std::vector<std::string_view> warnings_of(std::string_view fen) {
    auto const parsed = parse_fen(fen);
    EXPECT_TRUE(parsed) << fen << ": " << core::text(core::Language::english, parsed.error());
    std::vector<std::string_view> keys;
    if (parsed)
        for (auto const& warning : parsed->warnings) {
            keys.push_back(warning.key.text());
            EXPECT_FALSE(core::text(core::Language::spanish, warning).empty());
        }
    return keys;
}

// Read without a word and written back as it was.
void expect_canonical(std::string_view fen) {
    EXPECT_TRUE(warnings_of(fen).empty()) << fen;
    EXPECT_EQ(to_fen(position_of(fen)), fen);
}

void expect_read_as(std::string_view fen, std::string_view canonical,
                    std::vector<std::string_view> const& warnings) {
    EXPECT_EQ(warnings_of(fen), warnings) << fen;
    EXPECT_EQ(to_fen(position_of(fen)), canonical) << fen;
}

TEST(Fen, WritesCanonicalTextBack) {
    for (std::string_view const fen :
         {start_fen, kiwipete, std::string_view("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"),
          std::string_view("rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3"),
          std::string_view("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1"),
          std::string_view("QQQQQQQQ/QQQQQQ2/8/8/8/7k/8/K7 b - - 99 9999"),
          std::string_view("4k3/pppppppp/ppppp3/8/8/8/8/4K3 w - - 9999 1")})
        expect_canonical(fen);
}

TEST(Fen, SetsEveryPartOfThePosition) {
    Position const position = position_of("r3k2r/8/8/3pP3/8/8/8/R3K2R w KQq d6 0 42");
    EXPECT_EQ(position.side_to_move(), Colour::white);
    EXPECT_EQ(position.castling_rooks(), bit(a1) | bit(h1) | bit(mirrored(a1)));
    EXPECT_EQ(position.en_passant(), square_from("d6"));
    EXPECT_EQ(position.halfmove_clock(), 0);
    EXPECT_EQ(position.fullmove_number(), 42);
    EXPECT_EQ(position.key(), position.fresh_key());
}

TEST(Fen, AllowsAnyWhiteSpaceBetweenFields) {
    EXPECT_EQ(position_of("  4k3/8/8/8/8/8/8/4K3\t b   - -  7\t 9 \r\n"),
              position_of("4k3/8/8/8/8/8/8/4K3 b - - 7 9"));
}

TEST(Fen, MissingCountersAreZeroAndOne) {
    EXPECT_EQ(position_of("4k3/8/8/8/8/8/8/4K3 w - -"), position_of("4k3/8/8/8/8/8/8/4K3 w - - 0 1"));
    EXPECT_TRUE(warnings_of("4k3/8/8/8/8/8/8/4K3 w - -").empty());
    expect_read_as("4k3/8/8/8/8/8/8/4K3 w - - 5", "4k3/8/8/8/8/8/8/4K3 w - - 5 1",
                   {"chess.fen.fullmove_missing"});
    expect_read_as("4k3/8/8/8/8/8/8/4K3 w - - 5 0", "4k3/8/8/8/8/8/8/4K3 w - - 5 1",
                   {"chess.fen.fullmove_zero"});
}

TEST(Fen, DropsCastlingRightsWithoutKingAndRookAtHome) {
    std::string_view const dropped = "chess.fen.castling_dropped";
    expect_read_as("2kr4/1p1r1p2/2p1p2p/8/P1P1Rp2/8/1P3PPP/R5K1 w KQkq - 0 1",
                   "2kr4/1p1r1p2/2p1p2p/8/P1P1Rp2/8/1P3PPP/R5K1 w - - 0 1",
                   {dropped, dropped, dropped, dropped});
    expect_read_as("4k2r/8/8/8/8/8/8/R3K3 w KQkq - 0 1", "4k2r/8/8/8/8/8/8/R3K3 w Qk - 0 1",
                   {dropped, dropped});
    expect_read_as("r3k2r/8/8/8/8/8/8/R3K1R1 w KQkq - 0 1", "r3k2r/8/8/8/8/8/8/R3K1R1 w Qkq - 0 1",
                   {dropped});
    expect_read_as("r3k2r/8/8/8/8/8/8/R2K3R b KQkq - 0 1", "r3k2r/8/8/8/8/8/8/R2K3R b kq - 0 1",
                   {dropped, dropped});
    expect_read_as("r3k2r/8/8/8/8/8/4K3/R6R b KQkq - 0 1", "r3k2r/8/8/8/8/8/4K3/R6R b kq - 0 1",
                   {dropped, dropped});
    expect_read_as("r3k2r/8/8/8/8/8/8/R3K2R w HBha - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w Kkq - 0 1", {dropped});
}

TEST(Fen, TakesARepeatedCastlingLetterOnce) {
    expect_read_as("r3k2r/8/8/8/8/8/8/R3K2R w KKQHkq - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
                   {"chess.fen.castling_twice", "chess.fen.castling_twice"});
}

TEST(Fen, DropsAnImpossibleEnPassantSquare) {
    std::string_view const dropped = "chess.fen.en_passant_dropped";
    for (std::string_view const square : {"e3", "e4", "d6", "e6", "a1"})
        expect_read_as("4k3/4p3/8/3PP3/8/8/8/4K3 w - " + std::string(square) + " 0 1",
                       "4k3/4p3/8/3PP3/8/8/8/4K3 w - - 0 1", {dropped});
    expect_read_as("4k3/3p4/8/3pP3/8/8/8/4K3 w - d6 0 1", "4k3/3p4/8/3pP3/8/8/8/4K3 w - - 0 1", {dropped});
    expect_read_as("4k3/8/3n4/3pP3/8/8/8/4K3 w - d6 0 1", "4k3/8/3n4/3pP3/8/8/8/4K3 w - - 0 1", {dropped});
}

TEST(Fen, KeepsTheEnPassantSquareOnlyForALegalCapture) {
    expect_read_as("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
                   "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", {}); // nobody to take
    expect_read_as("8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1", "8/8/8/8/k2Pp2Q/8/8/3K4 b - - 0 1", {}); // both leave
    expect_canonical("8/8/8/8/k2Pp3/8/8/3K3Q b - d3 0 1");
}

TEST(Fen, ReadsShredderFen) {
    expect_read_as("r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", {});
    expect_read_as("1r2kr2/8/8/8/8/8/8/1R2KR2 b FBfb - 0 1", "1r2kr2/8/8/8/8/8/8/1R2KR2 b KQkq - 0 1", {});
    expect_read_as("bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
                   "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w KQkq - 2 9", {});
}

TEST(Fen, WritesTheFileWhereAnotherRookIsOutermost) {
    expect_canonical("4k3/8/8/8/8/8/8/R2RK1RR w GD - 0 1");
    expect_canonical("rr2k3/8/8/8/8/8/8/R3K2R w KQb - 0 1");
    Position const position = position_of("4k3/8/8/8/8/8/8/R2RK1RR w GD - 0 1");
    EXPECT_EQ(position.castling_rooks(), bit(g1) | bit(d1));
    EXPECT_TRUE(needs_chess960(position));
}

TEST(Fen, WritesTheFileWhereWingLettersWouldBeReadOtherwise) {
    expect_canonical("r3k2r/8/8/8/8/8/8/R3K1R1 w GQkq - 0 1");
    expect_canonical("1r1k2r1/8/8/8/8/8/8/R3K2R w KQgb - 0 1");
}

TEST(Fen, KnowsWhetherChess960IsNeeded) {
    EXPECT_FALSE(needs_chess960(position_of(start_fen)));
    EXPECT_FALSE(needs_chess960(position_of("1r2k3/8/8/8/8/8/8/R4K1R w - - 0 1")));
    EXPECT_TRUE(needs_chess960(position_of("1r2k3/8/8/8/8/8/8/4K3 w q - 0 1")));
    EXPECT_TRUE(needs_chess960(position_of("4k3/8/8/8/8/8/8/5K1R w K - 0 1")));
}

TEST(Fen, RoundTripsOverRandomGames) {
    core::Random random(2024);
    for (int game = 0; game < 40; ++game) {
        auto const start = game % 2 ? std::string(start_fen) : chess::testing::random_chess960_fen(random);
        chess::testing::wander(position_of(start), random, [](Position const& position) {
            auto const fen = to_fen(position);
            auto const parsed = parse_fen(fen);
            ASSERT_TRUE(parsed) << fen;
            EXPECT_TRUE(parsed->warnings.empty()) << fen;
            EXPECT_EQ(parsed->position, position) << fen;
            EXPECT_EQ(to_fen(parsed->position), fen);
        });
    }
}

} // namespace
} // namespace chess
