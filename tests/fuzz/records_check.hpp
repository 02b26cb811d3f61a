// What must hold of any bytes given to the reader of games: what is refused can be said, what is read is written and
// read back equal, alone and with its neighbours, and playing it ends in a position or in an error.
#pragma once

#include "records/replay.hpp"
#include "records/writer.hpp"
#include "tests/fuzz/damaged_text.hpp"
#include "tests/records/read_all.hpp"

#include <string>
#include <vector>

namespace fuzz {

// The column of a bad FEN is the FEN's own.
inline Failure any_error_can_be_said(core::Error error) {
    error.where.column = 0;
    return can_be_said(error, {});
}

inline Failure can_be_replayed(records::GameRecord const& game, std::string_view otherwise) {
    records::ReplayOptions options{.game = nullptr, .lines = records::Lines::all, .watch = {}};
    if (!records::game_of(game)) options.game = engine::game_named(otherwise).value();
    auto const end = records::replay(game, options);
    if (!end) return any_error_can_be_said(end.error());
    if ((*end)->plies() != static_cast<int>(game.moves.main_line().size())) return "a move was not replayed";
    return std::nullopt;
}

inline Failure reads_back(std::vector<records::GameRecord> const& games, records::Format format) {
    std::string text;
    for (auto const& game : games) text += records::written(game);
    auto const again = tests::read_all(text, format);
    if (!again.errors.empty())
        return "what was written is refused: " + tests::said(again.errors.front()) + "\n" + text;
    if (again.games != games) return "what was written is read back otherwise:\n" + text;
    return std::nullopt;
}

inline Failure read_games(std::string const& text, records::Format format, std::string_view otherwise) {
    auto const all = tests::read_all(text, format);
    for (auto const& error : all.errors)
        if (auto failure = any_error_can_be_said(error)) return failure;
    for (auto const& game : all.games) {
        for (auto const& warning : game.warnings)
            if (auto failure = any_error_can_be_said(warning)) return failure;
        if (auto failure = reads_back({game}, format)) return failure;
        if (auto failure = can_be_replayed(game, otherwise)) return failure;
    }
    return reads_back(all.games, format);
}

} // namespace fuzz
