// Choosing a move as a player of some strength does, with the engine as its head. Mostly it thinks: a search of a few
// positions, and one of the moves that look about as good. Now and then it only glances: it looks at each of its moves
// that it notices and at the answers that it notices, and misses the rest; that is where people leave pieces to be taken.
// What it misses depends on the position and on `chance` alone, so that the same player in the same position is
// mistaken in the same way. It knows nothing of any game's rules.
#pragma once

#include "engine/any_engine.hpp"
#include "play/bots/strength.hpp"

#include <cstdint>
#include <functional>

namespace play {

class HumanChoice {
  public:
    HumanChoice(engine::AnyEngine& engine, Strength strength, std::uint64_t chance)
        : engine_(engine),
          strength_(strength),
          chance_(chance) {}

    // As AnyEngine::think, within the task's limits and those of the strength; there is a legal move. The line of the
    // move that is played comes first. `is_stopped` is asked between searches; whoever says so stops the engine too.
    engine::Finding think(engine::AnyState const& state, engine::Task const& task,
                          engine::EngineListener const& listener, std::function<bool()> const& is_stopped);

  private:
    engine::Finding ponder_over(engine::AnyState const& state, engine::Task const& task,
                                engine::EngineListener const& listener);
    engine::Finding glance(engine::AnyState const& state, engine::Task const& task,
                           std::function<bool()> const& is_stopped);
    engine::Line looked_at(engine::AnyState const& state, engine::LegalMove const& move,
                           search::Limits const& limits, std::function<bool()> const& is_stopped);

    engine::AnyEngine& engine_;
    Strength strength_;
    std::uint64_t chance_;
};

// How likely it is that somebody who overlooks ordinary moves with the chance `blindness` overlooks this one: a piece
// that comes far is missed more often, one that takes what has just moved to `target` hardly ever.
double chance_to_miss(core::BoardView const& board, core::MoveSquares const& move, int target,
                      double blindness);

} // namespace play
