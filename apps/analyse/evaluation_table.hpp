// An evaluation by its terms, for people as a table and for programs as JSON; both from White's side.
#pragma once

#include "apps/common/console.hpp"
#include "apps/common/position_options.hpp"
#include "core/evaluation_trace.hpp"

#include <string>

namespace apps {

std::string evaluation_table(Console const& console, core::EvaluationTrace const& trace);
std::string evaluation_json(Table const& table, core::EvaluationTrace const& trace);

} // namespace apps
