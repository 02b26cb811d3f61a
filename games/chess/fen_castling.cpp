// K, Q, k and q do not name a rook. X-FEN means by them the outermost one, which is right for Chess960; but
// many a FEN of ordinary chess still carries KQkq after king or rook have moved, and must not be given rights
// of Chess960 for it. So the letters are read as X-FEN only if all of them together can be a Chess960 game:
// each has its rook, and both sides' kings and rooks stand on the same files, where they all began. Otherwise
// they are read as ordinary chess, and each right without its king or rook at home is dropped.
// Shredder-FEN's file letters name the rook and need no such guess.
#include "core/shown_text.hpp"
#include "games/chess/castling.hpp"
#include "games/chess/fen_fields.hpp"

#include <array>

namespace chess {
namespace {

constexpr std::string_view wing_letters = "KQkq";

constexpr bool is_wing_letter(char letter) { return wing_letters.find(letter) != std::string_view::npos; }
constexpr bool is_file_letter(char letter) {
    return (letter >= 'A' && letter <= 'H') || (letter >= 'a' && letter <= 'h');
}
constexpr Colour colour_of_letter(char letter) {
    return letter >= 'A' && letter <= 'Z' ? Colour::white : Colour::black;
}
constexpr Wing wing_of_letter(char letter) {
    return letter == 'K' || letter == 'k' ? Wing::king : Wing::queen;
}

bool fit_one_start(Position const& position, std::string_view letters) {
    std::optional<int> king_file;
    std::array<std::optional<int>, 2> rook_files;
    auto const agrees = [](std::optional<int>& known, int file) {
        bool const same = !known || *known == file;
        known = file;
        return same;
    };
    for (char const letter : letters) {
        if (!is_wing_letter(letter)) continue;
        Colour const colour = colour_of_letter(letter);
        Wing const wing = wing_of_letter(letter);
        auto const rook = outermost_rook(position, colour, wing);
        if (!rook || !agrees(king_file, file_of(position.king(colour))) ||
            !agrees(rook_files[static_cast<std::size_t>(wing)], file_of(*rook)))
            return false;
    }
    return true;
}

// The rook that a letter names, if it and its king are at home.
std::optional<Square> named_rook(Position const& position, char letter, bool is_xfen) {
    Colour const colour = colour_of_letter(letter);
    if (is_wing_letter(letter)) {
        auto const rook = outermost_rook(position, colour, wing_of_letter(letter));
        return rook && (is_xfen || is_ordinary_castling(position, *rook)) ? rook : std::nullopt;
    }
    int const file = letter - (colour == Colour::white ? 'A' : 'a');
    Square const rook = for_colour(square_at(file, 0), colour);
    bool const at_home = position.at(rook) == piece_of(PieceKind::rook, colour) &&
                         (bit(position.king(colour)) & home_rank(colour)) != 0;
    return at_home ? std::optional(rook) : std::nullopt;
}

// A rook on the same side of its king that already has the right.
bool wing_is_taken(Position const& position, Square rook) {
    Colour const colour = colour_of(position.at(rook));
    Square const king = position.king(colour);
    for (Bitboard rooks = position.castling_rooks() & home_rank(colour); rooks != 0;)
        if (wing_of(king, pop_square(rooks)) == wing_of(king, rook)) return true;
    return false;
}

char wing_letter(Colour colour, Wing wing) {
    return wing_letters[static_cast<std::size_t>(2 * core::index(colour) + static_cast<int>(wing))];
}

char file_letter(Colour colour, Square rook) {
    return static_cast<char>((colour == Colour::white ? 'A' : 'a') + file_of(rook));
}

template <class LetterFor>
std::string write_letters(Position const& position, LetterFor letter_for) {
    std::string text;
    for (Colour const colour : {Colour::white, Colour::black})
        for (int file = 7; file >= 0; --file) {
            Square const rook = for_colour(square_at(file, 0), colour);
            if (bit(rook) & position.castling_rooks()) text += letter_for(colour, rook);
        }
    return text;
}

} // namespace

core::Expected<std::vector<core::Message>> read_castling(Field const& field, PositionBuilder& builder) {
    std::vector<core::Message> warnings;
    if (field.text == "-") return warnings;
    for (std::size_t offset = 0; offset < field.text.size(); ++offset)
        if (!is_wing_letter(field.text[offset]) && !is_file_letter(field.text[offset]))
            return field.failure(
                offset, core::message("chess.fen.castling_letter", core::shown_letter(field.text, offset)));

    bool const is_xfen = fit_one_start(builder.peek(), field.text);
    for (std::size_t offset = 0; offset < field.text.size(); ++offset) {
        char const letter = field.text[offset];
        auto const rook = named_rook(builder.peek(), letter, is_xfen);
        if (!rook)
            warnings.push_back(core::message("chess.fen.castling_dropped", letter));
        else if (builder.peek().castling_rooks() & bit(*rook))
            warnings.push_back(core::message("chess.fen.castling_twice", letter));
        else if (wing_is_taken(builder.peek(), *rook))
            return field.failure(offset, core::message("chess.fen.castling_same_wing", letter));
        else
            builder.add_castling_rook(*rook);
    }
    return warnings;
}

std::string castling_text(Position const& position) {
    if (position.castling_rooks() == 0) return "-";
    auto const text = write_letters(position, [&](Colour colour, Square rook) {
        Wing const wing = wing_of(position.king(colour), rook);
        return outermost_rook(position, colour, wing) == rook ? wing_letter(colour, wing)
                                                              : file_letter(colour, rook);
    });
    if (fit_one_start(position, text)) return text;
    // X-FEN's letters would be read as ordinary chess: only rights of ordinary chess may have them.
    return write_letters(position, [&](Colour colour, Square rook) {
        return is_ordinary_castling(position, rook)
                   ? wing_letter(colour, wing_of(position.king(colour), rook))
                   : file_letter(colour, rook);
    });
}

} // namespace chess
