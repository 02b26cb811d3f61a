// The patterns of kb/knights on bitboards, weighed. All knights are worth the same and none hides behind another, so that an
// exchange is settled by counting who bears on a square.
#include "games/knights/game.hpp"
#include "knowledge/ordering/order_of_kind.hpp"

#include <algorithm>

namespace knowledge::ordering {
namespace {

using core::Ply;
using knights::Bitboard;
using knights::Move;
using knights::MoveList;
using knights::Position;
using knights::Square;

bool takes(Position const& at, Move move) { return (at.enemy() & knights::bit(move.to())) != 0; }

// The board once a move is made, and who bears on what there.
struct After {
    Bitboard own;
    Bitboard enemy;

    After(Position const& at, Move move)
        : own((at.own() & ~knights::bit(move.from())) | knights::bit(move.to())),
          enemy(at.enemy() & ~knights::bit(move.to())) {}

    [[nodiscard]] static int bearing(Bitboard knights, Square square) {
        return games::popcount(knights & knights::jumps_from(square));
    }
    // Of the owner's knights, those that the other side wins by taking.
    [[nodiscard]] static int hanging(Bitboard owner, Bitboard other) {
        int count = 0;
        for (Bitboard rest = owner; rest != 0;) {
            Square const square{static_cast<std::uint8_t>(games::pop_lowest(rest))};
            if (bearing(other, square) > bearing(owner, square)) ++count;
        }
        return count;
    }
    // Those of them that a knight on `from` attacks and nobody guards.
    [[nodiscard]] int unguarded_near(Square from) const {
        int count = 0;
        for (Bitboard rest = enemy & knights::jumps_from(from); rest != 0;) {
            Square const square{static_cast<std::uint8_t>(games::pop_lowest(rest))};
            if (bearing(enemy, square) == 0) ++count;
        }
        return count;
    }
    // An unguarded enemy knight that is attacked wherever it goes: kb/knights/corralled.pl.
    [[nodiscard]] bool corrals() const {
        for (Bitboard rest = enemy; rest != 0;) {
            Square const square{static_cast<std::uint8_t>(games::pop_lowest(rest))};
            if (bearing(own, square) == 0 || bearing(enemy, square) > 0) continue;
            bool flees = false;
            for (Bitboard to = knights::jumps_from(square) & ~enemy; to != 0 && !flees;)
                flees = bearing(own, Square{static_cast<std::uint8_t>(games::pop_lowest(to))}) == 0;
            if (!flees) return true;
        }
        return false;
    }
};

struct MvvLva {
    template <class Tally>
    void operator()(Position const& at, Ply, MoveList const& moves, Tally& tally) const {
        for (int i = 0; i < moves.size(); ++i)
            if (takes(at, moves[i])) tally.add(i, "capture", 1);
    }
};

// The rules' patterns with the weights that chess's have, in the order of how much they tell.
class ClassicWeights {
  public:
    explicit ClassicWeights(OwnRules const& own) : own_(own) {}

    template <class Tally>
    void operator()(Position const& at, Ply, MoveList const& moves, Tally& tally) const {
        for (int i = 0; i < moves.size(); ++i) {
            Move const move = moves[i];
            After const after(at, move);
            bool const guarded = After::bearing(after.own, move.to()) > 0;
            if (takes(at, move)) tally.add(i, "capture", 3 * (10 * 3 - 3));
            if (guarded && after.unguarded_near(move.to()) >= 2) add(tally, i, "fork", 100 + 3);
            if (after.corrals()) add(tally, i, "corralled", 80 + 3);
            if (takes(at, move) && knights::exchange(at, move).value() > 0) add(tally, i, "exchange", 50 + 3);
            bool const flees = After::bearing(at.enemy(), move.from()) > 0;
            if (flees && After::bearing(after.enemy, move.to()) == 0) add(tally, i, "safe_square", 30);
        }
    }

  private:
    template <class Tally>
    void add(Tally& tally, int move, std::string_view pattern, int points) const {
        if (!own_.replace(pattern)) tally.add(move, pattern, points);
    }

    OwnRules own_;
};

// The exchange, what is left hanging on either side, and safety. Where the search ends, only what is taken counts.
struct Weighed {
    template <class Tally>
    void operator()(Position const& at, Ply left, MoveList const& moves, Tally& tally) const {
        if (left <= Ply{1}) return MvvLva{}(at, left, moves, tally);
        for (int i = 0; i < moves.size(); ++i) {
            Move const move = moves[i];
            After const after(at, move);
            int const enemies = After::bearing(after.enemy, move.to());
            if (takes(at, move)) tally.add(i, "capture", 60);
            tally.add(i, "exchange",
                      knights::exchange(at, move).value() > 0   ? 60
                      : knights::exchange(at, move).value() < 0 ? -60
                                                                : 0);
            if (enemies == 0) tally.add(i, "safe_square", takes(at, move) ? 30 : 10);
            tally.add(i, "left_hanging", -40 * std::min(After::hanging(after.own, after.enemy), 2));
            tally.add(i, "threat", 12 * std::min(After::hanging(after.enemy, after.own), 3));
            if (after.unguarded_near(move.to()) >= 2 && enemies <= After::bearing(after.own, move.to()))
                tally.add(i, "fork", 25);
        }
    }
};

} // namespace

template <>
SharedOrder make_order<knights::Knights>(OrderKind kind, OwnRules const& own) {
    return order_of_kind<knights::Knights, ClassicWeights, MvvLva>(kind, Weighed{}, own);
}

} // namespace knowledge::ordering
