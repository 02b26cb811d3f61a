#include "knowledge/prolog/chess_predicates.hpp"

#include "games/chess/attacks.hpp"
#include "knowledge/prolog/terms.hpp"

#include <algorithm>
#include <array>

namespace knowledge::prolog {
namespace {

using chess::Bitboard;
using chess::Square;

thread_local ChessBoard const* board_in_force = nullptr;

ChessBoard const& board() {
    static ChessBoard const empty; // until somebody says which
    return board_in_force != nullptr ? *board_in_force : empty;
}

struct Atoms {
    std::array<atom_t, 6> kinds = {PL_new_atom("p"), PL_new_atom("n"), PL_new_atom("b"),
                                   PL_new_atom("r"), PL_new_atom("q"), PL_new_atom("k")};
    std::array<atom_t, 2> colours = {PL_new_atom("white"), PL_new_atom("black")};
    std::array<atom_t, 2> wings = {PL_new_atom("king"), PL_new_atom("queen")};
};
Atoms const& atoms() {
    static Atoms const all;
    return all;
}

template <std::size_t N>
std::optional<int> place_in(std::array<atom_t, N> const& list, term_t term) {
    atom_t atom = 0;
    if (PL_get_atom(term, &atom) == 0) return std::nullopt;
    auto const found = std::ranges::find(list, atom);
    return found == list.end() ? std::nullopt : std::optional(static_cast<int>(found - list.begin()));
}

// An argument that is unbound fits everything; anything that no square or piece has fits nothing.
constexpr Bitboard everywhere = ~Bitboard{0};

Bitboard rows_like(term_t term) {
    if (PL_is_variable(term) != 0) return everywhere;
    auto const row = integer_of(term);
    return row && *row >= 1 && *row <= 8 ? chess::rank(*row - 1) : 0;
}
Bitboard columns_like(term_t term) {
    if (PL_is_variable(term) != 0) return everywhere;
    auto const column = integer_of(term);
    return column && *column >= 1 && *column <= 8 ? chess::file_a << (*column - 1) : 0;
}
Bitboard kinds_like(chess::Position const& position, term_t term) {
    if (PL_is_variable(term) != 0) return everywhere;
    auto const kind = place_in(atoms().kinds, term);
    return kind ? position.pieces(static_cast<chess::PieceKind>(*kind)) : 0;
}
Bitboard colours_like(chess::Position const& position, term_t term) {
    if (PL_is_variable(term) != 0) return everywhere;
    auto const colour = place_in(atoms().colours, term);
    return colour ? position.pieces(static_cast<core::Colour>(*colour)) : 0;
}

bool unify_square(term_t row, term_t column, Square square) {
    return PL_unify_integer(row, chess::rank_of(square) + 1) != 0 &&
           PL_unify_integer(column, chess::file_of(square) + 1) != 0;
}

bool unify_piece(term_t t, Square square) {
    auto const found = board().position.at(square);
    auto const kind = static_cast<std::size_t>(chess::index(chess::kind_of(found)));
    auto const colour = static_cast<std::size_t>(core::index(chess::colour_of(found)));
    return PL_unify_atom(t, atoms().kinds[kind]) != 0 && PL_unify_atom(t + 1, atoms().colours[colour]) != 0 &&
           unify_square(t + 2, t + 3, square);
}

// The next answer of a predicate that has several is told by number. What does not unify, as in piece(T, C, X, X), leaves
// no trace.
class Attempt {
  public:
    Attempt() : frame_(PL_open_foreign_frame()) {}
    ~Attempt() { PL_close_foreign_frame(frame_); }
    Attempt(Attempt const&) = delete;
    Attempt& operator=(Attempt const&) = delete;
    void forget() const { PL_rewind_foreign_frame(frame_); }

  private:
    fid_t frame_;
};

intptr_t first_answer(control_t control) {
    return PL_foreign_control(control) == PL_REDO ? PL_foreign_context(control) : 0;
}

// piece(Type, Color, Row, Col), square by square from a1.
foreign_t piece(term_t t, int, control_t control) {
    if (PL_foreign_control(control) == PL_PRUNED) return TRUE;
    auto const& position = board().position;
    auto rest = position.occupied() & rows_like(t + 2) & columns_like(t + 3) & kinds_like(position, t) &
                colours_like(position, t + 1) & (everywhere << first_answer(control));
    Attempt const attempt;
    while (rest != 0) {
        auto const square = chess::pop_square(rest);
        if (!unify_piece(t, square)) {
            attempt.forget();
            continue;
        }
        if (rest == 0) return TRUE;
        PL_retry(chess::index(square) + 1);
    }
    return FALSE;
}

// move(FromR, FromC, ToR, ToC), in the order of generation.
foreign_t move(term_t t, int, control_t control) {
    if (PL_foreign_control(control) == PL_PRUNED) return TRUE;
    auto const& steps = board().steps;
    auto const origins = rows_like(t) & columns_like(t + 1);
    auto const targets = rows_like(t + 2) & columns_like(t + 3);
    Attempt const attempt;
    for (auto next = first_answer(control); next < std::ssize(steps); ++next) {
        auto const step = steps[static_cast<std::size_t>(next)];
        if ((chess::bit(step.from) & origins) == 0 || (chess::bit(step.to) & targets) == 0) continue;
        if (!unify_square(t, t + 1, step.from) || !unify_square(t + 2, t + 3, step.to)) {
            attempt.forget();
            continue;
        }
        if (next + 1 == std::ssize(steps)) return TRUE;
        PL_retry(next + 1);
    }
    return FALSE;
}

foreign_t to_move(term_t t, int, control_t) {
    auto const side = board().position.side_to_move();
    return static_cast<foreign_t>(
        PL_unify_atom(t, atoms().colours[static_cast<std::size_t>(core::index(side))]));
}

foreign_t en_passant(term_t t, int, control_t) {
    auto const square = board().position.en_passant();
    return square && unify_square(t, t + 1, *square) ? TRUE : FALSE;
}

// can_castle(Color, Side), rook by rook.
foreign_t can_castle(term_t t, int, control_t control) {
    if (PL_foreign_control(control) == PL_PRUNED) return TRUE;
    auto const& position = board().position;
    auto rest = position.castling_rooks() & (everywhere << first_answer(control));
    Attempt const attempt;
    while (rest != 0) {
        auto const rook = chess::pop_square(rest);
        auto const colour = chess::rank_of(rook) == 0 ? core::Colour::white : core::Colour::black;
        bool const king_side = chess::index(rook) > chess::index(position.king(colour));
        if (PL_unify_atom(t, atoms().colours[static_cast<std::size_t>(core::index(colour))]) == 0 ||
            PL_unify_atom(t + 1, atoms().wings[king_side ? 0 : 1]) == 0) {
            attempt.forget();
            continue;
        }
        if (rest == 0) return TRUE;
        PL_retry(chess::index(rook) + 1);
    }
    return FALSE;
}

// A square named by two arguments. Both have to be numbers; off the board there is none.
struct Named {
    bool given = true;
    std::optional<Square> square;
};
Named square_of(term_t row, term_t column) {
    auto const r = integer_of(row);
    auto const c = integer_of(column);
    if (!r || !c) return {false, std::nullopt};
    if (*r < 1 || *r > 8 || *c < 1 || *c > 8) return {true, std::nullopt};
    return {true, chess::square_at(*c - 1, *r - 1)};
}

foreign_t not_given(term_t term) { return static_cast<foreign_t>(PL_instantiation_error(term)); }

Bitboard ignored(Named const& square) { return square.square ? chess::bit(*square.square) : 0; }

bool path_is_clear(Square a, Square b, Bitboard occupied) {
    return a != b && chess::line_through(a, b) != 0 && (chess::between(a, b) & occupied) == 0;
}

foreign_t path(term_t t, Bitboard without) {
    auto const a = square_of(t, t + 1);
    auto const b = square_of(t + 2, t + 3);
    if (!a.given) return not_given(t);
    if (!b.given) return not_given(t + 2);
    if (!a.square || !b.square) return FALSE;
    return path_is_clear(*a.square, *b.square, board().position.occupied() & ~without) ? TRUE : FALSE;
}

foreign_t path_clear(term_t t, int, control_t) { return path(t, 0); }
foreign_t path_clear_ignoring(term_t t, int, control_t) {
    auto const gone = square_of(t + 4, t + 5);
    return gone.given ? path(t, ignored(gone)) : not_given(t + 4);
}

struct Attack {
    chess::PieceKind kind;
    core::Colour colour;
    Bitboard without;
};
foreign_t attack(Attack const& by, term_t squares) {
    auto const from = square_of(squares, squares + 1);
    auto const to = square_of(squares + 2, squares + 3);
    if (!from.given) return not_given(squares);
    if (!to.given) return not_given(squares + 2);
    if (!from.square || !to.square) return FALSE;
    auto const occupied = board().position.occupied() & ~by.without;
    auto const reached = by.kind == chess::PieceKind::pawn
                             ? chess::pawn_attacks(by.colour, *from.square)
                             : chess::piece_attacks(by.kind, *from.square, occupied);
    return (reached & chess::bit(*to.square)) != 0 ? TRUE : FALSE;
}

// can_attack(Type, Color, FromR, FromC, ToR, ToC), also with an ignored square behind.
foreign_t can_attack(term_t t, int arity, control_t) {
    auto const kind = place_in(atoms().kinds, t);
    auto const colour = place_in(atoms().colours, t + 1);
    if (PL_is_variable(t) != 0) return not_given(t);
    if (PL_is_variable(t + 1) != 0) return not_given(t + 1);
    if (!kind || !colour) return FALSE;
    Bitboard without = 0;
    if (arity == 8) {
        auto const gone = square_of(t + 6, t + 7);
        if (!gone.given) return not_given(t + 6);
        without = ignored(gone);
    }
    return attack({static_cast<chess::PieceKind>(*kind), static_cast<core::Colour>(*colour), without}, t + 2);
}

// can_attack_ignoring(Type, FromR, FromC, ToR, ToC, IgnoredR, IgnoredC): the colour of what stands on the ignored square.
foreign_t can_attack_as(term_t t, int, control_t) {
    auto const kind = place_in(atoms().kinds, t);
    auto const gone = square_of(t + 5, t + 6);
    if (PL_is_variable(t) != 0) return not_given(t);
    if (!gone.given) return not_given(t + 5);
    if (!kind || !gone.square) return FALSE;
    auto const mover = board().position.at(*gone.square);
    if (mover == chess::Piece::none) return FALSE;
    return attack({static_cast<chess::PieceKind>(*kind), chess::colour_of(mover), ignored(gone)}, t + 1);
}

using Predicate = foreign_t (*)(term_t, int, control_t);
void define(char const* module, char const* name, int arity, Predicate predicate, int flags = 0) {
    PL_register_foreign_in_module(module, name, arity, reinterpret_cast<pl_function_t>(predicate),
                                  PL_FA_VARARGS | flags);
}

} // namespace

BoardInForce::BoardInForce(ChessBoard const& board) : before_(board_in_force) { board_in_force = &board; }
BoardInForce::~BoardInForce() { board_in_force = before_; }

void register_chess_facts(char const* module) {
    define(module, "piece", 4, piece, PL_FA_NONDETERMINISTIC);
    define(module, "move", 4, move, PL_FA_NONDETERMINISTIC);
    define(module, "can_castle", 2, can_castle, PL_FA_NONDETERMINISTIC);
    define(module, "to_move", 1, to_move);
    define(module, "en_passant", 2, en_passant);
}

void register_chess_paths(char const* module) {
    define(module, "path_clear", 4, path_clear);
    define(module, "path_clear_ignoring", 6, path_clear_ignoring);
    define(module, "can_attack", 6, can_attack);
    define(module, "can_attack_ignoring", 8, can_attack);
    define(module, "can_attack_ignoring", 7, can_attack_as);
}

} // namespace knowledge::prolog
