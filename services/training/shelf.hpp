// Every puzzle there is to train on, held in memory, and which of them comes next.
#pragma once

#include "core/rng.hpp"
#include "tactics/puzzle.hpp"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace services::training {

using PuzzlePointer = std::shared_ptr<tactics::Puzzle const>;

// What somebody wants; what is empty does not matter.
struct Wish {
    std::string game = {}; // a game, or a family of games
    std::string theme = {};
    std::string source = {};
    std::optional<int> from = std::nullopt; // rating
    std::optional<int> to = std::nullopt;

    [[nodiscard]] bool fits(tactics::Puzzle const& puzzle) const;
};

// For whom: a rating to be near to, and when puzzles were answered last.
struct Aim {
    double rating = 1500;
    std::map<std::string, std::int64_t, std::less<>> const& answered;
    std::string_view except = {}; // not this one again, if there is another
};

class Shelf {
  public:
    void add(std::span<tactics::Puzzle const> puzzles); // but those whose id is there
    void remove(std::string_view source);
    [[nodiscard]] PuzzlePointer find(std::string_view id) const; // null: there is none
    [[nodiscard]] std::vector<PuzzlePointer> const& all() const { return puzzles_; }
    [[nodiscard]] std::size_t count(std::string_view source) const;

    // One never answered comes first, near the rating unless the wish has a range; else the one answered longest ago.
    // Null where none fits.
    [[nodiscard]] PuzzlePointer pick(Wish const& wish, Aim const& aim, core::Random& random) const;

  private:
    std::vector<PuzzlePointer> puzzles_;
    std::map<std::string, PuzzlePointer, std::less<>> by_id_;
};

} // namespace services::training
