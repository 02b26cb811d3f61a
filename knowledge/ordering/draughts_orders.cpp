#include "knowledge/ordering/draughts_orders.hpp"

#include "games/draughts/game.hpp"
#include "knowledge/ordering/scored_order.hpp"

namespace knowledge::ordering {
namespace {

struct Captures {
    template <class Position, class Moves, class Tally>
    void operator()(Position const& at, Moves const& moves, Tally& scores) const {
        for (int i = 0; i < moves.size(); ++i) {
            scores.add(i, 10 * games::popcount(moves[i].captured) +
                              10 * games::popcount(moves[i].captured & at.kings()));
            if (moves[i].crowns()) scores.add(i, 5);
        }
    }
};

template <class Scorer, class... Games>
SharedOrder among(std::string_view game) {
    SharedOrder found;
    ((game == Games::name ? void(found = std::make_shared<ScoredOrder<Games, Scorer>>()) : void()), ...);
    return found;
}

template <class Scorer>
SharedOrder for_variant(std::string_view game) {
    using namespace draughts;
    return among<Scorer, English, Italian, Spanish, Portuguese, Czech, Russian, Brazilian, Pool,
                 International, Frisian, House>(game);
}

} // namespace

SharedOrder draughts_classic(std::string_view game) { return for_variant<Captures>(game); }
SharedOrder draughts_mvv_lva(std::string_view game) { return for_variant<Captures>(game); }
SharedOrder draughts_damero(std::string_view game) { return for_variant<Captures>(game); }

} // namespace knowledge::ordering
