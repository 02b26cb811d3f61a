#include "games/chess/see.hpp"
#include "tests/games/chess/positions.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

using namespace chess;
using namespace chess::testing;

namespace {

// The exchange played out on a plain board: each side takes with its cheapest piece or stops.
class PlainExchange {
  public:
    PlainExchange(Position const& position, Move move) : target_(move.to()) {
        for (int i = 0; i < 64; ++i) board_[static_cast<std::size_t>(i)] = position.at(square_at(i));
        Piece const mover = position.at(move.from());
        take(move.from());
        if (move.special() == Move::Special::en_passant)
            board_[static_cast<std::size_t>(index(target_) ^ 8)] = Piece::none;
        if (move.is_promotion()) at(target_) = piece_of(move.promotion(), colour_of(mover));
    }

    int best_for(Colour side) {
        auto const from = cheapest_attacker(side);
        if (!from) return 0;
        if (kind_of(at(*from)) == PieceKind::king && cheapest_attacker(~side)) return 0;
        auto const before = board_;
        int const gain = exchange_value(kind_of(at(target_)));
        take(*from);
        int const result = std::max(0, gain - best_for(~side));
        board_ = before;
        return result;
    }

  private:
    Piece& at(Square square) { return board_[static_cast<std::size_t>(square)]; }
    void take(Square from) {
        at(target_) = at(from);
        at(from) = Piece::none;
    }
    bool attacks(Square from) {
        Bitboard occupied = 0;
        for (int i = 0; i < 64; ++i)
            if (at(square_at(i)) != Piece::none) occupied |= games::bit(i);
        Bitboard reach = 0;
        switch (kind_of(at(from))) {
        case PieceKind::pawn:
            reach = pawn_attacks(colour_of(at(from)), from);
            break;
        case PieceKind::knight:
            reach = knight_attacks(from);
            break;
        case PieceKind::king:
            reach = king_attacks(from);
            break;
        case PieceKind::bishop:
            reach = slide(Slider::bishop, from, occupied);
            break;
        case PieceKind::rook:
            reach = slide(Slider::rook, from, occupied);
            break;
        default:
            reach = slide(Slider::bishop, from, occupied) | slide(Slider::rook, from, occupied);
        }
        return (reach & bit(target_)) != 0;
    }
    std::optional<Square> cheapest_attacker(Colour side) {
        std::optional<Square> best;
        for (int i = 0; i < 64; ++i) {
            Square const from = square_at(i);
            Piece const piece = at(from);
            if (piece == Piece::none || colour_of(piece) != side || from == target_ || !attacks(from))
                continue;
            if (!best || index(kind_of(piece)) < index(kind_of(at(*best)))) best = from;
        }
        return best;
    }

    std::array<Piece, 64> board_{};
    Square target_;
};

int exchange(Position const& position, Move move) {
    if (move.special() == Move::Special::castling) return 0;
    int const promotion =
        move.is_promotion() ? exchange_value(move.promotion()) - exchange_value(PieceKind::pawn) : 0;
    return exchange_value(kind_of(position.captured_by(move))) + promotion -
           PlainExchange(position, move).best_for(~position.side_to_move());
}

} // namespace

TEST(StaticExchange, AgreesWithTheExchangePlayedOut) {
    int captures = 0;
    core::Random random(15);
    for (int game = 0; game < 15; ++game)
        wander(position_of(start_fen), random, [&](Position const& position) {
            for (Move const move : legal_moves(position)) {
                int const value = exchange(position, move);
                captures += position.is_capture(move);
                for (int const gain : {value - 1, value, value + 1, 0, 100, -100, 300})
                    ASSERT_EQ(see_at_least(position, move, Score{gain}), value >= gain)
                        << to_fen(position) << ' ' << to_string(move.from()) << to_string(move.to())
                        << " gain " << gain << " value " << value;
            }
        });
    EXPECT_GT(captures, 2000);
}

TEST(StaticExchange, SeesThroughABattery) {
    auto const position = position_of("3r2k1/3q4/8/3p4/8/3R4/3Q4/3R2K1 w - - 0 1");
    Move const takes(*square_from("d3"), *square_from("d5"));
    EXPECT_TRUE(see_at_least(position, takes, Score{100}));
    EXPECT_FALSE(see_at_least(position, takes, Score{101}));
}

TEST(StaticExchange, CountsAPromotion) {
    auto const position = position_of("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1");
    Move const promotes(*square_from("e7"), *square_from("e8"), Move::Special::promote_queen);
    EXPECT_TRUE(see_at_least(position, promotes, Score{800}));
    EXPECT_FALSE(see_at_least(position, promotes, Score{801}));
}
