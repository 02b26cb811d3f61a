// What each feature of a chess move counts in damero's order. A hundred points make a move e times as likely to be the right one:
// that is how `damero tune order` finds them. They stand in config/chess-order.toml, which becomes part of the program.
#pragma once

#include "core/error.hpp"
#include "games/weight_list.hpp"
#include "knowledge/ordering/chess_features.hpp"

#include <array>
#include <string>
#include <string_view>

namespace knowledge::ordering {

struct OrderWeights {
    std::array<int, feature_count> points{};

    [[nodiscard]] int of(Feature feature) const { return points[static_cast<std::size_t>(feature)]; }
};

OrderWeights const& shipped_order_weights();

// The shipped ones with what a file changes.
core::Expected<OrderWeights> order_weights_from(std::string_view text);
std::string order_weights_text(OrderWeights weights); // a whole file

// The text of config/chess-order.toml as it was when the program was built.
std::string_view shipped_order_text();

} // namespace knowledge::ordering
