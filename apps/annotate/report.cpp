// The table for people shows the busiest players; JSON has them all.
#include "apps/annotate/report.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace apps {
namespace {

using Json = nlohmann::ordered_json;
using Row = std::pair<std::string, services::PlayerSummary>;

constexpr std::size_t most_rows = 30;
constexpr std::size_t most_themes = 4;
constexpr std::size_t name_width = 24;

// Cut or filled to `width` characters, which are not bytes.
std::string in_width(std::string_view text, std::size_t width) {
    std::string shown;
    std::size_t letters = 0;
    for (char const byte : text) {
        bool const begins_letter = (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
        if (begins_letter && letters++ == width) return shown;
        shown += byte;
    }
    return shown + std::string(width - letters, ' ');
}

std::vector<Row> busiest(services::PlayerSummaries const& players) {
    std::vector<Row> rows(players.players().begin(), players.players().end());
    std::ranges::stable_sort(rows, std::ranges::greater{}, [](Row const& row) { return row.second.games; });
    if (rows.size() > most_rows) rows.resize(most_rows);
    return rows;
}

std::string themes_of(services::PlayerSummary const& summary) {
    std::vector<std::pair<std::string, std::int64_t>> themes(summary.by_theme.begin(),
                                                             summary.by_theme.end());
    std::ranges::stable_sort(themes, std::ranges::greater{}, [](auto const& theme) { return theme.second; });
    if (themes.size() > most_themes) themes.resize(most_themes);
    std::vector<std::string> words;
    for (auto const& [theme, times] : themes) words.push_back(fmt::format("{} {}", theme, times));
    return fmt::format("{}", fmt::join(words, ", "));
}

} // namespace

std::string annotate_json(services::AnnotateTally const& tally, AnnotateEnd const& end) {
    auto summary = Json::parse(tally.text());
    summary["finished"] = end.finished;
    summary["seconds"] = std::round(end.seconds * 1e3) / 1e3;
    return Json{{"summary", std::move(summary)}}.dump() + "\n";
}

std::string annotate_summary(Console const& console, services::AnnotateTally const& tally,
                             AnnotateEnd const& end) {
    std::string text;
    auto const say = [&](core::Message const& message) { text += console.text(message) + "\n"; };
    auto const rows = busiest(tally.players);
    if (!rows.empty()) say(core::message("cli.annotate.heading"));
    for (auto const& [name, player] : rows)
        text += fmt::format("{} {:>6} {:>7} {:>6.1f} % {:>6.1f} % {:>4} {:>4} {:>4} {:>4}  {}\n",
                            in_width(name, name_width), player.games, player.moves, player.accuracy(),
                            player.average_drop(), player.inaccuracies, player.mistakes, player.blunders,
                            player.good, themes_of(player));
    if (auto const all = tally.players.players().size(); all > rows.size())
        say(core::message("cli.annotate.more_players", all - rows.size()));
    if (!end.finished) say(core::message("cli.solve.stopped"));
    say(core::message("cli.annotate.result", tally.games, fmt::format("{:.1f}", end.seconds)));
    return text;
}

} // namespace apps
