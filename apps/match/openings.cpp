// Reading openings.
#include "apps/common/bad_usage.hpp"
#include "apps/common/game_report.hpp"
#include "apps/match/settings.hpp"
#include "records/bytes/byte_source.hpp"
#include "records/reader.hpp"

#include <array>
#include <stdexcept>

namespace apps {
namespace {

core::Expected<std::string> contents(std::string const& path) {
    auto const bytes = records::open_bytes(path);
    if (!bytes) return tl::unexpected(bytes.error());
    std::string text;
    for (std::array<char, 65536> buffer;;) {
        auto const count = (*bytes)->read(buffer);
        if (!count) return tl::unexpected(count.error());
        if (*count == 0) return text;
        text.append(buffer.data(), *count);
    }
}

core::Expected<std::vector<play::Opening>> games_of(engine::AnyGame const& game, std::string const& path,
                                                    int plies, Console const& console) {
    auto reader = records::Reader::open(path);
    if (!reader) return tl::unexpected(reader.error());
    GameReport report(console, path);
    return play::read_openings(game, *reader, plies,
                               {.passed_over =
                                    [&](core::Error const& error) {
                                        console.warn(console.text(core::message("cli.match.opening_passed",
                                                                                path, console.text(error))));
                                    },
                                .warned =
                                    [&](core::Error const& warning) {
                                        report.warn({&warning, 1});
                                    }});
}

} // namespace

std::vector<play::Opening> openings_in_file(engine::AnyGame const& game, std::string const& path, int plies,
                                            Console const& console) {
    auto const positions = [&] {
        return contents(path).and_then(
            [&](std::string const& text) { return play::read_positions(game, text); });
    };
    auto openings = value_or_throw(
        records::names_games(path) ? games_of(game, path, plies, console) : positions(), "--openings");
    if (!openings.empty()) return openings;
    if (records::names_games(path))
        throw std::runtime_error(console.text(core::message("cli.match.openings_none", path, game.name())));
    throw BadUsage("--openings", core::message("cli.match.openings_empty", path));
}

} // namespace apps
