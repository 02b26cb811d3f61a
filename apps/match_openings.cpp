// Reading openings.
#include "apps/match_openings.hpp"

#include "apps/bad_usage.hpp"

#include <cerrno>
#include <fstream>
#include <iterator>
#include <system_error>

namespace apps {
namespace {

std::string contents(std::string const& path) {
    std::ifstream file(path, std::ios::binary);
    std::string text{std::istreambuf_iterator<char>(file), {}};
    if (!file)
        throw BadUsage("--openings",
                       core::message("cli.file_unreadable", path, std::generic_category().message(errno)));
    return text;
}

} // namespace

std::vector<play::Opening> openings_in_file(engine::AnyGame const& game, std::string const& path) {
    auto openings = value_or_throw(play::read_positions(game, contents(path)), "--openings");
    if (openings.empty()) throw BadUsage("--openings", core::message("cli.match.openings_empty", path));
    return openings;
}

} // namespace apps
