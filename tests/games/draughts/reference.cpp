#include "tests/games/draughts/reference.hpp"

#include "games/draughts/numbering.hpp"

#include <algorithm>
#include <tuple>

namespace draughts::testing {
namespace {

struct Place {
    int row; // from the top of the diagram
    int column;
    bool operator==(Place const&) const = default;
};

struct Way {
    int down;
    int right;
};

struct Capture {
    ReferenceMove move;
    bool by_king;
    std::vector<bool> kings_in_order; // was each captured piece a king?
};

class Reference {
  public:
    Reference(RuleSet const& rules, State const& state) : rules_(rules), state_(state) {
        for (int number = 1; number <= square_count(rules); ++number) {
            Square const square = square_of_number(rules, number);
            int const cell = cell_of(rules, square);
            char& here = board_[cell / rules.size][cell % rules.size];
            here = '.';
            bool const king = (state.kings >> index(square) & 1) != 0;
            if ((state.pieces[0] >> index(square) & 1) != 0) here = king ? 'W' : 'w';
            if ((state.pieces[1] >> index(square) & 1) != 0) here = king ? 'B' : 'b';
        }
        bool const white = state.side == Colour::white;
        own_man_ = white ? 'w' : 'b';
        own_king_ = white ? 'W' : 'B';
        enemy_man_ = white ? 'b' : 'w';
        enemy_king_ = white ? 'B' : 'W';
        forward_ = white == (rules.white_end == End::bottom) ? -1 : 1;
    }

    std::set<ReferenceMove> moves() {
        for (int row = 0; row < rules_.size; ++row)
            for (int column = 0; column < rules_.size; ++column) {
                char const piece = board_[row][column];
                if (piece == own_man_ || piece == own_king_) from({row, column}, piece == own_king_);
            }
        keep_the_best();
        std::set<ReferenceMove> result;
        for (Capture const& capture : captures_) result.insert(capture.move);
        if (result.empty() || rules_.obligation == Obligation::optional)
            result.insert(quiet_.begin(), quiet_.end());
        return result;
    }

  private:
    [[nodiscard]] bool on_board(Place p) const {
        return p.row >= 0 && p.row < rules_.size && p.column >= 0 && p.column < rules_.size;
    }
    [[nodiscard]] bool is_free(Place p) const {
        return on_board(p) && (board_[p.row][p.column] == '.' || p == origin_);
    }
    [[nodiscard]] bool is_enemy(Place p) const {
        return on_board(p) &&
               (board_[p.row][p.column] == enemy_man_ || board_[p.row][p.column] == enemy_king_);
    }
    [[nodiscard]] bool is_last_row(Place p) const { return p.row == (forward_ < 0 ? 0 : rules_.size - 1); }
    [[nodiscard]] int number(Place p) const {
        return number_of(rules_, *square_of_cell(rules_, p.row * rules_.size + p.column));
    }
    static Place go(Place p, Way way) { return {p.row + way.down, p.column + way.right}; }

    void from(Place place, bool king) {
        origin_ = place;
        quiet_from(place, king);
        capture_from(place, king,
                     {.move = {number(place), 0, {}, false}, .by_king = king, .kings_in_order = {}});
    }

    void quiet_from(Place place, bool king) {
        KingRun const run = state_.runs[state_.side == Colour::white ? 0 : 1];
        if (king && run.count > 0 && run.count >= rules_.same_king_run &&
            number_of(rules_, run.square) == number(place))
            return;
        for (Way const way : {Way{-1, -1}, Way{-1, 1}, Way{1, -1}, Way{1, 1}}) {
            if (!king && way.down != forward_) continue;
            for (Place to = go(place, way); is_free(to); to = go(to, way)) {
                quiet_.insert({number(place), number(to), {}, !king && is_last_row(to)});
                if (!king || rules_.king != KingReach::flying) break;
            }
        }
    }

    struct Jump {
        Place over;
        std::vector<Place> landings;
    };

    // The single jumps that a piece could make now, each with every square it could come down on.
    [[nodiscard]] std::vector<Jump> jumps(Place place, bool king, std::set<int> const& captured) const {
        std::vector<Jump> result;
        for (Way const way :
             {Way{-1, -1}, Way{-1, 1}, Way{1, -1}, Way{1, 1}, Way{2, 0}, Way{-2, 0}, Way{0, 2}, Way{0, -2}}) {
            bool const straight = way.down == 0 || way.right == 0;
            if (straight && !rules_.orthogonal_captures) continue;
            if (!king && !rules_.men_capture_backwards && way.down != forward_) continue;
            Place over = go(place, way);
            if (king && rules_.king != KingReach::one_step)
                while (is_free(over)) over = go(over, way);
            if (!is_enemy(over) || captured.contains(number(over))) continue;
            if (board_[over.row][over.column] == enemy_king_ && !king && !rules_.men_capture_kings) continue;
            Jump jump{over, {}};
            for (Place to = go(over, way); is_free(to); to = go(to, way)) {
                jump.landings.push_back(to);
                if (!king || rules_.king != KingReach::flying) break;
            }
            if (!jump.landings.empty()) result.push_back(jump);
        }
        return result;
    }

    // Goes on capturing from `place`; writes the capture down where it may end.
    void capture_from(Place place, bool king, Capture const& so_far) {
        auto const possible = jumps(place, king, so_far.move.captured);
        for (Jump const& jump : possible) {
            Capture longer = so_far;
            longer.move.captured.insert(number(jump.over));
            longer.kings_in_order.push_back(board_[jump.over.row][jump.over.column] == enemy_king_);
            // Of several squares behind the captured piece, one that lets the capture go on must be chosen.
            auto const goes_on = [&](Place to) { return !jumps(to, king, longer.move.captured).empty(); };
            bool const must_go_on = std::any_of(jump.landings.begin(), jump.landings.end(), goes_on) &&
                                    rules_.obligation == Obligation::to_the_end;
            for (Place const to : jump.landings)
                if (!must_go_on || jump.landings.size() == 1 || goes_on(to)) land(to, king, longer);
        }
        if (so_far.move.captured.empty()) return;
        if (possible.empty() || rules_.obligation == Obligation::optional) end(place, so_far);
    }

    void land(Place to, bool king, Capture capture) {
        if (!king && is_last_row(to)) {
            if (rules_.crowning == Crowning::stops) return end(to, capture);
            if (rules_.crowning == Crowning::goes_on) {
                king = true;
                capture.move.crowns = true;
            }
        }
        capture_from(to, king, capture);
    }

    void end(Place to, Capture capture) {
        capture.move.to = number(to);
        if (!capture.by_king && is_last_row(to)) capture.move.crowns = true;
        captures_.push_back(capture);
    }

    // What the rules compare, the most important first.
    [[nodiscard]] std::tuple<int, int, int, std::vector<bool>> rank(Capture const& capture) const {
        int const pieces = static_cast<int>(capture.move.captured.size());
        int const kings =
            static_cast<int>(std::count(capture.kings_in_order.begin(), capture.kings_in_order.end(), true));
        int const by_king = capture.by_king ? 1 : 0;
        switch (rules_.priority) {
        case Priority::any:
            return {0, 0, 0, {}};
        case Priority::king_first:
            return {by_king, 0, 0, {}};
        case Priority::most_pieces:
            return {pieces, 0, 0, {}};
        case Priority::most_pieces_then_kings:
            return {pieces, kings, 0, {}};
        case Priority::most_then_king_then_kings_then_earliest:
            return {pieces, by_king, kings, capture.kings_in_order};
        case Priority::highest_value_then_king:
            return {100 * (pieces - kings) + 199 * kings, by_king, 0, {}};
        }
        return {};
    }

    void keep_the_best() {
        if (captures_.empty()) return;
        auto best = rank(captures_.front());
        for (Capture const& capture : captures_) best = std::max(best, rank(capture));
        std::erase_if(captures_, [&](Capture const& capture) { return rank(capture) != best; });
    }

    RuleSet const& rules_;
    State const& state_;
    char board_[10][10] = {};
    char own_man_, own_king_, enemy_man_, enemy_king_;
    int forward_; // rows down the diagram
    Place origin_{0, 0};
    std::set<ReferenceMove> quiet_;
    std::vector<Capture> captures_;
};

} // namespace

std::set<ReferenceMove> reference_moves(RuleSet const& rules, State const& state) {
    return Reference(rules, state).moves();
}

} // namespace draughts::testing
