#include "knowledge/ordering/knights_orders.hpp"

#include "games/knights/game.hpp"
#include "knowledge/ordering/scored_order.hpp"

namespace knowledge::ordering {
namespace {

using knights::MoveList;
using knights::Position;
using KnightScores = Scores<MoveList::capacity>;

// All knights are worth the same: captures before other moves.
struct Captures {
    void operator()(Position const& at, MoveList const& moves, KnightScores& scores) const {
        for (int i = 0; i < moves.size(); ++i)
            if ((at.enemy() & knights::bit(moves[i].to())) != 0) scores.add(i, 1);
    }
};

struct Provisional {
    void operator()(Position const& at, MoveList const& moves, KnightScores& scores) const {
        for (int i = 0; i < moves.size(); ++i) scores.add(i, knights::exchange(at, moves[i]).value());
    }
};

} // namespace

SharedOrder knights_classic() { return std::make_shared<ScoredOrder<knights::Knights, Provisional>>(); }
SharedOrder knights_mvv_lva() { return std::make_shared<ScoredOrder<knights::Knights, Captures>>(); }
SharedOrder knights_damero() { return std::make_shared<ScoredOrder<knights::Knights, Provisional>>(); }

} // namespace knowledge::ordering
