// King and pawn against king: the table against plain retrograde analysis by the rules, over every legal position.
#include "games/chess/evaluator.hpp"
#include "games/chess/lone_pawn.hpp"
#include "tests/games/chess/positions.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

using namespace chess;
using namespace chess::testing;

namespace {

bool is_legal(Square strong, Square pawn, Square weak, Colour turn) {
    bool const apart =
        strong != pawn && strong != weak && pawn != weak && (king_attacks(strong) & bit(weak)) == 0;
    return apart && (turn == Colour::black || (pawn_attacks(Colour::white, pawn) & bit(weak)) == 0);
}

Position placed(Square strong, Square pawn, Square weak, Colour turn) {
    PositionBuilder builder;
    builder.put(piece_of(PieceKind::king, Colour::white), strong);
    builder.put(piece_of(PieceKind::pawn, Colour::white), pawn);
    builder.put(piece_of(PieceKind::king, Colour::black), weak);
    builder.set_side(turn);
    return builder.build();
}

template <class Visit>
void for_each_move(Position const& position, Visit visit) {
    for (auto const move : legal_moves(position)) {
        Position after = position;
        Undo undo;
        after.make(move, undo);
        visit(after);
    }
}

// A queen or rook that the king can neither take nor be stalemated by wins.
bool is_won_by_promotion(Position const& position) {
    if (position.straight_sliders() == 0) return false;
    bool can_move = false;
    bool is_taken = false;
    for_each_move(position, [&](Position const& after) {
        can_move = true;
        is_taken |= after.straight_sliders() == 0;
    });
    return !is_taken && (can_move || position.in_check());
}

// Every position of a white pawn by its key, and whether White wins it.
class Solved {
  public:
    Solved() {
        for_each_position([&](Position const& position) {
            places_.emplace(position.key(), positions_.size());
            positions_.push_back(position);
        });
        for (auto const& position : positions_) successors_.push_back(successors_of(position));
        won_.resize(positions_.size());
        while (improve()) {
        }
    }

    [[nodiscard]] std::vector<Position> const& positions() const { return positions_; }
    [[nodiscard]] bool is_won(std::size_t place) const { return won_[place]; }

  private:
    static constexpr int elsewhere_won = -1;
    static constexpr int elsewhere_drawn = -2;

    template <class Visit>
    static void for_each_position(Visit visit) {
        for (int pawn = 8; pawn < 56; ++pawn)
            for (int strong = 0; strong < 64; ++strong)
                for (int weak = 0; weak < 64; ++weak)
                    for (Colour const turn : {Colour::white, Colour::black})
                        if (is_legal(square_at(strong), square_at(pawn), square_at(weak), turn))
                            visit(placed(square_at(strong), square_at(pawn), square_at(weak), turn));
    }
    std::vector<int> successors_of(Position const& position) {
        std::vector<int> result;
        for_each_move(position, [&](Position const& after) {
            auto const known = places_.find(after.key());
            result.push_back(known != places_.end()       ? static_cast<int>(known->second)
                             : is_won_by_promotion(after) ? elsewhere_won
                                                          : elsewhere_drawn);
        });
        return result;
    }
    bool improve() {
        bool better = false;
        auto const wins = [&](int successor) {
            return successor == elsewhere_won ||
                   (successor >= 0 && won_[static_cast<std::size_t>(successor)]);
        };
        for (std::size_t place = 0; place < positions_.size(); ++place) {
            if (won_[place]) continue;
            auto const& next = successors_[place];
            bool const is_white = positions_[place].side_to_move() == Colour::white;
            won_[place] =
                is_white ? std::ranges::any_of(next, wins) : !next.empty() && std::ranges::all_of(next, wins);
            better |= won_[place];
        }
        return better;
    }

    std::map<core::Key, std::size_t> places_;
    std::vector<Position> positions_;
    std::vector<std::vector<int>> successors_;
    std::vector<bool> won_;
};

} // namespace

TEST(LonePawn, AgreesWithTheRulesEverywhere) {
    Solved const solved;
    int wrong = 0;
    for (std::size_t place = 0; place < solved.positions().size(); ++place)
        wrong += lone_pawn_wins(solved.positions()[place], Colour::white) != solved.is_won(place);
    EXPECT_EQ(wrong, 0) << "of " << solved.positions().size();
    EXPECT_GT(solved.positions().size(), 300'000u);
}

TEST(LonePawn, IsTheSameForBlack) {
    for (auto const [white, black] : {std::pair{"8/8/8/8/8/4k3/4P3/6K1 w", "6k1/4p3/4K3/8/8/8/8/8 b"},
                                      std::pair{"4k3/8/4K3/4P3/8/8/8/8 w", "8/8/8/8/4p3/4k3/8/4K3 b"},
                                      std::pair{"8/8/1k6/8/1KP5/8/8/8 b", "8/8/8/1kp5/8/1K6/8/8 w"},
                                      std::pair{"k7/8/1K6/P7/8/8/8/8 w", "8/8/8/8/p7/1k6/8/K7 b"}}) {
        auto const whole = [](char const* board) { return position_of(std::string(board) + " - - 0 1"); };
        EXPECT_EQ(lone_pawn_wins(whole(white), Colour::white), lone_pawn_wins(whole(black), Colour::black))
            << white;
    }
}

TEST(LonePawn, MakesTheEvaluationExact) {
    auto const value_of = [](std::string_view fen) { return evaluate(position_of(fen)).value(); };
    EXPECT_EQ(value_of("8/8/8/8/4k3/8/4P3/4K3 w - - 0 1"), 0);
    EXPECT_GT(value_of("8/8/8/4k3/8/4K3/4P3/8 b - - 0 1") * -1, 500);
}
