// FNV-1a, a hash that is the same everywhere: for names and fingerprints, not against people who forge.
#pragma once

#include <cstdint>
#include <string_view>

namespace core {

class Fnv1a {
  public:
    void add(std::string_view bytes) {
        for (char const byte : bytes) value_ = (value_ ^ static_cast<unsigned char>(byte)) * prime;
    }
    [[nodiscard]] std::uint64_t value() const { return value_; }

  private:
    static constexpr std::uint64_t prime = 0x100000001B3u;
    std::uint64_t value_ = 0xCBF29CE484222325u;
};

} // namespace core
