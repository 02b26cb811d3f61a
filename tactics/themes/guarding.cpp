// What becomes of the pieces that guard something: drawn away, cut off, or taken.
#include "tactics/guards.hpp"
#include "tactics/themes/themes.hpp"

namespace tactics {
namespace {

// Lichess compares what was taken, in pawns, with the taker's place in the list of pieces, a slip of its program that is
// part of its reading.
int place_in_list(PieceKind kind) { return chess::index(kind) + 1; }

// The move before lured the guard of this capture's (or promotion's) square away, by offering itself or by check, and from
// where the guard went it guards no more.
bool deflects(Solution const& line, int ply) {
    auto const& step = line.step(ply);
    bool const promotes = step.move.is_promotion();
    if (step.on_target == PieceKind::none && !promotes) return false;
    if (worth(step.on_target) > worth(step.moved)) return false;
    auto const& guard = line.step(ply - 1);
    auto const& lure = line.step(ply - 2);
    if (lure.on_target != PieceKind::none && worth(lure.on_target) >= place_in_list(lure.moved)) return false;
    if (step.to == guard.to || step.to == lure.to) return false;
    if (guard.to != lure.to && !line.after(ply - 2).in_check()) return false;
    Bitboard const guarded = attacks_from(line.after(ply - 2), guard.from);
    bool const guarded_target = (guarded & bit(step.to)) != 0;
    bool const stopped_pawn =
        promotes && chess::file_of(step.to) == chess::file_of(guard.from) && (guarded & bit(step.from)) != 0;
    return (guarded_target || stopped_pawn) && (attacks_from(line.before(ply), guard.to) & bit(step.to)) == 0;
}

// The piece taken here is unguarded because somebody went between it and its guard, a line piece. Of several guards in
// the position before, the one nearest to a1 counts, and one on a1 itself does not: its program takes square number 0 for
// nobody.
bool is_cut_off(Position const& guarded, Square square, Square blocker) {
    if (guarded.at(square) == chess::Piece::none) return false;
    Bitboard const guards = attackers(guarded, chess::colour_of(guarded.at(square)), square);
    if (guards == 0) return false;
    Square const guard = chess::lowest_square(guards);
    return guard != chess::a1 && is_line_piece(chess::kind_of(guarded.at(guard))) &&
           (chess::between(square, guard) & bit(blocker)) != 0;
}

// By the opponent's own piece, or by the solver's.
bool interferes(Solution const& line, int ply) {
    auto const& step = line.step(ply);
    if (step.on_target == PieceKind::none || !is_unguarded(line.before(ply), step.to)) return false;
    if (is_cut_off(line.after(ply - 2), step.to, line.step(ply - 1).to)) return true;
    return line.step(ply - 1).to != step.to &&
           is_cut_off(line.before(ply - 2), step.to, line.step(ply - 2).to);
}

// The move before took the guard of what is taken, or of where mate is given, now.
bool takes_guard(Solution const& line, int ply) {
    auto const& step = line.step(ply);
    bool const mates = line.is_mate() && ply == line.last();
    bool const takes_free_piece = step.on_target != PieceKind::none && step.moved != PieceKind::king &&
                                  worth(step.on_target) <= worth(step.moved) &&
                                  is_unguarded(line.before(ply), step.to) && line.step(ply - 1).to != step.to;
    if (!mates && !takes_free_piece) return false;
    auto const& taking = line.step(ply - 2);
    auto const& first = line.before(ply - 2);
    if (line.after(ply - 2).in_check() || taking.to == step.from || first.in_check()) return false;
    return taking.on_target != PieceKind::none && (attacks_from(first, taking.to) & bit(step.to)) != 0;
}

} // namespace

void add_guarding(Solution const& line, ThemeSet& themes) {
    auto const add_for_follow_up = [&](Theme theme, auto holds) {
        themes.add_if(line.any_follow_up([&](int ply) { return holds(line, ply); }), theme);
    };
    add_for_follow_up(Theme::deflection, deflects);
    add_for_follow_up(Theme::interference, interferes);
    add_for_follow_up(Theme::capturing_defender, takes_guard);
}

} // namespace tactics
