// One move after the other is tried on a shadow board; each member function is the rule of the same name.
#include "knowledge/patterns/further.hpp"

#include "knowledge/patterns/shadow_board.hpp"

#include <algorithm>

namespace knowledge::patterns {
namespace {

class Finder {
  public:
    Finder(chess::Position const& position, chess::Moves const& moves, Hits& hits)
        : position_(position),
          moves_(moves),
          hits_(hits),
          now_(position),
          after_(now_),
          us_(position.side_to_move()),
          them_(~us_) {
        won_now_.fill(unknown);
        lost_anyway_.fill(unknown);
        for (Bitboard rest = now_.pieces(us_) & now_.sliders(); rest != 0;) {
            Square const square = chess::pop_square(rest);
            lines_now_[static_cast<std::size_t>(square)] =
                now_.attacks_from(square, now_.kind_on(square), us_);
        }
    }

    void look_at(chess::Move move) {
        move_ = move;
        step_ = step_of(move);
        kind_ = now_.kind_on(step_.from);
        after_ = now_.after(step_);
        taken_ = now_.value_taken(step_);
        enemies_ = after_.pieces(them_) & ~after_.pieces(PieceKind::king);
        attacked_ = attacked_enemies();
        discoveries();
        double_check();
        hanging();
        newly_won();
        deflection_and_overloaded();
        x_ray();
        back_rank();
        king_fork();
        desperado();
    }

  private:
    static constexpr int unknown = -1;

    void add(PatternId pattern, int score, Square one) {
        hits_.push_back({step_.from, step_.to, pattern, 1, {one, one}, static_cast<std::int16_t>(score)});
    }
    void add(PatternId pattern, int score, Square one, Square two) {
        hits_.push_back({step_.from, step_.to, pattern, 2, {one, two}, static_cast<std::int16_t>(score)});
    }

    // What our side could gain there before the move.
    int won_now(Square square) {
        auto& known = won_now_[static_cast<std::size_t>(square)];
        if (known == unknown) known = now_.exchange(us_, square);
        return known;
    }

    // Enemies that some piece of ours attacks after the move: nothing else can be won.
    [[nodiscard]] Bitboard attacked_enemies() const {
        Bitboard found = 0;
        for (Bitboard rest = after_.pieces(us_); rest != 0;) {
            Square const square = chess::pop_square(rest);
            found |= after_.attacks_from(square, after_.kind_on(square), us_);
        }
        return found & enemies_;
    }

    void discoveries() {
        Bitboard const left = now_.left_by(step_);
        for (Bitboard rest = now_.pieces(us_) & now_.sliders() & ~left & ~bit(step_.to); rest != 0;) {
            Square const square = chess::pop_square(rest);
            Bitboard const before = lines_now_[static_cast<std::size_t>(square)];
            if ((before & left) == 0) continue; // nothing stepped out of its way
            Bitboard seen =
                after_.attacks_from(square, after_.kind_on(square), us_) & ~before & after_.pieces(them_);
            while (seen != 0) discovered(square, chess::pop_square(seen));
        }
    }
    void discovered(Square from, Square target) {
        if ((after_.pieces(PieceKind::king) & bit(target)) != 0)
            add(PatternId::discovered_check, 0, from, target);
        else if (int const gain = after_.exchange(us_, target); gain > 0)
            add(PatternId::discovered_attack, gain, from, target);
    }

    void double_check() {
        Bitboard checkers = after_.attackers(position_.king(them_), us_);
        if (!games::more_than_one(checkers)) return;
        while (checkers != 0) {
            Square const first = chess::pop_square(checkers);
            for (Bitboard rest = checkers; rest != 0;)
                add(PatternId::double_check, 0, first, chess::pop_square(rest));
        }
    }

    void hanging() {
        if (taken_ == 0) return;
        int const left = taken_ - after_.exchange(them_, step_.to);
        bool const in_passing = (now_.pieces(them_) & bit(step_.to)) == 0;
        Square const victim = in_passing ? chess::square_at(chess::index(step_.to) ^ 8) : step_.to;
        if (left > 0) add(PatternId::hanging, left, victim);
    }

    void newly_won() {
        for (Bitboard rest = attacked_; rest != 0;) {
            Square const square = chess::pop_square(rest);
            if (won_now(square) > 0) continue;
            int const gain = after_.exchange(us_, square);
            if (gain == 0) continue;
            trapped(square);
            guard_undone(square, gain);
        }
    }

    void trapped(Square square) {
        PieceKind const kind = after_.kind_on(square);
        if (kind == PieceKind::pawn) return;
        for (Bitboard rest = after_.attacks_from(square, kind, them_) & ~after_.pieces(them_); rest != 0;) {
            Step const reply{square, chess::pop_square(rest)};
            auto const then = after_.after(reply);
            if (!then.in_check(them_) && then.exchange(us_, reply.to) <= after_.value_taken(reply)) return;
        }
        add(PatternId::trapped, value_of(kind), square);
    }

    // What guarded the piece was taken, or the mover stands between.
    void guard_undone(Square square, int gain) {
        Bitboard const guards = now_.guards(them_, square);
        if ((guards & bit(step_.to)) != 0) add(PatternId::remove_defender, gain, step_.to, square);
        for (Bitboard rest = guards & now_.sliders(); rest != 0;) {
            Square const guard = chess::pop_square(rest);
            if ((chess::between(guard, square) & bit(step_.to)) != 0)
                add(PatternId::interference, gain, guard, square);
        }
    }

    void deflection_and_overloaded() {
        bool const takes_piece = (now_.pieces(them_) & bit(step_.to)) != 0;
        if (taken_ == 0 && !after_.in_check(them_)) return;
        Bitboard const takers = after_.takers(them_, step_.to);
        if (takers == 0 || games::more_than_one(takers)) return;
        Square const guard = chess::lowest_square(takers);
        bool const only_guard = takes_piece && now_.guards(them_, step_.to) == takers;
        auto const then = after_.after({guard, step_.to});
        int const given = value_of(after_.kind_on(step_.to));
        for (Bitboard rest = enemies_ & ~bit(guard); rest != 0;) {
            Square const square = chess::pop_square(rest);
            if (then.attackers(square, us_) == 0 || won_now(square) > 0) continue;
            if ((after_.guards(them_, square) & takers) == 0) continue;
            int const gain = then.exchange(us_, square);
            int const left = taken_ + gain - given;
            if (gain == 0 || left <= 0) continue;
            add(PatternId::deflection, left, guard, square);
            if (only_guard && now_.guards(them_, square) == takers)
                add(PatternId::overloaded, left, guard, square);
        }
    }

    void x_ray() {
        if (kind_ != PieceKind::bishop && kind_ != PieceKind::rook && kind_ != PieceKind::queen) return;
        Bitboard const occupied = now_.occupied() & ~bit(step_.from);
        Bitboard const reached = chess::piece_attacks(kind_, step_.to, occupied);
        Bitboard const fronts = reached & occupied;
        Bitboard seen = chess::piece_attacks(kind_, step_.to, occupied & ~fronts) & ~reached & occupied;
        while (seen != 0) {
            Square const square = chess::pop_square(seen);
            Square const front = chess::lowest_square(chess::between(step_.to, square) & fronts);
            add(PatternId::x_ray, value_of(now_.kind_on(square)), front, square);
        }
    }

    void back_rank() {
        Square const king = position_.king(them_);
        if ((chess::home_rank(them_) & bit(king)) == 0) return;
        Bitboard checkers = after_.attackers(king, us_) & chess::home_rank(them_) &
                            (after_.pieces(PieceKind::rook) | after_.pieces(PieceKind::queen));
        if (checkers == 0 || has_answer()) return;
        while (checkers != 0) add(PatternId::back_rank, 0, chess::pop_square(checkers), king);
    }
    [[nodiscard]] bool has_answer() const {
        chess::Position then = position_;
        chess::Undo undo;
        then.make(move_, undo);
        chess::Moves answers;
        chess::generate(then, answers);
        return answers.size() > 0;
    }

    void king_fork() {
        if (kind_ != PieceKind::king) return;
        Bitboard targets = chess::king_attacks(step_.to) & enemies_;
        Bitboard const without_king = after_.occupied() & ~bit(step_.to);
        for (Bitboard rest = targets; rest != 0;) {
            Square const square = chess::pop_square(rest);
            if ((after_.attackers(square, without_king) & after_.pieces(them_)) != 0) targets &= ~bit(square);
        }
        while (targets != 0) {
            Square const first = chess::pop_square(targets);
            for (Bitboard rest = targets; rest != 0;) {
                Square const second = chess::pop_square(rest);
                add(PatternId::king_fork,
                    std::min(value_of(after_.kind_on(first)), value_of(after_.kind_on(second))), first,
                    second);
            }
        }
    }

    void desperado() {
        if (kind_ == PieceKind::king || (now_.pieces(them_) & bit(step_.to)) == 0) return;
        int const dearest = dearest_if_lost(step_.from);
        if (dearest > 0 && taken_ >= dearest) add(PatternId::desperado, taken_, step_.to);
    }

    // The value of the dearest piece that the piece there can take, if it is lost anyway; else 0.
    int dearest_if_lost(Square from) {
        auto& known = lost_anyway_[static_cast<std::size_t>(from)];
        if (known != unknown) return known;
        known = 0;
        if (now_.exchange(them_, from) == 0) return known;
        int dearest = 0;
        for (auto const move : moves_) {
            if (move.from() != from) continue;
            Step const step = step_of(move);
            if ((now_.pieces(them_) & bit(step.to)) != 0)
                dearest = std::max(dearest, value_of(now_.kind_on(step.to)));
            else if (now_.value_taken(step) == 0 && now_.after(step).exchange(them_, step.to) == 0)
                return known;
        }
        return known = dearest;
    }

    chess::Position const& position_;
    chess::Moves const& moves_;
    Hits& hits_;
    ShadowBoard now_;
    ShadowBoard after_;
    Colour us_;
    Colour them_;
    std::array<int, 64> won_now_;
    std::array<int, 64> lost_anyway_;
    std::array<Bitboard, 64> lines_now_{};

    // of the move that is looked at
    chess::Move move_;
    Step step_{};
    PieceKind kind_ = PieceKind::none;
    int taken_ = 0;
    Bitboard enemies_ = 0;  // without the king
    Bitboard attacked_ = 0; // of these
};

} // namespace

void find_further(chess::Position const& position, chess::Moves const& moves, Hits& hits) {
    Finder finder(position, moves, hits);
    for (auto const move : moves)
        if (!is_repeated(move)) finder.look_at(move);
}

} // namespace knowledge::patterns
