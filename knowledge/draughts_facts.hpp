// What only draughts has to tell its rules: the board, whether captures are forced, and what captures a move allows.
#pragma once

#include "engine/any_game.hpp"
#include "knowledge/board_map.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace knowledge {

void add_draughts_facts(engine::AnyState const& state, std::vector<engine::LegalMove> const& moves,
                        BoardMap const& map, std::vector<std::string>& clauses);

} // namespace knowledge
