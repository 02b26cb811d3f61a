#include "tactics/explain/game_claims.hpp"

#include "engine/state_of.hpp"
#include "games/chess/game.hpp"
#include "tactics/explain/rule_claims.hpp"

namespace tactics {
namespace {

using ChessState = engine::StateOf<chess::Chess>;

std::vector<Claim> about_chess(ChessState const& state, engine::LegalMove const& move,
                               std::vector<engine::LegalMove> const& following, core::Language language,
                               ProofEffort const& effort, std::stop_token const& stop) {
    std::vector<chess::Move> line;
    auto const walker = state.clone();
    walker->play(move);
    for (auto const& next : following) {
        line.push_back(engine::state_as<chess::Chess>(*walker)->move_of(next));
        walker->play(next);
    }
    return chess_claims(state.position(), state.move_of(move), language, effort, line, {state.trail(), stop});
}

} // namespace

std::vector<Claim> claims_about(engine::AnyState const& state, engine::LegalMove const& move,
                                std::vector<engine::LegalMove> const& following, core::Language language,
                                std::optional<ProofEffort> const& effort, std::stop_token const& stop) {
    if (auto const* const chess = engine::state_as<chess::Chess>(state))
        return about_chess(*chess, move, following, language, effort.value_or(ProofEffort{}), stop);
    return rule_claims(state, move, language, effort.value_or(rule_effort), stop);
}

} // namespace tactics
