#include "knowledge/ordering/chess_orders.hpp"

#include "games/chess/game.hpp"
#include "knowledge/ordering/scored_order.hpp"
#include "knowledge/patterns/classic.hpp"

#include <algorithm>
#include <array>

namespace knowledge::ordering {
namespace {

using chess::Moves;
using chess::Position;
using patterns::PatternId;
using ChessScores = Scores<Moves::capacity>;

constexpr int promotion_points = 800;
constexpr int check_points = 50;

// What a pattern is worth: so much, and three for each point of its score.
constexpr int points_per_score = 3;
constexpr int classic_base(PatternId pattern) {
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

// The hits of one move stand together, in the order of the moves; the ways to promote share those of their two squares.
class ClassicWeights {
  public:
    void operator()(Position const& at, Moves const& moves, ChessScores& scores) const {
        thread_local patterns::Hits hits;
        hits.clear();
        patterns::find_classic(at, moves, hits);
        for (int i = 0; i < moves.size(); ++i) {
            scores.add(i, points(patterns::step_of(moves[i]), hits));
            if (chess::gives_check(at, moves[i])) scores.add(i, check_points);
        }
    }

  private:
    static int points(patterns::Step step, patterns::Hits const& hits) {
        std::array<int, patterns::classic_count> best{}; // by pattern, of several answers the highest
        int total = 0;
        for (auto const& hit : hits) {
            if (hit.from != step.from || hit.to != step.to) continue;
            auto& highest = best[static_cast<std::size_t>(hit.pattern)];
            if (hit.pattern == PatternId::promotion)
                highest = promotion_points;
            else if (hit.score > 0)
                highest = std::max(highest, classic_base(hit.pattern) + points_per_score * hit.score);
        }
        for (int const one : best) total += one;
        return total;
    }
};

struct MvvLva {
    static constexpr int capture_base = 1000; // every capture before every check

    void operator()(Position const& at, Moves const& moves, ChessScores& scores) const {
        for (int i = 0; i < moves.size(); ++i) {
            auto const move = moves[i];
            if (at.is_capture(move))
                scores.add(i, capture_base + 10 * rank(chess::kind_of(at.captured_by(move))) -
                                  rank(chess::kind_of(at.at(move.from()))));
            else if (chess::gives_check(at, move))
                scores.add(i, 1);
        }
    }
    // mvv_lva_piece_value/2
    static int rank(chess::PieceKind kind) {
        return kind == chess::PieceKind::king ? 10 : patterns::value_of(kind);
    }
};

struct Provisional {
    void operator()(Position const& at, Moves const& moves, ChessScores& scores) const {
        for (int i = 0; i < moves.size(); ++i) {
            auto const move = moves[i];
            bool const sound = chess::see_at_least(at, move, core::Score{0});
            if (at.is_capture(move))
                scores.add(i, 20 * MvvLva::rank(chess::kind_of(at.captured_by(move))) + 60);
            if (chess::gives_check(at, move)) scores.add(i, 100);
            if (!sound) scores.add(i, -200);
            if (move.is_promotion() && move.promotion() == chess::PieceKind::queen) scores.add(i, 100);
        }
    }
};

} // namespace

SharedOrder chess_classic() { return std::make_shared<ScoredOrder<chess::Chess, ClassicWeights>>(); }
SharedOrder chess_mvv_lva() { return std::make_shared<ScoredOrder<chess::Chess, MvvLva>>(); }
SharedOrder chess_damero() { return std::make_shared<ScoredOrder<chess::Chess, Provisional>>(); }

} // namespace knowledge::ordering
