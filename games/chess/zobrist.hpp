// The random numbers that a chess position's key is the sum of.
#pragma once

#include "core/rng.hpp"
#include "games/chess/types.hpp"

#include <array>

namespace chess::zobrist {

struct Numbers {
    std::array<std::array<Key, 64>, 16> pieces{};
    std::array<Key, 64> castling_rook{}; // a rook that may still castle, by its square
    std::array<Key, 8> en_passant_file{};
    Key black_to_move{};
};

constexpr Numbers make_numbers() {
    Numbers numbers;
    core::Random random(0x64616D65726F2063u);
    auto const next = [&] { return Key{random.next()}; };
    for (Colour const colour : {Colour::white, Colour::black})
        for (PieceKind const kind : kinds)
            for (Key& key : numbers.pieces[static_cast<std::size_t>(piece_of(kind, colour))]) key = next();
    for (Key& key : numbers.castling_rook) key = next();
    for (Key& key : numbers.en_passant_file) key = next();
    numbers.black_to_move = next();
    return numbers;
}

inline constexpr Numbers numbers = make_numbers();

static_assert(numbers.pieces[0][0] != Key{} && numbers.pieces[0][0] != numbers.pieces[8][0]);

constexpr Key piece(Piece piece, Square square) {
    return numbers.pieces[static_cast<std::size_t>(piece)][static_cast<std::size_t>(square)];
}
constexpr Key castling_rooks(Bitboard rooks) {
    Key key{};
    while (rooks != 0) key ^= numbers.castling_rook[static_cast<std::size_t>(pop_square(rooks))];
    return key;
}
constexpr Key en_passant(Square target) {
    return numbers.en_passant_file[static_cast<std::size_t>(file_of(target))];
}

} // namespace chess::zobrist
