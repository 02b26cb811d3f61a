// Where the moves of the nodes on the present line are kept with their ranks, outside the call stack.
#pragma once

#include "core/game.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstring>
#include <limits>
#include <memory>

namespace search {

// What the moves of a list are worth, a number each that also tells the move's place, so that the highest number is the
// best move and says where it stands; of equals, the one that stands first. They are compared a block at a time, which
// needs no branch but one a block: behind the last stand numbers below all others.
template <int capacity>
class RankedPlaces {
    static constexpr int block = 8;
    // Written as a vector: a loop over an array becomes one comparison after the other.
    using Block [[gnu::vector_size(block * sizeof(int))]] = int;
    static constexpr int place_bits = std::bit_width(static_cast<unsigned>(capacity - 1));
    static constexpr int place_mask = (1 << place_bits) - 1;

  public:
    static constexpr int highest_worth = std::numeric_limits<int>::max() >> place_bits;

    // Gives the number: of several, the highest is that of the best move.
    int set(int place, int worth) { return at(place) = worth * (1 << place_bits) + (place_mask - place); }
    static int place_of(int number) { return place_mask - (number & place_mask); }
    void end_at(int end) {
        for (int i = 0; i < block; ++i) at(end + i) = std::numeric_limits<int>::min();
    }
    [[nodiscard]] int best_place(int from, int end) const {
        Block highest;
        std::memcpy(&highest, &numbers_[static_cast<std::size_t>(from)], sizeof(Block));
        for (int first = from + block; first < end; first += block) {
            Block next;
            std::memcpy(&next, &numbers_[static_cast<std::size_t>(first)], sizeof(Block));
            highest = highest > next ? highest : next;
        }
        Block other = __builtin_shufflevector(highest, highest, 4, 5, 6, 7, 0, 1, 2, 3);
        highest = highest > other ? highest : other;
        other = __builtin_shufflevector(highest, highest, 2, 3, 0, 1, 6, 7, 4, 5);
        highest = highest > other ? highest : other;
        return place_of(std::max(highest[0], highest[1]));
    }
    // What stands at `from` goes to `to`, where nothing is needed any more.
    void move(int from, int to) { at(to) = (at(from) | place_mask) - to; }

  private:
    [[nodiscard]] int at(int place) const { return numbers_[static_cast<std::size_t>(place)]; }
    int& at(int place) { return numbers_[static_cast<std::size_t>(place)]; }

    std::array<int, std::size_t{capacity} + block> numbers_;
};

// The moves of one node and their ranks. Kept outside the call stack, where a draughts list would fill it.
template <core::Game G>
struct MoveBuffer {
    core::MovesOf<G> moves;
    RankedPlaces<G::max_moves> ranks;
};

// The buffers of all nodes between the root and the present one.
template <core::Game G>
class MoveBuffers {
  public:
    MoveBuffer<G>& take() {
        auto& buffer = buffers_[static_cast<std::size_t>(taken_++)];
        buffer.moves.clear();
        return buffer;
    }
    void give_back() { --taken_; }

  private:
    // A node has one, and while it looks whether a move is singular or a capture a probable cut, another.
    static constexpr std::size_t most = 2 * core::max_ply.value() + 8;

    std::unique_ptr<MoveBuffer<G>[]> buffers_ = std::make_unique_for_overwrite<MoveBuffer<G>[]>(most);
    int taken_ = 0;
};

} // namespace search
