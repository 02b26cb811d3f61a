// A number of plies for each of many positions, in one piece of memory: a proof asks for it at every node, and a map that
// keeps its entries apart would wait for memory twice.
#pragma once

#include "core/types.hpp"

#include <cstddef>
#include <utility>
#include <vector>

namespace search {

class PliesByPosition {
  public:
    // 0 where nothing is known.
    [[nodiscard]] int of(core::Key key) const { return slots_[place_of(key)].plies; }

    // `plies` is not 0.
    void set(core::Key key, int plies) {
        auto& slot = slots_[place_of(key)];
        bool const is_new = slot.plies == 0;
        slot = {key, plies};
        if (is_new && ++size_ > slots_.size() / 2) grow();
    }

    [[nodiscard]] std::size_t size() const { return size_; }

  private:
    struct Slot {
        core::Key key{};
        int plies = 0;
    };

    // Where a position is, or where it would be put.
    [[nodiscard]] std::size_t place_of(core::Key key) const {
        auto const last = slots_.size() - 1; // the size is a power of two
        auto place = static_cast<std::size_t>(key) & last;
        while (slots_[place].plies != 0 && slots_[place].key != key) place = (place + 1) & last;
        return place;
    }
    void grow() {
        auto const smaller = std::exchange(slots_, std::vector<Slot>(2 * slots_.size()));
        for (auto const& slot : smaller)
            if (slot.plies != 0) slots_[place_of(slot.key)] = slot;
    }

    std::vector<Slot> slots_ = std::vector<Slot>(1024);
    std::size_t size_ = 0;
};

} // namespace search
