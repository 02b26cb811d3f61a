// What tells a file of input from another, or from what it was before it changed: its path, its size, its first and last bytes.
#pragma once

#include <cstddef>
#include <string>

namespace apps {

inline constexpr std::size_t fingerprinted_bytes = std::size_t{1} << 16; // at each end

// "games.pgn (1234 bytes, 0123456789abcdef)". A file that cannot be read has size 0.
std::string file_fingerprint(std::string const& path);

} // namespace apps
