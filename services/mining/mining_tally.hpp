// What a run of mining has found so far. It can be written down and taken up again, so that a run that was stopped is reported as
// one.
#pragma once

#include "services/mining/mining.hpp"

#include <cstdint>
#include <string>
#include <unordered_set>

namespace services::mining {

struct MiningCounts {
    std::uint64_t games = 0; // broken ones among them
    std::uint64_t broken = 0;
    std::uint64_t positions = 0;
    std::uint64_t puzzles = 0;
    std::uint64_t duplicates = 0; // found, and not told again

    [[nodiscard]] std::string text() const; // one line
    static core::Expected<MiningCounts> from(std::string const& text);

    bool operator==(MiningCounts const&) const = default;
};

// Counts games in their order and lets a puzzle through once. It holds eight bytes and a little more for every puzzle.
class MiningTally {
  public:
    MiningTally() = default;
    explicit MiningTally(MiningCounts const& earlier) : counts_(earlier) {}

    // A puzzle of an earlier run, by its name.
    void remember(std::string_view id);

    // The game's puzzles that are new, in order.
    std::vector<tactics::Puzzle> add(MinedGame game);

    [[nodiscard]] MiningCounts const& counts() const { return counts_; }

  private:
    MiningCounts counts_;
    std::unordered_set<std::uint64_t> keys_;
};

} // namespace services::mining
