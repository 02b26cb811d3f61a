// Draws that a player may claim, claimed for whoever comes to face them. The rules also allow a claim for a move that is
// only intended; nobody is forced into that one, for the move may be the last thing its side wants.
#pragma once

#include "core/message.hpp"
#include "engine/any_game.hpp"

#include <map>
#include <optional>
#include <string>

namespace play {

class DrawClaims {
  public:
    // Every position of the game, in order.
    void note(engine::AnyState const& state);

    // Why the state noted last is a draw if somebody says so: it stands on the board, not only in somebody's mind.
    [[nodiscard]] std::optional<core::MessageKey> on_board(engine::AnyState const& state) const;

  private:
    std::map<std::string, int> occurrences_; // of positions, the counters left out
};

} // namespace play
