// Counting agreement, theme by theme.
#include "tactics/themes/theme_tally.hpp"

#include <gtest/gtest.h>

namespace {

using tactics::Theme;

tactics::ThemeSet set_of(std::initializer_list<Theme> themes) {
    tactics::ThemeSet set;
    for (auto const theme : themes) set.add(theme);
    return set;
}

tactics::ThemeRow row(tactics::ThemeTally const& tally, std::string const& name) {
    for (auto const& each : tally.rows())
        if (each.name == name) return each;
    ADD_FAILURE() << name;
    return {};
}

} // namespace

TEST(ThemeTally, CountsBothSides) {
    tactics::ThemeTally tally;
    tally.add(set_of({Theme::fork}), {"fork", "crushing"});
    tally.add(set_of({Theme::fork, Theme::pin}), {"skewer"});
    tally.add(set_of({}), {"fork"});
    auto const fork = row(tally, "fork").agreement;
    EXPECT_EQ(fork.cases(), 2u);
    EXPECT_DOUBLE_EQ(fork.precision(), 0.5);
    EXPECT_DOUBLE_EQ(fork.recall(), 0.5);
    EXPECT_DOUBLE_EQ(fork.f1(), 0.5);
    EXPECT_DOUBLE_EQ(row(tally, "skewer").agreement.f1(), 0.0);
    EXPECT_FALSE(row(tally, "crushing").is_readable);
    EXPECT_EQ(tally.puzzles(), 3u);
    EXPECT_EQ(tally.measured(), 0u);
    EXPECT_DOUBLE_EQ(tally.mean_f1(), 0.0);
}

TEST(ThemeTally, MeasuresThemesWithEnoughCases) {
    tactics::ThemeTally tally;
    for (int i = 0; i < 50; ++i) tally.add(set_of({Theme::fork}), {"fork", "pin"});
    tally.add(set_of({Theme::skewer}), {"skewer", "advantage"});
    EXPECT_EQ(tally.measured(), 2u);
    EXPECT_DOUBLE_EQ(tally.mean_f1(), 0.5);
}

TEST(Theme, NamesGoBothWays) {
    for (auto const name : tactics::theme_names)
        EXPECT_EQ(tactics::name_of(*tactics::theme_named(name)), name);
    EXPECT_FALSE(tactics::theme_named("crushing"));
    EXPECT_EQ(set_of({Theme::skewer, Theme::fork}).names(),
              (std::vector<std::string_view>{"fork", "skewer"}));
}
