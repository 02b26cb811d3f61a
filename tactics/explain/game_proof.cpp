#include "tactics/explain/game_proof.hpp"

#include "games/all.hpp"

namespace tactics {
namespace {

GameProver const& prover_for(engine::AnyState const& state) {
    using Get = GameProver const& (*)();
    static constexpr auto provers =
        games::table_of_games([]<class G>(std::type_identity<G>) -> Get { return game_prover<G>; });
    return provers[static_cast<std::size_t>(state.game_place())]();
}

} // namespace

std::optional<GameProof> most_forced(engine::AnyState const& state, engine::LegalMove const& move,
                                     ProofEffort const& effort, std::stop_token const& stop) {
    return prover_for(state).most_forced(state, move, effort, stop);
}

Verdict forces(engine::AnyState const& state, engine::LegalMove const& move, Promise const& promise,
               ProofEffort const& effort, std::stop_token const& stop) {
    return prover_for(state).forces(state, move, promise, effort, stop);
}

} // namespace tactics
