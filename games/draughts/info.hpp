// What each draughts game says of itself (core/game_info.hpp).
#pragma once

#include "core/game_info.hpp"
#include "games/draughts/rules.hpp"

#include <array>

namespace draughts {

inline constexpr std::array<core::PieceInfo, 2> piece_infos = {
    {{'M', 1, "man", "explain.draughts.man"}, {'K', 2, "king", "explain.draughts.king"}}};

// Set by matches of each level against the one below (scripts/strength.sh levels).
inline constexpr core::Ladder levels = {{
    {.nodes = 3'000, .depth = 1, .lines = 8, .temperature = 250, .lapses = 1, .blindness = 0.9},
    {.nodes = 3'000, .depth = 1, .lines = 8, .temperature = 120, .lapses = 1, .blindness = 0.72},
    {.nodes = 3'000, .depth = 1, .lines = 8, .temperature = 75, .lapses = 0.85, .blindness = 0.48},
    {.nodes = 3'000, .depth = 2, .lines = 6, .temperature = 50, .lapses = 0.58, .blindness = 0.4},
    {.nodes = 3'600, .depth = 3, .lines = 6, .temperature = 36, .lapses = 0.4, .blindness = 0.35},
    {.nodes = 4'300, .depth = 4, .lines = 5, .temperature = 25, .lapses = 0.25, .blindness = 0.32},
    {.nodes = 5'400, .depth = 5, .lines = 4, .temperature = 18, .lapses = 0.17, .blindness = 0.3},
    {.nodes = 7'600, .depth = 6, .lines = 3, .temperature = 12, .lapses = 0.095, .blindness = 0.28},
    {.nodes = 11'000, .depth = 8, .lines = 2, .temperature = 6, .lapses = 0.038, .blindness = 0.25},
    {.nodes = 1'500'000, .depth = core::full_strength_depth, .lines = 1, .temperature = 0, .lapses = 0, .blindness = 0},
}};

// What the games have in common, and what their rules say.
constexpr core::GameInfo info_of(RuleSet const& rules, int hub_place, core::MessageKey title,
                                 core::MessageKey summary) {
    core::RecordInfo record{.format = core::RecordFormat::pdn};
    if (rules.pdn_game_type != 0) record.pdn_game_type = rules.pdn_game_type;
    constexpr std::string_view prefix = "draughts-";
    return {.name = rules.name,
            .family = "draughts",
            .title = title,
            .summary = summary,
            .pieces = piece_infos,
            .style = core::PieceStyle::draughts,
            .notation = rules.algebraic == Algebraic::usual ? core::MoveNotation::squares
                                                            : core::MoveNotation::numbers,
            .one_piece = "explain.worth.man",
            .many_pieces = "explain.worth.men",
            .white_sits_above = rules.white_end == End::top,
            .record = record,
            .hub = {.name = rules.name.substr(prefix.size()), .place = hub_place},
            .position_text = {.separators = ":", .board_fields = 3},
            .bench_depth = 12,
            .self_play_opening = rules.size == 10 ? 8 : 6,
            .levels = &levels,
            .puzzles = {.winning = 120, .not_winning = 40, .gap = 110, .before = 60, .single_captures = true}};
}

template <RuleSet const& rules>
struct InfoOf; // a variant without one does not compile

template <>
struct InfoOf<english> {
    static constexpr std::array<core::NamedPosition, 1> positions = {
        {{"duplicates", "B:W6,14,15,K22,K23:B1,18,21,K26,28"}}};
    static constexpr core::GameInfo value = [] {
        auto result = info_of(english, 4, "game.draughts_english", "summary.draughts_english");
        result.positions = positions;
        result.lab = core::LabEffort{12, 8, 4, 6, 10, 6};
        result.quick_lab = core::LabEffort{2, 3, 1, 2, 1, 1};
        return result;
    }();
};

template <>
struct InfoOf<italian> {
    static constexpr std::array<core::NamedPosition, 1> positions = {
        {{"quality", "W:WK27,K28,17,20,9,K12,8:B21,24,K19,K13,14,K11,4"}}};
    static constexpr core::GameInfo value = [] {
        auto result = info_of(italian, 5, "game.draughts_italian", "summary.draughts_italian");
        result.positions = positions;
        return result;
    }();
};

template <>
struct InfoOf<spanish> {
    static constexpr std::array<core::NamedPosition, 1> positions = {
        {{"quality", "B:W23,K22,21,K18,15:BK17"}}};
    static constexpr std::array<std::string_view, 1> other_names = {"damas"};
    static constexpr core::GameInfo value = [] {
        auto result = info_of(spanish, 6, "game.draughts_spanish", "summary.draughts_spanish");
        result.positions = positions;
        result.other_names = other_names;
        return result;
    }();
};

template <>
struct InfoOf<portuguese> {
    static constexpr core::GameInfo value =
        info_of(portuguese, 7, "game.draughts_portuguese", "summary.draughts_portuguese");
};

template <>
struct InfoOf<czech> {
    static constexpr core::GameInfo value =
        info_of(czech, 8, "game.draughts_czech", "summary.draughts_czech");
};

template <>
struct InfoOf<russian> {
    static constexpr std::array<core::NamedPosition, 3> positions = {
        {{"blocking", "W:WK4,K27:B6,7,15,18"},
         {"circle", "W:W18,19,23,25,26,27,28,29,30,31,32:B1,3,4,5,6,7,8,12,13,14,15,16"},
         {"promotion", "W:W9:B6,K11,25,26"}}};
    static constexpr core::GameInfo value = [] {
        auto result = info_of(russian, 2, "game.draughts_russian", "summary.draughts_russian");
        result.positions = positions;
        return result;
    }();
};

template <>
struct InfoOf<brazilian> {
    static constexpr std::array<core::NamedPosition, 2> positions = {
        {{"promotion", "W:W9:B6,K11,25,26"},
         {"majority", "B:WK20,28:B9,19"}}};
    static constexpr core::GameInfo value = [] {
        auto result = info_of(brazilian, 3, "game.draughts_brazilian", "summary.draughts_brazilian");
        result.positions = positions;
        return result;
    }();
};

template <>
struct InfoOf<pool> {
    static constexpr std::array<core::NamedPosition, 2> positions = {
        {{"promotion", "W:W9:B6,K11,25,26"},
         {"majority", "B:WK20,28:B9,19"}}};
    static constexpr core::GameInfo value = [] {
        auto result = info_of(pool, 9, "game.draughts_pool", "summary.draughts_pool");
        result.positions = positions;
        return result;
    }();
};

template <>
struct InfoOf<international> {
    static constexpr std::array<core::NamedPosition, 4> positions = {
        {{"woldouby", "W:W25,27,28,30,32,33,34,35,37,38:B12,13,14,16,18,19,21,23,24,26"},
         {"orders", "B:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46:BK17,K24"},
         {"promotion", "W:W6,7,8,9,10:B41,42,43,44,45"},
         {"blocking", "B:W6,9,17,38,42:B23,K49"}}};
    static constexpr std::array<std::string_view, 2> hub_names = {"international", "standard"};
    static constexpr core::GameInfo value = [] {
        auto result = info_of(international, 0, "game.draughts_international", "summary.draughts_international");
        result.positions = positions;
        result.hub = {.name = "normal", .other_names = hub_names};
        result.lab = core::LabEffort{12, 7, 4, 5, 10, 5};
        result.quick_lab = core::LabEffort{2, 3, 1, 2, 1, 1};
        return result;
    }();
};

template <>
struct InfoOf<frisian> {
    static constexpr core::GameInfo value =
        info_of(frisian, 1, "game.draughts_frisian", "summary.draughts_frisian");
};

template <>
struct InfoOf<house> {
    static constexpr core::GameInfo value =
        info_of(house, 10, "game.draughts_house", "summary.draughts_house");
};

} // namespace draughts
