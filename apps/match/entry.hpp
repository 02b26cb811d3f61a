// A game of a match as one line of JSON, which the journal keeps and --resume reads.
#pragma once

#include "core/error.hpp"
#include "play/match/match.hpp"

#include <string>
#include <string_view>

namespace apps {

std::string entry_of(play::PlayedGame const& game);
core::Expected<play::PlayedGame> game_in(std::string_view entry);

} // namespace apps
