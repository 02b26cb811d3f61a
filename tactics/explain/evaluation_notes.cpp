#include "tactics/explain/evaluation_notes.hpp"

#include "engine/any_weights.hpp"

#include <algorithm>
#include <cstdlib>

namespace tactics {
namespace {

struct Change {
    core::MessageKey title;
    int by; // centipawns, for the side that moves
};

// A term's worth to White in this phase.
int worth(core::TermTrace const& term, core::EvaluationTrace const& trace) {
    int const middlegame = term.sides[0].middlegame - term.sides[1].middlegame;
    int const endgame = term.sides[0].endgame - term.sides[1].endgame;
    return (middlegame * trace.phase + endgame * (trace.full_phase - trace.phase)) / trace.full_phase;
}

} // namespace

std::vector<std::string> evaluation_notes(engine::AnyGame const& game, engine::AnyState const& state,
                                          engine::LegalMove const& move, core::Language language) {
    constexpr int worth_saying = 8;
    constexpr std::size_t most_notes = 3;
    auto const after = state.clone();
    after->play(move);
    auto const weights = game.shipped_weights();
    auto const now = weights->trace(state);
    auto const then = weights->trace(*after);
    if (now.settled || then.settled || now.terms.size() != then.terms.size()) return {};
    int const sign = state.side_to_move() == core::Colour::white ? 1 : -1;
    std::vector<Change> changes;
    for (std::size_t i = 0; i < now.terms.size(); ++i) {
        int const by = sign * (worth(then.terms[i], then) - worth(now.terms[i], now));
        if (std::abs(by) >= worth_saying) changes.push_back({now.terms[i].title, by});
    }
    std::ranges::stable_sort(changes, std::ranges::greater{}, [](Change const& c) { return std::abs(c.by); });
    std::vector<std::string> notes;
    for (auto const& change : changes) {
        if (notes.size() == most_notes) break;
        auto const title = core::Message{change.title, {}};
        notes.push_back(core::text(language, change.by > 0
                                                 ? core::message("explain.term_better", title, change.by)
                                                 : core::message("explain.term_worse", title, -change.by)));
    }
    return notes;
}

} // namespace tactics
