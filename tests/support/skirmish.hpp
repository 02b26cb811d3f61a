// Skirmish: a toy game with every refinement, small enough to be read at a glance, on which the conformance
// suite is developed. Four men a side on a board of four by four step one square in any direction and take
// what stands there; who has no man left has lost; three times the same position, or twenty plies without a
// capture, is a draw. Each Fault breaks one promise of the concepts, so that the suite can be seen to notice.
#pragma once

#include "core/game.hpp"
#include "core/rng.hpp"

#include <array>
#include <bit>

namespace tests {

enum class Fault {
    none,
    unmake_keeps_clock,
    key_keeps_captured_man,
    key_ignores_side,
    generate_clears_list,
    lists_a_move_twice,
    tag_is_the_target,
    slot_out_of_range,
    tactical_takes_own_men,
    quiet_takes_too,
    quiet_forces_nobody,
    always_calm,
    can_always_move,
    tag_makes_any_move,
    tactical_slot_out_of_range,
    quiet_moves_gain,
    continuation_slot_out_of_range,
    reversible_plies_forgotten,
    accumulator_keeps_captured_man,
    no_moves_wins,
    evaluates_for_white,
    draw_ignores_clock,
    outcome_ignores_loss,
    null_move_keeps_clock,
    exchange_rises,
    text_drops_clock,
    move_text_is_the_target,
    change_drops_captured_man,
    change_on_wrong_square,
    squares_drop_captured_man,
    view_shows_mirror,
};

using Men = std::uint16_t; // bit 4 * row + column, row 0 at the bottom

namespace skirmish {

inline constexpr int most_men = 4;
inline constexpr int draw_clock = 20;

enum class Square : std::uint8_t {};

constexpr Men bit(int square) { return static_cast<Men>(1u << square); }

constexpr int distance(int a, int b) { return a < b ? b - a : a - b; }

constexpr Men neighbours(int square) {
    Men set = 0;
    for (int other = 0; other < 16; ++other)
        if (other != square && distance(other / 4, square / 4) <= 1 && distance(other % 4, square % 4) <= 1)
            set = static_cast<Men>(set | bit(other));
    return set;
}
static_assert(neighbours(0) == (bit(1) | bit(4) | bit(5)));

struct Keys {
    std::array<std::array<core::Key, 16>, 2> man{};
    core::Key side{};
};
inline constexpr Keys keys = [] {
    core::Random random{4};
    Keys made;
    for (auto& colour : made.man)
        for (auto& key : colour) key = core::Key{random.next()};
    made.side = core::Key{random.next()};
    return made;
}();

struct Deaf {
    void removed(core::Colour, Square) {}
    void placed(core::Colour, Square) {}
};

} // namespace skirmish

template <Fault fault = Fault::none>
struct Skirmish {
    static constexpr std::string_view name = "skirmish";
    static constexpr int max_moves = 8 * skirmish::most_men;
    static constexpr int history_slots = 256;
    static constexpr core::Tuning tuning{};
    static constexpr bool has(Fault asked) { return fault == asked; }

    using Piece = core::Colour;
    using Square = skirmish::Square;

    struct Move {
        std::uint8_t from;
        std::uint8_t to;
        bool operator==(Move const&) const = default;
    };
    struct Undo {
        bool captured;
        int clock;
    };

    struct Position {
        std::array<Men, 2> men{};
        core::Colour side = core::Colour::white;
        int clock = 0; // plies without a capture
        core::Key hash{};

        bool operator==(Position const&) const = default;
        [[nodiscard]] core::Key key() const { return hash; }
        [[nodiscard]] core::Colour side_to_move() const { return side; }
        [[nodiscard]] Men own() const { return men[static_cast<std::size_t>(core::index(side))]; }
        [[nodiscard]] Men enemy() const { return men[static_cast<std::size_t>(core::index(~side))]; }

        // Puts a man on an empty square or takes him off, key and all.
        void flip(core::Colour colour, int square) {
            auto const c = static_cast<std::size_t>(core::index(colour));
            men[c] = static_cast<Men>(men[c] ^ skirmish::bit(square));
            hash ^= skirmish::keys.man[c][static_cast<std::size_t>(square)];
        }
        void pass_turn() {
            side = ~side;
            if (!has(Fault::key_ignores_side)) hash ^= skirmish::keys.side;
        }

        template <class Listener>
        void make(Move move, Undo& undo, Listener& listener) {
            undo = {(enemy() & skirmish::bit(move.to)) != 0, clock};
            if (undo.captured) {
                flip(~side, move.to);
                if (has(Fault::key_keeps_captured_man))
                    hash ^= skirmish::keys.man[static_cast<std::size_t>(core::index(~side))][move.to];
                if (!has(Fault::change_drops_captured_man)) listener.removed(~side, Square{move.to});
            }
            flip(side, move.from);
            listener.removed(side, Square{move.from});
            flip(side, move.to);
            listener.placed(side, Square{has(Fault::change_on_wrong_square) ? move.from : move.to});
            clock = undo.captured ? 0 : clock + 1;
            pass_turn();
        }
        void make(Move move, Undo& undo) {
            skirmish::Deaf nobody;
            make(move, undo, nobody);
        }
        void unmake(Move move, Undo const& undo) {
            pass_turn();
            flip(side, move.to);
            flip(side, move.from);
            if (undo.captured) flip(~side, move.to);
            if (!has(Fault::unmake_keeps_clock)) clock = undo.clock;
        }
        void make_null(Undo& undo) {
            undo = {false, clock++};
            pass_turn();
        }
        void unmake_null(Undo const& undo) {
            if (!has(Fault::null_move_keeps_clock)) clock = undo.clock;
            pass_turn();
        }
    };

    using Moves = core::FixedList<Move, max_moves>;

    // Pushes a step for every man of the side to move to each neighbouring square in `targets`.
    static void steps(Position const& at, Men targets, Moves& moves) {
        for (Men men = at.own(); men != 0; men = static_cast<Men>(men & (men - 1))) {
            int const from = std::countr_zero(men);
            for (int to = 0; to < 16; ++to)
                if (targets & skirmish::neighbours(from) & skirmish::bit(to))
                    moves.push({static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to)});
        }
    }
    static void generate(Position const& at, Moves& moves) {
        if (has(Fault::generate_clears_list)) moves.clear();
        if (at.enemy() == 0) return;
        steps(at, static_cast<Men>(~at.own()), moves);
        if (has(Fault::lists_a_move_twice) && moves.size() > 1) moves[0] = moves[1];
    }
    static void generate_tactical(Position const& at, Moves& moves) {
        steps(at, has(Fault::tactical_takes_own_men) ? at.own() : at.enemy(), moves);
    }
    static void generate_quiet(Position const& at, Moves& moves) {
        if (at.enemy() == 0) return;
        Men const taken = has(Fault::quiet_takes_too) ? at.own() : static_cast<Men>(at.own() | at.enemy());
        steps(at, static_cast<Men>(~taken), moves);
    }
    static bool may_stand_pat(Position const&) { return true; }
    static bool is_calm(Position const& at) {
        Moves tactical;
        generate_tactical(at, tactical);
        return has(Fault::always_calm) || tactical.empty();
    }
    static bool can_move(Position const& at) {
        Moves moves;
        generate(at, moves);
        return has(Fault::can_always_move) || !moves.empty();
    }
    static bool is_tactical(Position const& at, Move move) { return at.enemy() & skirmish::bit(move.to); }
    static bool is_forcing(Position const& at, Move move) { return is_tactical(at, move); }
    static void generate_quiet_forcing(Position const& at, Moves& moves) {
        if (has(Fault::quiet_forces_nobody)) generate_quiet(at, moves);
    }
    static bool null_move_sound(Position const& at) { return at.own() != 0 && at.enemy() != 0; }

    static core::Score no_moves_score(Position const&, core::Ply ply) {
        return has(Fault::no_moves_wins) ? core::win_in(ply) : core::lost_in(ply);
    }
    static bool is_draw(Position const& at, core::KeyTrail const& trail) {
        return (at.clock >= skirmish::draw_clock && !has(Fault::draw_ignores_clock)) ||
               trail.occurrences(at.key(), at.clock) >= 2;
    }
    // A man is worth 100 and 5 more in the centre.
    struct Accumulator {
        int white = 0;

        void placed(core::Colour colour, Square square) { white += worth(colour, square); }
        void removed(core::Colour colour, Square square) {
            bool const stays = has(Fault::accumulator_keeps_captured_man) && ++lifted % 2 == 0;
            if (!stays) white -= worth(colour, square);
        }
        static int worth(core::Colour colour, Square square) {
            Men constexpr centre = 0x0660;
            int const value = centre & skirmish::bit(static_cast<int>(square)) ? 105 : 100;
            return colour == core::Colour::white ? value : -value;
        }
        int lifted = 0; // a capture lifts two men
    };
    struct Weights {};
    static Weights const& shipped_weights() {
        static constexpr Weights none;
        return none;
    }
    static Accumulator accumulate(Position const& at, Weights const&) {
        Accumulator all;
        for (core::Colour const colour : {core::Colour::white, core::Colour::black})
            for (int square = 0; square < 16; ++square)
                if (at.men[static_cast<std::size_t>(core::index(colour))] & skirmish::bit(square))
                    all.placed(colour, Square{static_cast<std::uint8_t>(square)});
        return all;
    }
    struct Evaluator {
        explicit Evaluator(Weights const&) {}
        core::Score operator()(Position const& at, Accumulator const& kept) const {
            bool const turn = at.side == core::Colour::black && !has(Fault::evaluates_for_white);
            return core::Score{turn ? -kept.white : kept.white};
        }
    };
    static core::Score evaluate(Position const& at, Weights const& weights) {
        return Evaluator{weights}(at, accumulate(at, weights));
    }
    static core::Score evaluate(Position const& at) { return evaluate(at, shipped_weights()); }
    // A man is worth 100, and lost again when an enemy stands beside the square he went to.
    static bool see_at_least(Position const& at, Move move, core::Score gain) {
        Men const left = static_cast<Men>(at.enemy() & ~skirmish::bit(move.to));
        int const value =
            (is_tactical(at, move) ? 100 : 0) - (left & skirmish::neighbours(move.to) ? 100 : 0);
        return has(Fault::exchange_rises) ? value <= gain.value() : value >= gain.value();
    }
    static int history_slot(Position const&, Move move) {
        return 16 * move.from + move.to + (has(Fault::slot_out_of_range) ? 64 : 0);
    }
    static core::MoveTag tag(Position const&, Move move) {
        return static_cast<core::MoveTag>(1 + move.to + (has(Fault::tag_is_the_target) ? 0 : 16 * move.from));
    }

    static std::optional<Move> move_tagged(Position const& at, core::MoveTag tag) {
        int const squares = static_cast<int>(tag) - 1;
        if (squares < 0 || squares > 255 || at.enemy() == 0) return std::nullopt;
        Move const move{static_cast<std::uint8_t>(squares / 16), static_cast<std::uint8_t>(squares % 16)};
        bool const legal = (at.own() & skirmish::bit(move.from)) && !(at.own() & skirmish::bit(move.to)) &&
                           (skirmish::neighbours(move.from) & skirmish::bit(move.to));
        return legal || has(Fault::tag_makes_any_move) ? std::optional(move) : std::nullopt;
    }
    static constexpr int tactical_slots = 16;
    static int tactical_slot(Position const&, Move move) {
        return move.to + (has(Fault::tactical_slot_out_of_range) ? 8 : 0);
    }
    static core::Score tactical_gain(Position const& at, Move move) {
        return core::Score{is_tactical(at, move) || has(Fault::quiet_moves_gain) ? 100 : 0};
    }
    static constexpr int continuation_slots = 32;
    static int continuation_slot(Position const& at, Move move) {
        return core::index(at.side) * 16 + move.to + (has(Fault::continuation_slot_out_of_range) ? 8 : 0);
    }
    static int reversible_plies(Position const& at) {
        return has(Fault::reversible_plies_forgotten) ? at.clock / 2 : at.clock;
    }

    static std::optional<core::Outcome> outcome(Position const& at, core::KeyTrail const& trail);
    static std::optional<core::MessageKey> claimable_draw(Position const&, core::KeyTrail const&) {
        return {};
    }
    static Position start();
    static core::Expected<core::Parsed<Position>> parse_position(std::string_view written);
    static std::string position_text(Position const& at);
    static core::Expected<Move> parse_move(Position const& at, std::string_view written);
    static std::string move_text(Position const& at, Move move);
    static core::BoardView view(Position const& at);
    static core::MoveSquares squares(Position const& at, Move move);
};

} // namespace tests

#include "tests/support/skirmish_table.hpp" // the rest of the members
