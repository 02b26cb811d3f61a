// The rules of the house to read, and those of one's own to keep, switch off, delete and take away as files.
#pragma once

#include "services/server/http/http.hpp"
#include "services/server/rules/own_rules.hpp"

#include <string>
#include <vector>

namespace services::server {

// `parts` of the path behind /api/v1: rules, rules/FAMILY/NAME, rules/FAMILY/NAME/export.
Response rules_answer(Request const& request, std::vector<std::string> const& parts, OwnRules& rules);

} // namespace services::server
