#include "services/training/shelf.hpp"

#include "services/training/puzzle_rows.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace services::training {
namespace {

// How far from the rating, nearest first; beyond the last, anything.
constexpr std::array distances = {100.0, 200.0, 400.0, 800.0};

PuzzlePointer nearest(std::vector<PuzzlePointer> const& fresh, double rating, core::Random& random) {
    for (double const distance : distances) {
        std::vector<PuzzlePointer> near;
        std::ranges::copy_if(fresh, std::back_inserter(near), [&](auto const& puzzle) {
            return std::abs(puzzle->rating_or_usual() - rating) <= distance;
        });
        if (!near.empty()) return near[random.below(near.size())];
    }
    return fresh[random.below(fresh.size())];
}

} // namespace

bool Wish::fits(tactics::Puzzle const& puzzle) const {
    return (game.empty() || puzzle.game == game || family_of(puzzle.game) == game) &&
           (source.empty() || puzzle.collection == source) && (!from || puzzle.rating_or_usual() >= *from) &&
           (!to || puzzle.rating_or_usual() <= *to) &&
           (theme.empty() || std::ranges::find(puzzle.themes, theme) != puzzle.themes.end());
}

void Shelf::add(std::span<tactics::Puzzle const> puzzles) {
    for (auto const& puzzle : puzzles) {
        if (by_id_.contains(puzzle.id)) continue;
        auto kept = std::make_shared<tactics::Puzzle const>(puzzle);
        puzzles_.push_back(kept);
        by_id_.emplace(puzzle.id, std::move(kept));
    }
}

void Shelf::remove(std::string_view source) {
    std::erase_if(puzzles_, [&](auto const& puzzle) { return puzzle->collection == source; });
    std::erase_if(by_id_, [&](auto const& entry) { return entry.second->collection == source; });
}

PuzzlePointer Shelf::find(std::string_view id) const {
    auto const found = by_id_.find(id);
    return found == by_id_.end() ? nullptr : found->second;
}

std::size_t Shelf::count(std::string_view source) const {
    return static_cast<std::size_t>(
        std::ranges::count_if(puzzles_, [&](auto const& puzzle) { return puzzle->collection == source; }));
}

PuzzlePointer Shelf::pick(Wish const& wish, Aim const& aim, core::Random& random) const {
    std::vector<PuzzlePointer> fresh;
    PuzzlePointer oldest = nullptr;
    std::int64_t oldest_time = 0;
    for (auto const& puzzle : puzzles_) {
        if (!wish.fits(*puzzle) || puzzle->id == aim.except) continue;
        auto const answered = aim.answered.find(puzzle->id);
        if (answered == aim.answered.end()) {
            fresh.push_back(puzzle);
        } else if (!oldest || answered->second < oldest_time) {
            oldest = puzzle;
            oldest_time = answered->second;
        }
    }
    if (fresh.empty()) {
        if (oldest) return oldest;
        auto const again = find(aim.except);
        return again && wish.fits(*again) ? again : nullptr;
    }
    if (wish.from || wish.to) return fresh[random.below(fresh.size())];
    return nearest(fresh, aim.rating, random);
}

} // namespace services::training
