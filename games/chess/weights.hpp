// Every number of the evaluation by name, in centipawns as (middlegame, endgame) unless said otherwise. What they are
// stands in config/chess-eval.toml, which becomes part of the program, or in a file read at run time; docs/evaluation.md
// tells how the shipped ones were found. Tables of squares have the files a to d, the other half of the board is their
// mirror image, White below.
#pragma once

#include "games/phased.hpp"
#include "games/weight_list.hpp"

#include <array>
#include <string_view>

namespace chess {

using games::Phased;

using HalfBoard = std::array<Phased, 32>; // rank by rank from the own side, files a to d
using ByRank = std::array<Phased, 8>;     // of the own side
using ByKind = std::array<Phased, 5>;     // pawn to queen
using NumberByKind = std::array<int, 5>;

struct SquareWeights {
    HalfBoard pawn, knight, bishop, rook, queen, king;
};

struct PieceWeights {
    ByKind material;
    Phased bishop_pair;

    // By the number of squares reached that no enemy pawn attacks.
    std::array<Phased, 9> knight_mobility;
    std::array<Phased, 14> bishop_mobility;
    std::array<Phased, 15> rook_mobility;
    std::array<Phased, 28> queen_mobility;

    Phased knight_outpost; // guarded by a pawn, out of reach of the enemy's
    Phased bishop_outpost;
    Phased minor_behind_pawn;
    Phased minor_at_home; // not developed yet
    Phased bishop_pawn_on_its_colour;
    Phased rook_on_open_file;
    Phased rook_on_half_open_file;
    Phased rook_on_seventh; // while the king is behind it or pawns are on it
    Phased rook_shut_in;    // by its own king, which cannot castle any more
    int few_rook_moves;
};

struct PawnWeights {
    Phased isolated;
    Phased isolated_on_half_open_file;
    Phased doubled;
    Phased backward;
    Phased backward_on_half_open_file;
    ByRank phalanx;
    ByRank supported;
    ByRank candidate;
    Phased blocked_in_centre; // on d4, e4, d5 or e5 with something right before it
    Phased space;             // each square behind the front, on the files c to f, that no enemy pawn attacks

    ByRank passed;
    // What follows is multiplied by the urgency of the pawn's rank.
    std::array<int, 8> urgency;
    Phased free_path;
    Phased free_step; // only the next square is safe
    Phased guarded_step;
    int enemy_king_distance; // endgame, a third of a centipawn a step, from the square before the pawn
    int own_king_distance;
    int farthest_king; // distance beyond this counts no more
    Phased rook_behind;
    Phased unstoppable; // no piece is left to stop it, and the king comes too late
};

struct KingWeights {
    // The best own pawn before the king on its file and the two beside it, by that pawn's rank; [0]: none.
    ByRank shelter;
    ByRank shelter_on_kings_file;
    // The enemy's most advanced pawn there, by its rank seen from the king's side; and when an own pawn blocks it.
    ByRank storm;
    ByRank blocked_storm;
    // A king at home on e, f or g counts its pawns on f, g and h, on a, b or c those on a, b and c: one rank ahead, two.
    Phased shield;
    Phased far_shield;
    Phased distance_to_pawn; // for each step to the nearest own pawn
    Phased castling_right;

    // Danger is counted in points; its square is what the middlegame feels.
    NumberByKind attacker;
    int attack_beside_king;
    int weak_square;
    NumberByKind safe_check;
    int no_queen;
    int most_danger;
};

struct ThreatWeights {
    Phased by_pawn;
    Phased by_pawn_push;
    Phased minor_on_minor;
    Phased minor_on_rook;
    Phased minor_on_queen;
    Phased rook_on_queen;
    Phased hanging;
    Phased hanging_pawn;
};

struct EndingWeights {     // parts of an advantage that count, out of full_scale
    int no_pawns_minor_up; // a piece more and no pawn left: hardly ever won
    int no_pawns_exchange_up;
    int bare_opposite_bishops; // nothing but the bishops and pawns
    int opposite_bishops;
    int base_scale; // and for each pawn of the stronger side
    int scale_for_pawn;
    // Centipawns.
    int sure_win;       // against a bare king
    int king_to_edge;   // for each step from the centre
    int king_to_corner; // where the bishop helps the knight to mate
    int kings_close;
};

struct Weights {
    SquareWeights squares;
    PieceWeights piece;
    PawnWeights pawn;
    KingWeights king;
    ThreatWeights threat;
    EndingWeights ending;
    int turn; // having the move
};

// The units that some weights are counted in.
inline constexpr int full_scale = 64;
inline constexpr int shelter_share = 4;         // one point of danger for so many centipawns of bad shelter
inline constexpr int danger_squared_share = 64; // one centipawn of the middlegame
inline constexpr int danger_share = 4;          // and one of the endgame
inline constexpr int king_distance_share = 3;

// By name, for files, traces and the tuner.
games::WeightList weight_list(Weights& weights);

// The text of config/chess-eval.toml as it was when the program was built.
std::string_view shipped_weights_text();

} // namespace chess
