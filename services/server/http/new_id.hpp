// What the things that a server makes are called, and when they were made.
#pragma once

#include <cstdint>
#include <string>

namespace services::server {

std::string new_id(); // nobody guesses it, and no two things share it
std::int64_t milliseconds_since_1970();

} // namespace services::server
