// The curve.
#include "engine/win_chances.hpp"

#include <cmath>

namespace engine {
namespace {

int thousandths_won(double centipawns) {
    double const chance = 1 / (1 + std::exp((even_win_score - centipawns) / win_score_spread));
    return static_cast<int>(std::lround(1000 * chance));
}

} // namespace

WinChances win_chances(core::Score score) {
    if (core::is_win(score)) return {1000, 0, 0};
    if (core::is_loss(score)) return {0, 0, 1000};
    int const win = thousandths_won(score.value());
    int const loss = thousandths_won(-score.value());
    return {win, 1000 - win - loss, loss};
}

} // namespace engine
