// Against the themes that Lichess gave 4,000 puzzles, where that file is at hand.
#include "tactics/puzzle_file.hpp"
#include "tactics/themes/theme_tally.hpp"
#include "tests/tactics/puzzles.hpp"

#include <set>

namespace {

constexpr double least_mean = 0.98;
constexpr double least_each = 0.95;

} // namespace

TEST(LichessThemes, AgreeWithTheFile) {
    auto const path = tests::shared_data("puzzles_dev.csv");
    if (!std::filesystem::exists(path)) GTEST_SKIP() << "../shared/data/puzzles_dev.csv is not here";
    auto file = tactics::PuzzleFile::open(path.string(), tactics::PuzzleFormat::csv);
    ASSERT_TRUE(file);
    tactics::ThemeTally tally;
    while (auto const puzzle = file->next()) {
        ASSERT_TRUE(*puzzle);
        auto const line = tactics::chess_solution(**puzzle);
        tally.add(tactics::themes_of(line), (*puzzle)->themes);
    }
    EXPECT_GE(tally.mean_f1(), least_mean);
    for (auto const& row : tally.rows())
        if (row.is_readable && row.agreement.cases() >= tactics::ThemeTally::enough_cases) {
            EXPECT_GE(row.agreement.f1(), least_each) << row.name;
        }
}

// A row that has no theme but its phase was never tagged; all others say in how many moves they mate.
TEST(LichessThemes, MatesAreExact) {
    auto const path = tests::shared_data("puzzles_dev.csv");
    if (!std::filesystem::exists(path)) GTEST_SKIP() << "../shared/data/puzzles_dev.csv is not here";
    auto file = tactics::PuzzleFile::open(path.string(), tactics::PuzzleFormat::csv);
    ASSERT_TRUE(file);
    std::set<std::string> const mates = {"mate", "mateIn1", "mateIn2", "mateIn3", "mateIn4", "mateIn5"};
    while (auto const puzzle = file->next()) {
        if ((*puzzle)->themes.size() <= 1) continue;
        auto const line = tactics::chess_solution(**puzzle);
        std::set<std::string> ours;
        for (auto const name : tactics::themes_of(line).names())
            if (mates.contains(std::string(name))) ours.emplace(name);
        std::set<std::string> theirs;
        for (auto const& name : (*puzzle)->themes)
            if (mates.contains(name)) theirs.insert(name);
        EXPECT_EQ(ours, theirs) << (*puzzle)->id;
    }
}
