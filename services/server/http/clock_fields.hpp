// Clocks as requests name them.
#pragma once

#include "services/server/http/fields.hpp"
#include "services/store/stored_game.hpp"

namespace services::server {

// The shape Clock of the schema; both sides begin with all of their time.
Result<StoredClock> read_clock(Json const& json, std::string const& where);
Json clock_json(StoredClock const& clock);

} // namespace services::server
