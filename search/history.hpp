// What a worker remembers of moves that did well or badly elsewhere in the tree: by themselves, as an answer to the
// moves before, as captures. A game without the slots for one of these goes without it.
#pragma once

#include "core/game.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <vector>

namespace search {

inline constexpr int history_limit = 16384;

// How much a cut-off at a depth tells of the move that made it.
constexpr int history_bonus(core::Depth depth) { return std::min(140 * depth.value() - 60, 1500); }

// A value drawn towards its limits the less the closer it is to them, so that it never passes them and forgets in time.
inline void reward(std::int16_t& value, int bonus) {
    value = static_cast<std::int16_t>(value + bonus - value * std::abs(bonus) / history_limit);
}

template <core::Game G>
class ButterflyHistory {
  public:
    [[nodiscard]] int operator[](int slot) const { return values_[static_cast<std::size_t>(slot)]; }
    void add(int slot, int bonus) { reward(values_[static_cast<std::size_t>(slot)], bonus); }
    void clear() { std::ranges::fill(values_, std::int16_t{0}); }

  private:
    std::vector<std::int16_t> values_ = std::vector<std::int16_t>(std::size_t{G::history_slots});
};

// Captures and promotions: nothing to remember unless the game has slots for them.
template <core::Game G>
class TacticalHistory {
  public:
    static constexpr int of(core::PositionOf<G> const&, core::MoveOf<G>) { return 0; }
    void add(core::PositionOf<G> const&, core::MoveOf<G>, int) {}
    void clear() {}
};
template <core::HasTacticalGain G>
class TacticalHistory<G> {
  public:
    // The gain weighs most; history decides among captures of the same.
    [[nodiscard]] int of(core::PositionOf<G> const& at, core::MoveOf<G> move) const {
        return 32 * G::tactical_gain(at, move).value() +
               values_[static_cast<std::size_t>(G::tactical_slot(at, move))] / 2;
    }
    void add(core::PositionOf<G> const& at, core::MoveOf<G> move, int bonus) {
        reward(values_[static_cast<std::size_t>(G::tactical_slot(at, move))], bonus);
    }
    void clear() { std::ranges::fill(values_, std::int16_t{0}); }

  private:
    std::vector<std::int16_t> values_ = std::vector<std::int16_t>(std::size_t{G::tactical_slots});
};

// Answers: how a move did after the move one, two or four plies before it. A line of play is told in `Past`.
template <core::Game G>
class ContinuationHistory {
  public:
    struct Past {};
    static constexpr int slot_of(core::PositionOf<G> const&, core::MoveOf<G>) { return 0; }
    static constexpr int no_move = 0;
    static Past past(int, int, int) { return {}; }
    static constexpr int of(Past const&, int) { return 0; }
    static void add(Past const&, int, int) {}
    void set_counter(int, core::MoveTag) {}
    static constexpr core::MoveTag counter(int) { return core::MoveTag::none; }
    void clear() {}
};
template <core::HasContinuations G>
class ContinuationHistory<G> {
  public:
    static constexpr int no_move = G::continuation_slots; // before the first move, and after a null move
    struct Past {
        std::array<std::int16_t*, 3> rows;
    };

    static int slot_of(core::PositionOf<G> const& at, core::MoveOf<G> move) {
        return G::continuation_slot(at, move);
    }
    // The moves one, two and four plies ago.
    Past past(int one, int two, int four) { return {{row(one), row(two), row(four)}}; }

    static int of(Past const& past, int slot) {
        auto const at = static_cast<std::size_t>(slot);
        return past.rows[0][at] + past.rows[1][at] + past.rows[2][at] / 2;
    }
    static void add(Past const& past, int slot, int bonus) {
        for (auto* const values : past.rows) reward(values[slot], bonus);
    }
    void set_counter(int previous, core::MoveTag answer) {
        counters_[static_cast<std::size_t>(previous)] = answer;
    }
    [[nodiscard]] core::MoveTag counter(int previous) const {
        return counters_[static_cast<std::size_t>(previous)];
    }
    void clear() {
        std::ranges::fill(values_, std::int16_t{0});
        std::ranges::fill(counters_, core::MoveTag::none);
    }

  private:
    static constexpr std::size_t width = G::continuation_slots;

    std::int16_t* row(int slot) { return values_.data() + static_cast<std::size_t>(slot) * width; }

    std::vector<std::int16_t> values_ = std::vector<std::int16_t>((width + 1) * width);
    std::vector<core::MoveTag> counters_ = std::vector<core::MoveTag>(width + 1, core::MoveTag::none);
};

template <core::Game G>
struct Histories {
    ButterflyHistory<G> butterfly;
    TacticalHistory<G> tactical;
    ContinuationHistory<G> continuation;

    void clear() {
        butterfly.clear();
        tactical.clear();
        continuation.clear();
    }
};

} // namespace search
