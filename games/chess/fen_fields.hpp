// The fields of a FEN and where they stand in it, for the readers of its parts.
#pragma once

#include "core/error.hpp"
#include "games/chess/position.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace chess {

struct Field {
    core::MessageKey name;
    std::string_view text; // empty where the FEN ended before it
    int column;            // of its first character, from 1

    [[nodiscard]] tl::unexpected<core::Error> failure(std::size_t offset, core::Message what) const {
        return core::failure(std::move(what), {.field = name, .column = column + static_cast<int>(offset)});
    }
};

// Hands out the fields one by one; any white space separates them.
class FieldCutter {
  public:
    explicit FieldCutter(std::string_view text) : text_(text) {}

    Field next(core::MessageKey name) {
        constexpr std::string_view spaces = " \t\r\n\v\f";
        auto const begin = text_.find_first_not_of(spaces, at_);
        if (begin == std::string_view::npos) return {name, {}, static_cast<int>(text_.size()) + 1};
        at_ = std::min(text_.find_first_of(spaces, begin), text_.size());
        return {name, text_.substr(begin, at_ - begin), static_cast<int>(begin) + 1};
    }

  private:
    std::string_view text_;
    std::size_t at_ = 0;
};

// The first field. Refuses what no game of chess can have: two kings, pawns on the last rank, 17 pieces.
core::Expected<void> read_placement(Field const& field, PositionBuilder& builder);

// The third field, once the pieces stand. Returns warnings about the rights that were not taken over.
core::Expected<std::vector<core::Message>> read_castling(Field const& field, PositionBuilder& builder);
std::string castling_text(Position const& position);

} // namespace chess
