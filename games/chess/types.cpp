#include "games/chess/types.hpp"

namespace chess {
namespace {

constexpr std::string_view white_letters = "PNBRQK";
constexpr std::string_view black_letters = "pnbrqk";

} // namespace

char letter_of(PieceKind kind) { return white_letters[static_cast<std::size_t>(index(kind))]; }

char letter_of(Piece piece) {
    auto const& letters = colour_of(piece) == Colour::white ? white_letters : black_letters;
    return letters[static_cast<std::size_t>(index(kind_of(piece)))];
}

std::optional<Piece> piece_from_letter(char letter) {
    for (PieceKind const kind : kinds)
        for (Colour const colour : {Colour::white, Colour::black})
            if (letter_of(piece_of(kind, colour)) == letter) return piece_of(kind, colour);
    return std::nullopt;
}

std::string to_string(Square square) {
    return {static_cast<char>('a' + file_of(square)), static_cast<char>('1' + rank_of(square))};
}

std::optional<Square> square_from(std::string_view name) {
    if (name.size() != 2 || name[0] < 'a' || name[0] > 'h' || name[1] < '1' || name[1] > '8')
        return std::nullopt;
    return square_at(name[0] - 'a', name[1] - '1');
}

} // namespace chess
