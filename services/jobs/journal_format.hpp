// How a journal looks on disk: a line that says what it is, then entries, each its length and its checksum (32 bits
// each, lowest byte first) before its bytes. The first entry is the job's fingerprint. See docs/records.md.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace services {

inline constexpr std::string_view journal_title = "damero journal 1\n";
inline constexpr std::size_t largest_entry = std::size_t{64} << 20;
inline constexpr std::size_t entry_head_size = 8;

inline constexpr auto checksum_table = [] {
    std::array<std::uint32_t, 256> made{};
    for (std::uint32_t byte = 0; byte < made.size(); ++byte) {
        auto rest = byte;
        for (int bit = 0; bit < 8; ++bit) rest = rest >> 1 ^ ((rest & 1) != 0 ? 0xEDB88320U : 0U);
        made[byte] = rest;
    }
    return made;
}();
static_assert(checksum_table[1] == 0x77073096);

// CRC-32 as in zip and gzip.
class Checksum {
  public:
    constexpr void add(std::string_view bytes) {
        for (char const byte : bytes)
            value_ = value_ >> 8 ^ checksum_table[(value_ ^ static_cast<unsigned char>(byte)) & 0xFF];
    }
    [[nodiscard]] constexpr std::uint32_t value() const { return ~value_; }

  private:
    std::uint32_t value_ = 0xFFFFFFFF;
};

// The bytes of an entry.
std::string framed(std::string_view payload);

struct EntryHead {
    std::uint32_t length;
    std::uint32_t checksum; // of the length's four bytes and the payload
};

// Of entry_head_size bytes; nothing where they cannot be the beginning of an entry.
std::optional<EntryHead> read_head(std::string_view bytes);

bool fits(EntryHead const& head, std::string_view payload);

} // namespace services
