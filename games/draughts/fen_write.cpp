#include "games/draughts/endings.hpp"
#include "games/draughts/fen.hpp"
#include "games/draughts/numbering.hpp"

#include <fmt/format.h>

#include <iterator>

namespace draughts {
namespace {

// A run of three or more of the same kind is written as a range, `1-12`; kings are always named singly.
std::string squares_text(RuleSet const& rules, Bitboard pieces, Bitboard kings) {
    auto const kind = [&](int number) {
        if (number > square_count(rules)) return ' ';
        Bitboard const square = games::bit(index(square_of_number(rules, number)));
        if ((pieces & square) == 0) return ' ';
        return (kings & square) != 0 ? 'K' : 'M';
    };
    std::string text;
    for (int number = 1; number <= square_count(rules); ++number) {
        if (kind(number) == ' ') continue;
        if (!text.empty()) text += ',';
        if (kind(number) == 'K') {
            text += fmt::format("K{}", number);
            continue;
        }
        int last = number;
        while (kind(last + 1) == 'M') ++last;
        if (last - number >= 2) {
            text += fmt::format("{}-{}", number, last);
            number = last;
        } else {
            text += fmt::format("{}", number);
        }
    }
    return text;
}

std::string run_text(RuleSet const& rules, KingRun run) {
    return run.count == 0 ? "+0" : fmt::format("+{}@{}", run.count, number_of(rules, run.square));
}

} // namespace

std::string write_fen(RuleSet const& rules, State const& state) {
    std::string text = fmt::format("{}:W{}:B{}", state.side == Colour::white ? 'W' : 'B',
                                   squares_text(rules, state.pieces[0], state.kings),
                                   squares_text(rules, state.pieces[1], state.kings));
    Counters const& counters = state.counters;
    int const implied = is_limited_ending(rules, state) ? counters.quiet : 0;
    if (counters.diagonal != 0)
        text += fmt::format(":H{}/{}/{}", counters.quiet, counters.ending, counters.diagonal);
    else if (counters.ending != implied)
        text += fmt::format(":H{}/{}", counters.quiet, counters.ending);
    else if (counters.quiet != 0)
        text += fmt::format(":H{}", counters.quiet);
    if (counters.ply >= 2) text += fmt::format(":F{}", counters.ply / 2 + 1);
    if (state.runs[0].count + state.runs[1].count > 0)
        text += ":" + run_text(rules, state.runs[0]) + run_text(rules, state.runs[1]);
    return text;
}

} // namespace draughts
