// Holds JSON against a shape of services/server/api.schema.json: as much of JSON Schema as that file uses.
#pragma once

#include <nlohmann/json.hpp>

#include <string>

namespace tests {

// The whole file.
nlohmann::json const& schema();

// What is wrong, or nothing.
std::string against_schema(nlohmann::json const& value, std::string const& shape);
std::string against_schema(std::string const& text, std::string const& shape); // of JSON text

} // namespace tests
