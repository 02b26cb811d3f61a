// The lab's named positions: middlegames of every game, from middlegames/*.epd, compiled in. All come from self-play;
// scripts/make-middlegames.py made those of all games but chess.
#pragma once

#include "core/error.hpp"
#include "engine/any_game.hpp"
#include "services/lab/comparison.hpp"

#include <span>
#include <string_view>
#include <vector>

namespace services::lab {

struct MiddlegameList {
    std::string_view game;
    std::string_view text; // a name and a FEN a line; # begins a comment
};
std::span<MiddlegameList const> middlegame_lists();

std::vector<LabPosition> middlegames(engine::AnyGame const& game);

// One of the middlegames or of the game's own positions by name, or a FEN. An unknown name is told the nearest ones; a
// position where the game is over has nothing to measure.
core::Expected<LabPosition> lab_position(engine::AnyGame const& game, std::string_view name_or_fen);

} // namespace services::lab
