#include "knowledge/patterns/classic.hpp"

#include "games/chess/attacks.hpp"

namespace knowledge::patterns {
namespace {

using chess::Bitboard;
using chess::PieceKind;
using chess::Square;

// mvv_lva_piece_value/2
constexpr int exchange_rank(PieceKind kind) { return kind == PieceKind::king ? 10 : value_of(kind); }

constexpr bool is_line_piece(PieceKind kind) {
    return kind == PieceKind::bishop || kind == PieceKind::rook || kind == PieceKind::queen;
}

class Finder {
  public:
    Finder(chess::Position const& position, Hits& hits)
        : position_(position),
          hits_(hits),
          enemy_(position.pieces(~position.side_to_move())),
          valuable_(enemy_ & (position.straight_sliders() | position.pieces(PieceKind::king))) {}

    void look_at(chess::Move move) {
        step_ = step_of(move);
        kind_ = chess::kind_of(position_.at(step_.from));
        captures(move);
        if (move.is_promotion()) add(PatternId::promotion, 0, step_.to);
        Bitboard const occupied = position_.occupied() & ~bit(step_.from);
        Bitboard const reached = kind_ == PieceKind::pawn
                                     ? chess::pawn_attacks(position_.side_to_move(), step_.to)
                                     : chess::piece_attacks(kind_, step_.to, occupied);
        if (Bitboard const targets = reached & valuable_; games::more_than_one(targets)) forks(targets);
        if (is_line_piece(kind_))
            if (Bitboard const fronts = reached & enemy_; fronts != 0) lines(reached, fronts, occupied);
    }

  private:
    [[nodiscard]] PieceKind kind_on(Square square) const { return chess::kind_of(position_.at(square)); }

    void add(PatternId pattern, int score, Square one) {
        hits_.push_back({step_.from, step_.to, pattern, 1, {one, one}, static_cast<std::int16_t>(score)});
    }
    void add(PatternId pattern, int score, Square one, Square two) {
        hits_.push_back({step_.from, step_.to, pattern, 2, {one, two}, static_cast<std::int16_t>(score)});
    }

    void captures(chess::Move move) {
        if ((enemy_ & bit(step_.to)) != 0)
            add(PatternId::capture, 10 * exchange_rank(kind_on(step_.to)) - exchange_rank(kind_), step_.to);
        else if (move.special() == chess::Move::Special::en_passant)
            add(PatternId::capture, 9, chess::square_at(chess::index(step_.to) ^ 8));
    }

    void forks(Bitboard targets) {
        while (targets != 0) {
            Square const first = chess::pop_square(targets);
            for (Bitboard rest = targets; rest != 0;) {
                Square const second = chess::pop_square(rest);
                add(PatternId::fork, value_of(kind_on(first)) + value_of(kind_on(second)) - value_of(kind_),
                    first, second);
            }
        }
    }

    // With the first enemies in the way taken off, the next ones on their lines come to light.
    void lines(Bitboard reached, Bitboard fronts, Bitboard occupied) {
        Bitboard behind = chess::piece_attacks(kind_, step_.to, occupied & ~fronts) & ~reached & enemy_;
        while (behind != 0) {
            Square const back = chess::pop_square(behind);
            Square const front = chess::lowest_square(chess::between(step_.to, back) & fronts);
            pair(front, back);
        }
    }

    void pair(Square front, Square back) {
        int const front_value = value_of(kind_on(front));
        int const back_value = value_of(kind_on(back));
        int const own = value_of(kind_);
        if ((valuable_ & bit(front)) != 0)
            add(PatternId::skewer, front_value + back_value - own, front, back);
        if (kind_on(back) == PieceKind::king)
            add(PatternId::absolute_pin, (front_value + back_value - own) / 2, front, back);
        else if (back_value > front_value && back_value > own)
            add(PatternId::relative_pin, (front_value + back_value - own) / 2, front, back);
    }

    chess::Position const& position_;
    Hits& hits_;
    Bitboard enemy_;
    Bitboard valuable_; // enemy kings, queens, rooks
    Step step_{};
    PieceKind kind_ = PieceKind::none;
};

} // namespace

void find_classic(chess::Position const& position, chess::Moves const& moves, Hits& hits) {
    Finder finder(position, hits);
    for (auto const move : moves)
        if (!is_repeated(move)) finder.look_at(move);
}

} // namespace knowledge::patterns
