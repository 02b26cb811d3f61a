// Two evaluations: one for the engine's search, antisymmetric but for the turn, and the classic value of the program
// that knights-only chess came from, which is not and so is only for searches that name the player they work for.
#pragma once

#include "core/types.hpp"
#include "games/knights/attacks.hpp"
#include "games/knights/position.hpp"

#include <algorithm>
#include <array>
#include <type_traits>

namespace knights {

inline constexpr core::Score knight_value{100};

struct Weights {
    int knight = knight_value.value();
    int jump = 3;         // for each square that a knight reaches on an empty board: the centre is worth more
    int loose = -22;      // attacked and not guarded
    int outnumbered = -9; // guarded, but the attackers are more than one
    int attacked_square = 2; // for each square a side bears on
    int guarded = 3;         // for each knight that another guards
    int lead_grows = 3;      // for each knight ahead and each one gone: who leads likes to exchange
    int turn = 8;
};
inline constexpr Weights weights;

// Knights and where they stand, for White, kept up to date move by move.
struct Accumulator {
    int sum = 0;

    constexpr void placed(Piece piece, Square square) { sum += worth(piece, square); }
    constexpr void removed(Piece piece, Square square) { sum -= worth(piece, square); }

    bool operator==(Accumulator const&) const = default;

  private:
    static constexpr std::array<int, 64> worths = [] {
        std::array<int, 64> table{};
        for (std::size_t square = 0; square < 64; ++square)
            table[square] = weights.knight + weights.jump * games::popcount(jumps[square]);
        return table;
    }();
    static constexpr int worth(Piece piece, Square square) {
        int const value = worths[static_cast<std::size_t>(square)];
        return piece == Piece::white_knight ? value : -value;
    }
};
static_assert(std::is_trivially_copyable_v<Accumulator>);

constexpr Accumulator accumulate(Position const& position) {
    Accumulator result;
    for (Colour const colour : {Colour::white, Colour::black})
        for (Bitboard left = position.knights(colour); left != 0;)
            result.placed(knight_of(colour), Square(games::pop_lowest(left)));
    return result;
}

// Remembers nothing.
class Evaluator {
  public:
    // For the side to move; `kept` belongs to the position.
    core::Score operator()(Position const& position, Accumulator const& kept) const {
        auto const white = position.knights(Colour::white);
        auto const black = position.knights(Colour::black);
        Seen const by_white = seen_by(white);
        Seen const by_black = seen_by(black);
        int const together = terms(white, by_white, by_black) - terms(black, by_black, by_white);
        int const lead = games::popcount(white) - games::popcount(black);
        int const gone = most_knights - std::min(most_knights, games::popcount(white | black));
        int const value = kept.sum + together + lead * gone * weights.lead_grows;
        return core::Score{(position.side_to_move() == Colour::white ? value : -value) + weights.turn};
    }

  private:
    static constexpr int most_knights = 32;

    struct Seen {
        Bitboard once;
        Bitboard twice;
    };

    // Where one knight of a set bears, and where more than one does.
    static constexpr Seen seen_by(Bitboard set) {
        constexpr Bitboard file_a = 0x0101010101010101u;
        constexpr Bitboard not_a = ~file_a;
        constexpr Bitboard not_ab = ~(file_a | file_a << 1);
        constexpr Bitboard not_h = ~(file_a << 7);
        constexpr Bitboard not_gh = ~(file_a << 6 | file_a << 7);
        Seen seen{0, 0};
        auto const add = [&](Bitboard targets) {
            seen.twice |= seen.once & targets;
            seen.once |= targets;
        };
        add(set << 17 & not_a);
        add(set >> 15 & not_a);
        add(set << 10 & not_ab);
        add(set >> 6 & not_ab);
        add(set << 15 & not_h);
        add(set >> 17 & not_h);
        add(set << 6 & not_gh);
        add(set >> 10 & not_gh);
        return seen;
    }

    static constexpr int terms(Bitboard knights, Seen const& own, Seen const& enemy) {
        using games::popcount;
        Bitboard const attacked = knights & enemy.once;
        return weights.loose * popcount(attacked & ~own.once) +
               weights.outnumbered * popcount(attacked & own.once & ~own.twice & enemy.twice) +
               weights.guarded * popcount(knights & own.once) + weights.attacked_square * popcount(own.once);
    }
};

// The same, from nothing.
inline core::Score evaluate(Position const& position) { return Evaluator{}(position, accumulate(position)); }

// Won 99999, else 200 - 6E + 4A + S with E enemies, A own knights and S of those on squares that no
// enemy attacks. Outside core::Score's range, so a plain number.
inline int classic(Position const& position, Colour player) {
    Bitboard const own = position.knights(player);
    Bitboard const enemies = position.knights(~player);
    if (enemies == 0) return 99999;
    Bitboard const safe = own & ~jumps_of(enemies);
    return 200 - 6 * games::popcount(enemies) + 4 * games::popcount(own) + games::popcount(safe);
}

} // namespace knights
