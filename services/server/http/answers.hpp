// The answers that every group of addresses gives alike: nothing is here, or not by that method.
#pragma once

#include "services/server/http/refusal.hpp"

#include <string>

namespace services::server {

Response not_found(Request const& request);
Response wrong_method(Request const& request, std::string const& allowed); // `allowed` as in the header Allow

bool reads(Request const& request); // GET or HEAD

} // namespace services::server
