// Charts as SVG: bars that lie, and lines over a logarithmic axis. Light and dark as the reader has it.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace services::lab {

inline constexpr std::size_t chart_colours = 5;

struct Bar {
    std::string label;
    double value;           // not negative
    std::string shown;      // the value as it is written behind the bar
    std::size_t colour = 0; // below chart_colours
};

struct BarChart {
    std::string title;
    std::string axis;
    std::vector<Bar> bars;
};
std::string drawn(BarChart const& chart);

struct Series {
    std::string label;
    std::vector<double> values; // at 1, 2, 3, ...; each above zero; at least one
    std::size_t colour = 0;
};

struct LineChart {
    std::string title;
    std::string across; // what is counted 1, 2, 3, ...
    std::string up;     // what the values are, on a scale where each step is ten times the last
    std::vector<Series> series;
};
std::string drawn(LineChart const& chart);

} // namespace services::lab
