// The simplest player there is.
#include "play/bots/random_bot.hpp"

#include <cassert>

namespace play {

// Neighbouring seeds and neighbouring games have nothing in common: each is scrambled before they meet.
tl::expected<void, BotFailure> RandomBot::new_game(std::uint64_t number) {
    random_ = core::Random(core::Random(seed_).next() ^ core::Random(~number).next());
    return {};
}

Answer RandomBot::choose(engine::AnyState const& state, Turn const&) {
    auto const moves = state.legal_moves();
    assert(!moves.empty());
    return Choice{moves[static_cast<std::size_t>(random_.below(moves.size()))]};
}

} // namespace play
