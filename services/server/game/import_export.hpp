// Games as files: PGN or PDN out, PGN, PDN or a bare FEN in.
#pragma once

#include "services/server/game/desk.hpp"

#include <string>
#include <vector>

namespace services::server {

// Variations behind the last move begin with that move again: what follows it in a file is the game itself.
std::string exported(LiveGame const& game, std::vector<StoredLine> const& variations);
std::string export_name(LiveGame const& game); // of the file

struct ImportProblem {
    core::Error what;
    int line = 0;
};

struct Import {
    std::vector<NewGame> games;
    std::vector<ImportProblem> problems;
    std::vector<ImportProblem> warnings; // what was read tolerantly, in games that were taken
};

// Of what is broken in a game, a variation costs only itself. A game in which a turn is passed is refused: none can be kept here.
// `game`: what a FEN or a record without headers is about; none: chess, and for PDN what its headers or its moves say.
Import read_import(std::string const& text, engine::AnyGame const* game, std::size_t most_games);

} // namespace services::server
