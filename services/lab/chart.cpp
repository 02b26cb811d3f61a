// Drawing charts.
#include "services/lab/chart.hpp"

#include "services/lab/svg.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace services::lab {
namespace {

// Five colours that can be told apart by most eyes, on either paper; lines have marks of their own besides.
constexpr std::string_view rules = R"css(
text { font: 14px system-ui, sans-serif; fill: #1b1f24; }
.paper { fill: #ffffff; }
.title { font-size: 16px; font-weight: 700; }
.axis { font-size: 13px; fill: #57606a; }
.grid { stroke: #d8dee4; stroke-width: 1; }
.base { stroke: #57606a; stroke-width: 1; }
.bar0, .mark0 { fill: #6e7781; } .bar1, .mark1 { fill: #b35900; } .bar2, .mark2 { fill: #8250df; }
.bar3, .mark3 { fill: #0969da; } .bar4, .mark4 { fill: #157030; }
.line0, .line1, .line2, .line3, .line4 { fill: none; stroke-width: 2.5; }
.line0 { stroke: #6e7781; } .line1 { stroke: #b35900; } .line2 { stroke: #8250df; }
.line3 { stroke: #0969da; } .line4 { stroke: #157030; }
@media (prefers-color-scheme: dark) {
text { fill: #e6edf3; }
.paper { fill: #0d1117; }
.axis { fill: #9aa5b1; }
.grid { stroke: #2b323a; }
.base { stroke: #9aa5b1; }
.bar0, .mark0 { fill: #9aa5b1; } .bar1, .mark1 { fill: #ffb77c; } .bar2, .mark2 { fill: #d2a8ff; }
.bar3, .mark3 { fill: #79c0ff; } .bar4, .mark4 { fill: #56d364; }
.line0 { stroke: #9aa5b1; } .line1 { stroke: #ffb77c; } .line2 { stroke: #d2a8ff; }
.line3 { stroke: #79c0ff; } .line4 { stroke: #56d364; }
}
)css";

constexpr double width = 720;

// 1, 2 or 5 times a power of ten: a step that needs about `steps` of itself to reach `top`.
double round_step(double top, double steps) {
    double const rough = std::max(top, 1e-9) / steps;
    double const power = std::pow(10.0, std::floor(std::log10(rough)));
    for (double const factor : {1.0, 2.0, 5.0})
        if (rough <= factor * power) return factor * power;
    return 10 * power;
}

std::string short_number(double value) {
    if (value >= 1e9) return fmt::format("{:g}G", value / 1e9);
    if (value >= 1e6) return fmt::format("{:g}M", value / 1e6);
    return value >= 1e3 ? fmt::format("{:g}k", value / 1e3) : fmt::format("{:g}", value);
}

// A square, a disc, a triangle, a diamond, a triangle upside down.
void mark(Svg& svg, std::size_t kind, Point at) {
    constexpr std::array<std::string_view, chart_colours> shapes = {
        "m-4.5 -4.5h9v9h-9z", "m-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z", "m0 -6l5.5 10h-11z",
        "m0 -6l6 6l-6 6l-6 -6z", "m0 6l5.5 -10h-11z"};
    svg.path(fmt::format("mark{}", kind), fmt::format("M{:.1f} {:.1f}{}", at.x, at.y, shapes[kind]));
}

class LinePicture {
  public:
    explicit LinePicture(LineChart const& chart) : chart_(chart), svg_({width, height}, chart.title, rules) {
        double low = 1e300;
        double high = 1;
        for (auto const& series : chart.series)
            for (auto const value : series.values) {
                low = std::min(low, value);
                high = std::max(high, value);
                steps_ = std::max(steps_, series.values.size());
            }
        bottom_ = std::floor(std::log10(std::max(low, 1.0)));
        top_ = std::max(std::ceil(std::log10(high)), bottom_ + 1);
    }

    std::string drawn() && {
        axes();
        for (std::size_t i = 0; i < chart_.series.size(); ++i) line(i);
        labels();
        return std::move(svg_).finished();
    }

  private:
    static constexpr double height = 380;
    static constexpr double left = 70;
    static constexpr double right = 500; // labels are behind it
    static constexpr double upper = 56;
    static constexpr double lower = 326;

    [[nodiscard]] double x_of(std::size_t index) const {
        return steps_ < 2
                   ? left
                   : left + (right - left) * static_cast<double>(index) / static_cast<double>(steps_ - 1);
    }
    [[nodiscard]] double y_of(double value) const {
        return lower - (lower - upper) * (std::log10(std::max(value, 1.0)) - bottom_) / (top_ - bottom_);
    }

    void axes() {
        svg_.text("title", {left, 24}, chart_.title);
        svg_.text("axis", {left, 44}, chart_.up);
        for (double power = bottom_; power <= top_; ++power) {
            double const y = y_of(std::pow(10.0, power));
            svg_.line("grid", {left, y}, {right, y});
            svg_.text("axis", {left - 8, y + 4}, short_number(std::pow(10.0, power)), Anchor::end);
        }
        svg_.line("base", {left, lower}, {right, lower});
        for (std::size_t i = 0; i < steps_; ++i)
            svg_.text("axis", {x_of(i), lower + 20}, fmt::format("{}", i + 1), Anchor::middle);
        svg_.text("axis", {(left + right) / 2, lower + 42}, chart_.across, Anchor::middle);
    }

    void line(std::size_t index) {
        auto const& values = chart_.series[index].values;
        std::string steps;
        for (std::size_t i = 0; i < values.size(); ++i)
            steps += fmt::format("{}{:.1f} {:.1f}", i == 0 ? 'M' : 'L', x_of(i), y_of(values[i]));
        svg_.path(fmt::format("line{}", chart_.series[index].colour), steps);
        for (std::size_t i = 0; i < values.size(); ++i)
            mark(svg_, chart_.series[index].colour, {x_of(i), y_of(values[i])});
    }

    // Beside the ends of the lines, from the highest down, none on top of another; a line that ends early has its label
    // where it ends.
    void labels() {
        std::vector<std::size_t> whole;
        for (std::size_t i = 0; i < chart_.series.size(); ++i)
            if (auto const& series = chart_.series[i]; series.values.size() == steps_)
                whole.push_back(i);
            else
                svg_.text("", {x_of(series.values.size() - 1) + 10, y_of(series.values.back()) - 4},
                          series.label);
        auto const end_of = [&](std::size_t i) { return y_of(chart_.series[i].values.back()); };
        std::ranges::stable_sort(whole, {}, end_of);
        double y = upper - 20;
        for (auto const i : whole) {
            y = std::max(y + 22, end_of(i));
            mark(svg_, chart_.series[i].colour, {right + 20, y});
            svg_.text("", {right + 32, y + 5}, chart_.series[i].label);
        }
    }

    LineChart const& chart_;
    Svg svg_;
    std::size_t steps_ = 1;
    double bottom_ = 0;
    double top_ = 1;
};

} // namespace

std::string drawn(BarChart const& chart) {
    constexpr double left = 190;
    constexpr double right = 620;
    constexpr double row = 38;
    constexpr double upper = 64;
    double const lower = upper + row * static_cast<double>(chart.bars.size());
    double highest = 0;
    for (auto const& bar : chart.bars) highest = std::max(highest, bar.value);
    double const step = round_step(highest, 5);
    double const top = step * std::max(1.0, std::ceil(highest / step - 1e-9));
    auto const x_of = [&](double value) { return left + (right - left) * value / top; };
    Svg svg({width, lower + 50}, chart.title, rules);
    svg.text("title", {20, 26}, chart.title);
    for (double value = 0; value <= top * 1.0001; value += step) {
        svg.line("grid", {x_of(value), upper - 8}, {x_of(value), lower});
        svg.text("axis", {x_of(value), lower + 18}, short_number(value), Anchor::middle);
    }
    svg.text("axis", {(left + right) / 2, lower + 40}, chart.axis, Anchor::middle);
    for (std::size_t i = 0; i < chart.bars.size(); ++i) {
        auto const& bar = chart.bars[i];
        double const y = upper + row * static_cast<double>(i);
        svg.text("", {left - 12, y + 18}, bar.label, Anchor::end);
        svg.rectangle(fmt::format("bar{}", bar.colour), {left, y + 2},
                      {std::max(x_of(bar.value) - left, 1.0), 22}, 3);
        svg.text("", {x_of(bar.value) + 8, y + 18}, bar.shown);
    }
    svg.line("base", {left, upper - 8}, {left, lower});
    return std::move(svg).finished();
}

std::string drawn(LineChart const& chart) { return LinePicture(chart).drawn(); }

} // namespace services::lab
