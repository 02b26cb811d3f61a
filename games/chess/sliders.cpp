#include "games/chess/sliders.hpp"

#include "games/chess/magics.hpp"

namespace chess {
namespace {

struct Direction {
    int step;
    Bitboard last; // no step from these squares: it would wrap around the board's edge
};

constexpr std::array<Direction, 4> diagonals{
    {{9, file_h | rank(7)}, {7, file_a | rank(7)}, {-7, file_h | rank(0)}, {-9, file_a | rank(0)}}};
constexpr std::array<Direction, 4> straights{{{8, rank(7)}, {1, file_h}, {-1, file_a}, {-8, rank(0)}}};

constexpr std::array<Direction, 4> const& directions(Slider slider) {
    return slider == Slider::rook ? straights : diagonals;
}

} // namespace

Bitboard slide(Slider slider, Square from, Bitboard occupied) {
    Bitboard attacked = 0;
    for (auto const& direction : directions(slider))
        for (int at = index(from); (games::bit(at) & direction.last) == 0;) {
            at += direction.step;
            attacked |= games::bit(at);
            if (occupied & games::bit(at)) break;
        }
    return attacked;
}

Bitboard relevant_blockers(Slider slider, Square from) {
    Bitboard relevant = 0;
    for (auto const& direction : directions(slider))
        for (int at = index(from); (games::bit(at) & direction.last) == 0; at += direction.step)
            if (at != index(from)) relevant |= games::bit(at);
    return relevant;
}

std::uint64_t magic_number(Slider slider, Square from) {
    auto const& numbers = slider == Slider::rook ? rook_magics : bishop_magics;
    return numbers[static_cast<std::size_t>(from)];
}

template <class Index>
SliderTable<Index>::SliderTable(Slider slider) {
    std::size_t total = 0;
    std::array<std::size_t, 64> offsets{};
    for (std::size_t square = 0; square < 64; ++square) {
        offsets[square] = total;
        total += std::size_t{1} << games::popcount(relevant_blockers(slider, static_cast<Square>(square)));
    }
    storage_.resize(total);
    for (std::size_t square = 0; square < 64; ++square) {
        auto const from = static_cast<Square>(square);
        rows_[square] = {Index(slider, from), storage_.data() + offsets[square]};
        Bitboard const mask = relevant_blockers(slider, from);
        Bitboard blockers = 0;
        do { // every subset of the mask
            storage_[offsets[square] + rows_[square].index(blockers)] = slide(slider, from, blockers);
            blockers = (blockers - mask) & mask;
        } while (blockers != 0);
    }
}

template class SliderTable<MagicIndex>;
#ifdef __BMI2__
template class SliderTable<PextIndex>;
#endif

SliderTable<FastestIndex> const rook_sliders{Slider::rook};
SliderTable<FastestIndex> const bishop_sliders{Slider::bishop};

} // namespace chess
