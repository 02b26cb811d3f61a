// Algebraic notation: what is written, what is read, and what each refusal says.
#include "core/catalogue.hpp"
#include "games/chess/san.hpp"
#include "games/chess/uci_move.hpp"
#include "tests/games/chess/positions.hpp"

#include <gtest/gtest.h>

#include <set>

namespace chess {
namespace {

using chess::testing::legal_moves;
using chess::testing::position_of;

// A move in a position, by its squares, and how it is written.
struct Case {
    std::string_view fen;
    std::string_view uci;
    std::string_view san;
};

constexpr Case written_cases[] = {
    {start_fen, "g1f3", "Nf3"},
    {start_fen, "e2e4", "e4"},
    {"4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", "exd5"},
    {"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", "exd6"},
    {"8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "e7e8q", "e8=Q"},
    {"3r2k1/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7d8n", "exd8=N"},
    {"6k1/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7e8r", "e8=R+"},
    {"6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "a1a8", "Ra8#"},
    {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1g1", "O-O"},
    {"r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "e8c8", "O-O-O"},
    {"5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "O-O+"},
    {"3k4/8/8/8/8/8/8/1R2K2R w K - 0 1", "b1d1", "Rd1+"},
    {"4k3/8/8/8/8/8/8/R2R2K1 w - - 0 1", "a1b1", "Rab1"},    // by file
    {"4k3/8/8/R7/8/8/8/R5K1 w - - 0 1", "a1a3", "R1a3"},     // by rank
    {"4k3/8/8/2N1N3/8/2N5/8/6K1 w - - 0 1", "c5e4", "N5e4"}, // c3 shares the file, e5 cannot go there
    {"4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "g1e2", "Ne2"},  // the other knight is pinned
};

TEST(San, IsWrittenWithAsLittleAsNeeded) {
    for (auto const& [fen, uci, san] : written_cases) {
        Position const position = position_of(fen);
        auto const move = parse_uci(position, uci);
        ASSERT_TRUE(move) << fen << ' ' << uci << core::text(core::Language::english, move.error());
        EXPECT_EQ(to_san(position, *move), san) << fen;
    }
}

TEST(San, NamesTheWholeSquareWhereFileAndRankAreShared) {
    Position const position = position_of("6k1/8/8/8/4Q2Q/8/8/K6Q w - - 0 1");
    EXPECT_EQ(to_san(position, Move(*square_from("h4"), *square_from("e1"))), "Qh4e1");
}

constexpr Case read_cases[] = {
    {start_fen, "g1f3", "Ng1f3"},
    {start_fen, "g1f3", "Ng1-f3"},
    {start_fen, "g1f3", "Ngf3"},
    {start_fen, "g1f3", "N1f3!"},
    {start_fen, "g1f3", " Nf3+!? "},
    {start_fen, "g1f3", "nf3"},
    {start_fen, "e2e4", "Pe4"},
    {start_fen, "e2e4", "e2e4"},
    {start_fen, "e2e4", "e2-e4"},
    {"4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", "ed5"},
    {"4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", "e4xd5"},
    {"4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", "e:d5"},
    {"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", "exd6 e.p."},
    {"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", "exd6e.p.+"},
    {"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", "exd6ep"},
    {"8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "e7e8q", "e8Q"},
    {"8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "e7e8q", "e8(Q)"},
    {"8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "e7e8q", "e8/Q"},
    {"8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "e7e8b", "e8=b"},
    {"8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "e7e8n", "e7-e8=N??"},
    {"6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "a1a8", "Ra8"},
    {"6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "a1a8", "Ra8++"},
    {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1g1", "0-0"},
    {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1c1", "0-0-0!"},
    {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1c1", "o-o-o"},
    {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "a1a8", "Ra8"}, // the x may be missing
};

TEST(San, IsReadAsPeopleWriteIt) {
    for (auto const& [fen, uci, san] : read_cases) {
        auto const move = parse_san(position_of(fen), san);
        ASSERT_TRUE(move) << san << ": " << core::text(core::Language::english, move.error());
        EXPECT_EQ(to_uci(position_of(fen), *move, CastlingStyle::king_target), uci) << san;
    }
}

struct Refusal {
    std::string_view fen;
    std::string_view san;
    std::string_view english;
};

constexpr Refusal refusals[] = {
    {start_fen, "", "no move was given"},
    {start_fen, " !? ", "no move was given"},
    {start_fen, "hello",
     "'hello' is not a move: write it like Nf3, exd5, e8=Q or O-O, or by its squares, e2e4"},
    {start_fen, "Nf9", "'Nf9' is not a move: write it like Nf3, exd5, e8=Q or O-O, or by its squares, e2e4"},
    {start_fen, "Nf3f",
     "'Nf3f' is not a move: write it like Nf3, exd5, e8=Q or O-O, or by its squares, e2e4"},
    {start_fen, "e5", "the pawn on e2 cannot go to e5"},
    {"4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e5", "no pawn can go to e5"},
    {start_fen, "Nd4", "no knight can go to d4"},
    {start_fen, "Nbf3", "the knight on b1 cannot go to f3"},
    {start_fen, "Nxf3", "there is nothing to take on f3"},
    {start_fen, "e4=Q", "e4 is not a promotion"},
    {start_fen, "Kg1", "g1 is held by a piece of the same side"},
    {start_fen, "O-O", "a piece stands in the way of castling"},
    {"4k3/8/8/8/8/8/8/R2R2K1 w - - 0 1", "Rb1", "'Rb1' fits more than one move: Rab1, Rdb1"},
    {"4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1", "Nd5", "the knight on c3 is pinned: its king would be in check"},
    {"4k3/8/8/8/1b6/8/8/N3K3 w - - 0 1", "Nb3", "the king would still be in check"},
    {"4k3/8/8/8/1b6/8/8/N3K3 w - - 0 1", "Kd2", "the king cannot go to d2, which is attacked"},
    {"8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "e8", "the pawn promotes: say to which piece, as in e8=Q"},
    {"8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "e8=", "the pawn promotes: say to which piece, as in e8=Q"},
    {"8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "e8=K", "a pawn becomes Q, R, B or N, not 'K'"},
    {"4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "O-O", "the king or that rook has moved: no castling on that side"},
    {"4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1", "O-O-O", "the king cannot castle out of check"},
    {"4k3/8/8/8/5r2/8/8/R3K2R w KQ - 0 1", "O-O",
     "castling would take the king over or to an attacked square"},
};

TEST(San, SaysWhyItRefuses) {
    for (auto const& [fen, san, english] : refusals) {
        auto const move = parse_san(position_of(fen), san);
        ASSERT_FALSE(move) << san;
        EXPECT_EQ(core::text(core::Language::english, move.error()), english) << san;
        auto const spanish = core::text(core::Language::spanish, move.error());
        EXPECT_NE(spanish, english);
        EXPECT_EQ(spanish.find("chess."), std::string::npos) << spanish;
    }
}

void expect_round_trips(Position const& position) {
    std::set<std::string> seen;
    for (Move const move : legal_moves(position)) {
        auto const san = to_san(position, move);
        EXPECT_TRUE(seen.insert(san).second) << san << " names two moves of " << to_fen(position);
        auto const read = parse_san(position, san);
        ASSERT_TRUE(read) << san << " in " << to_fen(position);
        EXPECT_EQ(*read, move) << san << " in " << to_fen(position);
    }
}

TEST(San, RoundTripsOverRandomGames) {
    core::Random random(7);
    for (int game = 0; game < 8; ++game)
        chess::testing::wander(position_of(start_fen), random, expect_round_trips);
}

TEST(San, RoundTripsOverRandomChess960Games) {
    core::Random random(960);
    for (int game = 0; game < 8; ++game) {
        auto const start = position_of(chess::testing::random_chess960_fen(random));
        chess::testing::wander(start, random, expect_round_trips);
    }
}

} // namespace
} // namespace chess
