// The legal moves of a position, ordered by origin and then by target. Where the processor can, the up to
// eight moves of one knight are written with a single store: which of its jumps are open is gathered into
// eight bits, and those bits choose the shuffle that packs the open ones together. No branch depends on the
// board, which is worth a factor of three over a loop on targets.
#pragma once

#include "core/fixed_list.hpp"
#include "games/knights/attacks.hpp"
#include "games/knights/position.hpp"

#include <optional>

#if defined(__BMI2__) && defined(__SSSE3__)
#include <immintrin.h>
#endif

namespace knights {

// The knight graph has 168 edges, and each legal move is an edge between an own and a free or enemy square,
// so no position has more moves; the packed store may touch eight places behind the last.
inline constexpr int max_moves = 168 + 8;
using MoveList = core::FixedList<Move, max_moves>;

namespace movegen {

#if defined(__BMI2__) && defined(__SSSE3__)

struct alignas(16) Lane {
    std::array<std::uint16_t, 8> words;
};

// Every jump of each square as a move, targets ascending.
inline constexpr std::array<Lane, 64> every_move = [] {
    std::array<Lane, 64> table{};
    for (std::size_t from = 0; from < 64; ++from) {
        std::size_t n = 0;
        for (Bitboard rest = jumps[from]; rest != 0;)
            table[from].words[n++] = Move::between(Square(from), Square(games::pop_lowest(rest))).bits;
    }
    return table;
}();

// For each choice among eight words, the byte shuffle that moves the chosen ones to the front.
inline constexpr std::array<Lane, 256> packing = [] {
    std::array<Lane, 256> table{};
    for (unsigned choice = 0; choice < 256; ++choice) {
        std::size_t n = 0;
        for (unsigned word = 0; word < 8; ++word)
            if (choice >> word & 1)
                table[choice].words[n++] = static_cast<std::uint16_t>(2 * word | (2 * word + 1) << 8);
    }
    return table;
}();
static_assert(packing[0b100].words[0] == 0x0504);

inline Move* append(int from, Bitboard targets, Move* end) {
    auto const source = static_cast<std::size_t>(from);
    auto const choice = static_cast<std::size_t>(_pext_u64(targets, jumps[source]));
    auto const load = [](Lane const& lane) {
        return _mm_load_si128(reinterpret_cast<__m128i const*>(&lane));
    };
    _mm_storeu_si128(reinterpret_cast<__m128i*>(end),
                     _mm_shuffle_epi8(load(every_move[source]), load(packing[choice])));
    return end + games::popcount(targets);
}

#else

inline Move* append(int from, Bitboard targets, Move* end) {
    while (targets != 0) *end++ = Move::between(Square(from), Square(games::pop_lowest(targets)));
    return end;
}

#endif

inline void append_all(Position const& position, Bitboard allowed, MoveList& moves) {
    Move* end = moves.end();
    for (Bitboard rest = position.own(); rest != 0;) {
        int const from = games::pop_lowest(rest);
        end = append(from, jumps[static_cast<std::size_t>(from)] & allowed, end);
    }
    moves.set_end(end);
}

} // namespace movegen

// Once a side has no knights the game is over, and nobody moves.
inline void generate(Position const& position, MoveList& moves) {
    if (position.enemy() == 0) return;
    movegen::append_all(position, ~position.own(), moves);
}

inline bool can_move(Position const& position) { return position.own() != 0 && position.enemy() != 0; }

inline void generate_captures(Position const& position, MoveList& moves) {
    movegen::append_all(position, position.enemy(), moves);
}

inline void generate_quiet(Position const& position, MoveList& moves) {
    if (position.enemy() == 0) return;
    movegen::append_all(position, ~(position.own() | position.enemy()), moves);
}

// The legal move with these bits, if there is one.
inline std::optional<Move> legal_move(Position const& position, std::uint16_t bits) {
    Move const move{bits};
    if (bits >= 64 * 64 || (position.own() & bit(move.from())) == 0 || position.enemy() == 0)
        return std::nullopt;
    if ((jumps_from(move.from()) & ~position.own() & bit(move.to())) == 0) return std::nullopt;
    return move;
}

} // namespace knights
