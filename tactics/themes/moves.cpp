// What single moves of the solver are: special moves, checks of a special kind, moves without noise, and what they cost.
#include "games/chess/movegen.hpp"
#include "tactics/guards.hpp"
#include "tactics/themes/themes.hpp"

#include <algorithm>

namespace tactics {
namespace {

// Rows a pawn has come, from 1 at home to 7 on its last; promotions count as the last.
int pawn_row(Solution const& line, int ply) {
    auto const& step = line.step(ply);
    int const rank = chess::rank_of(step.to);
    return line.solver() == Colour::white ? rank : 7 - rank;
}
bool is_pawn_move(Step const& step) { return step.moved == PieceKind::pawn || step.move.is_promotion(); }

// A pawn past the middle, or a promotion; far advanced from the seventh row on.
bool advances_pawn(Solution const& line, int ply) {
    return is_pawn_move(line.step(ply)) && pawn_row(line, ply) >= 5;
}
bool advances_pawn_far(Solution const& line, int ply) {
    return is_pawn_move(line.step(ply)) && pawn_row(line, ply) >= 6;
}

bool gives_double_check(Solution const& line, int ply) {
    return games::more_than_one(checkers(line.after(ply)));
}

// Somebody else than the piece that moved checks; castling opens no line.
bool discovers_check(Solution const& line, int ply) {
    return !line.step(ply).is_castling && (checkers(line.after(ply)) & ~bit(line.step(ply).to)) != 0;
}

bool attacks_something(Solution const& line, int ply) {
    auto const& after = line.after(ply);
    return (attacks_from(after, line.step(ply).to) & after.pieces(~line.solver())) != 0;
}

int legal_moves(Position const& at) {
    chess::Moves moves;
    chess::generate(at, moves);
    return moves.size();
}

// Takes nothing, checks nobody.
bool is_peaceful(Solution const& line, int ply) {
    return !line.step(ply).is_capture && !line.after(ply).in_check();
}

bool is_quiet(Solution const& line, int ply) {
    return is_peaceful(line, ply) && !line.before(ply).in_check() && !attacks_something(line, ply) &&
           !advances_pawn(line, ply) && line.step(ply).moved != PieceKind::king;
}

constexpr int real_choice = 3; // so many moves there must be for one of them to be a choice

// The line ends with a calm move among several.
bool ends_in_defence(Solution const& line) {
    int const ply = line.last();
    return legal_moves(line.before(ply)) >= real_choice && is_peaceful(line, ply) &&
           !attacks_something(line, ply) && !advances_pawn(line, ply);
}

// After nothing but calm moves, the solver is in check and has a choice of ways out.
bool escapes_check(Solution const& line) {
    for (int ply = 1; ply <= line.last(); ply += 2) {
        if (!is_peaceful(line, ply) || legal_moves(line.before(ply)) < real_choice) return false;
        if (line.before(ply).in_check()) return true;
    }
    return false;
}

// Mating, only a knight is a choice; before that anything but a queen is.
bool promotes_below_queen(Solution const& line) {
    return line.any([&](int ply) {
        auto const& move = line.step(ply).move;
        if (!move.is_promotion() || move.promotion() == PieceKind::queen) return false;
        bool const mates = line.is_mate() && ply == line.last();
        return !mates || move.promotion() == PieceKind::knight;
    });
}

// After a later move the solver has at least two pawns' worth less than before the first. An opponent's promotion is no
// sacrifice of ours.
bool sacrifices(Solution const& line) {
    constexpr int least = 2;
    int const at_first = balance(line.asked(), line.solver());
    bool const gives = line.any_follow_up(
        [&](int ply) { return at_first - balance(line.after(ply), line.solver()) >= least; });
    if (!gives) return false;
    for (int ply = 2; ply < line.plies(); ply += 2)
        if (line.step(ply).move.is_promotion()) return false;
    return true;
}

} // namespace

void add_moves(Solution const& line, ThemeSet& themes) {
    auto const add_for_any = [&](Theme theme, auto holds) {
        themes.add_if(line.any([&](int ply) { return holds(line, ply); }), theme);
    };
    using Special = chess::Move::Special;
    auto const special = [](Special wanted) {
        return [wanted](Solution const& of, int ply) { return of.step(ply).move.special() == wanted; };
    };
    add_for_any(Theme::advanced_pawn, advances_pawn_far);
    add_for_any(Theme::double_check, gives_double_check);
    add_for_any(Theme::discovered_check, discovers_check);
    add_for_any(Theme::castling, special(Special::castling));
    add_for_any(Theme::en_passant, special(Special::en_passant));
    add_for_any(Theme::promotion,
                [](Solution const& of, int ply) { return of.step(ply).move.is_promotion(); });
    themes.add_if(promotes_below_queen(line), Theme::under_promotion);
    themes.add_if(line.any_answered([&](int ply) { return is_quiet(line, ply); }), Theme::quiet_move);
    themes.add_if(ends_in_defence(line) || escapes_check(line), Theme::defensive_move);
    themes.add_if(sacrifices(line), Theme::sacrifice);
}

} // namespace tactics
