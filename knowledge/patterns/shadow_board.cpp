#include "knowledge/patterns/shadow_board.hpp"

#include <algorithm>
#include <cstdlib>

namespace knowledge::patterns {
namespace {

constexpr std::size_t place(Colour colour) { return static_cast<std::size_t>(colour); }

// Rook from and to, where a king goes two files or more along its rank; the nearest rook on that side.
struct RookStep {
    bool castles = false;
    Square from{};
    Square to{};
};

} // namespace

ShadowBoard::ShadowBoard(chess::Position const& position) {
    for (auto const kind : chess::kinds) kinds_[static_cast<std::size_t>(kind)] = position.pieces(kind);
    for (auto const colour : {Colour::white, Colour::black})
        colours_[place(colour)] = position.pieces(colour);
}

PieceKind ShadowBoard::kind_on(Square square) const {
    for (auto const kind : chess::kinds)
        if ((pieces(kind) & bit(square)) != 0) return kind;
    return PieceKind::none;
}

namespace {

RookStep rook_step(ShadowBoard const& board, Step step) {
    int const files = chess::file_of(step.to) - chess::file_of(step.from);
    bool const along = chess::rank_of(step.from) == chess::rank_of(step.to);
    if (!along || std::abs(files) < 2 || (board.pieces(PieceKind::king) & bit(step.from)) == 0) return {};
    Colour const colour = (board.pieces(Colour::white) & bit(step.from)) != 0 ? Colour::white : Colour::black;
    int const side = files > 0 ? 1 : -1;
    for (int file = chess::file_of(step.from) + side; file >= 0 && file < 8; file += side) {
        Square const square = chess::square_at(file, chess::rank_of(step.from));
        if ((board.pieces(colour, PieceKind::rook) & bit(square)) != 0)
            return {true, square, chess::square_at(chess::index(step.to) - side)};
    }
    return {};
}

bool takes_in_passing(ShadowBoard const& board, Step step) {
    return (board.pieces(PieceKind::pawn) & bit(step.from)) != 0 &&
           chess::file_of(step.from) != chess::file_of(step.to) && (board.occupied() & bit(step.to)) == 0;
}

Square passed_pawn(Step step) { return chess::square_at(chess::file_of(step.to), chess::rank_of(step.from)); }

} // namespace

Bitboard ShadowBoard::left_by(Step step) const {
    Bitboard left = bit(step.from);
    if (takes_in_passing(*this, step)) left |= bit(passed_pawn(step));
    if (auto const rook = rook_step(*this, step); rook.castles) left |= bit(rook.from);
    return left;
}

int ShadowBoard::value_taken(Step step) const {
    if (takes_in_passing(*this, step)) return value_of(PieceKind::pawn);
    Bitboard const enemies = (pieces(Colour::white) & bit(step.from)) != 0 ? colours_[1] : colours_[0];
    return (enemies & bit(step.to)) != 0 ? value_of(kind_on(step.to)) : 0;
}

void ShadowBoard::clear(Bitboard squares) {
    for (auto& set : kinds_) set &= ~squares;
    for (auto& set : colours_) set &= ~squares;
}

void ShadowBoard::put(PieceKind kind, Colour colour, Square square) {
    kinds_[static_cast<std::size_t>(kind)] |= bit(square);
    colours_[place(colour)] |= bit(square);
}

ShadowBoard ShadowBoard::after(Step step) const {
    ShadowBoard board = *this;
    board.pinned_known_ = {};
    Colour const colour = (pieces(Colour::white) & bit(step.from)) != 0 ? Colour::white : Colour::black;
    PieceKind kind = kind_on(step.from);
    if (kind == PieceKind::pawn && (chess::rank_for(colour, 7) & bit(step.to)) != 0) kind = PieceKind::queen;
    board.clear(left_by(step) | bit(step.to));
    board.put(kind, colour, step.to);
    if (auto const rook = rook_step(*this, step); rook.castles) board.put(PieceKind::rook, colour, rook.to);
    return board;
}

Bitboard ShadowBoard::attackers(Square target, Bitboard occupied) const {
    return (chess::pawn_attacks(Colour::black, target) & pieces(Colour::white, PieceKind::pawn)) |
           (chess::pawn_attacks(Colour::white, target) & pieces(Colour::black, PieceKind::pawn)) |
           (chess::knight_attacks(target) & pieces(PieceKind::knight)) |
           (chess::king_attacks(target) & pieces(PieceKind::king)) |
           (chess::bishop_attacks(target, occupied) &
            (pieces(PieceKind::bishop) | pieces(PieceKind::queen))) |
           (chess::rook_attacks(target, occupied) & (pieces(PieceKind::rook) | pieces(PieceKind::queen)));
}

Bitboard ShadowBoard::attacks_from(Square from, PieceKind kind, Colour colour) const {
    return kind == PieceKind::pawn ? chess::pawn_attacks(colour, from)
                                   : chess::piece_attacks(kind, from, occupied());
}

bool ShadowBoard::in_check(Colour colour) const {
    Bitboard const king = pieces(colour, PieceKind::king);
    return king != 0 && attackers(chess::lowest_square(king), ~colour) != 0;
}

Bitboard ShadowBoard::pinned(Colour colour) const {
    if (pinned_known_[place(colour)]) return pinned_[place(colour)];
    Bitboard found = 0;
    if (Bitboard const kings = pieces(colour, PieceKind::king); kings != 0) {
        Square const king = chess::lowest_square(kings);
        Bitboard const queens = pieces(PieceKind::queen);
        Bitboard pinners =
            pieces(~colour) & ((chess::rook_attacks(king, 0) & (pieces(PieceKind::rook) | queens)) |
                               (chess::bishop_attacks(king, 0) & (pieces(PieceKind::bishop) | queens)));
        while (pinners != 0) {
            Bitboard const between = chess::between(king, chess::pop_square(pinners)) & occupied();
            if (between != 0 && !games::more_than_one(between)) found |= between & pieces(colour);
        }
    }
    pinned_known_[place(colour)] = true;
    return pinned_[place(colour)] = found;
}

// A pinned piece takes only towards or along its pin, on its own side of the king.
Bitboard ShadowBoard::without_held_back(Bitboard takers, Colour colour, Square square, Bitboard gone) const {
    Bitboard const king = pieces(colour, PieceKind::king);
    if ((takers & king) != 0 && !is_king_safe_to_take(colour, square, gone)) takers &= ~king;
    Bitboard held = takers & pinned(colour);
    while (held != 0) {
        Square const from = chess::pop_square(held);
        Square const at = chess::lowest_square(king);
        bool const on_the_pin = (chess::line_through(at, from) & bit(square)) != 0 &&
                                (chess::between(square, from) & king) == 0 && square != at;
        if (!on_the_pin) takers &= ~bit(from);
    }
    return takers;
}

bool ShadowBoard::is_king_safe_to_take(Colour colour, Square square, Bitboard gone) const {
    Bitboard const left = occupied() & ~gone & ~pieces(colour, PieceKind::king);
    return (attackers(square, left) & left & pieces(~colour)) == 0;
}

Bitboard ShadowBoard::takers(Colour colour, Square square) const {
    return without_held_back(attackers(square, colour), colour, square, 0);
}

Bitboard ShadowBoard::guards(Colour colour, Square square) const {
    Bitboard const king = pieces(colour, PieceKind::king);
    Bitboard const near = attackers(square, colour);
    Bitboard found = without_held_back(near & ~king, colour, square, 0);
    if ((near & king) != 0 && !games::more_than_one(attackers(square, ~colour))) found |= king;
    return found;
}

int ShadowBoard::exchange(Colour colour, Square square) const {
    std::array<int, 34> gains{}; // gains[n]: the value that capture n takes
    int count = 0;
    int standing = value_of(kind_on(square));
    Bitboard gone = 0;
    for (Colour side = colour;; side = ~side) {
        Bitboard const left = occupied() & ~gone;
        Bitboard const takers =
            without_held_back(attackers(square, left) & left & pieces(side), side, square, gone);
        if (takers == 0) break;
        for (auto const kind : chess::kinds)
            if (Bitboard const of_kind = takers & pieces(kind); of_kind != 0) {
                gains[static_cast<std::size_t>(count++)] = standing;
                standing = value_of(kind);
                gone |= of_kind & (0 - of_kind);
                break;
            }
    }
    int result = 0; // nobody takes any more
    while (count > 0) result = std::max(0, gains[static_cast<std::size_t>(--count)] - result);
    return result;
}

} // namespace knowledge::patterns
