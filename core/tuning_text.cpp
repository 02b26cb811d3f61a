// Reading a tuning, line by line.
#include "core/tuning_text.hpp"

#include <algorithm>
#include <charconv>

namespace core {
namespace {

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blank = " \t\r";
    auto const first = text.find_first_not_of(blank);
    if (first == text.npos) return {};
    return text.substr(first, text.find_last_not_of(blank) - first + 1);
}

Expected<TuningChange> number_change(Tunable const& number, std::string_view written, Place where) {
    int value = 0;
    auto const [end, problem] = std::from_chars(written.data(), written.data() + written.size(), value);
    if (problem != std::errc{} || end != written.data() + written.size())
        return failure(message("tuning.not_a_number", written, number.name), where);
    if (value < number.smallest || value > number.largest)
        return failure(message("tuning.out_of_range", value, number.name, number.smallest, number.largest),
                       where);
    return NumberChange{number.value, value};
}

Expected<TuningChange> change(std::string_view line, int line_number) {
    auto const equals = line.find('=');
    auto const name = trimmed(line.substr(0, equals));
    auto const column_of = [&](std::string_view part) {
        return static_cast<int>(part.data() - line.data()) + 1;
    };
    if (equals == line.npos || name.empty())
        return failure(message("tuning.form", trimmed(line)), {.line = line_number, .column = 1});
    auto const written = trimmed(line.substr(equals + 1));
    Place const at_value{.line = line_number,
                         .column = written.empty() ? static_cast<int>(equals) + 2 : column_of(written)};

    if (auto const number = std::ranges::find(tunables, name, &Tunable::name); number != tunables.end())
        return number_change(*number, written, at_value);
    if (auto const known = std::ranges::find(switches, name, &Switch::name); known != switches.end()) {
        if (written != "true" && written != "false")
            return failure(message("tuning.not_a_switch", written, name), at_value);
        return SwitchChange{known->value, written == "true"};
    }
    return failure(message("tuning.unknown", name), {.line = line_number, .column = column_of(name)});
}

} // namespace

Expected<std::vector<TuningChange>> read_tuning(std::string_view text) {
    std::vector<TuningChange> changes;
    for (int number = 1; !text.empty(); ++number) {
        auto const end = std::min(text.find('\n'), text.size());
        auto const line = text.substr(0, end);
        auto const said = line.substr(0, line.find('#'));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (trimmed(said).empty()) continue;
        auto const one = change(said, number);
        if (!one) return tl::unexpected(one.error());
        changes.push_back(*one);
    }
    return changes;
}

Tuning changed(Tuning tuning, std::span<TuningChange const> changes) {
    for (auto const& any : changes)
        if (auto const* number = std::get_if<NumberChange>(&any))
            tuning.*number->which = number->value;
        else if (auto const* one = std::get_if<SwitchChange>(&any))
            tuning.on.*one->which = one->value;
    return tuning;
}

} // namespace core
