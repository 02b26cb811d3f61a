// Reading Hub, one small parser a command.
#include "protocol/hub/command.hpp"

#include "core/shown_text.hpp"
#include "protocol/hub/line.hpp"
#include "protocol/words.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>

namespace protocol::hub {
namespace {

using Parsed = core::Expected<Command>;
using search::Milliseconds;

constexpr double longest_time = 60.0 * 60 * 24 * 365; // seconds; a year is enough for anybody

template <class Plain>
Parsed plain(Line const&) {
    return Plain{};
}

// The value of an argument that may be missing, read by `read`.
template <class Read>
auto optional_value(Line const& line, std::string_view name, Read read)
    -> core::Expected<std::optional<typename decltype(read(std::string_view{}))::value_type>> {
    auto const* const argument = line.find(name);
    if (argument == nullptr) return std::nullopt;
    if (argument->value.empty()) return core::failure(core::message("uci.value_missing", name));
    auto value = read(std::string_view(argument->value));
    if (!value) return tl::unexpected(value.error());
    return std::optional(*value);
}

core::Expected<std::optional<std::int64_t>> whole_number(Line const& line, std::string_view name,
                                                         NumberRange range) {
    return optional_value(line, name,
                          [&](std::string_view written) { return number_from(written, name, range); });
}

// Seconds with decimals, as Hub tells time.
core::Expected<Milliseconds> time_from(std::string_view written, std::string_view name, double least) {
    double seconds = 0;
    auto const* const end = written.data() + written.size();
    auto const [stopped, problem] = std::from_chars(written.data(), end, seconds);
    bool const good = problem == std::errc{} && stopped == end && std::isfinite(seconds);
    if (!good || seconds < least || seconds > longest_time)
        return core::failure(core::message("hub.not_a_time", core::shown(written), name));
    return Milliseconds{std::llround(seconds * 1000)};
}

core::Expected<std::optional<Milliseconds>> duration(Line const& line, std::string_view name, double least) {
    return optional_value(line, name,
                          [&](std::string_view written) { return time_from(written, name, least); });
}

Parsed parse_set_param(Line const& line) {
    auto const* const name = line.find("name");
    auto const* const value = line.find("value");
    if (name == nullptr || name->value.empty() || value == nullptr)
        return core::failure(core::message("hub.param_form"));
    return SetParam{name->value, value->value};
}

Parsed parse_position(Line const& line) {
    SetPosition position;
    auto const* const written = line.find("pos");
    if (written != nullptr && written->value.empty())
        return core::failure(core::message("uci.value_missing", "pos"));
    if (written != nullptr && written->value != "start") position.position = written->value;
    if (position.position && line.find("start") != nullptr)
        return core::failure(core::message("hub.position_form"));
    if (auto const* const moves = line.find("moves"))
        for (auto const move : words_of(moves->value)) position.moves.emplace_back(move);
    return position;
}

core::Expected<std::optional<search::ClockTime>> clock_in(Line const& line) {
    auto const time = duration(line, "time", -longest_time); // a clock may have run out
    if (!time) return tl::unexpected(time.error());
    auto const moves = whole_number(line, "moves", {0, 9999});
    if (!moves) return tl::unexpected(moves.error());
    auto const increment = duration(line, "inc", 0);
    if (!increment) return tl::unexpected(increment.error());
    if (!*time) {
        if (*moves || *increment) return core::failure(core::message("hub.time_missing"));
        return std::nullopt;
    }
    search::ClockTime clock{**time, increment->value_or(Milliseconds{0})};
    if (*moves && **moves > 0) clock.moves_to_go = static_cast<int>(**moves);
    return clock;
}

Parsed parse_level(Line const& line) {
    Level level{.infinite = line.find("infinite") != nullptr};
    auto const read = [&](auto const& value, auto const& store) {
        if (!value)
            level.refused.push_back(value.error());
        else if (*value)
            store(**value);
    };
    read(whole_number(line, "depth", {1, 9999}),
         [&](std::int64_t depth) { level.depth = static_cast<int>(depth); });
    read(whole_number(line, "nodes", {1, std::numeric_limits<std::int64_t>::max()}),
         [&](std::int64_t nodes) { level.nodes = nodes; });
    read(duration(line, "move-time", 0), [&](Milliseconds time) { level.move_time = time; });
    read(clock_in(line), [&](search::ClockTime const& clock) { level.clock = clock; });
    return level;
}

Parsed parse_go(Line const& line) {
    static constexpr std::pair<std::string_view, Mode> modes[] = {
        {"think", Mode::think}, {"ponder", Mode::ponder}, {"analyze", Mode::analyze}};
    std::optional<Mode> wanted;
    for (auto const& [word, mode] : modes) {
        if (line.find(word) == nullptr) continue;
        if (wanted) return core::failure(core::message("hub.go_form"));
        wanted = mode;
    }
    if (!wanted) return core::failure(core::message("hub.go_form"));
    return Go{*wanted};
}

struct CommandWord {
    std::string_view word;
    Parsed (*parse)(Line const& line);
};
constexpr CommandWord command_words[] = {
    {"", plain<Nothing>},
    {"hub", plain<AskIdentity>},
    {"init", plain<Init>},
    {"set-param", parse_set_param},
    {"pos", parse_position},
    {"level", parse_level},
    {"go", parse_go},
    {"stop", plain<Stop>},
    {"ponder-hit", plain<PonderHit>},
    {"ping", plain<Ping>},
    {"new-game", plain<NewGame>},
    {"quit", plain<Quit>},
};

} // namespace

core::Expected<Command> parse_command(std::string_view text) {
    auto const line = parse_line(text);
    if (!line) return tl::unexpected(line.error());
    auto const found = std::ranges::find(command_words, std::string_view(line->command), &CommandWord::word);
    if (found == std::end(command_words))
        return core::failure(core::message("uci.unknown", core::shown(line->command)));
    return found->parse(*line);
}

} // namespace protocol::hub
