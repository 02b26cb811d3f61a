#include "engine/weights_file.hpp"

#include <fstream>
#include <iterator>
#include <string>

namespace engine {

core::Expected<std::shared_ptr<AnyWeights const>> weights_in(std::filesystem::path const& path,
                                                             AnyGame const& game) {
    std::ifstream file(path, std::ios::binary);
    std::string const text((std::istreambuf_iterator<char>(file)), {});
    if (!file) return core::failure(core::message("weights.unreadable", path.string()));
    return game.weights_from(text);
}

} // namespace engine
