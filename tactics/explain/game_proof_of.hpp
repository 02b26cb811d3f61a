// Proofs of one game. Instantiated for every game, a family at a time (tactics/CMakeLists.txt).
#pragma once

#include "engine/state_of.hpp"
#include "knowledge/facts.hpp"
#include "tactics/explain/game_proof.hpp"
#include "tactics/explain/prover.hpp"
#include "tactics/explain/told_proof.hpp"

namespace tactics {

template <core::PlayableGame G>
std::string written(core::PositionOf<G> const& at, core::MoveOf<G> move) {
    if constexpr (core::HasProtocolText<G>)
        return G::protocol_text(at, move, core::CastlingStyle::king_target);
    else
        return G::move_text(at, move);
}

template <class Move>
bool crowns(Move const& move) {
    if constexpr (requires { move.crowns(); })
        return move.crowns();
    else
        return false;
}

template <core::PlayableGame G>
class Placer {
  public:
    explicit Placer(knowledge::BoardMap const& map) : map_(map) {}

    PlacedNode placed(core::PositionOf<G> const& before, ProofNode<G> const& node) const {
        PlacedNode result{.move = step(before, node.move), .ending = node.ending};
        auto after = before;
        core::UndoOf<G> undo;
        after.make(node.move, undo);
        if (node.ending == Ending::settles) result.by = step(after, node.by);
        if (node.ending == Ending::won) result.shut_in = has_pieces(after);
        for (auto const& next : node.next) result.next.push_back(placed(after, next));
        return result;
    }

  private:
    PlacedMove step(core::PositionOf<G> const& at, core::MoveOf<G> move) const {
        auto const squares = G::squares(at, move);
        PlacedMove result{map_.place_of(squares.from), map_.place_of(squares.to), {}, crowns(move)};
        for (int const cell : squares.captured) result.taken.push_back(map_.place_of(cell));
        return result;
    }
    static bool has_pieces(core::PositionOf<G> const& at) {
        auto const cells = G::view(at).cells;
        return std::ranges::any_of(
            cells, [&](auto const& cell) { return cell.piece && cell.piece->colour == at.side_to_move(); });
    }

    knowledge::BoardMap const& map_;
};

template <core::PlayableGame G>
struct ProofQuestion {
    engine::StateOf<G> const& state;
    core::MoveOf<G> move;
    ProofEffort const& effort;
    std::stop_token const& stop;

    [[nodiscard]] GameProof finished(Proof<G> const& proof) const {
        return {{proof.wins_in, proof.gain},
                std::make_shared<ToldProof const>(told<G>(state.position(), proof.root, written<G>)),
                Placer<G>(knowledge::board_map_of(state)).placed(state.position(), proof.root)};
    }

    [[nodiscard]] std::optional<GameProof> most() const {
        Prover<G> wins(state.position(), state.trail(), effort.nodes, stop);
        auto proof = wins.win(move, effort.mate_moves);
        if (!proof) {
            Prover<G> gains(state.position(), state.trail(), effort.nodes, stop);
            proof = gains.most(move, effort.further_moves);
        }
        return proof ? std::optional(finished(*proof)) : std::nullopt;
    }

    [[nodiscard]] Verdict forces(Promise const& promise) const {
        Prover<G> prover(state.position(), state.trail(), effort.nodes, stop);
        auto const proof = promise.wins_in ? prover.win(move, *promise.wins_in)
                                           : prover.gain(move, promise.gain, effort.further_moves);
        if (!proof) return {std::nullopt, !prover.budget().is_spent()};
        return {finished(*proof), true};
    }
};

template <class G>
class GameProverOf final : public GameProver {
  public:
    [[nodiscard]] std::optional<GameProof> most_forced(engine::AnyState const& state,
                                                       engine::LegalMove const& move,
                                                       ProofEffort const& effort,
                                                       std::stop_token const& stop) const override {
        auto const& typed = *engine::state_as<G>(state);
        return ProofQuestion<G>{typed, typed.move_of(move), effort, stop}.most();
    }
    [[nodiscard]] Verdict forces(engine::AnyState const& state, engine::LegalMove const& move,
                                 Promise const& promise, ProofEffort const& effort,
                                 std::stop_token const& stop) const override {
        auto const& typed = *engine::state_as<G>(state);
        return ProofQuestion<G>{typed, typed.move_of(move), effort, stop}.forces(promise);
    }
};

template <class G>
GameProver const& game_prover() {
    static GameProverOf<G> const prover;
    return prover;
}

} // namespace tactics
