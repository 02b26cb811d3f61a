// What one side's pieces are worth together: freedom, support, men that nobody can stop. Sets of squares and shifts
// only, no loop over pieces but for the rare runaway.
#pragma once

#include "games/draughts/position.hpp"
#include "games/draughts/steps.hpp"
#include "games/draughts/weights.hpp"
#include "games/draughts/worth.hpp"

#include <algorithm>

namespace draughts {

template <RuleSet const& rules, core::Colour us, class Note>
class SideTerms {
    using Geometry = Board<rules.size>;
    using Direction = Steps<rules, us>;
    static constexpr int left = Direction::forward[0];
    static constexpr int right = Direction::forward[1];

  public:
    SideTerms(Position<rules> const& position, Weights const& weights, Note note)
        : w(weights),
          note_(note),
          own_(position.pieces(us)),
          men_(own_ & ~position.kings()),
          kings_(own_ & position.kings()),
          enemy_(position.pieces(~us)),
          // Those that can take what stands before them, seen from our side: backwards for them.
          enemy_backward_(rules.men_capture_backwards ? enemy_ : enemy_ & position.kings()),
          empty_(Geometry::all & ~(own_ | enemy_)),
          enemy_has_king_((enemy_ & position.kings()) != 0) {}

    [[nodiscard, gnu::always_inline]] Phased score() const {
        Phased score = men_moves<left, right>() + men_moves<right, left>() + support();
        if (kings_ != 0) score += king_moves();
        return score + runaways();
    }

  private:
    // Men that step one way, and how many of them cannot be taken for it: `step` is the way, `other` the other way.
    template <int step, int other>
    [[nodiscard, gnu::always_inline]] Phased men_moves() const {
        using games::shifted;
        Bitboard const targets = shifted<step>(men_) & empty_;
        Bitboard const over_origin = shifted<-step>(enemy_); // the square it left is free to land on
        Bitboard const across = shifted<-other>(enemy_) & shifted<other>(empty_);
        Bitboard const from_behind = shifted<other>(enemy_backward_) & shifted<-other>(empty_);
        Bitboard const safe = targets & ~(over_origin | across | from_behind);
        return note_(w.man_move, games::popcount(targets)) + note_(w.safe_man_move, games::popcount(safe));
    }

    [[nodiscard, gnu::always_inline]] Phased support() const {
        using games::popcount;
        using games::shifted;
        Bitboard const backed_left = men_ & shifted<left>(own_);
        Bitboard const backed_right = men_ & shifted<right>(own_);
        Bitboard const exposed = men_ & ((shifted<-left>(enemy_) & shifted<left>(empty_)) |
                                         (shifted<-right>(enemy_) & shifted<right>(empty_)));
        return note_(w.man_backed, popcount(backed_left) + popcount(backed_right)) +
               note_(w.exposed, popcount(exposed));
    }

    [[nodiscard, gnu::always_inline]] Phased king_moves() const {
        int count = 0;
        for_each_step<Direction::diagonal>(
            [&]<int step>() { count += games::popcount(games::shifted<step>(kings_) & empty_); });
        return note_(w.king_move, count);
    }

    // No enemy stands anywhere a man may still come to: it will be crowned.
    [[nodiscard, gnu::always_inline]] Phased runaways() const {
        Bitboard guarded = enemy_;
        for (int row = 1; row < Geometry::size; ++row)
            guarded |= (games::shifted<-left>(guarded) | games::shifted<-right>(guarded)) & Geometry::all;
        int points = 0;
        for (Bitboard free = men_ & ~guarded; free != 0;) {
            int const row = row_of(games::pop_lowest(free));
            int const rows_left = us == core::Colour::white ? Geometry::size - 1 - row : row;
            points += std::max(0, w.runaway_rows - rows_left);
        }
        if (points == 0) return {};
        int const crowning = points * (king_worth<rules> - man_worth) / w.runaway_share;
        int const worth = enemy_has_king_ ? crowning / 2 : crowning;
        note_.worked_out(w.runaway_share, Phased(worth, worth));
        return {worth, worth};
    }

    static constexpr int row_of(int square) {
        int const within = square % Geometry::vertical;
        return square / Geometry::vertical * 2 + (within >= Geometry::shorter ? 1 : 0);
    }
    static_assert(row_of(Geometry::bit_of(3, Geometry::width - 1)) == 3 &&
                  row_of(Geometry::bit_of(2, 0)) == 2);

    Weights const& w; // short, for it stands in every line
    [[no_unique_address]] Note note_;
    Bitboard own_;
    Bitboard men_;
    Bitboard kings_;
    Bitboard enemy_;
    Bitboard enemy_backward_;
    Bitboard empty_;
    bool enemy_has_king_;
};

} // namespace draughts
