// Alpha-beta with its moves in an order, as a bot: where the rules of one's own that it listens to come from is for others to say.
#pragma once

#include "play/bots/bot.hpp"
#include "play/bots/bot_spec.hpp"
#include "play/bots/with_rules.hpp"

#include <memory>

namespace play {

// `depth` and `order` are its parameters; any other is refused. `rules`: none where it has no points.
core::Expected<std::unique_ptr<Bot>> tactical_bot(BotSpec spec, engine::AnyGame const& game,
                                                  LoadedRules const& rules);

} // namespace play
