// The keys of the positions a game went through before the present one, for the repetition rules.
#pragma once

#include "core/types.hpp"

#include <algorithm>
#include <vector>

namespace core {

class KeyTrail {
  public:
    void push(Key key) { keys_.push_back(key); }
    void pop() { keys_.pop_back(); }
    void clear() { keys_.clear(); }
    [[nodiscard]] int size() const { return static_cast<int>(keys_.size()); }

    // How often `key` occurred before with the same side to move, looking back over `reversible_plies` at
    // most: no position from before an irreversible move can come back.
    [[nodiscard]] int occurrences(Key key, int reversible_plies) const {
        int const reach = std::min(reversible_plies, size());
        int count = 0;
        for (int back = 2; back <= reach; back += 2)
            count += keys_[keys_.size() - static_cast<std::size_t>(back)] == key;
        return count;
    }

    bool operator==(KeyTrail const&) const = default;

  private:
    std::vector<Key> keys_;
};

} // namespace core
