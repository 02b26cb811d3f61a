// What one move of the solver makes possible for a later one: lines that open, pieces that are drawn to a square, captures
// that wait.
#include "games/chess/movegen.hpp"
#include "tactics/guards.hpp"
#include "tactics/themes/themes.hpp"

namespace tactics {
namespace {

bool lies_between(Square square, Step const& step) {
    return (chess::between(step.from, step.to) & bit(square)) != 0;
}

// The solver takes back through the square that the taker came from: his line went through it all the time.
bool uses_x_ray(Solution const& line, int ply) {
    auto const& taken = line.step(ply - 1);
    return line.step(ply).is_capture && taken.to == line.step(ply).to && taken.moved != PieceKind::king &&
           line.step(ply - 2).to == taken.to && lies_between(taken.from, line.step(ply));
}

// Only another piece than the one that moved checks, the rook of a king that castles among them.
bool checks_from_behind(Solution const& line, int ply) {
    Bitboard const checking = checkers(line.after(ply));
    return checking != 0 && (checking & bit(line.step(ply).to)) == 0;
}

// A capture along a line that the solver's move before opened. The first capture that is not a taking back decides.
bool discovers_attack(Solution const& line) {
    for (int ply = 3; ply <= line.last(); ply += 2) {
        auto const& step = line.step(ply);
        if (!step.is_capture) continue;
        if (line.step(ply - 1).to == step.to) return false;
        auto const& opened = line.step(ply - 2);
        if (lies_between(opened.from, step) && opened.to != step.to && opened.to != step.from &&
            !opened.is_castling)
            return true;
    }
    return false;
}

// A king, queen or rook takes what is offered, and on that square it is checked, or attacked and then taken.
bool attracts(Solution const& line, int ply) {
    if (ply + 2 > line.last()) return false;
    Square const bait = line.step(ply).to;
    auto const& taker = line.step(ply + 1);
    bool const is_prey =
        taker.moved == PieceKind::king || taker.moved == PieceKind::queen || taker.moved == PieceKind::rook;
    if (taker.to != bait || !is_prey) return false;
    auto const& hunt = line.step(ply + 2);
    if ((attackers(line.after(ply + 2), line.solver(), bait) & bit(hunt.to)) == 0) return false;
    return taker.moved == PieceKind::king || (ply + 4 <= line.last() && line.step(ply + 4).to == bait);
}

// A line piece takes what stood behind a more valuable piece that had to leave.
bool skewers(Solution const& line, int ply) {
    auto const& step = line.step(ply);
    auto const& fled = line.step(ply - 1);
    if (step.on_target == PieceKind::none || !is_line_piece(step.moved)) return false;
    if (line.is_mate() && ply == line.last()) return false;
    return fled.to != step.to && lies_between(fled.from, step) && worth(fled.moved) > worth(step.on_target) &&
           is_in_danger(line.before(ply), step.to);
}

// A capture that was there before comes only after a move between, and the answer to that did not make it possible. The
// first such capture decides.
bool moves_in_between(Solution const& line) {
    for (int ply = 3; ply <= line.last(); ply += 2) {
        auto const& step = line.step(ply);
        if (!step.is_capture) continue;
        Bitboard const guards = attackers(line.after(ply - 2), ~line.solver(), step.to);
        if ((guards & bit(line.step(ply - 1).from)) != 0 || line.step(ply - 2).to == step.to) continue;
        auto const& taken = line.step(ply - 3);
        if (taken.to != step.to || !taken.is_capture) return false;
        chess::Moves possible;
        chess::generate(line.after(ply - 3), possible);
        for (auto const move : possible)
            if (move == step.move) return true;
        return false;
    }
    return false;
}

// A line piece moves to, or through, the square that the solver's move before left; that move did not matter by itself.
bool clears(Solution const& line, int ply) {
    auto const& step = line.step(ply);
    auto const& cleared = line.step(ply - 2);
    if (step.on_target != PieceKind::none || !is_line_piece(step.moved)) return false;
    if (cleared.move.is_promotion() || cleared.to == step.from || cleared.to == step.to) return false;
    if (line.before(ply).in_check()) return false;
    if (line.after(ply).in_check() && line.step(ply - 1).moved == PieceKind::king) return false;
    if (cleared.from != step.to && !lies_between(cleared.from, step)) return false;
    return cleared.on_target == PieceKind::none || is_in_danger(line.after(ply - 2), cleared.to);
}

// The solver takes a piece that could not have saved itself before it was taken.
bool takes_trapped(Solution const& line, int ply) {
    auto const& step = line.step(ply);
    if (step.on_target == PieceKind::none || step.on_target == PieceKind::pawn) return false;
    auto const& flight = line.step(ply - 1);
    return is_trapped(line.before(ply - 1), flight.to == step.to ? flight.from : step.to);
}

// The first move takes an unguarded piece for nothing: not a piece that has just taken as much, nor to lose it at once.
bool takes_hanging(Solution const& line) {
    auto const& step = line.step(1);
    if (step.on_target == PieceKind::none || step.on_target == PieceKind::pawn) return false;
    if (!is_unguarded(line.before(1), step.to)) return false;
    auto const& mistake = line.step(0);
    if (mistake.to == step.to && worth(mistake.on_target) >= worth(step.on_target)) return false;
    return line.plies() < 4 || balance(line.after(3), line.solver()) >= balance(line.after(1), line.solver());
}

} // namespace

void add_sequels(Solution const& line, ThemeSet& themes) {
    auto const add_for_follow_up = [&](Theme theme, auto holds) {
        themes.add_if(line.any_follow_up([&](int ply) { return holds(line, ply); }), theme);
    };
    add_for_follow_up(Theme::x_ray_attack, uses_x_ray);
    add_for_follow_up(Theme::skewer, skewers);
    add_for_follow_up(Theme::clearance, clears);
    add_for_follow_up(Theme::trapped_piece, takes_trapped);
    themes.add_if(line.any([&](int ply) { return attracts(line, ply); }), Theme::attraction);
    themes.add_if(line.any([&](int ply) { return checks_from_behind(line, ply); }) || discovers_attack(line),
                  Theme::discovered_attack);
    themes.add_if(moves_in_between(line), Theme::intermezzo);
    themes.add_if(takes_hanging(line), Theme::hanging_piece);
}

} // namespace tactics
