// What knights-only chess says of itself (core/game_info.hpp).
#pragma once

#include "core/game_info.hpp"

#include <array>

namespace knights {

inline constexpr std::array<core::PieceInfo, 1> piece_infos = {{{'N', 1, "n", "chess.piece.knight"}}};

inline constexpr std::array<core::NamedPosition, 2> named_positions = {
    {{"duel", "n7/8/8/8/8/8/8/7N w"}, {"crossed", "1n1n1n1n/8/n1n1n1n1/8/8/N1N1N1N1/8/1N1N1N1N w"}}};

// Set by matches of each level against the one below (scripts/strength.sh levels).
inline constexpr core::Ladder levels = {{
    {.nodes = 3'000, .depth = 3, .lines = 8, .temperature = 100, .lapses = 1, .blindness = 0.65},
    {.nodes = 3'000, .depth = 3, .lines = 8, .temperature = 82, .lapses = 0.95, .blindness = 0.56},
    {.nodes = 3'000, .depth = 3, .lines = 8, .temperature = 70, .lapses = 0.87, .blindness = 0.49},
    {.nodes = 3'000, .depth = 4, .lines = 7, .temperature = 59, .lapses = 0.77, .blindness = 0.45},
    {.nodes = 3'000, .depth = 4, .lines = 7, .temperature = 50, .lapses = 0.67, .blindness = 0.42},
    {.nodes = 3'000, .depth = 4, .lines = 6, .temperature = 43, .lapses = 0.56, .blindness = 0.39},
    {.nodes = 3'000, .depth = 5, .lines = 6, .temperature = 36, .lapses = 0.44, .blindness = 0.365},
    {.nodes = 3'300, .depth = 5, .lines = 6, .temperature = 30, .lapses = 0.325, .blindness = 0.34},
    {.nodes = 3'800, .depth = 6, .lines = 5, .temperature = 20, .lapses = 0.18, .blindness = 0.305},
    {.nodes = 1'500'000, .depth = core::full_strength_depth, .lines = 1, .temperature = 0, .lapses = 0, .blindness = 0},
}};

inline constexpr core::GameInfo info{
    .name = "knights",
    .family = "knights",
    .title = "game.knights",
    .summary = "summary.knights",
    .pieces = piece_infos,
    .style = core::PieceStyle::chess,
    .notation = core::MoveNotation::squares,
    .one_piece = "explain.worth.knight",
    .many_pieces = "explain.worth.knights",
    .record = {.format = core::RecordFormat::pgn},
    .position_text = {.separators = " \t\r\n", .board_fields = 2},
    .positions = named_positions,
    .bench_depth = 6,
    .self_play_opening = 8,
    .levels = &levels,
    .puzzles = {.winning = 150, .not_winning = 60, .gap = 120, .before = 80, .single_captures = true},
    .lab = core::LabEffort{12, 4, 4, 3, 10, 3},
    .quick_lab = core::LabEffort{2, 2, 1, 1, 1, 1}};

} // namespace knights
