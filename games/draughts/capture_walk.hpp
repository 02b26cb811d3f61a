// Walks every way a piece can capture and writes down those that the rules let it choose. A captured piece
// stays on the board until the move ends: it cannot be jumped twice, and it blocks.
#pragma once

#include "games/draughts/move.hpp"
#include "games/draughts/steps.hpp"

#include <cstdint>

namespace draughts {

// The board from the side of the player who moves.
struct Field {
    Bitboard men;
    Bitboard kings;
    Bitboard enemy;
    Bitboard enemy_kings;
    Bitboard empty;
};

template <RuleSet const& rules, core::Colour us>
class CaptureWalk {
    using Geometry = Board<rules.size>;
    using Direction = Steps<rules, us>;
    static constexpr bool optional = rules.obligation == Obligation::optional;
    static constexpr Bitboard crown_row = Geometry::crown_row(us);

  public:
    // Writes moves from `begin` on, never beyond `limit`.
    CaptureWalk(Field const& field, Move* begin, Move const* limit)
        : field_(field),
          begin_(begin),
          end_(begin),
          limit_(limit) {}

    [[nodiscard]] Move* end() const { return end_; }

    void from_man(int square) {
        lift(square, false);
        man_goes_on(games::bit(square), Path{});
    }
    void from_king(int square) {
        lift(square, true);
        king_goes_on(games::bit(square), Path{});
    }

  private:
    struct Path {
        Bitboard captured = 0;
        std::uint32_t kings_by_turn = 0; // the first piece taken is the highest of 16 bits
    };

    void lift(int square, bool king) {
        origin_ = square;
        king_ = king;
        crowned_ = false;
        free_ = field_.empty | games::bit(square);
    }

    [[nodiscard]] Path with(Path path, Bitboard taken) const {
        if constexpr (rules.priority == Priority::most_then_king_then_kings_then_earliest)
            path.kings_by_turn |= ((field_.enemy_kings & taken) != 0 ? 1u : 0u)
                                  << (15 - games::popcount(path.captured));
        path.captured |= taken;
        return path;
    }

    void man_goes_on(Bitboard at, Path path) {
        if ((at & crown_row) != 0) {
            if constexpr (rules.crowning == Crowning::stops) return write(at, path, true);
            if constexpr (rules.crowning == Crowning::goes_on) {
                crowned_ = true;
                king_goes_on(at, path);
                crowned_ = false;
                return;
            }
        }
        Bitboard const takeable = rules.men_capture_kings ? field_.enemy : field_.enemy & ~field_.enemy_kings;
        bool further = false;
        for_each_step<Direction::man_capture>([&]<int step>() {
            Bitboard const over = games::shifted<step>(at) & takeable & ~path.captured;
            Bitboard const to = games::shifted<step>(over) & free_;
            if (to == 0) return;
            further = true;
            man_goes_on(to, with(path, over));
        });
        if (path.captured != 0 && (optional || !further)) write(at, path, (at & crown_row) != 0);
    }

    void king_goes_on(Bitboard at, Path path) {
        bool further = false;
        for_each_step<Direction::king_capture>([&]<int step>() { further |= king_takes<step>(at, path); });
        if (path.captured != 0 && (optional || !further)) write(at, path, crowned_);
    }

    // Follows every capture that begins in one direction; false if there is none.
    template <int step>
    bool king_takes(Bitboard at, Path path) {
        if constexpr (rules.king == KingReach::flying) {
            return flying_king_takes<step>(games::lowest(at), path);
        } else {
            Bitboard over = games::shifted<step>(at);
            if constexpr (rules.king == KingReach::long_jump) {
                Bitboard const ray =
                    Geometry::template rays<step>[static_cast<std::size_t>(games::lowest(at))];
                over = first_of<step>(ray & ~free_);
            }
            over &= field_.enemy & ~path.captured;
            Bitboard const to = games::shifted<step>(over) & free_;
            if (to == 0) return false;
            king_goes_on(to, with(path, over));
            return true;
        }
    }

    template <int step>
    bool flying_king_takes(int from, Path path) {
        Bitboard const ray = Geometry::template rays<step>[static_cast<std::size_t>(from)];
        Bitboard const over = first_of<step>(ray & ~free_);
        if ((over & field_.enemy & ~path.captured) == 0) return false;
        int const jumped = games::lowest(over);
        Bitboard const beyond = Geometry::template rays<step>[static_cast<std::size_t>(jumped)];
        Bitboard const landings = before_first<step>(beyond, beyond & ~free_);
        if (landings == 0) return false;

        Path const longer = with(path, over);
        // Straight on, all landings lead to the same capture: it is followed once.
        bool further = flying_king_takes<step>(jumped, longer);
        for (Bitboard left = landings; left != 0;) {
            int const landing = games::pop_lowest(left);
            for_each_step<Direction::king_capture>([&]<int turn>() {
                if constexpr (turn != step && turn != -step)
                    further |= flying_king_takes<turn>(landing, longer);
            });
        }
        // A capture goes on while it can, so the landing that allows more must be chosen.
        if (optional || !further)
            for (Bitboard left = landings; left != 0;)
                write(games::bit(games::pop_lowest(left)), longer, crowned_);
        return true;
    }

    // What the rules compare when they say which capture must be chosen: the highest value.
    [[nodiscard]] int value(Path path) const {
        int const pieces = games::popcount(path.captured);
        int const kings = games::popcount(path.captured & field_.enemy_kings);
        switch (rules.priority) {
        case Priority::any:
            return 0;
        case Priority::king_first:
            return king_;
        case Priority::most_pieces:
            return pieces;
        case Priority::most_pieces_then_kings:
            return pieces * 64 + kings;
        case Priority::most_then_king_then_kings_then_earliest:
            return ((pieces * 2 + king_) * 16 + kings) << 16 | static_cast<int>(path.kings_by_turn);
        case Priority::highest_value_then_king:
            return ((pieces + kings) * 64 - kings) * 2 + king_;
        }
        return 0;
    }

    void write(Bitboard at, Path path, bool crowns) {
        if constexpr (rules.priority != Priority::any) {
            int const reached = value(path);
            if (reached < best_) return;
            if (reached > best_) {
                best_ = reached;
                end_ = begin_;
            }
        }
        std::uint64_t const packed = Move::pack(origin_, games::lowest(at), crowns);
        if (games::more_than_one(path.captured) && is_written(path.captured, packed)) return;
        if (end_ == limit_) return;
        *end_ = {.captured = path.captured,
                 .packed = packed | static_cast<std::uint64_t>(end_ - begin_) << Move::ordinal_shift};
        ++end_;
    }

    [[nodiscard]] bool is_written(Bitboard captured, std::uint64_t packed) const {
        for (Move const* move = begin_; move != end_; ++move)
            if (move->captured == captured && static_cast<std::uint32_t>(move->packed) == packed) return true;
        return false;
    }

    Field field_;
    Move* begin_;
    Move* end_;
    Move const* limit_;
    int best_ = 0;
    int origin_ = 0;
    Bitboard free_ = 0; // empty squares and the one the capturing piece left
    bool king_ = false;
    bool crowned_ = false; // a man crowned on the way
};

} // namespace draughts
