// The settings of the page: which there are, what they may be, and what they are before anybody has chosen.
#pragma once

#include "services/server/http/fields.hpp"

namespace services::server {

// The usual ones, with those that `stored` (JSON, or empty) knows better.
Json settings_from(std::string_view stored);

// `settings` with what `change` says. Refuses keys and values that there are not.
Result<Json> changed_settings(Json settings, Json const& change);

} // namespace services::server
