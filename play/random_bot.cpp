// The simplest player there is.
#include "play/random_bot.hpp"

#include <cassert>

namespace play {

engine::LegalMove RandomBot::choose(engine::AnyState const& state) {
    auto const moves = state.legal_moves();
    assert(!moves.empty());
    return moves[static_cast<std::size_t>(random_.below(moves.size()))];
}

} // namespace play
