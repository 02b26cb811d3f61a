// A game whose whole tree is written down: two moves a game, three to choose from each time, and nine values at the ends.
// It is the tree that textbooks explain alpha-beta with.
#pragma once

#include "core/game.hpp"

#include <array>
#include <string>
#include <string_view>

namespace tests {

struct Grown {
    static constexpr std::string_view name = "grown";
    static constexpr int max_moves = 3;
    static constexpr int history_slots = 3;
    static constexpr core::Tuning tuning{};
    static constexpr std::array<std::array<int, 3>, 3> ends = {{{3, 12, 8}, {2, 4, 6}, {14, 5, 2}}};

    struct Move {
        int index;
        bool operator==(Move const&) const = default;
    };
    struct Undo {};
    struct Position {
        std::array<int, 2> path{};
        int length = 0;

        bool operator==(Position const&) const = default;
        [[nodiscard]] core::Key key() const {
            return core::Key{static_cast<std::uint64_t>(length * 16 + path[0] * 4 + path[1])};
        }
        [[nodiscard]] core::Colour side_to_move() const {
            return length == 1 ? core::Colour::black : core::Colour::white;
        }
        void make(Move move, Undo&) { path[static_cast<std::size_t>(length++)] = move.index; }
        void unmake(Move, Undo const&) { path[static_cast<std::size_t>(--length)] = 0; }
        [[nodiscard]] int value() const {
            return ends[static_cast<std::size_t>(path[0])][static_cast<std::size_t>(path[1])];
        }
    };
    using Moves = core::FixedList<Move, max_moves>;

    static void generate(Position const& at, Moves& moves) {
        for (int index = 0; at.length < 2 && index < 3; ++index) moves.push(Move{index});
    }
    static core::Score no_moves_score(Position const&, core::Ply ply) { return core::lost_in(ply); }
    static bool is_draw(Position const&, core::KeyTrail const&) { return false; }
    static core::Score evaluate(Position const&) { return core::drawn; }
    static bool is_tactical(Position const&, Move) { return false; }
    static int history_slot(Position const&, Move move) { return move.index; }
    static core::MoveTag tag(Position const&, Move move) {
        return static_cast<core::MoveTag>(move.index + 1);
    }

    static std::optional<core::Outcome> outcome(Position const&, core::KeyTrail const&) {
        return std::nullopt;
    }
    static std::optional<core::MessageKey> claimable_draw(Position const&, core::KeyTrail const&) {
        return std::nullopt;
    }

    // a1, a2, a3 at first; then b1 to b3 after a1, c1 to c3 after a2, d1 to d3 after a3.
    static std::string move_text(Position const& at, Move move) {
        char const letter = at.length == 0 ? 'a' : static_cast<char>('b' + at.path[0]);
        return std::string(1, letter) + static_cast<char>('1' + move.index);
    }
    static Position start() { return {}; }
    static std::string position_text(Position const& at) {
        return std::to_string(static_cast<int>(at.key()));
    }
    static core::Expected<core::Parsed<Position>> parse_position(std::string_view) {
        return core::Parsed<Position>{};
    }
    static core::Expected<Move> parse_move(Position const&, std::string_view) { return Move{0}; }
};

static_assert(core::HasReferee<Grown> && core::HasText<Grown>);

} // namespace tests
