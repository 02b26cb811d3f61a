#include "services/jobs/journal_format.hpp"

#include <cassert>

namespace services {
namespace {

constexpr std::uint32_t checksum_of(std::string_view bytes) {
    Checksum sum;
    sum.add(bytes);
    return sum.value();
}
static_assert(checksum_of("123456789") == 0xCBF43926);

std::string number_bytes(std::uint32_t number) {
    std::string bytes;
    for (int shift = 0; shift < 32; shift += 8) bytes += static_cast<char>(number >> shift & 0xFF);
    return bytes;
}

std::uint32_t read_number(std::string_view bytes) {
    std::uint32_t number = 0;
    for (std::size_t i = 4; i-- > 0;) number = number << 8 | static_cast<unsigned char>(bytes[i]);
    return number;
}

std::uint32_t entry_checksum(std::uint32_t length, std::string_view payload) {
    Checksum sum;
    sum.add(number_bytes(length)); // so that a file of zeros is not full of empty entries
    sum.add(payload);
    return sum.value();
}

} // namespace

std::string framed(std::string_view payload) {
    assert(payload.size() <= largest_entry);
    auto const length = static_cast<std::uint32_t>(payload.size());
    auto bytes = number_bytes(length) + number_bytes(entry_checksum(length, payload));
    bytes += payload;
    return bytes;
}

std::optional<EntryHead> read_head(std::string_view bytes) {
    if (bytes.size() < entry_head_size) return std::nullopt;
    EntryHead const head{read_number(bytes), read_number(bytes.substr(4))};
    return head.length > largest_entry ? std::nullopt : std::optional(head);
}

bool fits(EntryHead const& head, std::string_view payload) {
    return payload.size() == head.length && entry_checksum(head.length, payload) == head.checksum;
}

} // namespace services
