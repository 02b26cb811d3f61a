#include "tactics/explain/board_words.hpp"

#include "tactics/explain/wording.hpp"

#include <cctype>

namespace tactics {

using knowledge::Family;

std::string BoardWords::code(knowledge::Place place) const {
    auto const piece = map_.piece_on(place);
    if (!piece) return {};
    bool const white = piece->colour == core::Colour::white;
    if (family_ == Family::draughts)
        return (white ? "W" : "B") + std::string(piece->letter == 'K' ? "K" : "") + square(place);
    auto const letter = static_cast<unsigned char>(piece->letter);
    return static_cast<char>(white ? std::toupper(letter) : std::tolower(letter)) + square(place);
}

core::Message BoardWords::phrase(knowledge::Place place) const {
    auto const piece = map_.piece_on(place);
    auto const name = family_ == Family::knights      ? core::message("chess.piece.knight")
                      : piece && piece->letter == 'K' ? core::message("explain.draughts.king")
                                                      : core::message("explain.draughts.man");
    return core::message("explain.piece_on", name, square(place));
}

core::Message worth_in(Family family, int gain) {
    switch (family) {
    case Family::chess:
        return worth_of(gain);
    case Family::knights:
        return gain == 1 ? core::message("explain.worth.knight")
                         : core::message("explain.worth.knights", gain);
    case Family::draughts:
        break;
    }
    return gain == 1 ? core::message("explain.worth.man") : core::message("explain.worth.men", gain);
}

} // namespace tactics
