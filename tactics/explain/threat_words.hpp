// What is stopped or threatened, as a sentence of the catalogue.
#pragma once

#include "core/message.hpp"
#include "knowledge/facts.hpp"
#include "tactics/explain/game_proof.hpp"

namespace tactics {

core::Message stops_message(core::GameInfo const& game, std::string const& move, Promise const& promise);
core::Message threatens_message(core::GameInfo const& game, std::string const& move, Promise const& promise);

} // namespace tactics
