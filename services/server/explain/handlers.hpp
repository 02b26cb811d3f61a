// What stands behind an explanation, as requests.
#pragma once

#include "services/server/http/http.hpp"

namespace services::server {

Response rule_behind(Request const& request); // ?game=chess&name=move_creates_fork
Response evaluation(Request const& request);  // of a position, by its terms

} // namespace services::server
