// Signs that typesetters and word processors put where PGN and PDN have plain ones: dashes for the hyphen, a fraction for 1/2,
// a multiplication sign for x.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace records {

// The word with plain signs; nothing where it has no other.
std::optional<std::string> with_plain_signs(std::string_view word);

} // namespace records
