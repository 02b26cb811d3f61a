// The names of the draughts games, each Draughts<its rules>, without what they do: games/draughts/game.hpp has that.
#pragma once

#include "games/draughts/rules.hpp"

namespace draughts {

template <RuleSet const& rules>
struct Draughts;

using English = Draughts<english>;
using Italian = Draughts<italian>;
using Spanish = Draughts<spanish>;
using Portuguese = Draughts<portuguese>;
using Czech = Draughts<czech>;
using Russian = Draughts<russian>;
using Brazilian = Draughts<brazilian>;
using Pool = Draughts<pool>;
using International = Draughts<international>;
using Frisian = Draughts<frisian>;
using House = Draughts<house>;

} // namespace draughts
