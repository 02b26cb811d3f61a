// Proofs of any game without its type: the most that a move forces, or whether it forces what is asked; with the tree as it
// is told, and the same tree by rows and columns, which is how the rules of the knowledge base speak of squares.
#pragma once

#include "engine/any_game.hpp"
#include "knowledge/board_map.hpp"
#include "tactics/explain/chess_claims.hpp"
#include "tactics/explain/proof.hpp"

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace tactics {

struct PlacedMove {
    knowledge::Place from;
    knowledge::Place to;
    std::vector<knowledge::Place> taken;
    bool crowns = false; // a man of draughts becomes a king
};

// A ProofNode, move by move the same.
struct PlacedNode {
    PlacedMove move;
    Ending ending = Ending::none;
    std::optional<PlacedMove> by = std::nullopt;
    bool shut_in = false; // the opponent has lost with pieces on the board
    std::vector<PlacedNode> next = {};

    [[nodiscard]] PlacedMove const* answer() const {
        if (by) return &*by;
        return ending == Ending::none && !next.empty() ? &next.front().move : nullptr;
    }
};

// What a move forces: a win in so many moves of the player, itself included, or so much material.
struct Promise {
    std::optional<int> wins_in = std::nullopt;
    int gain = 0;
};

struct GameProof {
    Promise promise;
    std::shared_ptr<ToldProof const> told;
    PlacedNode placed;
};

// The most that can be shown of a legal move of the state.
std::optional<GameProof> most_forced(engine::AnyState const& state, engine::LegalMove const& move,
                                     ProofEffort const& effort, std::stop_token const& stop = {});

// A win counts where material is asked for, and a shorter one for a longer one.
struct Verdict {
    std::optional<GameProof> proof;
    bool is_known = true; // false: the effort did not suffice to tell
};
Verdict forces(engine::AnyState const& state, engine::LegalMove const& move, Promise const& promise,
               ProofEffort const& effort, std::stop_token const& stop = {});

// The same for the states of one game.
class GameProver {
  public:
    virtual ~GameProver() = default;
    [[nodiscard]] virtual std::optional<GameProof> most_forced(engine::AnyState const& state,
                                                               engine::LegalMove const& move,
                                                               ProofEffort const& effort,
                                                               std::stop_token const& stop) const = 0;
    [[nodiscard]] virtual Verdict forces(engine::AnyState const& state, engine::LegalMove const& move,
                                         Promise const& promise, ProofEffort const& effort,
                                         std::stop_token const& stop) const = 0;
};
template <class G>
GameProver const& game_prover();

} // namespace tactics
