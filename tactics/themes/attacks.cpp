// Where the solver's moves strike: two targets at once, pieces that cannot move, a king's wing, a king in the open.
#include "tactics/guards.hpp"
#include "tactics/themes/themes.hpp"

namespace tactics {
namespace {

// The mover stands well and attacks two things, pawns apart, that are worth more than itself or unguarded and no threat
// to it. A king does not fork.
bool forks(Solution const& line, int ply) {
    auto const& step = line.step(ply);
    auto const& at = line.after(ply);
    if (step.moved == PieceKind::king || is_in_danger(at, step.to)) return false;
    Bitboard const strikes_back = attackers(at, ~line.solver(), step.to);
    Bitboard targets = attacks_from(at, step.to) & at.pieces(~line.solver()) & ~at.pieces(PieceKind::pawn);
    int count = 0;
    while (targets != 0) {
        Square const target = chess::pop_square(targets);
        bool const free = is_unguarded(at, target) && (strikes_back & bit(target)) == 0;
        count += worth(chess::kind_of(at.at(target))) > worth(step.moved) || free;
    }
    return count > 1;
}

// Would the pinned piece take something good, were it free?
bool pin_saves_target(Position const& at, Square pinned, Bitboard line) {
    auto const piece = at.at(pinned);
    Bitboard targets = attacks_from(at, pinned) & at.pieces(~chess::colour_of(piece)) & ~line;
    while (targets != 0) {
        Square const target = chess::pop_square(targets);
        if (worth(chess::kind_of(at.at(target))) > worth(chess::kind_of(piece)) || is_unguarded(at, target))
            return true;
    }
    return false;
}

// Squares off the line where the piece could go if nothing but the rules of its own walk held it.
bool wants_to_leave(Position const& at, Square pinned, Bitboard line) {
    auto const piece = at.at(pinned);
    Colour const own = chess::colour_of(piece);
    if (chess::kind_of(piece) != PieceKind::pawn)
        return (attacks_from(at, pinned) & ~at.pieces(own) & ~line) != 0;
    Bitboard targets = at.pieces(~own);
    if (auto const behind = at.en_passant()) targets |= bit(*behind);
    Bitboard const ahead = own == Colour::white ? bit(pinned) << 8 : bit(pinned) >> 8;
    return ((attacks_from(at, pinned) & targets) | (ahead & ~at.occupied())) & ~line;
}

// Is the pinned piece lost because it cannot go?
bool pin_holds_prey(Position const& at, Square pinned, Bitboard line) {
    auto const piece = at.at(pinned);
    Colour const own = chess::colour_of(piece);
    for (Bitboard hunters = attackers(at, ~own, pinned) & line; hunters != 0;) {
        Square const hunter = chess::pop_square(hunters);
        if (worth(chess::kind_of(piece)) > worth(chess::kind_of(at.at(hunter)))) return true;
        bool const can_hit_back = (attackers(at, own, hunter) & bit(pinned)) != 0;
        if (is_unguarded(at, pinned) && !can_hit_back && wants_to_leave(at, pinned, line)) return true;
    }
    return false;
}

bool pins(Solution const& line, int ply) {
    auto const& at = line.after(ply);
    for (Bitboard enemies = at.pieces(~line.solver()); enemies != 0;) {
        Square const square = chess::pop_square(enemies);
        auto const held = pin_line(at, square);
        if (held && (pin_saves_target(at, square, *held) || pin_holds_prey(at, square, *held))) return true;
    }
    return false;
}

// The first capture on f2 or f7 decides: the enemy king must still be at home beside it.
bool strikes_f2_f7(Solution const& line) {
    Square const weak = chess::for_colour(chess::square_at(5, 1), ~line.solver());
    Square const home = chess::for_colour(chess::e1, ~line.solver());
    for (int ply = 1; ply <= line.last(); ply += 2) {
        auto const& step = line.step(ply);
        if (step.on_target == PieceKind::none) continue;
        if (step.to == chess::mirrored(weak)) return false; // the solver's own f2 or f7
        if (step.to == weak) return line.after(ply).king(~line.solver()) == home;
    }
    return false;
}

struct Wing {
    int corner_file;
    int first_file;
    int last_file;
    int least_pieces; // an endgame has no attacks
};
constexpr Wing kingside{7, 6, 7, 20};
constexpr Wing queenside{0, 0, 2, 18};

// Checks and captures near the corner where the king has hidden, against moves far from it.
bool attacks_wing(Solution const& line, Wing const& wing) {
    constexpr int enough = 2;
    constexpr int near = 3;
    constexpr int far = 5;
    auto const& at = line.asked();
    Square const king = at.king(~line.solver());
    int const home = line.solver() == Colour::white ? 7 : 0;
    int const file = chess::file_of(king);
    if (chess::rank_of(king) != home || file < wing.first_file || file > wing.last_file) return false;
    if (king == chess::a1) return false; // square number 0: Lichess's program takes it for no king
    if (games::popcount(at.occupied()) < wing.least_pieces) return false;
    Square const corner = chess::square_at(wing.corner_file, home);
    int balance_of_moves = 0;
    bool checked = false;
    for (int ply = 1; ply <= line.last(); ply += 2) {
        bool const check = line.after(ply).in_check();
        int const away = distance(corner, line.step(ply).to);
        checked |= check;
        balance_of_moves += check;
        if (line.step(ply).is_capture && away <= near)
            ++balance_of_moves;
        else if (away >= far)
            --balance_of_moves;
    }
    return checked && balance_of_moves >= enough;
}

// The enemy king is still on one of its first three rows but has no pawn beside or before it, and a check comes in the
// middle of the line.
bool king_is_exposed(Solution const& line) {
    Colour const enemy = ~line.solver();
    auto const& at = line.asked();
    Square const king = at.king(enemy);
    Square const as_white = chess::for_colour(king, enemy);
    if (chess::rank_of(as_white) > 2) return false;
    Bitboard const behind =
        chess::rank_of(as_white) == 0 ? 0 : chess::rank_for(enemy, chess::rank_of(as_white) - 1);
    if ((chess::king_attacks(king) & ~behind & at.pieces(enemy, PieceKind::pawn)) != 0) return false;
    return line.any(3, line.last() - 2, [&](int ply) { return line.after(ply).in_check(); });
}

} // namespace

void add_attacks(Solution const& line, ThemeSet& themes) {
    themes.add_if(line.any_answered([&](int ply) { return forks(line, ply); }), Theme::fork);
    themes.add_if(line.any([&](int ply) { return pins(line, ply); }), Theme::pin);
    themes.add_if(strikes_f2_f7(line), Theme::attacking_f2_f7);
    if (attacks_wing(line, kingside))
        themes.add(Theme::kingside_attack);
    else
        themes.add_if(attacks_wing(line, queenside), Theme::queenside_attack);
    themes.add_if(king_is_exposed(line), Theme::exposed_king);
}

} // namespace tactics
