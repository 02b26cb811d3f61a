// Rook and bishop attacks looked up by the blockers around them. Two ways to turn blockers into a table index,
// one interface: PEXT where the processor does it fast, multiplication by a magic number where not.
#pragma once

#include "games/chess/types.hpp"

#include <array>
#include <cstddef>
#include <vector>

#ifdef __BMI2__
#include <immintrin.h>
#endif

// Zen and Zen 2 have PEXT in microcode, slower than what it replaces.
#if defined(__BMI2__) && !defined(__znver1__) && !defined(__znver2__)
#define DAMERO_FAST_PEXT
#endif

namespace chess {

enum class Slider { bishop, rook };

// Square by square until something blocks: the definition that the tables are filled and tested with.
Bitboard slide(Slider slider, Square from, Bitboard occupied);

// The blockers that matter: a piece on the last square of a ray hides nothing behind it.
Bitboard relevant_blockers(Slider slider, Square from);

std::uint64_t magic_number(Slider slider, Square from); // made by tools/find_magics.cpp

struct MagicIndex {
    Bitboard mask;
    std::uint64_t magic;
    int shift;

    MagicIndex() = default;
    MagicIndex(Slider slider, Square from)
        : mask(relevant_blockers(slider, from)),
          magic(magic_number(slider, from)),
          shift(64 - games::popcount(mask)) {}
    [[nodiscard]] std::size_t operator()(Bitboard occupied) const {
        return (occupied & mask) * magic >> shift;
    }
};

#ifdef __BMI2__
struct PextIndex {
    Bitboard mask;

    PextIndex() = default;
    PextIndex(Slider slider, Square from) : mask(relevant_blockers(slider, from)) {}
    [[nodiscard]] std::size_t operator()(Bitboard occupied) const { return _pext_u64(occupied, mask); }
};
#endif

template <class Index>
class SliderTable {
  public:
    explicit SliderTable(Slider slider);

    SliderTable(SliderTable const&) = delete; // the rows point into the storage
    SliderTable& operator=(SliderTable const&) = delete;

    [[nodiscard]] Bitboard attacks(Square from, Bitboard occupied) const {
        auto const& row = rows_[static_cast<std::size_t>(from)];
        return row.attacks[row.index(occupied)];
    }

  private:
    struct Row {
        Index index;
        Bitboard const* attacks;
    };
    std::array<Row, 64> rows_;
    std::vector<Bitboard> storage_;
};

#ifdef DAMERO_FAST_PEXT
using FastestIndex = PextIndex;
#else
using FastestIndex = MagicIndex;
#endif

extern SliderTable<FastestIndex> const rook_sliders;
extern SliderTable<FastestIndex> const bishop_sliders;

} // namespace chess
