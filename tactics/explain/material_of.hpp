// What counts as material in each game, so that one proof serves all: own minus enemy, in pawns, men or knights.
#pragma once

#include "games/chess/eval.hpp"
#include "games/chess/game.hpp"
#include "games/draughts/eval.hpp"
#include "games/draughts/game.hpp"
#include "games/knights/game.hpp"

namespace tactics {

template <core::Game G>
struct MaterialOf;

template <>
struct MaterialOf<chess::Chess> {
    static int balance(chess::Position const& at, core::Colour player) { return chess::material(at, player); }
};

// A king counts two men.
template <draughts::RuleSet const& rules>
struct MaterialOf<draughts::Draughts<rules>> {
    static int balance(draughts::Position<rules> const& at, core::Colour player) {
        return draughts::material(at, player);
    }
};

template <>
struct MaterialOf<knights::Knights> {
    static int balance(knights::Position const& at, core::Colour player) {
        return games::popcount(at.knights(player)) - games::popcount(at.knights(~player));
    }
};

} // namespace tactics
