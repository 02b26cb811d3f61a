// What there is to play: games, named positions, bots and levels.
#pragma once

#include "services/server/http/http.hpp"

#include <string_view>

namespace services::server {

// The whole answer, which never changes while the program runs.
Response catalogue(std::string_view version);

// POST /positions: any position, and what can be played in it.
Response position(Request const& request);

} // namespace services::server
