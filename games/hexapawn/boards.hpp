// The names of the two games, each Hexapawn<its size>, without what they do: games/hexapawn/game.hpp has that.
#pragma once

namespace hexapawn {

template <int size>
struct Hexapawn;

using Small = Hexapawn<3>;
using Large = Hexapawn<4>;

} // namespace hexapawn
