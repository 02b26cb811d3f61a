#include "tactics/themes/theme_tally.hpp"

#include <algorithm>

namespace tactics {
namespace {

double share(std::uint64_t part, std::uint64_t whole) {
    return whole == 0 ? 0.0 : static_cast<double>(part) / static_cast<double>(whole);
}

} // namespace

double Agreement::precision() const { return share(both, both + ours_only); }
double Agreement::recall() const { return share(both, cases()); }
double Agreement::f1() const { return share(2 * both, 2 * both + ours_only + theirs_only); }

void ThemeTally::add(ThemeSet const& ours, std::vector<std::string> const& theirs) {
    ++puzzles_;
    ThemeSet named;
    for (auto const& name : theirs) {
        if (auto const theme = theme_named(name))
            named.add(*theme);
        else
            ++others_[name];
    }
    for (std::size_t i = 0; i < theme_count; ++i) {
        auto const theme = static_cast<Theme>(i);
        bool const we = ours.has(theme);
        bool const they = named.has(theme);
        readable_[i].both += we && they;
        readable_[i].ours_only += we && !they;
        readable_[i].theirs_only += they && !we;
    }
}

std::vector<ThemeRow> ThemeTally::rows() const {
    std::vector<ThemeRow> rows;
    for (std::size_t i = 0; i < theme_count; ++i)
        if (readable_[i].cases() + readable_[i].ours_only > 0)
            rows.push_back({std::string(theme_names[i]), true, readable_[i]});
    for (auto const& [name, count] : others_) rows.push_back({name, false, {.theirs_only = count}});
    std::ranges::stable_sort(rows, std::ranges::greater{},
                             [](ThemeRow const& row) { return row.agreement.cases(); });
    return rows;
}

std::size_t ThemeTally::measured() const {
    return static_cast<std::size_t>(
        std::ranges::count_if(readable_, [](Agreement const& each) { return each.cases() >= enough_cases; }));
}

double ThemeTally::mean_f1() const {
    double sum = 0;
    for (auto const& each : readable_)
        if (each.cases() >= enough_cases) sum += each.f1();
    return measured() == 0 ? 0.0 : sum / static_cast<double>(measured());
}

} // namespace tactics
