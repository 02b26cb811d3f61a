// How the conformance suite wanders through a game: from each opening, by random moves or by moves that a
// property test chose, until the game ends.
#pragma once

#include "core/game.hpp"
#include "core/rng.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace conformance {

// What a check has to say when a promise is broken; nothing when it is kept.
using Failure = std::optional<std::string>;

// Positions worth starting from besides the first one, in the game's own text. A game adds its own by
// specialising this beside the list of games.
template <class G>
struct MoreOpenings {
    static constexpr std::vector<std::string_view> texts() { return {}; }
};

template <core::Game G>
std::vector<core::PositionOf<G>> openings() {
    if constexpr (core::HasText<G>) {
        std::vector<core::PositionOf<G>> all{G::start()};
        for (auto const text : MoreOpenings<G>::texts())
            all.push_back(G::parse_position(text).value().position);
        return all;
    } else {
        return {core::PositionOf<G>{}};
    }
}

template <core::Game G>
core::MovesOf<G> legal_moves(core::PositionOf<G> const& at) {
    core::MovesOf<G> moves;
    G::generate(at, moves);
    return moves;
}

template <core::Game G>
core::PositionOf<G> after(core::PositionOf<G> at, core::MoveOf<G> move) {
    core::UndoOf<G> undo;
    at.make(move, undo);
    return at;
}

template <core::Game G>
bool is_over(core::PositionOf<G> const& at, core::KeyTrail const& trail) {
    if constexpr (core::HasReferee<G>)
        return G::outcome(at, trail).has_value();
    else
        return G::is_draw(at, trail);
}

template <core::Game G>
std::string described(core::PositionOf<G> const& at) {
    if constexpr (core::HasText<G>)
        return "at " + G::position_text(at);
    else
        return "at a position without text";
}

template <core::Game G>
std::string described(core::PositionOf<G> const& at, core::MoveOf<G> move) {
    if constexpr (core::HasText<G>)
        return described<G>(at) + ", move " + G::move_text(at, move);
    else
        return described<G>(at);
}

// Plays the move that `choose(number of moves)` picks until the game is over or choose declines; `visit` sees
// every position and the keys before it, the last one too, and ends the walk with a failure.
template <core::Game G, class Choose, class Visit>
Failure walk(core::PositionOf<G> at, Choose choose, Visit visit) {
    core::KeyTrail trail;
    while (true) {
        if (auto failure = visit(at, trail)) return failure;
        auto const moves = legal_moves<G>(at);
        if (moves.empty() || is_over<G>(at, trail)) return std::nullopt;
        std::optional<int> const choice = choose(moves.size());
        if (!choice) return std::nullopt;
        trail.push(at.key());
        core::UndoOf<G> undo;
        at.make(moves[*choice], undo);
    }
}

// Random games from every opening, the same ones at every run.
template <core::Game G, class Visit>
Failure random_games(int games, int most_plies, Visit visit) {
    for (auto const& opening : openings<G>())
        for (int seed = 1; seed <= games; ++seed) {
            core::Random random{static_cast<std::uint64_t>(seed)};
            int plies = 0;
            auto const choose = [&](int count) -> std::optional<int> {
                if (plies++ == most_plies) return std::nullopt;
                return static_cast<int>(random.below(static_cast<std::uint64_t>(count)));
            };
            if (auto failure = walk<G>(opening, choose, visit)) return failure;
        }
    return std::nullopt;
}

} // namespace conformance
