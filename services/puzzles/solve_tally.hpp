// How many puzzles were solved: all together, by rating and by theme. It can be written down and taken up again, so that a
// long run survives being stopped.
#pragma once

#include "services/puzzles/attempt.hpp"

#include <cstdint>
#include <map>
#include <string>

namespace services {

struct SolveCount {
    std::uint64_t puzzles = 0;
    std::uint64_t solved = 0;

    void add(bool is_solved) {
        ++puzzles;
        solved += is_solved;
    }
    [[nodiscard]] double share() const; // of the solved; 0 of none
    bool operator==(SolveCount const&) const = default;
};

class SolveTally {
  public:
    static constexpr int band_width = 200; // of ratings

    // By the themes that the file gives, or by ours where it gives none.
    void add(Attempt const& attempt);

    [[nodiscard]] SolveCount const& all() const { return all_; }
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
    [[nodiscard]] std::map<int, SolveCount> const& by_rating() const {
        return by_rating_;
    } // by a band's first
    [[nodiscard]] std::map<std::string, SolveCount> const& by_theme() const { return by_theme_; }
    [[nodiscard]] static std::string band_name(int first); // "1400-1599"

    [[nodiscard]] std::string text() const; // one line
    static core::Expected<SolveTally> from(std::string const& text);

    bool operator==(SolveTally const&) const = default;

  private:
    SolveCount all_;
    std::uint64_t nodes_ = 0;
    std::map<int, SolveCount> by_rating_;
    std::map<std::string, SolveCount> by_theme_;
};

} // namespace services
