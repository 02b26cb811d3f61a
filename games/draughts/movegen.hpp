// The one move generator, over a rule set and the colour to move, both known at compile time.
//
// Most positions have no capture and no king, so the order is: a test by shifts for any capture; men that
// capture one piece, straight from the sets of that test; all other captures by CaptureWalk; quiet moves.
#pragma once

#include "core/fixed_list.hpp"
#include "games/draughts/capture_walk.hpp"
#include "games/draughts/position.hpp"

namespace draughts {

// Quiet moves have a bound: every square times the moves of a king in the middle (17 on 10 x 10), and a burst of man_moves
// behind them. Captures have none, but three million steps of annealing towards positions rich in them
// found 407 at most (international; tests/games/draughts/capacity_test.cpp repeats a part of it), and CaptureWalk
// writes none beyond the limit it is given.
template <class Geometry>
inline constexpr int
    most_quiet_moves = Geometry::square_count*(2 * Geometry::size - 3) + Geometry::square_count / 2;
inline constexpr int max_moves = 1024;
static_assert(most_quiet_moves<Board<10>> < max_moves && most_quiet_moves<Board<8>> < max_moves / 2);

template <RuleSet const& rules, core::Colour us>
class Generator {
    using Geometry = Board<rules.size>;
    using Direction = Steps<rules, us>;
    using Walk = CaptureWalk<rules, us>;
    static constexpr bool mandatory = rules.obligation == Obligation::to_the_end;
    static constexpr bool counts_pieces =
        rules.priority != Priority::any && rules.priority != Priority::king_first;
    static constexpr bool counts_kings = counts_pieces && rules.priority != Priority::most_pieces;
    static constexpr Bitboard crown_row = Geometry::crown_row(us);
    static constexpr std::size_t man_steps = Direction::man_capture.size();

    // Men's moves are written so many at a time, the surplus beyond the end of the list to be overwritten:
    // a loop that stops at the last move is mispredicted at nearly every node (10 % of the speed).
    static constexpr int burst = Geometry::width + 1;

  public:
    explicit Generator(Position<rules> const& position) {
        Bitboard const own = position.pieces(us);
        field_.enemy = position.pieces(~us);
        field_.kings = own & position.kings();
        field_.men = own & ~position.kings();
        field_.enemy_kings = field_.enemy & position.kings();
        field_.empty = Geometry::all & ~(own | field_.enemy);
        if constexpr (rules.same_king_run > 0)
            if (position.run(us).count >= rules.same_king_run)
                resting_ = games::bit(index(position.run(us).square));
        find_jumps();
    }

    [[nodiscard]] bool has_capture() const { return jumpers_ != 0 || king_can_capture(); }

    [[nodiscard]] bool can_move() const {
        if (has_capture()) return true;
        bool found = false;
        for_each_step<Direction::forward>(
            [&]<int step>() { found |= (games::shifted<step>(field_.men) & field_.empty) != 0; });
        for_each_step<Direction::diagonal>([&]<int step>() {
            found |= (games::shifted<step>(field_.kings & ~resting_) & field_.empty) != 0;
        });
        return found;
    }

    void all(core::FixedList<Move, max_moves>& list) const {
        Move* const begin = list.end();
        Move* end = begin;
        if (has_capture()) [[unlikely]]
            end = captures(begin, capture_limit(list));
        if (!mandatory || end == begin) end = quiet(end);
        list.set_end(end);
    }

    // Captures, and where none is to be made the moves that crown.
    void tactical(core::FixedList<Move, max_moves>& list) const {
        Move* const begin = list.end();
        Move* end = begin;
        if (has_capture()) end = captures(begin, capture_limit(list));
        if (!mandatory || end == begin) end = man_moves(end, crown_row);
        list.set_end(end);
    }

  private:
    // Where captures are optional, quiet moves follow them into the same list.
    static Move const* capture_limit(core::FixedList<Move, max_moves>& list) {
        return list.begin() + (mandatory ? max_moves : max_moves - most_quiet_moves<Geometry>);
    }

    // The squares from which a man could jump each way, and the men that stand on such squares.
    void find_jumps() {
        Bitboard const takeable = rules.men_capture_kings ? field_.enemy : field_.enemy & ~field_.enemy_kings;
        std::size_t i = 0;
        for_each_step<Direction::man_capture>([&]<int step>() {
            jumps_[i] = games::shifted<-step>(takeable & games::shifted<-step>(field_.empty));
            jumpers_ |= jumps_[i++];
        });
        jumpers_ &= field_.men;
    }

    [[nodiscard]] bool king_can_capture() const {
        if (field_.kings == 0) return false;
        bool found = false;
        for_each_step<Direction::king_capture>([&]<int step>() {
            Bitboard const jumpable = field_.enemy & games::shifted<-step>(field_.empty);
            Bitboard reach = field_.kings;
            if constexpr (rules.king != KingReach::one_step)
                for (Bitboard next = reach; next != 0; reach |= next)
                    next = games::shifted<step>(next) & field_.empty & ~reach;
            found |= (games::shifted<step>(reach) & jumpable) != 0;
        });
        return found;
    }

    Move* captures(Move* begin, Move const* limit) const {
        bool const simple = mandatory && field_.kings == 0 && (!counts_kings || field_.enemy_kings == 0);
        if (simple) return simple_captures(begin, limit);
        Walk walk(field_, begin, limit);
        for (Bitboard left = field_.kings; left != 0;) walk.from_king(games::pop_lowest(left));
        for (Bitboard left = jumpers_; left != 0;) walk.from_man(games::pop_lowest(left));
        return walk.end();
    }

    // Men alone, and nothing but the number of captured pieces to compare: captures of one piece are read off
    // the jump sets, and only men that can go on are walked.
    Move* simple_captures(Move* begin, Move const* limit) const {
        Bitboard going_on = 0;
        for_each_landing([&]<int step>(Bitboard landings, Bitboard onward) {
            (void)landings;
            going_on |= games::shifted<-2 * step>(onward);
        });
        if (going_on != 0) {
            Walk walk(field_, begin, limit);
            Bitboard const walkers = counts_pieces ? going_on : jumpers_;
            for (Bitboard left = walkers; left != 0;) walk.from_man(games::pop_lowest(left));
            return walk.end();
        }
        Move* end = begin;
        for_each_landing([&]<int step>(Bitboard landings, Bitboard onward) {
            (void)onward;
            while (landings != 0) {
                int const to = games::pop_lowest(landings);
                *end = {.captured = games::bit(to - step),
                        .packed = Move::pack(to - 2 * step, to, (games::bit(to) & crown_row) != 0) |
                                  static_cast<std::uint64_t>(end - begin) << Move::ordinal_shift};
                ++end;
            }
        });
        return end;
    }

    // For each direction, where men land behind one captured piece, and where they can take another from.
    template <class Visit>
    void for_each_landing(Visit&& visit) const {
        std::size_t i = 0;
        for_each_step<Direction::man_capture>([&]<int step>() {
            Bitboard const landings = games::shifted<2 * step>(field_.men & jumps_[i++]);
            Bitboard next = 0;
            std::size_t j = 0;
            for_each_step<Direction::man_capture>([&]<int turn>() {
                if constexpr (turn != -step) next |= jumps_[j];
                ++j;
            });
            if constexpr (rules.crowning == Crowning::stops) next &= ~crown_row;
            if constexpr (rules.crowning == Crowning::goes_on) next |= crown_row;
            visit.template operator()<step>(landings, landings & next);
        });
    }

    Move* quiet(Move* end) const {
        end = man_moves(end, Geometry::all);
        if (field_.kings != 0) [[unlikely]]
            end = king_moves(end);
        return end;
    }

    Move* man_moves(Move* end, Bitboard targets) const {
        for_each_step<Direction::forward>([&]<int step>() {
            Bitboard set = games::shifted<step>(field_.men) & field_.empty & targets;
            Move* const stop = end + games::popcount(set);
            while (set != 0)
                for (int i = 0; i < burst; ++i) {
                    auto const to = static_cast<std::size_t>(std::countr_zero(set)); // 64 when none is left
                    *end++ = {.captured = 0, .packed = quiet_move<step>[to]};
                    set &= set - 1;
                }
            end = stop;
        });
        return end;
    }

    Move* king_moves(Move* end) const {
        for (Bitboard left = field_.kings & ~resting_; left != 0;) {
            int const from = games::pop_lowest(left);
            for_each_step<Direction::diagonal>([&]<int step>() {
                Bitboard set = games::shifted<step>(games::bit(from)) & field_.empty;
                if constexpr (rules.king == KingReach::flying) {
                    Bitboard const ray = Geometry::template rays<step>[static_cast<std::size_t>(from)];
                    set = before_first<step>(ray, ray & ~field_.empty);
                }
                while (set != 0)
                    *end++ = {.captured = 0, .packed = Move::pack(from, games::pop_lowest(set), false)};
            });
        }
        return end;
    }

    template <int step>
    static constexpr std::array<std::uint64_t, 65> quiet_move = [] {
        std::array<std::uint64_t, 65> table{};
        for (int to = 0; to < 64; ++to)
            if (to - step >= 0 && to - step < 64)
                table[static_cast<std::size_t>(to)] =
                    Move::pack(to - step, to, (games::bit(to) & crown_row) != 0);
        return table;
    }();

    Field field_;
    std::array<Bitboard, man_steps> jumps_;
    Bitboard jumpers_ = 0;
    Bitboard resting_ = 0; // the king that has made as many quiet moves in a row as it may
};

// Calls visit with the generator for the side to move.
template <RuleSet const& rules, class Visit>
decltype(auto) with_generator(Position<rules> const& position, Visit&& visit) {
    if (position.side_to_move() == core::Colour::white)
        return visit(Generator<rules, core::Colour::white>(position));
    return visit(Generator<rules, core::Colour::black>(position));
}

template <RuleSet const& rules>
void generate(Position<rules> const& position, core::FixedList<Move, max_moves>& moves) {
    with_generator(position, [&](auto const& generator) { generator.all(moves); });
}

template <RuleSet const& rules>
void generate_tactical(Position<rules> const& position, core::FixedList<Move, max_moves>& moves) {
    with_generator(position, [&](auto const& generator) { generator.tactical(moves); });
}

template <RuleSet const& rules>
bool has_capture(Position<rules> const& position) {
    return with_generator(position, [](auto const& generator) { return generator.has_capture(); });
}

template <RuleSet const& rules>
bool can_move(Position<rules> const& position) {
    return with_generator(position, [](auto const& generator) { return generator.can_move(); });
}

// Has the side to move a man on the row before the last?
template <RuleSet const& rules>
bool may_crown(Position<rules> const& position) {
    using Geometry = Board<rules.size>;
    bool const white = position.side_to_move() == core::Colour::white;
    Bitboard const near = white ? Geometry::row(Geometry::size - 2) : Geometry::row(1);
    return (position.pieces(position.side_to_move()) & ~position.kings() & near) != 0;
}

} // namespace draughts
