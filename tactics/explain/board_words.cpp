#include "tactics/explain/board_words.hpp"

#include "tactics/explain/wording.hpp"

#include <algorithm>
#include <cctype>

namespace tactics {
namespace {

core::PieceInfo const* plainest(core::GameInfo const& game) {
    return &*std::ranges::find(game.pieces, 1, &core::PieceInfo::worth);
}

} // namespace

std::string BoardWords::code(knowledge::Place place) const {
    auto const piece = map_.piece_on(place);
    if (!piece) return {};
    bool const white = piece->colour == core::Colour::white;
    if (info_.style == core::PieceStyle::draughts)
        return (white ? "W" : "B") + std::string(piece->letter == 'K' ? "K" : "") + square(place);
    auto const letter = static_cast<unsigned char>(piece->letter);
    return static_cast<char>(white ? std::toupper(letter) : std::tolower(letter)) + square(place);
}

core::Message BoardWords::phrase(knowledge::Place place) const {
    auto const piece = map_.piece_on(place);
    // A square that nothing stands on any more is spoken of as if the plainest piece did.
    auto const& kind = piece ? *core::piece_with(info_, piece->letter) : *plainest(info_);
    auto const name = core::Message{kind.title, {}};
    return core::message("explain.piece_on", name, square(place));
}

core::Message worth_in(core::GameInfo const& game, int gain) {
    if (game.pieces.size() > 2) return worth_of(gain); // has names for what several pawns are worth
    return gain == 1 ? core::Message{game.one_piece, {}} : core::message(game.many_pieces, gain);
}

} // namespace tactics
