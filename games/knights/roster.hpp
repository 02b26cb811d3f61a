// Who is who: follows a game move by move and gives each knight an id that stays with it. At the start of the
// game the knights of each side are numbered from 1 by square, a1 first and h8 last.
#pragma once

#include "games/knights/position.hpp"

#include <array>
#include <vector>

namespace knights {

struct Member {
    int id;
    Square square;

    bool operator==(Member const&) const = default;
};

class Roster {
  public:
    explicit Roster(Position const& start);

    void follow(Colour mover, Move move);
    [[nodiscard]] std::vector<Member> members(Colour colour) const; // by id

  private:
    using Ids = std::array<std::uint8_t, 64>; // 0 where no knight of that side stands

    [[nodiscard]] Ids& ids(Colour colour) { return ids_[static_cast<std::size_t>(colour)]; }
    [[nodiscard]] Ids const& ids(Colour colour) const { return ids_[static_cast<std::size_t>(colour)]; }

    std::array<Ids, 2> ids_{};
};

} // namespace knights
