// Every number of the evaluation by name, in centipawns as (middlegame, endgame) unless said otherwise. They come from
// what is commonly taught about the pieces; pawn structure and threats were then moved towards what an outside engine's
// search found in some five thousand positions. Nothing is tuned by games yet. The place to change them is here and
// nowhere else. Tables of squares have the files a to d, the other half of the board is their mirror image, White below.
#pragma once

#include "games/phased.hpp"

#include <array>

namespace chess {

using games::Phased;

using HalfBoard = std::array<Phased, 32>; // rank by rank from the own side, files a to d
using ByRank = std::array<Phased, 8>;     // of the own side
using ByKind = std::array<Phased, 5>;     // pawn to queen
using NumberByKind = std::array<int, 5>;

struct PieceWeights {
    ByKind material{{{86, 106}, {332, 302}, {346, 316}, {470, 520}, {1000, 975}}};
    Phased bishop_pair{26, 46};

    // By the number of squares reached that no enemy pawn attacks.
    std::array<Phased, 9> knight_mobility{
        {{-38, -48}, {-26, -28}, {-8, -14}, {-2, -6}, {4, 2}, {8, 8}, {13, 11}, {17, 14}, {21, 15}}};
    std::array<Phased, 14> bishop_mobility{{{-28, -34},
                                            {-14, -16},
                                            {-2, -8},
                                            {5, -2},
                                            {10, 6},
                                            {15, 12},
                                            {18, 17},
                                            {20, 20},
                                            {22, 23},
                                            {24, 26},
                                            {28, 27},
                                            {31, 28},
                                            {32, 32},
                                            {34, 34}}};
    std::array<Phased, 15> rook_mobility{{{-30, -46},
                                          {-16, -16},
                                          {-10, -2},
                                          {-6, 8},
                                          {-4, 16},
                                          {-2, 22},
                                          {1, 28},
                                          {4, 33},
                                          {7, 37},
                                          {9, 42},
                                          {11, 45},
                                          {13, 48},
                                          {16, 50},
                                          {18, 52},
                                          {20, 53}}};
    std::array<Phased, 28> queen_mobility{{{-18, -28}, {-12, -18}, {-6, -8}, {-3, -2}, {0, 4},   {2, 8},
                                           {4, 12},    {5, 15},    {6, 18},  {8, 21},  {9, 24},  {10, 26},
                                           {11, 28},   {12, 30},   {13, 32}, {14, 34}, {15, 36}, {15, 37},
                                           {16, 38},   {17, 39},   {18, 40}, {19, 41}, {20, 42}, {21, 43},
                                           {22, 44},   {23, 45},   {24, 46}, {25, 47}}};

    Phased knight_outpost{26, 14}; // guarded by a pawn, out of reach of the enemy's
    Phased bishop_outpost{15, 6};
    Phased minor_behind_pawn{7, 2};
    Phased bishop_pawn_on_its_colour{-2, -4};
    Phased rook_on_open_file{32, 12};
    Phased rook_on_half_open_file{14, 8};
    Phased rook_on_seventh{4, 22}; // while the king is behind it or pawns are on it
    Phased rook_shut_in{-38, -8};  // by its own king, which cannot castle any more
    int few_rook_moves = 3;
};

struct PawnWeights {
    Phased isolated{-6, -7};
    Phased isolated_on_half_open_file{-8, -4};
    Phased doubled{-5, -13};
    Phased backward{-6, -7};
    Phased backward_on_half_open_file{-9, -2};
    ByRank phalanx{{{}, {1, 0}, {4, 2}, {6, 5}, {14, 14}, {32, 36}, {60, 64}, {}}};
    ByRank supported{{{}, {}, {6, 3}, {6, 4}, {10, 9}, {22, 22}, {40, 40}, {}}};
    ByRank candidate{{{}, {0, 4}, {2, 7}, {6, 14}, {16, 28}, {30, 50}, {}, {}}};

    ByRank passed{{{}, {0, 8}, {2, 12}, {8, 28}, {28, 54}, {66, 100}, {112, 160}, {}}};
    // What follows is multiplied by the urgency of the pawn's rank.
    std::array<int, 8> urgency{0, 0, 0, 1, 3, 6, 10, 0};
    Phased free_path{5, 7};
    Phased free_step{2, 3}; // only the next square is safe
    Phased guarded_step{2, 3};
    int enemy_king_distance = 5; // endgame, a third of a centipawn a step, from the square before the pawn
    int own_king_distance = 2;
    int farthest_king = 5; // distance beyond this counts no more
    Phased rook_behind{0, 2};
    int unstoppable = 300; // endgame: no piece is left to stop it, and the king comes too late
};

struct KingWeights {
    // The best own pawn before the king on its file and the two beside it, by that pawn's rank; [0]: none.
    std::array<int, 8> shelter{-26, 20, 8, -6, -12, -16, -18, 0};
    std::array<int, 8> shelter_on_kings_file{-32, 16, 6, -6, -12, -16, -18, 0};
    // The enemy's most advanced pawn there, by its rank seen from the king's side; and when an own pawn blocks it.
    std::array<int, 8> storm{0, -20, -34, -20, -6, 0, 0, 0};
    std::array<int, 8> blocked_storm{0, 0, -14, -6, 0, 0, 0, 0};
    Phased distance_to_pawn{0, -6}; // for each step to the nearest own pawn
    Phased castling_right{9, 0};

    // Danger is counted in points; its square is what the middlegame feels.
    NumberByKind attacker{0, 9, 7, 8, 12};
    int attack_beside_king = 4;
    int weak_square = 8;
    NumberByKind safe_check{0, 28, 20, 34, 28};
    int no_queen = -45;
    int shelter_share = 4; // one point for so many centipawns of bad shelter
    int danger_squared_share = 64;
    int danger_share = 4; // of the endgame
    int most_danger = 240;
};

struct ThreatWeights {
    Phased by_pawn{64, 44};
    Phased by_pawn_push{13, 10};
    Phased minor_on_minor{24, 24};
    Phased minor_on_rook{38, 28};
    Phased minor_on_queen{40, 34};
    Phased rook_on_queen{38, 20};
    Phased hanging{40, 26};
    Phased hanging_pawn{4, 14};
};

struct EndingWeights {
    int full_scale = 64;
    int no_pawns_minor_up = 6; // a piece more and no pawn left: hardly ever won
    int no_pawns_exchange_up = 16;
    int bare_opposite_bishops = 26; // nothing but the bishops and pawns
    int opposite_bishops = 46;
    int base_scale = 44; // and for each pawn of the stronger side
    int scale_for_pawn = 5;
    int sure_win = 700;      // against a bare king
    int king_to_edge = 14;   // for each step from the centre
    int king_to_corner = 32; // where the bishop helps the knight to mate
    int kings_close = 10;
};

struct Weights {
    PieceWeights piece;
    PawnWeights pawn;
    KingWeights king;
    ThreatWeights threat;
    EndingWeights ending;
    int turn = 12; // having the move
};

inline constexpr Weights weights;

} // namespace chess
