// One line of comma-separated values: fields that may be quoted, a quote inside one doubled (RFC 4180). A field does not
// go over the end of its line.
#pragma once

#include "core/error.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace tactics {

core::Expected<std::vector<std::string>> csv_fields(std::string_view line);

} // namespace tactics
