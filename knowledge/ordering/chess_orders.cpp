#include "knowledge/ordering/chess_orders.hpp"

#include "games/chess/game.hpp"
#include "knowledge/ordering/chess_weights.hpp"
#include "knowledge/ordering/order_of_kind.hpp"
#include "knowledge/patterns/classic.hpp"

#include <algorithm>
#include <array>

namespace knowledge::ordering {
namespace {

using chess::Moves;
using chess::Position;
using core::Ply;
using patterns::PatternId;

// mvv_lva_piece_value/2
int exchange_rank(chess::PieceKind kind) {
    return kind == chess::PieceKind::king ? 10 : patterns::value_of(kind);
}

class ClassicWeights {
  public:
    explicit ClassicWeights(OwnRules const& own) {
        for (std::size_t i = 0; i < counts_.size(); ++i)
            counts_[i] = !own.replace(patterns::pattern_names[i]);
    }

    template <class Tally>
    void operator()(Position const& at, Ply, Moves const& moves, Tally& tally) const {
        patterns::Hits hits;
        hits.reserve(usual_hits);
        patterns::find_classic(at, moves, hits);
        chess::Bitboard from = 0; // where moves begin and end that create something
        chess::Bitboard to = 0;
        for (auto const& hit : hits) {
            from |= chess::bit(hit.from);
            to |= chess::bit(hit.to);
        }
        for (int i = 0; i < moves.size(); ++i) {
            auto const step = patterns::step_of(moves[i]);
            if ((from & chess::bit(step.from)) != 0 && (to & chess::bit(step.to)) != 0)
                add(i, best_points(step, hits), tally);
            if (chess::gives_check(at, moves[i])) tally.add(i, "check", check_points);
        }
    }

  private:
    static constexpr std::size_t usual_hits = 64; // room for them is asked for once
    static constexpr int promotion_points = 800;
    static constexpr int check_points = 50;
    static constexpr int points_per_score = 3;
    using Points = std::array<int, patterns::classic_count>; // by pattern

    static constexpr int base_of(PatternId pattern) {
        switch (pattern) {
        case PatternId::fork:
            return 100;
        case PatternId::skewer:
            return 80;
        case PatternId::absolute_pin:
            return 50;
        case PatternId::relative_pin:
            return 30;
        default:
            return 0;
        }
    }

    template <class Tally>
    void add(int move, Points const& best, Tally& tally) const {
        for (std::size_t pattern = 0; pattern < best.size(); ++pattern)
            if (counts_[pattern]) tally.add(move, patterns::pattern_names[pattern], best[pattern]);
    }

    // Of several answers the highest; the ways to promote share what their two squares create.
    static Points best_points(patterns::Step step, patterns::Hits const& hits) {
        Points best{};
        for (auto const& hit : hits) {
            if (hit.from != step.from || hit.to != step.to) continue;
            auto& highest = best[static_cast<std::size_t>(hit.pattern)];
            if (hit.pattern == PatternId::promotion)
                highest = promotion_points;
            else if (hit.score > 0)
                highest = std::max(highest, base_of(hit.pattern) + points_per_score * hit.score);
        }
        return best;
    }

    std::array<bool, patterns::classic_count> counts_{};
};

struct MvvLva {
    static constexpr int before_checks = 1000;

    template <class Tally>
    void operator()(Position const& at, Ply, Moves const& moves, Tally& tally) const {
        for (int i = 0; i < moves.size(); ++i) {
            auto const move = moves[i];
            if (at.is_capture(move))
                tally.add(i, "capture",
                          before_checks + 10 * exchange_rank(chess::kind_of(at.captured_by(move))) -
                              exchange_rank(chess::kind_of(at.at(move.from()))));
            else if (chess::gives_check(at, move))
                tally.add(i, "check", 1);
        }
    }
};

// The weighed features of each move. In the last two plies a move is taken for worth what it takes: there are many such nodes, and below
// them the search has little time to find out more.
class Weighed {
  public:
    Weighed(OrderWeights const& weights, OwnRules const& own) : weights_(weights) {
        for (auto const& info : feature_table()) {
            auto const pattern = info.feature == Feature::safe_fork ? std::string_view("fork") : info.name;
            if (own.replace(pattern)) weights_.points[static_cast<std::size_t>(info.feature)] = 0;
        }
    }

    template <class Tally>
    void operator()(Position const& at, Ply left, Moves const& moves, Tally& tally) const {
        if (left <= Ply{2}) return last_moves(at, moves, tally);
        MoveReader reader(at, moves);
        for (int i = 0; i < moves.size(); ++i)
            for (auto const [feature, amount] : reader.read(moves[i]))
                tally.add(i, full_name(feature), weights_.of(feature) * amount);
    }

  private:
    template <class Tally>
    static void last_moves(Position const& at, Moves const& moves, Tally& tally) {
        constexpr int unit = 10; // a check may be mate, and comes before moves that take as much
        for (int i = 0; i < moves.size(); ++i) {
            auto const move = moves[i];
            tally.add(i, "capture", unit * patterns::value_of(chess::kind_of(at.captured_by(move))));
            if (move.is_promotion())
                tally.add(i, "promotion", unit * (patterns::value_of(move.promotion()) - 1));
            if (chess::gives_check(at, move)) tally.add(i, "check", 1);
        }
    }

    OrderWeights weights_;
};

} // namespace

template <>
SharedOrder make_order<chess::Chess>(OrderKind kind, OwnRules const& own) {
    return order_of_kind<chess::Chess, ClassicWeights, MvvLva>(kind, Weighed(shipped_order_weights(), own),
                                                               own);
}

SharedOrder chess_order_by(OrderWeights const& weights) {
    return order_by<chess::Chess>(Weighed(weights, {}), {});
}

} // namespace knowledge::ordering
