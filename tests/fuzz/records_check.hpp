// What must hold of any bytes given to the reader of games: what is refused can be said, what is read is written and
// read back equal, alone and with its neighbours, playing it ends in a position or in an error, and what others write otherwise is
// put into the standard's words.
#pragma once

#include "records/named_games.hpp"
#include "records/replay.hpp"
#include "records/standard_form.hpp"
#include "records/writer.hpp"
#include "tests/fuzz/damaged_text.hpp"
#include "tests/records/read_all.hpp"

#include <sstream>
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

// Put into standard form, a game stays so, is read back equal, and ends in the same position.
inline Failure has_standard_form(records::GameRecord const& game, std::string_view otherwise) {
    auto const said = records::game_of(game);
    auto const& kind = said ? **said : *engine::game_named(otherwise).value();
    auto const end = records::replay(game, {.game = &kind, .lines = records::Lines::main, .watch = {}});
    auto standard = game;
    auto const done = records::put_in_standard_form(standard, kind);
    if (done.has_value() != end.has_value())
        return "replayed, but not put into standard form, or the other way";
    if (!done) return any_error_can_be_said(done.error());
    for (auto const& warning : standard.warnings)
        if (auto failure = any_error_can_be_said(warning)) return failure;
    if (auto failure = reads_back({standard}, standard.format)) return failure;
    auto const again = records::replay(standard, {.game = &kind, .lines = records::Lines::main, .watch = {}});
    if (!again || (*again)->fen() != (*end)->fen()) return "in standard form it is another game";
    auto twice = standard;
    twice.warnings.clear();
    if (!records::put_in_standard_form(twice, kind) || !(twice == standard) || !twice.warnings.empty())
        return "standard form is not standard:\n" + records::written(standard);
    return std::nullopt;
}

// As the commands read a file: every game gets a name, or an error.
inline Failure can_be_named(std::string const& text) {
    std::istringstream stream(text);
    auto reader = records::Reader::of(stream, std::nullopt);
    if (!reader) return any_error_can_be_said(reader.error());
    records::NamedGames games(std::move(*reader));
    while (auto const game = games.next()) {
        if (!*game) {
            if (auto failure = any_error_can_be_said(game->error())) return failure;
        } else if ((*game)->format == records::Format::pdn && !records::says_its_game(**game)) {
            return "a game without a name";
        }
    }
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
        if (auto failure = has_standard_form(game, otherwise)) return failure;
    }
    if (auto failure = can_be_named(text)) return failure;
    return reads_back(all.games, format);
}

} // namespace fuzz
