// Reading time controls, and subtracting from clocks.
#include "play/match/time_control.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace play {
namespace {

constexpr long long longest = 7LL * 24 * 3600 * 1000; // a week

tl::unexpected<core::Error> not_a_control(std::string_view whole, std::string_view part) {
    auto const column = static_cast<int>(part.data() - whole.data()) + 1;
    return core::failure(core::message("match.tc.form", whole), {.column = column});
}

bool all_digits(std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

std::optional<long long> whole_number(std::string_view text) {
    long long value = 0;
    if (!all_digits(text)) return std::nullopt;
    auto const [stopped, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (problem != std::errc{} || value > longest) return std::nullopt;
    return value;
}

// Seconds with up to three decimals, in milliseconds: `2`, `0.02`, `.5`.
std::optional<long long> seconds(std::string_view text) {
    auto const point = std::min(text.find('.'), text.size());
    auto const before = text.substr(0, point);
    auto const after = point < text.size() ? text.substr(point + 1) : std::string_view{};
    if (before.empty() && after.empty()) return std::nullopt;
    if (point < text.size() && (after.size() > 3 || !all_digits(after))) return std::nullopt;
    auto const whole = before.empty() ? std::optional(0LL) : whole_number(before);
    if (!whole || *whole > longest / 1000) return std::nullopt;
    auto const thousandths = (std::string(after) + "000").substr(0, 3);
    return *whole * 1000 + *whole_number(thousandths);
}

// `minutes:seconds` or seconds alone.
std::optional<long long> duration(std::string_view text) {
    auto const colon = text.find(':');
    if (colon == std::string_view::npos) return seconds(text);
    auto const minutes = whole_number(text.substr(0, colon));
    auto const rest = seconds(text.substr(colon + 1));
    if (!minutes || !rest || *minutes > longest / 60000) return std::nullopt;
    return *minutes * 60000 + *rest;
}

std::string seconds_text(Milliseconds time) {
    auto text = fmt::format("{}.{:03}", time.count() / 1000, time.count() % 1000);
    while (text.ends_with('0')) text.pop_back();
    if (text.ends_with('.')) text.pop_back();
    return text;
}

} // namespace

core::Expected<TimeControl> parse_time_control(std::string_view written) {
    TimeControl control;
    auto rest = written;
    if (auto const slash = rest.find('/'); slash != std::string_view::npos) {
        auto const moves = whole_number(rest.substr(0, slash));
        if (!moves || *moves < 1 || *moves > 1000) return not_a_control(written, rest);
        control.moves = static_cast<int>(*moves);
        rest.remove_prefix(slash + 1);
    }
    auto const plus = std::min(rest.find('+'), rest.size());
    auto const base = duration(rest.substr(0, plus));
    if (!base) return not_a_control(written, rest);
    control.base = Milliseconds{*base};
    if (plus < rest.size()) {
        auto const increment = seconds(rest.substr(plus + 1));
        if (!increment) return not_a_control(written, rest.substr(plus + 1));
        control.increment = Milliseconds{*increment};
    }
    if (control.base.count() == 0 || control.base.count() > longest || control.increment.count() > longest)
        return core::failure(core::message("match.tc.range", written));
    return control;
}

std::string time_control_text(TimeControl const& control) {
    auto text = control.moves ? fmt::format("{}/", *control.moves) : std::string();
    text += seconds_text(control.base);
    if (control.increment.count() > 0) text += "+" + seconds_text(control.increment);
    return text;
}

search::ClockTime Clock::shown() const {
    auto const left = std::chrono::floor<Milliseconds>(left_);
    return {std::max(left, Milliseconds{0}), control_.increment, moves_to_go_};
}

bool Clock::spend(std::chrono::microseconds elapsed, Milliseconds margin) {
    bool const in_time = bears(elapsed, margin);
    left_ -= elapsed;
    if (!in_time) return false;
    left_ = std::max(left_, left_.zero()) + control_.increment;
    if (moves_to_go_ && --*moves_to_go_ == 0) {
        moves_to_go_ = control_.moves;
        left_ += control_.base;
    }
    return true;
}

} // namespace play
