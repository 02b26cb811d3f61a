// What a move is worth to who made it: the chances before and after it, and the mark it deserves. docs/annotate.md says why
// these numbers.
#pragma once

#include "core/types.hpp"

#include <optional>
#include <string_view>

namespace services {

// What may be expected of a score, in thousandths: the chances to win, and half of those to draw (engine/win_chances).
int expectation(core::Score score);

enum class Judgement {
    none,
    good, // the only move that holds, and not one that is seen at once
    inaccuracy,
    mistake,
    blunder
};

constexpr bool is_bad(Judgement judgement) { return judgement >= Judgement::inaccuracy; }

// Drops of the expectation from which a move is called so, in thousandths. Out of an even game a pawn for nothing costs 100,
// two cost 247, a piece 388.
inline constexpr int inaccuracy_drop = 80;
inline constexpr int mistake_drop = 150;
inline constexpr int blunder_drop = 250;

// A forced win of so few moves that is let slip is at least an inaccuracy, however good the position still is.
inline constexpr int clear_win_moves = 5;

Judgement judged(int drop); // never good

// In hundredths of a per cent: 100 % for a move that drops nothing, and less and less the more it does,
// 100 e^(-drop / 200).
int accuracy_of(int drop);

std::optional<int> nag_of(Judgement judgement); // 6 is ?!, 2 is ?, 4 is ??, 1 is !
std::string_view name_of(Judgement judgement);  // as JSON has it

} // namespace services
