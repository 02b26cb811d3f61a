// Our themes held against those that a file gives its puzzles, theme by theme.
#pragma once

#include "tactics/themes/theme.hpp"

#include <map>
#include <string>
#include <vector>

namespace tactics {

struct Agreement {
    std::uint64_t both = 0;
    std::uint64_t ours_only = 0;
    std::uint64_t theirs_only = 0;

    [[nodiscard]] std::uint64_t cases() const { return both + theirs_only; } // as the file has it
    [[nodiscard]] double precision() const;
    [[nodiscard]] double recall() const;
    [[nodiscard]] double f1() const;
};

struct ThemeRow {
    std::string name;
    bool is_readable = true; // from a line of moves; else nobody is measured by it
    Agreement agreement;
};

class ThemeTally {
  public:
    static constexpr std::uint64_t enough_cases = 50;

    void add(ThemeSet const& ours, std::vector<std::string> const& theirs);

    [[nodiscard]] std::uint64_t puzzles() const { return puzzles_; }
    [[nodiscard]] std::vector<ThemeRow> rows() const; // those with most cases first

    // Over the readable themes with enough cases; 0 where there are none.
    [[nodiscard]] double mean_f1() const;
    [[nodiscard]] std::size_t measured() const;

  private:
    std::array<Agreement, theme_count> readable_{};
    std::map<std::string, std::uint64_t> others_;
    std::uint64_t puzzles_ = 0;
};

} // namespace tactics
