// Ids follow their knights.
#include "games/knights/roster.hpp"

#include <algorithm>

namespace knights {

Roster::Roster(Position const& start) {
    for (Colour const colour : {Colour::white, Colour::black}) {
        std::uint8_t id = 0;
        for (Bitboard rest = start.knights(colour); rest != 0;)
            ids(colour)[static_cast<std::size_t>(games::pop_lowest(rest))] = ++id;
    }
}

void Roster::follow(Colour mover, Move move) {
    auto const from = static_cast<std::size_t>(move.from());
    auto const to = static_cast<std::size_t>(move.to());
    ids(mover)[to] = ids(mover)[from];
    ids(mover)[from] = 0;
    ids(~mover)[to] = 0;
}

std::vector<Member> Roster::members(Colour colour) const {
    std::vector<Member> result;
    for (std::size_t square = 0; square < 64; ++square)
        if (int const id = ids(colour)[square]; id != 0) result.push_back({id, Square(square)});
    std::ranges::sort(result, {}, &Member::id);
    return result;
}

} // namespace knights
