// The positions that a game lists, or from random games.
#include "apps/bench/positions.hpp"

#include "core/rng.hpp"

#include <cassert>
#include <string_view>

namespace apps {
namespace {

using Positions = std::vector<std::unique_ptr<engine::AnyState>>;

Positions listed(engine::AnyGame const& game) {
    Positions states;
    for (auto const fen : game.info().bench_positions) {
        auto opened = game.from_fen(fen);
        assert(opened && "a position of the list cannot be read");
        states.push_back(std::move(opened->state));
    }
    return states;
}

// One game at random after the other, a position every few moves.
Positions played(engine::AnyGame const& game) {
    constexpr std::uint64_t seed = 20;
    constexpr std::size_t wanted = 8;
    constexpr int plies_between = 5;
    core::Random random(seed);
    Positions states;
    for (auto state = game.start(); states.size() < wanted;) {
        if (state->outcome()) {
            state = game.start();
            continue;
        }
        if (state->plies() % plies_between == 0) states.push_back(state->clone());
        auto const moves = state->legal_moves();
        state->play(moves[random.below(moves.size())]);
    }
    return states;
}

} // namespace

std::vector<std::unique_ptr<engine::AnyState>> bench_positions(engine::AnyGame const& game) {
    return game.info().bench_positions.empty() ? played(game) : listed(game);
}

} // namespace apps
