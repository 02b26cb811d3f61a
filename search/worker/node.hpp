// A node of the engine's tree: what it was asked, what it knows of itself, and what it leaves for its neighbours.
#pragma once

#include "core/game.hpp"
#include "search/history.hpp"
#include "search/table.hpp"

#include <array>

namespace search {

// The best line below a node.
template <core::Game G>
using Variation = core::FixedList<core::MoveOf<G>, core::max_ply.value()>;

template <core::Game G>
void put_before(core::MoveOf<G> move, Variation<G> const& rest, Variation<G>& whole) {
    whole.clear();
    whole.push(move);
    for (auto const later : rest)
        if (whole.size() < Variation<G>::capacity) whole.push(later);
}

inline constexpr core::Score unknown_evaluation = -core::infinity;

// One a ply, kept between the visits of neighbouring nodes.
template <core::Game G>
struct Frame {
    core::Score evaluation = unknown_evaluation; // static; unknown where the side to move may not stand pat
    int continuation = ContinuationHistory<G>::no_move; // slot of the move being searched here
    int butterfly = 0;                                  // likewise
    bool passes = false;                                // that move is a null move
    bool is_quiet = false;                              // or one that is neither tactical nor null
    core::MoveTag excluded = core::MoveTag::none;       // left out, to see how good the others are without it
    std::array<core::MoveTag, 2> killers = {core::MoveTag::none, core::MoveTag::none};
    int double_extensions = 0; // above this node
    Variation<G> best_line;
};

struct Node {
    core::Score alpha;
    core::Score beta;
    core::Depth depth;
    core::Ply ply;
    bool is_pv = false;        // the window is open
    bool cut_expected = false; // the search thinks that some move here reaches beta
    bool is_urgent = false;    // the side to move may not stand pat
    bool is_improving = false; // better off than two plies ago
    bool is_hunt = false;      // the window is beyond what is clearly won: only a forced win matters
    bool may_prune = true;     // moves may be left out for what they look like
    TableEntry entry = {};
    core::Score evaluation = unknown_evaluation; // the static one, made better by what the table knows
};

// May the side to move not leave things as they are: is it in check, must it capture?
template <core::Game G>
struct Urgency {
    static constexpr bool of(core::PositionOf<G> const&) { return false; }
};
template <core::HasTacticalMoves G>
struct Urgency<G> {
    static bool of(core::PositionOf<G> const& at) { return !G::may_stand_pat(at); }
};

// Nothing to try below the horizon, so that quiescence ends with the evaluation.
template <core::Game G>
struct Calm {
    static constexpr bool of(core::PositionOf<G> const&) { return false; }
};
template <core::KnowsCalm G>
struct Calm<G> {
    static bool of(core::PositionOf<G> const& at) { return G::is_calm(at); }
};

// Where having to move may be what loses, the move that saves is often the one that looks worst.
template <core::Game G>
struct ZugzwangDanger {
    static constexpr bool in(core::PositionOf<G> const&) { return false; }
};
template <core::HasNullMove G>
struct ZugzwangDanger<G> {
    static bool in(core::PositionOf<G> const& at) { return !G::null_move_sound(at); }
};

// The table's memory for a position is asked for as soon as its key is known.
template <core::Game G>
struct EarlyFetch {
    static void before(Table const&, core::PositionOf<G> const&, core::MoveOf<G>) {}
    static void after(Table const& table, core::PositionOf<G> const& at) { table.prefetch(at.key()); }
};
template <core::HasKeyAfter G>
struct EarlyFetch<G> {
    static void before(Table const& table, core::PositionOf<G> const& at, core::MoveOf<G> move) {
        table.prefetch(G::key_after(at, move));
    }
    static void after(Table const&, core::PositionOf<G> const&) {}
};

// How many plies back the present position could have been before.
template <core::Game G>
struct ReversiblePlies {
    static constexpr int of(core::PositionOf<G> const&) { return core::max_ply.value(); }
};
template <core::HasReversiblePlies G>
struct ReversiblePlies<G> {
    static int of(core::PositionOf<G> const& at) { return G::reversible_plies(at); }
};

} // namespace search
