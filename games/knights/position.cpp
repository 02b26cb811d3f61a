// What of a position need not be fast: setting one up and computing its key from nothing.
#include "games/knights/position.hpp"

namespace knights {

Position::Position(Bitboard white, Bitboard black, Colour side, int plies_since_capture, int move_number)
    : knights_{white, black},
      plies_since_capture_(plies_since_capture),
      move_number_(move_number),
      side_(side) {
    assert((white & black) == 0);
    key_ = fresh_key();
}

core::Key Position::fresh_key() const {
    core::Key key{};
    for (Colour const colour : {Colour::white, Colour::black})
        for (Bitboard rest = knights(colour); rest != 0;)
            key ^= key_of(colour, Square(games::pop_lowest(rest)));
    if (side_ == Colour::black) key ^= zobrist.black_to_move;
    return key;
}

} // namespace knights
