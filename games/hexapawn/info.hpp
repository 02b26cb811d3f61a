// What hexapawn says of itself on either board (core/game_info.hpp).
#pragma once

#include "core/game_info.hpp"
#include "games/hexapawn/board.hpp"

#include <array>

namespace hexapawn {

inline constexpr std::array<core::PieceInfo, 1> piece_infos = {{{'P', 1, "p", "chess.piece.pawn"}}};

// The whole game can be looked at, so a level is how far ahead it looks and how often it does not look at all.
inline constexpr core::Ladder levels = {{
    {.nodes = 3'000, .depth = 1, .lines = 8, .temperature = 250, .lapses = 1, .blindness = 0.9},
    {.nodes = 3'000, .depth = 1, .lines = 8, .temperature = 120, .lapses = 1, .blindness = 0.7},
    {.nodes = 3'000, .depth = 1, .lines = 8, .temperature = 75, .lapses = 0.8, .blindness = 0.5},
    {.nodes = 3'000, .depth = 2, .lines = 6, .temperature = 50, .lapses = 0.6, .blindness = 0.4},
    {.nodes = 3'000, .depth = 3, .lines = 6, .temperature = 36, .lapses = 0.45, .blindness = 0.35},
    {.nodes = 3'000, .depth = 4, .lines = 5, .temperature = 25, .lapses = 0.35, .blindness = 0.3},
    {.nodes = 3'000, .depth = 5, .lines = 4, .temperature = 18, .lapses = 0.25, .blindness = 0.25},
    {.nodes = 4'000, .depth = 6, .lines = 3, .temperature = 12, .lapses = 0.15, .blindness = 0.2},
    {.nodes = 6'000, .depth = 8, .lines = 2, .temperature = 6, .lapses = 0.07, .blindness = 0.15},
    {.nodes = 1'500'000,
     .depth = core::full_strength_depth,
     .lines = 1,
     .temperature = 0,
     .lapses = 0,
     .blindness = 0},
}};

constexpr core::GameInfo info_of(int size, core::MessageKey title) {
    return {
        .name = name_of(size),
        .family = "hexapawn",
        .title = title,
        .summary = "summary.hexapawn",
        .pieces = piece_infos,
        .style = core::PieceStyle::chess,
        .notation = core::MoveNotation::san,
        .one_piece = "explain.worth.pawn",
        .many_pieces = "explain.worth.pawns",
        .record = {.format = core::RecordFormat::pgn},
        .position_text = {.separators = " \t\r\n", .board_fields = 2},
        .bench_depth = 17,
        .self_play_opening = 2,
        .levels = &levels,
        .puzzles = {.winning = 150, .not_winning = 60, .gap = 120, .before = 80, .single_captures = true}};
}

template <int size>
inline constexpr core::GameInfo info = info_of(size, size == 3 ? core::MessageKey("game.hexapawn")
                                                               : core::MessageKey("game.hexapawn_4"));

} // namespace hexapawn
