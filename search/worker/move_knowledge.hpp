// What a game can tell of its moves, and what stands in for it where the game cannot: how they can be had in parts, which
// hold and which force.
#pragma once

#include "core/game.hpp"

#include <optional>

namespace search {

// Does a capture at least not lose? Without an exchange evaluation every one is taken for good.
template <core::Game G>
struct ExchangeTest {
    static constexpr bool holds(core::PositionOf<G> const&, core::MoveOf<G>, core::Score) { return true; }
};
template <core::HasStaticExchange G>
struct ExchangeTest<G> {
    static bool holds(core::PositionOf<G> const& at, core::MoveOf<G> move, core::Score gain) {
        return G::see_at_least(at, move, gain);
    }
};

// The move that a tag names, tried before anything is generated, where the game can tell.
template <core::Game G>
struct Remembered {
    static constexpr std::optional<core::MoveOf<G>> move(core::PositionOf<G> const&, core::MoveTag) {
        return std::nullopt;
    }
};
template <core::HasTaggedMoves G>
struct Remembered<G> {
    static std::optional<core::MoveOf<G>> move(core::PositionOf<G> const& at, core::MoveTag tag) {
        if (tag == core::MoveTag::none) return std::nullopt;
        return G::move_tagged(at, tag);
    }
};

// How a game's moves can be had in parts: not at all, the tactical ones alone, or the tactical ones and then the rest.
template <core::Game G>
struct Generation {
    static constexpr bool staged = false;
    static void tactical(core::PositionOf<G> const& at, core::MovesOf<G>& moves) { G::generate(at, moves); }
    static void quiet(core::PositionOf<G> const&, core::MovesOf<G>&) {}
};
template <core::HasTacticalMoves G>
struct Generation<G> {
    static constexpr bool staged = false;
    static void tactical(core::PositionOf<G> const& at, core::MovesOf<G>& moves) {
        G::generate_tactical(at, moves);
    }
    static void quiet(core::PositionOf<G> const&, core::MovesOf<G>&) {}
};
template <core::HasQuietMoves G>
struct Generation<G> {
    static constexpr bool staged = true;
    static void tactical(core::PositionOf<G> const& at, core::MovesOf<G>& moves) {
        G::generate_tactical(at, moves);
    }
    static void quiet(core::PositionOf<G> const& at, core::MovesOf<G>& moves) {
        G::generate_quiet(at, moves);
    }
};

// Which quiet moves force, where the game can tell quickly.
template <core::Game G>
struct ForcingSquares {
    explicit constexpr ForcingSquares(core::PositionOf<G> const&) {}
    static constexpr bool is_reached_by(core::PositionOf<G> const&, core::MoveOf<G>) { return false; }
};
template <core::HasForcingSquares G>
struct ForcingSquares<G> : G::ForcingSquares {
    using G::ForcingSquares::ForcingSquares;
};

// The quiet moves that force the opponent, where the game can find them.
template <core::Game G>
void generate_quiet_forcing(core::PositionOf<G> const& at, core::MovesOf<G>& moves) {
    if constexpr (core::HasQuietForcingMoves<G>) G::generate_quiet_forcing(at, moves);
}

} // namespace search
