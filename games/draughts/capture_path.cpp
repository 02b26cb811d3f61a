// The way a capture goes, asked for when a person names the squares it touches. Plain recursion over steps
// known at run time: it is called once a typed move, not once a node.
#include "games/draughts/notation.hpp"
#include "games/draughts/numbering.hpp"

#include <array>
#include <vector>

namespace draughts {
namespace {

class PathSearch {
  public:
    PathSearch(RuleSet const& rules, State const& state, Move move, std::span<Square const> touched)
        : rules_(rules),
          move_(move),
          touched_(touched),
          ahead_(state.side == Colour::white ? 1 : -1),
          crown_row_(crown_row(rules, state.side)),
          board_(rules.size == 8 ? Board<8>::all : Board<10>::all),
          free_((board_ & ~(state.pieces[0] | state.pieces[1])) | games::bit(move.from())) {}

    bool from(int at, bool king, Bitboard left, std::size_t next) {
        bool const has_landed = left != move_.captured;
        if (has_landed && next < touched_.size() && index(touched_[next]) == at) ++next;
        if (left == 0) return at == move_.to() && next == touched_.size();
        if (has_landed) landings_.push_back(Square(at));
        if (goes_on(at, king, left, next)) return true;
        if (has_landed) landings_.pop_back();
        return false;
    }

    // Between the first square and the last, on the way that was found.
    [[nodiscard]] std::vector<Square> const& landings() const { return landings_; }

  private:
    static bool is(int square, Bitboard set) {
        return square >= 0 && square < 64 && (set >> square & 1) != 0;
    }

    bool goes_on(int at, bool king, Bitboard left, std::size_t next) {
        if (!king && rules_.crowning == Crowning::goes_on && is(at, crown_row_)) king = true;
        int const shorter = ahead_ * (rules_.size / 2 + 1);
        int const longer = shorter + ahead_;
        std::array const steps{shorter,           longer, -shorter, -longer, shorter + longer,
                               -shorter - longer, 1,      -1};
        std::size_t const count = rules_.orthogonal_captures             ? 8
                                  : king || rules_.men_capture_backwards ? 4
                                                                         : 2;
        for (std::size_t i = 0; i < count; ++i)
            if (along(at, steps[i], king, left, next)) return true;
        return false;
    }

    bool along(int at, int step, bool king, Bitboard left, std::size_t next) {
        int over = at + step;
        if (king && rules_.king != KingReach::one_step)
            while (is(over, free_)) over += step;
        if (!is(over, left)) return false;
        Bitboard const still = left & ~games::bit(over);
        for (int to = over + step; is(to, free_); to += step) {
            if (from(to, king, still, next)) return true;
            if (!king || rules_.king != KingReach::flying) break;
        }
        return false;
    }

    RuleSet const& rules_;
    Move move_;
    std::span<Square const> touched_;
    int ahead_; // the sign of a step forward
    Bitboard crown_row_;
    Bitboard board_;
    Bitboard free_;
    std::vector<Square> landings_;
};

} // namespace

bool can_touch(RuleSet const& rules, State const& state, Move move, std::span<Square const> touched) {
    if (!move.captures()) return false;
    bool const king = (state.kings & games::bit(move.from())) != 0;
    return PathSearch(rules, state, move, touched).from(move.from(), king, move.captured, 0);
}

std::vector<Square> landings(RuleSet const& rules, State const& state, Move move) {
    if (!move.captures()) return {};
    bool const king = (state.kings & games::bit(move.from())) != 0;
    PathSearch search(rules, state, move, {});
    search.from(move.from(), king, move.captured, 0);
    return search.landings();
}

} // namespace draughts
