// Full-width proof of a forced win: every answer of the loser is tried, and for the winner every move, so that a `no`
// holds too. Slow, simple and independent of the engine, which is measured by it.
#pragma once

#include "core/game.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <unordered_map>

namespace search {

template <core::Game G>
class ForcedWin {
  public:
    using Position = core::PositionOf<G>;

    explicit ForcedWin(std::uint64_t most_nodes) : nodes_left_(most_nodes) {}

    // Does the side to move win within so many plies, whatever the other does? None: the nodes ran out. Draws by rule
    // and by repetition within the line are no wins.
    std::optional<bool> within(Position position, core::KeyTrail trail, int plies) {
        exhausted_ = false;
        bool const wins = attacker_wins(position, trail, plies);
        if (exhausted_) return std::nullopt;
        return wins;
    }

  private:
    bool attacker_wins(Position& position, core::KeyTrail& trail, int plies) {
        if (plies <= 0 || exhausted_) return false;
        auto const known = known_.find(position.key());
        if (known != known_.end()) {
            if (plies >= known->second.wins_within) return true;
            if (plies <= known->second.fails_within) return false;
        }
        core::MovesOf<G> moves;
        G::generate(position, moves);
        if constexpr (core::HasForcingMoves<G>)
            std::stable_partition(moves.begin(), moves.end(),
                                  [&](auto move) { return G::is_forcing(position, move); });
        bool wins = false;
        for (auto const move : moves) {
            if constexpr (core::HasForcingMoves<G>)
                if (plies == 1 && !G::is_forcing(position, move)) break; // cannot end the game
            wins = below(position, trail, move, [&] { return defender_loses(position, trail, plies - 1); });
            if (wins || exhausted_) break;
        }
        if (!exhausted_) {
            auto& entry = known_[position.key()];
            if (wins)
                entry.wins_within = std::min(entry.wins_within, plies);
            else
                entry.fails_within = std::max(entry.fails_within, plies);
        }
        return wins;
    }

    bool defender_loses(Position& position, core::KeyTrail& trail, int plies) {
        if (nodes_left_ == 0) exhausted_ = true;
        if (exhausted_ || G::is_draw(position, trail)) return false;
        --nodes_left_;
        core::MovesOf<G> moves;
        G::generate(position, moves);
        if (moves.empty()) return core::is_loss(G::no_moves_score(position, core::Ply{0}));
        if (plies == 0) return false;
        return std::ranges::all_of(moves, [&](auto move) {
            return below(position, trail, move, [&] {
                return !G::is_draw(position, trail) && attacker_wins(position, trail, plies - 1);
            });
        });
    }

    template <class Answer>
    bool below(Position& position, core::KeyTrail& trail, core::MoveOf<G> move, Answer answer) {
        core::UndoOf<G> undo;
        trail.push(position.key());
        position.make(move, undo);
        bool const result = answer();
        position.unmake(move, undo);
        trail.pop();
        return result;
    }

    struct Known {
        int wins_within = 1 << 20; // plies
        int fails_within = 0;
    };
    std::unordered_map<core::Key, Known> known_;
    std::uint64_t nodes_left_;
    bool exhausted_ = false;
};

} // namespace search
