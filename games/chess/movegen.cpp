#include "games/chess/movegen.hpp"

#include "games/chess/move_writer.hpp"

namespace chess {
namespace {

enum class Wanted { all, tactical, quiet };

// Where a piece other than the king may go at all, and along which lines pinned pieces are held.
struct Restrictions {
    Bitboard checkers = 0;
    Bitboard evasion = ~Bitboard{0}; // squares that answer a check: all of them without one
    Bitboard straight_pins = 0;      // from the king to each pinning rook or queen, pinner included
    Bitboard diagonal_pins = 0;
};

template <Colour us>
inline Restrictions find_restrictions(Position const& position, Square king) {
    constexpr Colour them = ~us;
    Restrictions result;
    Bitboard const own = position.pieces(us);
    Bitboard const enemy = position.pieces(them);
    result.checkers = (pawn_attacks(us, king) & position.pieces(them, PieceKind::pawn)) |
                      (knight_attacks(king) & position.pieces(them, PieceKind::knight));

    // Look through our own pieces: none in the way is a check, one is a pin.
    auto const look = [&](Bitboard snipers, Bitboard& pins) {
        while (snipers != 0) {
            Square const sniper = pop_square(snipers);
            Bitboard const line = between(king, sniper);
            Bitboard const blockers = line & own;
            if (blockers == 0)
                result.checkers |= bit(sniper);
            else if (!games::more_than_one(blockers))
                pins |= line | bit(sniper);
        }
    };
    look(rook_attacks(king, enemy) & position.straight_sliders() & enemy, result.straight_pins);
    look(bishop_attacks(king, enemy) & position.diagonal_sliders() & enemy, result.diagonal_pins);

    if (result.checkers != 0)
        result.evasion = games::more_than_one(result.checkers)
                             ? 0
                             : result.checkers | between(king, lowest_square(result.checkers));
    return result;
}

// Everything the enemy attacks, seen through our king, which cannot hide behind itself.
template <Colour them>
inline Bitboard attacked_by(Position const& position, Bitboard occupied) {
    Bitboard const enemy = position.pieces(them);
    Bitboard attacked =
        pawn_attacks<them>(enemy & position.pieces(PieceKind::pawn)) | king_attacks(position.king(them));
    for (Bitboard b = enemy & position.pieces(PieceKind::knight); b != 0;)
        attacked |= knight_attacks(pop_square(b));
    for (Bitboard b = enemy & position.straight_sliders(); b != 0;)
        attacked |= rook_attacks(pop_square(b), occupied);
    for (Bitboard b = enemy & position.diagonal_sliders(); b != 0;)
        attacked |= bishop_attacks(pop_square(b), occupied);
    return attacked;
}

// Castling on the first rank, by the files of king and rook: what must be empty, and what must not be attacked.
struct CastlingPaths {
    std::array<std::array<std::uint8_t, 8>, 8> empty{};
    std::array<std::array<std::uint8_t, 8>, 8> safe{};
};
constexpr CastlingPaths castling_paths() {
    CastlingPaths paths;
    for (int king = 0; king < 8; ++king)
        for (int rook = 0; rook < 8; ++rook) {
            Square const king_from = square_at(king, 0);
            Square const rook_from = square_at(rook, 0);
            auto const targets = castling_targets(king_from, rook_from);
            Bitboard const king_path = between(king_from, targets.king) | bit(targets.king);
            Bitboard const rook_path = between(rook_from, targets.rook) | bit(targets.rook);
            auto const at = [&](auto& table) -> std::uint8_t& {
                return table[static_cast<std::size_t>(king)][static_cast<std::size_t>(rook)];
            };
            at(paths.empty) =
                static_cast<std::uint8_t>((king_path | rook_path) & ~(bit(king_from) | bit(rook_from)));
            at(paths.safe) = static_cast<std::uint8_t>(king_path);
        }
    return paths;
}
constexpr CastlingPaths paths = castling_paths();
static_assert(paths.empty[4][7] == 0b0110'0000 && paths.empty[4][0] == 0b0000'1110);

template <Colour us>
constexpr unsigned home_rank_of(Bitboard set) {
    return static_cast<unsigned>(us == Colour::white ? set & 0xFF : set >> 56);
}

// The castling rooks with nothing but king and rook on the way of either.
template <Colour us>
inline Bitboard unobstructed_castling_rooks(Position const& position, Square king) {
    Bitboard result = 0;
    auto const& empty = paths.empty[static_cast<std::size_t>(file_of(king))];
    for (Bitboard rooks = position.castling_rooks() & home_rank(us); rooks != 0;) {
        Square const rook = pop_square(rooks);
        if ((home_rank_of<us>(position.occupied()) & empty[static_cast<std::size_t>(file_of(rook))]) == 0)
            result |= bit(rook);
    }
    return result;
}

template <Colour us>
inline Move* write_castling(Move* out, Square king, Bitboard rooks, Bitboard attacked, Bitboard pinned) {
    auto const& safe = paths.safe[static_cast<std::size_t>(file_of(king))];
    while (rooks != 0) {
        Square const rook = pop_square(rooks);
        // A castling rook can be pinned only in Chess960: it was all that hid the king from an attack along the
        // rank.
        if ((safe[static_cast<std::size_t>(file_of(rook))] & home_rank_of<us>(attacked)) == 0 &&
            (bit(rook) & pinned) == 0)
            *out++ = Move(king, rook, Move::Special::castling);
    }
    return out;
}

template <Colour us, Wanted wanted>
inline Move* write_pawns(Move* out, Position const& position, Restrictions const& limits) {
    constexpr int up = us == Colour::white ? 8 : -8;
    constexpr int up_west = up - 1;
    constexpr int up_east = up + 1;
    constexpr Bitboard last = rank_for(us, 7);
    constexpr Bitboard third = rank_for(us, 2);
    using games::shifted;

    Bitboard const pawns = position.pieces(us, PieceKind::pawn);
    Bitboard const empty = ~position.occupied();
    Bitboard const enemy = position.pieces(~us) & limits.evasion;

    // A pinned pawn may move only along its pin.
    Bitboard const takers = pawns & ~limits.straight_pins;
    Bitboard const free_takers = takers & ~limits.diagonal_pins;
    Bitboard const held_takers = takers & limits.diagonal_pins;
    Bitboard const west = (shifted<up_west>(free_takers & ~file_a) |
                           (shifted<up_west>(held_takers & ~file_a) & limits.diagonal_pins)) &
                          enemy;
    Bitboard const east = (shifted<up_east>(free_takers & ~file_h) |
                           (shifted<up_east>(held_takers & ~file_h) & limits.diagonal_pins)) &
                          enemy;

    Bitboard const walkers = pawns & ~limits.diagonal_pins;
    Bitboard const one = (shifted<up>(walkers & ~limits.straight_pins) |
                          (shifted<up>(walkers & limits.straight_pins) & limits.straight_pins)) &
                         empty;
    Bitboard const single = one & limits.evasion;

    if constexpr (wanted != Wanted::quiet) {
        if ((west | east | single) & last) {
            out = write_promotions<up_west>(out, west & last);
            out = write_promotions<up_east>(out, east & last);
            out = write_promotions<up>(out, single & last);
        }
        out = write_pawn_moves<up_west>(out, west & ~last);
        out = write_pawn_moves<up_east>(out, east & ~last);
    }
    if constexpr (wanted != Wanted::tactical) {
        out = write_pawn_moves_to_rank < up, us == Colour::white ? 2 : 5 > (out, single);
        out = write_pawn_moves<up>(out, single & ~last & ~third);
        out = write_pawn_moves_to_rank < 2 * up,
        us == Colour::white ? 3 : 4 > (out, shifted<up>(one & third) & empty & limits.evasion);
    }
    if constexpr (wanted == Wanted::quiet) return out;
    if (auto const target = position.en_passant())
        for (Bitboard b = pawn_attacks(~us, *target) & pawns; b != 0;) {
            Square const from = pop_square(b);
            if (position.en_passant_is_legal(from, *target))
                *out++ = Move(from, *target, Move::Special::en_passant);
        }
    return out;
}

template <Colour us, Wanted wanted>
Move* write_all(Move* out, Position const& position) {
    Square const king = position.king(us);
    Restrictions const limits = find_restrictions<us>(position, king);
    Bitboard const occupied = position.occupied();
    Bitboard const own = position.pieces(us);
    bool const quiets_too = wanted != Wanted::tactical || limits.checkers != 0;
    Bitboard const allowed = wanted == Wanted::quiet ? ~occupied : quiets_too ? ~own : position.pieces(~us);
    if (wanted == Wanted::quiet && limits.checkers != 0) return out; // every evasion counts as tactical

    Bitboard const king_steps = king_attacks(king) & allowed;
    Bitboard const castling =
        quiets_too && limits.checkers == 0 ? unobstructed_castling_rooks<us>(position, king) : 0;
    if ((king_steps | castling) != 0) {
        Bitboard const attacked = attacked_by<~us>(position, occupied ^ bit(king));
        out = write_king_moves(out, king, king_steps & ~attacked);
        out = write_castling<us>(out, king, castling, attacked, limits.straight_pins);
    }
    if (limits.evasion == 0) return out; // double check

    out = wanted == Wanted::tactical && limits.checkers != 0
              ? write_pawns<us, Wanted::all>(out, position, limits)
              : write_pawns<us, wanted>(out, position, limits);

    Bitboard const targets = allowed & limits.evasion;
    Bitboard const pinned = limits.straight_pins | limits.diagonal_pins;
    for (Bitboard b = own & position.pieces(PieceKind::knight) & ~pinned; b != 0;) {
        Square const from = pop_square(b);
        out = write_knight_moves(out, from, knight_attacks(from) & targets);
    }
    Bitboard const diagonal = own & position.diagonal_sliders() & ~limits.straight_pins;
    Bitboard const straight = own & position.straight_sliders() & ~limits.diagonal_pins;
    for (Bitboard b = diagonal & ~limits.diagonal_pins; b != 0;) {
        Square const from = pop_square(b);
        out = write_bishop_moves(out, from, bishop_attacks(from, occupied) & targets);
    }
    for (Bitboard b = straight & ~limits.straight_pins; b != 0;) {
        Square const from = pop_square(b);
        out = write_rook_moves(out, from, rook_attacks(from, occupied) & targets);
    }
    if (pinned != 0) {
        for (Bitboard b = diagonal & limits.diagonal_pins; b != 0;) {
            Square const from = pop_square(b);
            out = write_bishop_moves(out, from,
                                     bishop_attacks(from, occupied) & targets & limits.diagonal_pins);
        }
        for (Bitboard b = straight & limits.straight_pins; b != 0;) {
            Square const from = pop_square(b);
            out = write_rook_moves(out, from, rook_attacks(from, occupied) & targets & limits.straight_pins);
        }
    }
    return out;
}

template <Wanted wanted>
void generate_wanted(Position const& position, Moves& moves) {
    moves.set_end(position.side_to_move() == Colour::white
                      ? write_all<Colour::white, wanted>(moves.end(), position)
                      : write_all<Colour::black, wanted>(moves.end(), position));
}

} // namespace

void generate(Position const& position, Moves& moves) { generate_wanted<Wanted::all>(position, moves); }

void generate_tactical(Position const& position, Moves& moves) {
    generate_wanted<Wanted::tactical>(position, moves);
}

void generate_quiet(Position const& position, Moves& moves) {
    generate_wanted<Wanted::quiet>(position, moves);
}

// Nearly always a pawn or a knight that stands on no line with its king, and so cannot be pinned, has somewhere to go;
// otherwise the moves are generated.
bool can_move(Position const& position) {
    Colour const side = position.side_to_move();
    if (!position.in_check()) {
        Bitboard const occupied = position.occupied();
        Bitboard const unpinned = ~queen_attacks(position.king(side), occupied);
        Bitboard const pawns = position.pieces(side, PieceKind::pawn) & unpinned;
        if (((side == Colour::white ? pawns << 8 : pawns >> 8) & ~occupied) != 0) return true;
        for (Bitboard left = position.pieces(side, PieceKind::knight) & unpinned; left != 0;)
            if ((piece_attacks(PieceKind::knight, Square(games::pop_lowest(left)), occupied) &
                 ~position.pieces(side)) != 0)
                return true;
    }
    Moves moves;
    generate(position, moves);
    return !moves.empty();
}

} // namespace chess
