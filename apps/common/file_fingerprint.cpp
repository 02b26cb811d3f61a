#include "apps/common/file_fingerprint.hpp"

#include "core/fnv1a.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>

namespace apps {
namespace {

void add_part(core::Fnv1a& hash, std::ifstream& file, std::uintmax_t from, std::size_t size) {
    std::string part(size, '\0');
    file.seekg(static_cast<std::streamoff>(from));
    file.read(part.data(), static_cast<std::streamsize>(size));
    hash.add({part.data(), static_cast<std::size_t>(file.gcount())});
}

} // namespace

std::string file_fingerprint(std::string const& path) {
    std::error_code unknown;
    auto const found = std::filesystem::is_regular_file(path, unknown) ? std::filesystem::file_size(path, unknown) : 0;
    auto const size = unknown ? 0 : found;
    core::Fnv1a hash;
    if (size > 0) {
        std::ifstream file(path, std::ios::binary);
        add_part(hash, file, 0, fingerprinted_bytes);
        file.clear(); // a short file ends within its first part
        add_part(hash, file, size - std::min<std::uintmax_t>(size, fingerprinted_bytes), fingerprinted_bytes);
    }
    return fmt::format("{} ({} bytes, {:016x})", path, size, hash.value());
}

} // namespace apps
