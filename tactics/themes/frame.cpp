// How long a line is, how it ends, and what stands on the board where it begins.
#include "tactics/guards.hpp"
#include "tactics/themes/themes.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace tactics {
namespace {

using games::popcount;

Theme length_of(Solution const& line) {
    constexpr std::array by_moves{Theme::one_move, Theme::short_line, Theme::long_line, Theme::very_long};
    return by_moves[static_cast<std::size_t>(std::min(line.solver_moves(), 4) - 1)];
}

// mateIn5 stands for five moves and more.
Theme mate_in(int moves) {
    constexpr std::array by_moves{Theme::mate_in_1, Theme::mate_in_2, Theme::mate_in_3, Theme::mate_in_4,
                                  Theme::mate_in_5};
    return by_moves[static_cast<std::size_t>(std::min(moves, 5) - 1)];
}

// Phases as Lichess divides a game: by the pieces left, by whether they have left their first rank, and by how far the two
// armies have mixed.

int pieces_left(Position const& at) {
    return popcount(at.occupied() & ~(at.pieces(PieceKind::pawn) | at.pieces(PieceKind::king)));
}

bool has_left_home(Position const& at, Colour colour) {
    return popcount(at.pieces(colour) & chess::home_rank(colour)) < 4;
}

// What a block of four squares adds to the mixture, by who stands there and on which row (1 to 7) it begins. Whole groups
// at home add nothing, groups across the middle much.
int block_mixture(int white, int black, int row) {
    if (white > 0 && black > 0) {
        if (white == black) return white == 1 ? 5 + std::abs(3 - row) : 7;
        return white > black ? 2 + white + row : 8 + black - row;
    }
    int const count = white + black;
    if (count == 0) return 0;
    int const advance = white > 0 ? row : 8 - row; // as the group's own side counts
    if (count == 1) return 9 - advance;
    int const home = count == 2 ? 2 : 1;
    return advance > home ? advance + std::min(count, 3) - home : 0;
}

int mixture(Position const& at) {
    int sum = 0;
    for (int row = 0; row < 7; ++row)
        for (int file = 0; file < 7; ++file) {
            Bitboard const block = Bitboard{0x303} << (8 * row + file);
            sum += block_mixture(popcount(at.pieces(Colour::white) & block),
                                 popcount(at.pieces(Colour::black) & block), row + 1);
        }
    return sum;
}

Theme phase_of(Position const& at) {
    constexpr int most_in_endgame = 6;
    constexpr int most_in_middlegame = 10;
    constexpr int mixed = 150;
    int const pieces = pieces_left(at);
    if (pieces <= most_in_endgame) return Theme::endgame;
    bool const left = pieces <= most_in_middlegame || has_left_home(at, Colour::white) ||
                      has_left_home(at, Colour::black) || mixture(at) > mixed;
    return left ? Theme::middlegame : Theme::opening;
}

// Besides kings and pawns there is this kind and no other.
bool has_only(Position const& at, PieceKind kind) {
    Bitboard const basic = at.pieces(PieceKind::pawn) | at.pieces(PieceKind::king);
    return at.pieces(kind) != 0 && (at.occupied() & ~(basic | at.pieces(kind))) == 0;
}

bool has_queen_and_rooks(Position const& at) {
    Bitboard const others = at.pieces(PieceKind::knight) | at.pieces(PieceKind::bishop);
    return others == 0 && popcount(at.pieces(PieceKind::queen)) == 1 && at.pieces(PieceKind::rook) != 0;
}

// The kind of ending must be the same before and after the solver's first move.
void add_kind_of_ending(Solution const& line, ThemeSet& themes) {
    constexpr std::array kinds{
        std::pair{PieceKind::pawn, Theme::pawn_endgame}, std::pair{PieceKind::queen, Theme::queen_endgame},
        std::pair{PieceKind::rook, Theme::rook_endgame}, std::pair{PieceKind::bishop, Theme::bishop_endgame},
        std::pair{PieceKind::knight, Theme::knight_endgame}};
    for (auto const& [kind, theme] : kinds)
        if (has_only(line.after(0), kind) && has_only(line.after(1), kind)) return themes.add(theme);
    themes.add_if(has_queen_and_rooks(line.after(0)) && has_queen_and_rooks(line.after(1)),
                  Theme::queen_rook_endgame);
}

} // namespace

void add_frame(Solution const& line, ThemeSet& themes) {
    themes.add(length_of(line));
    if (line.is_mate()) {
        themes.add(Theme::mate);
        themes.add(mate_in(line.solver_moves()));
    }
    themes.add(phase_of(line.asked()));
    add_kind_of_ending(line, themes);
}

} // namespace tactics
