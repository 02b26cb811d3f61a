#include "services/review/judgement.hpp"

#include "engine/win_chances.hpp"

#include <algorithm>
#include <cmath>

namespace services {

int expectation(core::Score score) {
    auto const chances = engine::win_chances(score);
    return chances.win + chances.draw / 2;
}

Judgement judged(int drop) {
    if (drop >= blunder_drop) return Judgement::blunder;
    if (drop >= mistake_drop) return Judgement::mistake;
    return drop >= inaccuracy_drop ? Judgement::inaccuracy : Judgement::none;
}

int accuracy_of(int drop) {
    constexpr double spread = 200;
    return static_cast<int>(std::lround(10'000 * std::exp(-std::max(drop, 0) / spread)));
}

std::optional<int> nag_of(Judgement judgement) {
    switch (judgement) {
    case Judgement::good:
        return 1;
    case Judgement::inaccuracy:
        return 6;
    case Judgement::mistake:
        return 2;
    case Judgement::blunder:
        return 4;
    case Judgement::none:
        break;
    }
    return std::nullopt;
}

std::string_view name_of(Judgement judgement) {
    switch (judgement) {
    case Judgement::good:
        return "good";
    case Judgement::inaccuracy:
        return "inaccuracy";
    case Judgement::mistake:
        return "mistake";
    case Judgement::blunder:
        return "blunder";
    case Judgement::none:
        break;
    }
    return "none";
}

} // namespace services
