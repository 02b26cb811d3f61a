// The archetype: a game with what core::Game requires and not a member more. Whatever compiles with it needs
// no more than it says. It is a little game of Nim all the same, so that what compiles can also be run: each
// side takes one or two from a heap of seven, and who finds it empty has lost.
#pragma once

#include "core/game.hpp"

#include <string_view>

namespace tests {

struct Archetype {
    static constexpr std::string_view name = "archetype";
    static constexpr int max_moves = 2;
    static constexpr int history_slots = 2;
    static constexpr core::Tuning tuning{};

    struct Move {
        int taken;
        bool operator==(Move const&) const = default;
    };
    struct Undo {};
    struct Position {
        int left = 7;

        bool operator==(Position const&) const = default;
        [[nodiscard]] core::Key key() const { return core::Key{static_cast<std::uint64_t>(left)}; }
        void make(Move move, Undo&) { left -= move.taken; }
        void unmake(Move move, Undo const&) { left += move.taken; }
    };

    static void generate(Position const& at, core::FixedList<Move, max_moves>& moves) {
        for (int taken = 1; taken <= 2 && taken <= at.left; ++taken) moves.push(Move{taken});
    }
    static core::Score no_moves_score(Position const&, core::Ply ply) { return core::lost_in(ply); }
    static bool is_draw(Position const&, core::KeyTrail const&) { return false; }
    static core::Score evaluate(Position const&) { return core::drawn; }
    static bool is_tactical(Position const&, Move) { return false; }
    static int history_slot(Position const&, Move move) { return move.taken - 1; }
    static core::MoveTag tag(Position const&, Move move) { return static_cast<core::MoveTag>(move.taken); }
};

static_assert(core::Game<Archetype>);
static_assert(!core::HasNullMove<Archetype> && !core::HasTacticalMoves<Archetype> &&
              !core::HasStaticExchange<Archetype> && !core::HasForcingMoves<Archetype> &&
              !core::HasText<Archetype> && !core::HasReferee<Archetype> && !core::HasBoardView<Archetype> &&
              !core::PlayableGame<Archetype>);

} // namespace tests
