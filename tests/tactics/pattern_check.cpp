#include "pattern_check.hpp"

#include <algorithm>
#include <functional>
#include <map>

namespace tests {
namespace {

using core::Colour;

class PatternCheck {
  public:
    explicit PatternCheck(PatternCase const& one)
        : one_(one),
          us_(one.before.side_to_move()),
          now_(one.game, one.before),
          then_(one.game, one.after) {}

    [[nodiscard]] bool is_shot() const {
        if (!move().captured.empty() || one_.before.game() == "draughts-house" || one_.spots.size() != 1)
            return false;
        auto const replies = one_.after.legal_moves();
        for (auto const& reply : replies) {
            auto const given = reply.squares.captured.size();
            auto const position = played(one_.after, reply);
            std::size_t back = 0;
            for (auto const& counter : position->legal_moves())
                back = std::max(back, counter.squares.captured.size());
            if (given == 0 || back <= given) return false;
        }
        return !replies.empty() && every_line([](SeenLine const& line) {
            return line.moves.size() > 2 &&
                   line.moves[2].squares.captured.size() > line.moves[1].squares.captured.size();
        });
    }

    [[nodiscard]] bool is_multi_capture() const {
        std::vector<std::string> taken;
        for (int const cell : move().captured) taken.push_back(now_.name(now_.spot_of(cell)));
        std::vector<std::string> told = one_.claim.at("victims");
        std::ranges::sort(taken);
        std::ranges::sort(told);
        return taken.size() >= 2 && taken == told;
    }

    [[nodiscard]] bool is_breakthrough() const {
        auto const start = now_.on(from());
        auto const man = one_.spots[0];
        if (!start || start->letter != 'M' || one_.spots.size() != 1) return false;
        for (auto const enemy : then_.pieces(~us_)) {
            int const ahead = (enemy.row - man.row) * forward();
            if (then_.on(enemy)->letter == 'K') return false;
            if (ahead > 0 && std::abs(enemy.column - man.column) <= ahead + 1) return false;
        }
        for (auto const& reply : one_.after.legal_moves())
            for (int const cell : reply.squares.captured)
                if (then_.spot_of(cell) == man) return false;
        return every_line([&](SeenLine const& line) { return gets_crowned(line); });
    }

    [[nodiscard]] bool is_opposition() const {
        if (now_.size() != 8 || move().captured.empty() || one_.spots.size() != 1) return false;
        if (then_.pieces(us_).size() != then_.pieces(~us_).size()) return false;
        // Whose turn it is has the move with an odd number in its system.
        if (in_system(now_, us_) % 2 == 1 || in_system(then_, ~us_) % 2 == 1) return false;
        return every_line([&](SeenLine const& line) {
            if (line.moves.size() == 1) return line.is_won && line.loser_has_pieces;
            auto const& reply = line.moves[1].squares;
            if (!reply.captured.empty() || line.moves.size() < 3) return false;
            bool const shut_in = line.moves.size() == 3 && line.is_won && line.loser_has_pieces;
            return shut_in || takes(line.moves[2], then_.spot_of(reply.to));
        });
    }

    [[nodiscard]] bool is_trapped_king() const {
        if (one_.spots.size() != 2) return false;
        auto const king = one_.spots[1];
        auto const piece = then_.on(king);
        if (!piece || piece->colour == us_ || piece->letter != 'K') return false;
        if (!is_shut_in(then_, king) || is_shut_in(now_, king)) return false;
        if (!every_line([&](SeenLine const& line) { return never_moves(line, king); })) return false;
        return falls(king) ||
               every_line([&](SeenLine const& line) { return line.is_won && survives(line, king); });
    }

    [[nodiscard]] bool is_dog_hole() const {
        if (one_.spots.size() != 2) return false;
        auto const guard = one_.spots[0];
        auto const hole = one_.spots[1];
        auto const held = then_.on(hole);
        auto const holder = then_.on(guard);
        int const home = us_ == Colour::white ? 1 : then_.size();
        bool const on_edge = hole.column == 1 || hole.column == then_.size();
        if (!held || held->colour == us_ || held->letter != 'M' || !holder || now_.on(from())->letter != 'M')
            return false;
        if (!on_edge || guard.row != home || hole.row != home + forward() ||
            std::abs(guard.column - hole.column) != 1)
            return false;
        return every_line([&](SeenLine const& line) {
            return line.is_won && never_moves(line, hole) && survives(line, hole);
        });
    }

    [[nodiscard]] bool is_fork() const {
        if (one_.spots.size() != 3 || then_.knights_around(one_.spots[0], us_) == 0) return false;
        for (std::size_t const i : {1U, 2U}) {
            auto const target = one_.spots[i];
            auto const piece = then_.on(target);
            if (!piece || piece->colour == us_ || then_.knights_around(target, ~us_) != 0) return false;
            if (!is_jump(one_.spots[0], target) || !falls(target, one_.spots[0])) return false;
        }
        return true;
    }

    [[nodiscard]] bool is_exchange() const {
        auto const square = one_.spots[0];
        if (move().captured.empty() || one_.spots.size() != 1) return false;
        if (then_.knights_around(square, us_) < then_.knights_around(square, ~us_)) return false;
        return every_line([&](SeenLine const& line) {
            if (line.moves.size() < 2 || then_.spot_of(line.moves[1].squares.to) != square) return true;
            return line.moves.size() > 2 && then_.spot_of(line.moves[2].squares.to) == square;
        });
    }

    [[nodiscard]] bool is_corralled() const {
        if (one_.spots.size() != 2) return false;
        auto const knight = one_.spots[1];
        auto const piece = then_.on(knight);
        if (!piece || piece->colour == us_ || then_.knights_around(knight, ~us_) != 0 ||
            then_.knights_around(knight, us_) == 0)
            return false;
        for (int row = 1; row <= 8; ++row)
            for (int column = 1; column <= 8; ++column) {
                GridSpot const flight{row, column};
                auto const there = then_.on(flight);
                if (is_jump(knight, flight) && !(there && there->colour != us_) &&
                    then_.knights_around(flight, us_) == 0)
                    return false;
            }
        return falls(knight) && every_line([&](SeenLine const& line) {
                   if (line.moves.size() < 2 || then_.spot_of(line.moves[1].squares.from) != knight)
                       return true;
                   return line.moves.size() > 2 && line.moves[2].squares.to == line.moves[1].squares.to;
               });
    }

  private:
    [[nodiscard]] core::MoveSquares const& move() const { return one_.move.squares; }
    [[nodiscard]] GridSpot from() const { return now_.spot_of(move().from); }
    [[nodiscard]] int forward() const { return us_ == Colour::white ? 1 : -1; }
    [[nodiscard]] bool every_line(std::function<bool(SeenLine const&)> const& holds) const {
        return std::ranges::all_of(one_.lines, holds);
    }
    static bool is_jump(GridSpot one, GridSpot other) {
        return std::abs((one.row - other.row) * (one.column - other.column)) == 2;
    }
    [[nodiscard]] bool takes(SeenMove const& made, GridSpot spot) const {
        return std::ranges::any_of(made.squares.captured,
                                   [&](int cell) { return then_.spot_of(cell) == spot; });
    }

    // Some reply leaves it there and the answer takes it, with that piece if one is named.
    [[nodiscard]] bool falls(GridSpot victim, std::optional<GridSpot> by = std::nullopt) const {
        return std::ranges::any_of(one_.lines, [&](SeenLine const& line) {
            if (line.moves.size() < 3 || then_.spot_of(line.moves[1].squares.from) == victim) return false;
            return takes(line.moves[2], victim) && (!by || then_.spot_of(line.moves[2].squares.from) == *by);
        });
    }
    [[nodiscard]] bool never_moves(SeenLine const& line, GridSpot spot) const {
        for (std::size_t i = 1; i < line.moves.size(); i += 2)
            if (then_.spot_of(line.moves[i].squares.from) == spot) return false;
        return true;
    }
    [[nodiscard]] bool survives(SeenLine const& line, GridSpot spot) const {
        for (std::size_t i = 0; i < line.moves.size(); i += 2)
            if (takes(line.moves[i], spot)) return false;
        return true;
    }
    [[nodiscard]] bool gets_crowned(SeenLine const& line) const {
        auto man = move().from;
        for (std::size_t i = 0; i < line.moves.size(); ++i) {
            auto const& made = line.moves[i];
            if (i % 2 == 1 && takes(made, then_.spot_of(man))) return false;
            if (i % 2 == 1 || made.squares.from != man) continue;
            if (made.changes_piece) return true;
            man = made.squares.to;
        }
        return false;
    }
    [[nodiscard]] static int in_system(PlainGrid const& grid, Colour side) {
        int const home = side == Colour::white ? 1 : grid.size();
        int count = 0;
        for (auto const colour : {Colour::white, Colour::black})
            for (auto const spot : grid.pieces(colour)) count += std::abs(spot.row - home) % 2 == 0;
        return count;
    }
    // No step and no jump to the next but one.
    [[nodiscard]] bool is_shut_in(PlainGrid const& grid, GridSpot king) const {
        for (int const down : {-1, 1})
            for (int const right : {-1, 1}) {
                GridSpot const next{king.row + down, king.column + right};
                GridSpot const behind{next.row + down, next.column + right};
                if (!grid.holds(next)) continue;
                auto const piece = grid.on(next);
                if (!piece) return false;
                if (piece->colour == us_ && grid.holds(behind) && !grid.on(behind)) return false;
            }
        return true;
    }

    PatternCase const& one_;
    Colour us_;
    PlainGrid now_;
    PlainGrid then_;
};

} // namespace

bool pattern_holds(std::string const& theme, PatternCase const& one) {
    PatternCheck const check(one);
    std::map<std::string, std::function<bool()>> const holds = {
        {"shot", [&] { return check.is_shot(); }},
        {"multiCapture", [&] { return check.is_multi_capture(); }},
        {"breakthrough", [&] { return check.is_breakthrough(); }},
        {"opposition", [&] { return check.is_opposition(); }},
        {"trappedKing", [&] { return check.is_trapped_king(); }},
        {"dogHole", [&] { return check.is_dog_hole(); }},
        {"fork", [&] { return check.is_fork(); }},
        {"exchange", [&] { return check.is_exchange(); }},
        {"corralled", [&] { return check.is_corralled(); }},
    };
    auto const found = holds.find(theme);
    return found != holds.end() && found->second();
}

} // namespace tests
