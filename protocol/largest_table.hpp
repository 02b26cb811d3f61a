// How large a table of positions may be asked for on this machine.
#pragma once

#include <cstdint>

namespace protocol {

// Megabytes: three quarters of the memory. A table that does not fit would only be found out while it is being filled,
// too late to refuse it.
std::int64_t largest_table();

} // namespace protocol
