// Reading openings.
#include "apps/match_openings.hpp"

#include "apps/bad_usage.hpp"
#include "records/reader.hpp"

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

bool holds_games(std::string_view path) {
    for (std::string_view const end : {".pgn", ".pdn", ".pgn.zst", ".pdn.zst"})
        if (path.ends_with(end)) return true;
    return false;
}

core::Expected<std::vector<play::Opening>> games_of(engine::AnyGame const& game, std::string const& path,
                                                    int plies) {
    auto reader = records::Reader::open(path);
    if (!reader) return tl::unexpected(reader.error());
    return play::read_openings(game, *reader, plies);
}

} // namespace

std::vector<play::Opening> openings_in_file(engine::AnyGame const& game, std::string const& path, int plies) {
    auto openings = value_or_throw(holds_games(path) ? games_of(game, path, plies)
                                                     : play::read_positions(game, contents(path)),
                                   "--openings");
    if (openings.empty()) throw BadUsage("--openings", core::message("cli.match.openings_empty", path));
    return openings;
}

} // namespace apps
