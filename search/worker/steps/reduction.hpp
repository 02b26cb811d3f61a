// How much shallower late moves are searched first: by a table over depth and move number, less what their history
// says for them.
#pragma once

#include "search/worker/node.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace search {

class LateMoveReduction {
  public:
    explicit LateMoveReduction(core::Tuning const& tuning) {
        for (int depth = 1; depth < size; ++depth)
            for (int number = 1; number < size; ++number)
                at(depth, number) =
                    tuning.reduction_base +
                    static_cast<int>(std::log(depth) * std::log(number) * tuning.reduction_factor);
    }

    // In whole plies, never negative; what the depth after it is, is the caller's affair.
    [[nodiscard]] core::Depth of(core::Tuning const& tuning, Node const& node, int number, bool is_quiet,
                                 int history) const {
        if (!tuning.on.late_move_reduction || node.depth < core::Depth{3} || node.is_urgent ||
            number <= tuning.reduction_from_move)
            return {};
        int reduction = at(std::min(node.depth.value(), size - 1), std::min(number, size - 1));
        if (!is_quiet) reduction /= 2;
        if (!node.is_improving) reduction += ply / 2;
        if (node.cut_expected) reduction += ply;
        if (node.is_pv) reduction -= ply;
        reduction -= history * ply / tuning.reduction_history;
        return core::Depth{std::max(reduction, 0) / ply};
    }

  private:
    static constexpr int ply = 1024;
    static constexpr int size = 64;

    int& at(int depth, int number) { return table_[static_cast<std::size_t>(depth * size + number)]; }
    [[nodiscard]] int at(int depth, int number) const {
        return table_[static_cast<std::size_t>(depth * size + number)];
    }

    std::array<int, std::size_t{size} * size> table_{};
};

} // namespace search
