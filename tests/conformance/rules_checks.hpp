// What core::Game and the refinements that a search uses promise, one function a promise, each at one position.
#pragma once

#include "tests/conformance/walk.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <set>
#include <type_traits>

namespace conformance {

template <class Position>
bool identical(Position const& a, Position const& b) {
    if constexpr (std::has_unique_object_representations_v<Position>)
        return a == b && std::memcmp(&a, &b, sizeof(Position)) == 0;
    else
        return a == b;
}

template <core::Game G>
Failure unmake_restores(core::PositionOf<G> const& at) {
    auto position = at;
    for (auto const move : legal_moves<G>(at)) {
        core::UndoOf<G> undo;
        position.make(move, undo);
        position.unmake(move, undo);
        if (!identical(position, at) || position.key() != at.key())
            return "unmake does not restore the position " + described<G>(at, move);
    }
    return std::nullopt;
}

template <core::Game G>
Failure generate_appends(core::PositionOf<G> const& at) {
    auto const moves = legal_moves<G>(at);
    if (moves.empty() || moves.size() == G::max_moves) return std::nullopt;
    core::MovesOf<G> list;
    list.push(moves[moves.size() - 1]);
    G::generate(at, list);
    bool const same = list.size() == moves.size() + 1 && list[0] == moves[moves.size() - 1] &&
                      std::equal(moves.begin(), moves.end(), list.begin() + 1);
    if (!same) return "generate does not append the same moves in the same order " + described<G>(at);
    return std::nullopt;
}

template <core::Game G>
Failure moves_are_distinct(core::PositionOf<G> const& at) {
    auto const moves = legal_moves<G>(at);
    if (moves.size() > G::max_moves) return "more than max_moves moves " + described<G>(at);
    std::set<core::MoveTag> tags;
    std::set<core::Key> keys;
    for (auto const move : moves) {
        if (std::count(moves.begin(), moves.end(), move) != 1)
            return "a move is listed twice " + described<G>(at, move);
        auto const tag = G::tag(at, move);
        if (tag == core::MoveTag::none) return "the tag of a move is none " + described<G>(at, move);
        if (!tags.insert(tag).second) return "two moves have the same tag " + described<G>(at, move);
        if (!keys.insert(after<G>(at, move).key()).second)
            return "two moves lead to the same key " + described<G>(at, move);
    }
    return std::nullopt;
}

template <core::Game G>
Failure slots_are_in_range(core::PositionOf<G> const& at) {
    for (auto const move : legal_moves<G>(at)) {
        int const slot = G::history_slot(at, move);
        if (slot < 0 || slot >= G::history_slots)
            return "history_slot is out of range " + described<G>(at, move);
    }
    return std::nullopt;
}

template <core::Game G>
Failure no_moves_is_no_win(core::PositionOf<G> const& at) {
    if (!legal_moves<G>(at).empty()) return std::nullopt;
    for (core::Ply const ply : {core::Ply{0}, core::Ply{7}}) {
        auto const score = G::no_moves_score(at, ply);
        if (score != core::lost_in(ply) && score != core::drawn)
            return "no_moves_score is neither a loss at this ply nor a draw " + described<G>(at);
    }
    return std::nullopt;
}

// Evaluations stay clear of the scores that mean a forced win.
template <core::Game G>
Failure evaluation_is_no_mate(core::PositionOf<G> const& at) {
    core::Score constexpr most = core::win_in(core::Ply{1000});
    auto const value = G::evaluate(at);
    if (value >= most || value <= -most) return "evaluate reaches the winning scores " + described<G>(at);
    return std::nullopt;
}

template <core::HasTacticalMoves G>
Failure tactical_moves_are_legal(core::PositionOf<G> const& at) {
    auto const moves = legal_moves<G>(at);
    core::MovesOf<G> tactical;
    G::generate_tactical(at, tactical);
    for (auto const move : tactical) {
        // An illegal move may have no text; the position says enough.
        if (std::find(moves.begin(), moves.end(), move) == moves.end())
            return "a tactical move is not legal " + described<G>(at);
        if (std::count(tactical.begin(), tactical.end(), move) != 1)
            return "a tactical move is listed twice " + described<G>(at, move);
    }
    return std::nullopt;
}

template <core::HasNullMove G>
Failure null_move_restores(core::PositionOf<G> const& at) {
    if (!G::null_move_sound(at)) return std::nullopt;
    auto position = at;
    core::UndoOf<G> undo;
    position.make_null(undo);
    if (position.key() == at.key()) return "passing does not change the key " + described<G>(at);
    if constexpr (core::HasReferee<G>)
        if (position.side_to_move() == at.side_to_move()) return "passing does not pass " + described<G>(at);
    position.unmake_null(undo);
    if (!identical(position, at)) return "unmake_null does not restore the position " + described<G>(at);
    return std::nullopt;
}

// Passing changes the side to move and nothing else that evaluate looks at, so it turns the value's sign: all of it but
// what a game says the turn itself may be worth. Of an ending that it has solved it may say that the turn decides all.
template <core::Game G>
bool turns_sign(core::PositionOf<G> const& at, core::PositionOf<G> const& passed) {
    if constexpr (requires { G::turn_decides(at); })
        if (G::turn_decides(at)) return true;
    core::Score const sum = G::evaluate(at) + G::evaluate(passed);
    core::Score allowed{0};
    if constexpr (requires { G::turn_worth(); }) allowed = G::turn_worth() * 2;
    return sum <= allowed && -sum <= allowed;
}

template <core::HasNullMove G>
Failure evaluation_is_antisymmetric(core::PositionOf<G> const& at) {
    if (!G::null_move_sound(at)) return std::nullopt;
    auto passed = at;
    core::UndoOf<G> undo;
    passed.make_null(undo);
    if (!turns_sign<G>(at, passed))
        return "evaluate does not turn its sign with the side to move " + described<G>(at);
    return std::nullopt;
}

template <core::HasStaticExchange G>
Failure exchange_is_monotone(core::PositionOf<G> const& at) {
    constexpr std::array thresholds = {-30000, -1000, -901, -500, -326, -300, -101, -100,
                                       -99,    -50,   -1,   0,    1,    50,   99,   100,
                                       101,    224,   225,  300,  500,  900,  1800, 30000};
    for (auto const move : legal_moves<G>(at)) {
        bool before = true;
        for (int const gain : thresholds) {
            bool const reached = G::see_at_least(at, move, core::Score{gain});
            if (reached && !before)
                return "see_at_least grants more than it denied " + described<G>(at, move);
            if (!reached && gain == -30000) return "see_at_least denies any loss " + described<G>(at, move);
            if (reached && gain == 30000) return "see_at_least grants any gain " + described<G>(at, move);
            before = reached;
        }
    }
    return std::nullopt;
}

} // namespace conformance
