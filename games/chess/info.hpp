// What chess says of itself (core/game_info.hpp).
#pragma once

#include "core/game_info.hpp"
#include "games/chess/bench_positions.hpp"

#include <array>

namespace chess {

inline constexpr std::array<core::PieceInfo, 6> piece_infos = {{{'K', 0, "k", "chess.piece.king"},
                                                                {'Q', 9, "q", "chess.piece.queen"},
                                                                {'R', 5, "r", "chess.piece.rook"},
                                                                {'B', 3, "b", "chess.piece.bishop"},
                                                                {'N', 3, "n", "chess.piece.knight"},
                                                                {'P', 1, "p", "chess.piece.pawn"}}};

// The positions that test move generators best.
inline constexpr std::array<core::NamedPosition, 3> named_positions = {
    {{"kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"},
     {"endgame", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"},
     {"promotions", "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1"}}};

// What servers call chess in the header Variant.
inline constexpr std::array<std::string_view, 6> variant_names = {
    "standard", "normal", "chess960", "fischerandom", "fischerrandom", "fromposition"};

// Set by matches of each level against the one below (scripts/strength.sh levels).
inline constexpr core::Ladder levels = {{
    {.nodes = 3'000, .depth = 3, .lines = 8, .temperature = 90, .lapses = 1, .blindness = 0.6},
    {.nodes = 3'000, .depth = 3, .lines = 8, .temperature = 72, .lapses = 0.88, .blindness = 0.51},
    {.nodes = 3'000, .depth = 4, .lines = 7, .temperature = 55, .lapses = 0.74, .blindness = 0.435},
    {.nodes = 3'000, .depth = 4, .lines = 6, .temperature = 44, .lapses = 0.59, .blindness = 0.395},
    {.nodes = 3'000, .depth = 5, .lines = 6, .temperature = 34, .lapses = 0.44, .blindness = 0.36},
    {.nodes = 3'500, .depth = 5, .lines = 5, .temperature = 28, .lapses = 0.29, .blindness = 0.33},
    {.nodes = 4'800, .depth = 6, .lines = 4, .temperature = 18, .lapses = 0.16, .blindness = 0.29},
    {.nodes = 7'500, .depth = 7, .lines = 3, .temperature = 11, .lapses = 0.085, .blindness = 0.265},
    {.nodes = 11'000, .depth = 8, .lines = 2, .temperature = 7, .lapses = 0.045, .blindness = 0.25},
    {.nodes = 1'500'000, .depth = core::full_strength_depth, .lines = 1, .temperature = 0, .lapses = 0, .blindness = 0},
}};

inline constexpr core::GameInfo info{
    .name = "chess",
    .family = "chess",
    .title = "game.chess",
    .summary = "summary.chess",
    .pieces = piece_infos,
    .style = core::PieceStyle::chess,
    .notation = core::MoveNotation::san,
    .win_name = core::WinName::mate,
    .one_piece = "explain.worth.pawn",
    .many_pieces = "explain.worth.pawns",
    .record = {.format = core::RecordFormat::pgn, .is_default = true, .other_names = variant_names},
    .position_text = {.separators = " \t\r\n", .board_fields = 4},
    .positions = named_positions,
    .bench_positions = bench_positions,
    .bench_depth = 11,
    .self_play_opening = 8,
    .levels = &levels,
    .puzzles = {.winning = 250, .not_winning = 100, .gap = 220, .before = 150, .single_captures = false},
    .lab = core::LabEffort{50, 5, 4, 3, 10, 3},
    .quick_lab = core::LabEffort{2, 2, 1, 2, 1, 1}};

} // namespace chess
