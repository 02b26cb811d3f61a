// Pieces of any game but chess in words: as programs read them, and as people say them.
#pragma once

#include "core/message.hpp"
#include "engine/any_game.hpp"
#include "knowledge/facts.hpp"

#include <string>

namespace tactics {

class BoardWords {
  public:
    explicit BoardWords(engine::AnyState const& state)
        : info_(state.info()),
          map_(knowledge::board_map_of(state)) {}

    [[nodiscard]] knowledge::BoardMap const& map() const { return map_; }
    [[nodiscard]] knowledge::Family family() const { return knowledge::Family(info_); }
    [[nodiscard]] std::string square(knowledge::Place place) const { return map_.name_of(place); }
    [[nodiscard]] std::string code(knowledge::Place place) const;     // W18, BK4; Ne4, nd6
    [[nodiscard]] core::Message phrase(knowledge::Place place) const; // the man on 18

  private:
    core::GameInfo const& info_;
    knowledge::BoardMap map_;
};

// Material in words: a man, 2 men; a knight; a pawn, a rook.
core::Message worth_in(core::GameInfo const& game, int gain);

} // namespace tactics
