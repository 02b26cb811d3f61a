// Reads a bounded regular file: a folder has no bytes, and a device may never end.
#include "engine/weights_file.hpp"

#include <cstdint>
#include <fstream>
#include <string>

namespace engine {
namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t largest_weights = std::uintmax_t{64} << 20; // bytes

} // namespace

core::Expected<std::shared_ptr<AnyWeights const>> weights_in(fs::path const& path, AnyGame const& game) {
    std::error_code unknown;
    auto const status = fs::status(path, unknown);
    if (fs::exists(status) && !fs::is_regular_file(status))
        return core::failure(core::message("weights.not_a_file", path.string()));
    auto const size = fs::file_size(path, unknown);
    if (unknown) return core::failure(core::message("weights.unreadable", path.string()));
    if (size > largest_weights)
        return core::failure(core::message("weights.too_large", path.string(), largest_weights));
    std::ifstream file(path, std::ios::binary);
    // A byte more is asked for than the file says it has: one that says it has none may still be unreadable, or have some.
    std::string text(size + 1, '\0');
    file.read(text.data(), static_cast<std::streamsize>(text.size()));
    auto const got = static_cast<std::size_t>(file.gcount());
    if (!file.is_open() || file.bad() || got != size)
        return core::failure(core::message("weights.unreadable", path.string()));
    text.resize(size);
    return game.weights_from(text);
}

} // namespace engine
