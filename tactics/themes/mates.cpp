// The mates that have a name. At most one of them is told, the first that fits in the order of add_mates.
#include "tactics/guards.hpp"
#include "tactics/themes/themes.hpp"

#include <array>
#include <cstdlib>

namespace tactics {
namespace {

// The last position seen from the mated king.
struct Mate {
    explicit Mate(Solution const& line)
        : at(line.end()),
          step(line.step(line.last())),
          winner(line.solver()),
          king(at.king(~winner)) {}

    [[nodiscard]] Bitboard ours(PieceKind kind) const { return at.pieces(winner, kind); }
    [[nodiscard]] Bitboard attackers_of(Square square) const { return attackers(at, winner, square); }
    [[nodiscard]] Bitboard around() const { return chess::king_attacks(king); }
    [[nodiscard]] bool by(PieceKind kind) const { return step.moved == kind; }
    [[nodiscard]] bool is_beside_king(Square square) const { return distance(square, king) == 1; }

    Position const& at;
    Step const& step;
    Colour winner;
    Square king;
};

bool is_edge(int file_or_rank) { return file_or_rank == 0 || file_or_rank == 7; }

// A knight checks, and every square around the king is taken by its own side.
bool is_smothered(Mate const& mate) {
    return (checkers(mate.at) & mate.ours(PieceKind::knight)) != 0 &&
           (mate.around() & ~mate.at.pieces(~mate.winner)) == 0;
}

// On its first rank, behind its own pieces, of which we attack none, checked along that rank.
bool is_on_back_rank(Mate const& mate) {
    Bitboard const home = chess::home_rank(~mate.winner);
    if ((home & bit(mate.king)) == 0) return false;
    Bitboard shelter = mate.around() & ~home;
    if ((shelter & ~mate.at.pieces(~mate.winner)) != 0) return false;
    while (shelter != 0)
        if (mate.attackers_of(chess::pop_square(shelter)) != 0) return false;
    return (checkers(mate.at) & home) != 0;
}

// King on the side of the board; a heavy piece checks along that file; beside the king its own piece, and two squares
// beyond our knight.
bool is_anastasia(Mate const& mate) {
    int const file = chess::file_of(mate.king);
    int const rank = chess::rank_of(mate.king);
    if (!is_edge(file) || is_edge(rank)) return false;
    if (chess::file_of(mate.step.to) != file || (!mate.by(PieceKind::queen) && !mate.by(PieceKind::rook)))
        return false;
    int const inwards = file == 0 ? 1 : -1;
    Bitboard const blocker = bit(chess::square_at(file + inwards, rank));
    Bitboard const knight = bit(chess::square_at(file + 3 * inwards, rank));
    return (blocker & mate.at.pieces(~mate.winner)) != 0 && (knight & mate.ours(PieceKind::knight)) != 0;
}

// A rook beside the king, guarded by a knight beside the king, guarded by a pawn.
bool is_hook(Mate const& mate) {
    if (!mate.by(PieceKind::rook) || !mate.is_beside_king(mate.step.to)) return false;
    Bitboard knights = mate.attackers_of(mate.step.to) & mate.ours(PieceKind::knight) & mate.around();
    while (knights != 0)
        if ((mate.attackers_of(chess::pop_square(knights)) & mate.ours(PieceKind::pawn)) != 0) return true;
    return false;
}

// King in the corner, a rook beside it, guarded by a knight two squares away both ways.
bool is_arabian(Mate const& mate) {
    if (!is_edge(chess::file_of(mate.king)) || !is_edge(chess::rank_of(mate.king))) return false;
    if (!mate.by(PieceKind::rook) || !mate.is_beside_king(mate.step.to)) return false;
    Bitboard knights = mate.attackers_of(mate.step.to) & mate.ours(PieceKind::knight);
    while (knights != 0) {
        Square const knight = chess::pop_square(knights);
        if (std::abs(chess::rank_of(knight) - chess::rank_of(mate.king)) == 2 &&
            std::abs(chess::file_of(knight) - chess::file_of(mate.king)) == 2)
            return true;
    }
    return false;
}

// Nothing but bishops attacks the king and the squares around it.
bool is_by_two_bishops(Mate const& mate) {
    Bitboard const bishops = mate.ours(PieceKind::bishop);
    if (!games::more_than_one(bishops)) return false;
    for (Bitboard squares = mate.around() | bit(mate.king); squares != 0;)
        if ((mate.attackers_of(chess::pop_square(squares)) & ~bishops) != 0) return false;
    return true;
}

// Crossing lines if the (first) two stand on different sides of the king's file, else side by side.
Theme bishops_mate(Mate const& mate) {
    Bitboard bishops = mate.ours(PieceKind::bishop);
    int const king = chess::file_of(mate.king);
    int const first = chess::file_of(chess::pop_square(bishops));
    int const second = chess::file_of(chess::pop_square(bishops));
    return (first < king) == (second > king) ? Theme::boden_mate : Theme::double_bishop_mate;
}

// A queen diagonally beside a king in the open; what she does not reach is blocked by its own side, and nobody helps.
bool is_dovetail(Mate const& mate) {
    int const file = chess::file_of(mate.king);
    int const rank = chess::rank_of(mate.king);
    Square const queen = mate.step.to;
    if (is_edge(file) || is_edge(rank) || !mate.by(PieceKind::queen) || !mate.is_beside_king(queen))
        return false;
    if (chess::file_of(queen) == file || chess::rank_of(queen) == rank) return false;
    for (Bitboard squares = mate.around() & ~bit(queen); squares != 0;) {
        Square const square = chess::pop_square(squares);
        Bitboard const helpers = mate.attackers_of(square);
        if ((helpers & ~bit(queen)) != 0) return false;
        if (helpers != 0 && mate.at.at(square) != chess::Piece::none) return false;
    }
    return true;
}

struct NamedMate {
    bool (*is)(Mate const&);
    Theme theme;
};
constexpr std::array named_mates = {
    NamedMate{is_smothered, Theme::smothered_mate}, NamedMate{is_on_back_rank, Theme::back_rank_mate},
    NamedMate{is_anastasia, Theme::anastasia_mate}, NamedMate{is_hook, Theme::hook_mate},
    NamedMate{is_arabian, Theme::arabian_mate},
};

} // namespace

void add_mates(Solution const& line, ThemeSet& themes) {
    if (!line.is_mate()) return;
    Mate const mate(line);
    for (auto const& named : named_mates)
        if (named.is(mate)) return themes.add(named.theme);
    if (is_by_two_bishops(mate)) return themes.add(bishops_mate(mate));
    themes.add_if(is_dovetail(mate), Theme::dovetail_mate);
}

} // namespace tactics
