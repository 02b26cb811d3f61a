// Turns a piece and a set of targets into moves. The obvious loop, one move a step, ends unpredictably for each
// piece, and mispredicted branches are most of what move generation costs; both ways here avoid them.
#pragma once

#include "games/chess/attacks.hpp"
#include "games/chess/types.hpp"

#include <array>
#include <cstdint>

namespace chess {

// A block of moves at a time, whether there are so many or not: what is written behind the end does not count.
template <int block, class MoveTo>
inline Move* write_in_blocks(Move* out, Bitboard targets, MoveTo move_to) {
    Move* const end = out + games::popcount(targets);
    do {
        for (int i = 0; i < block; ++i) {
            out[i] = move_to(std::countr_zero(targets));
            targets &= targets - 1;
        }
        out += block;
    } while (targets != 0);
    return end;
}

// Pawn moves of one kind share a step: the origin follows from the target.
template <int step>
inline Move* write_pawn_moves(Move* out, Bitboard targets) {
    return write_in_blocks<2>(out, targets, [](int to) { return Move((to - step) | to << 6); });
}

#ifdef DAMERO_FAST_PEXT

// Every move a piece could make from a square on an empty board, in groups of eight. The wanted ones are picked
// out by PEXT and pushed together by one byte shuffle, without a loop.
template <int groups>
struct MovesFrom {
    Bitboard targets = 0;
    alignas(16) std::array<std::uint16_t, std::size_t{groups} * 8> moves{};
};

namespace detail {

template <int groups>
std::array<MovesFrom<groups>, 64> moves_from_table(Bitboard (*attacks)(Square)) {
    std::array<MovesFrom<groups>, 64> table;
    for (int from = 0; from < 64; ++from) {
        auto& row = table[static_cast<std::size_t>(from)];
        row.targets = attacks(square_at(from));
        std::size_t next = 0;
        for (Bitboard b = row.targets; b != 0;)
            row.moves[next++] = Move(square_at(from), pop_square(b)).bits();
    }
    return table;
}

// For each choice out of eight: the shuffle that moves the chosen 16-bit values to the front.
struct alignas(16) Shuffle {
    std::array<std::uint8_t, 16> bytes;
};
constexpr std::array<Shuffle, 256> packing_shuffles() {
    std::array<Shuffle, 256> table{};
    for (unsigned chosen = 0; chosen < 256; ++chosen) {
        std::size_t next = 0;
        for (unsigned i = 0; i < 8; ++i)
            if (chosen >> i & 1) {
                table[chosen].bytes[next++] = static_cast<std::uint8_t>(2 * i);
                table[chosen].bytes[next++] = static_cast<std::uint8_t>(2 * i + 1);
            }
    }
    return table;
}
inline constexpr auto pack = packing_shuffles();
static_assert(pack[0b100].bytes[0] == 4 && pack[0b100].bytes[1] == 5);

// The moves of a pawn step to each square of one rank.
template <int step, int to_rank>
struct alignas(16) RankMoves {
    std::array<std::uint16_t, 8> moves{};
    constexpr RankMoves() {
        for (int file = 0; file < 8; ++file) {
            int const to = 8 * to_rank + file;
            moves[static_cast<std::size_t>(file)] = Move((to - step) | to << 6).bits();
        }
    }
};
template <int step, int to_rank>
inline constexpr RankMoves<step, to_rank> rank_moves;

inline auto const knight_moves = moves_from_table<1>([](Square from) { return knight_attacks(from); });
inline auto const king_moves = moves_from_table<1>([](Square from) { return king_attacks(from); });
inline auto const bishop_moves =
    moves_from_table<2>([](Square from) { return slide(Slider::bishop, from, 0); });
inline auto const rook_moves = moves_from_table<2>([](Square from) { return slide(Slider::rook, from, 0); });

} // namespace detail

inline Move* write_eight(Move* out, std::uint16_t const* moves, unsigned chosen) {
    auto const* shuffle = reinterpret_cast<__m128i const*>(detail::pack[chosen].bytes.data());
    __m128i const packed =
        _mm_shuffle_epi8(_mm_load_si128(reinterpret_cast<__m128i const*>(moves)), _mm_load_si128(shuffle));
    _mm_storeu_si128(reinterpret_cast<__m128i*>(out), packed);
    return out + games::popcount(chosen);
}

template <int groups>
inline Move* write_chosen(Move* out, MovesFrom<groups> const& from, Bitboard targets) {
    auto const chosen = static_cast<unsigned>(_pext_u64(targets, from.targets));
    for (unsigned group = 0; group < groups; ++group)
        out = write_eight(out, from.moves.data() + 8 * group, chosen >> (8 * group) & 0xFF);
    return out;
}

// Pawn moves to the squares of one rank, the one where most of them go.
template <int step, int to_rank>
inline Move* write_pawn_moves_to_rank(Move* out, Bitboard targets) {
    return write_eight(out, detail::rank_moves<step, to_rank>.moves.data(), targets >> (8 * to_rank) & 0xFF);
}

inline Move* write_knight_moves(Move* out, Square from, Bitboard targets) {
    return write_chosen(out, detail::knight_moves[static_cast<std::size_t>(from)], targets);
}
inline Move* write_king_moves(Move* out, Square from, Bitboard targets) {
    return write_chosen(out, detail::king_moves[static_cast<std::size_t>(from)], targets);
}
inline Move* write_bishop_moves(Move* out, Square from, Bitboard targets) {
    return write_chosen(out, detail::bishop_moves[static_cast<std::size_t>(from)], targets);
}
inline Move* write_rook_moves(Move* out, Square from, Bitboard targets) {
    return write_chosen(out, detail::rook_moves[static_cast<std::size_t>(from)], targets);
}

#else

template <int step, int to_rank>
inline Move* write_pawn_moves_to_rank(Move* out, Bitboard targets) {
    return write_pawn_moves<step>(out, targets & rank(to_rank));
}
inline Move* write_piece_moves(Move* out, Square from, Bitboard targets) {
    return write_in_blocks<4>(out, targets, [=](int to) { return Move(index(from) | to << 6); });
}
inline Move* write_knight_moves(Move* out, Square from, Bitboard targets) {
    return write_piece_moves(out, from, targets);
}
inline Move* write_king_moves(Move* out, Square from, Bitboard targets) {
    return write_piece_moves(out, from, targets);
}
inline Move* write_bishop_moves(Move* out, Square from, Bitboard targets) {
    return write_piece_moves(out, from, targets);
}
inline Move* write_rook_moves(Move* out, Square from, Bitboard targets) {
    return write_piece_moves(out, from, targets);
}

#endif

template <int step>
inline Move* write_promotions(Move* out, Bitboard targets) {
    using enum Move::Special;
    while (targets != 0) {
        Square const to = pop_square(targets);
        Square const from = square_at(index(to) - step);
        for (auto const special : {promote_queen, promote_rook, promote_bishop, promote_knight})
            *out++ = Move(from, to, special);
    }
    return out;
}

} // namespace chess
