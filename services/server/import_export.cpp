// Between games here and records.
#include "services/server/import_export.hpp"

#include "records/played_game.hpp"
#include "records/reader.hpp"
#include "records/replay.hpp"
#include "records/writer.hpp"
#include "services/server/shapes.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <sstream>

namespace services::server {
namespace {

using core::Colour;

std::string date_of(std::int64_t milliseconds, char const* form) {
    return fmt::format(fmt::runtime(form), fmt::gmtime(static_cast<std::time_t>(milliseconds / 1000)));
}

std::vector<records::Header> headers_of(LiveGame const& game) {
    auto const& stored = game.stored();
    std::vector<records::Header> headers = {{"Event", stored.title.empty() ? "Damero" : stored.title},
                                            {"Site", "Damero"},
                                            {"Date", date_of(stored.created, "{:%Y.%m.%d}")},
                                            {"White", player_name(game.player(Colour::white))},
                                            {"Black", player_name(game.player(Colour::black))}};
    if (stored.clock)
        headers.push_back(
            {"TimeControl", fmt::format("{}+{}", stored.clock->base_ms / 1000,
                                        static_cast<double>(stored.clock->increment_ms) / 1000)});
    if (stored.end && stored.end->reason == "server.result.time")
        headers.push_back({"Termination", "time forfeit"});
    return headers;
}

std::string trimmed(std::string_view text) {
    auto const first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos) return {};
    return std::string(text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1));
}

// A position alone stands on one line and has no headers; only a FEN has these between its first words.
bool looks_like_fen(std::string_view text) {
    return text.find('\n') == std::string_view::npos && text.front() != '[' &&
           text.find_first_of("/:") != std::string_view::npos && text.find(". ") == std::string_view::npos;
}

records::Format format_of(std::string_view text, engine::AnyGame const* game) {
    if (game != nullptr) return records::format_of_game(game->name());
    return text.find("[GameType") != std::string_view::npos ? records::Format::pdn : records::Format::pgn;
}

std::string title_of(records::GameRecord const& record) {
    auto const known = [&](std::string_view header) {
        auto const value = record.value(header);
        return value == "?" ? std::string() : std::string(value.substr(0, 60));
    };
    auto const white = known("White");
    auto const black = known("Black");
    if (white.empty() && black.empty()) return known("Event");
    return fmt::format("{} - {}", white.empty() ? "?" : white, black.empty() ? "?" : black);
}

std::optional<StoredEnd> end_of(records::GameRecord const& record) {
    static constexpr core::MessageKey reason = "server.result.recorded";
    switch (records::read_result(record.result, record.format).value_or(records::Result::unknown)) {
    case records::Result::white_wins:
        return StoredEnd{Colour::white, std::string(reason.text())};
    case records::Result::black_wins:
        return StoredEnd{Colour::black, std::string(reason.text())};
    case records::Result::draw:
    case records::Result::both_lose:
        return StoredEnd{std::nullopt, std::string(reason.text())};
    case records::Result::unknown:
        break;
    }
    return std::nullopt;
}

std::string joined(std::vector<std::string> const& comments) {
    return fmt::format("{}", fmt::join(comments, " "));
}

core::Expected<NewGame> imported(records::GameRecord const& record, engine::AnyGame const* game) {
    auto const kind = records::game_of(record);
    auto const* const known = game != nullptr && (!kind || record.find("Game") == nullptr) ? game : nullptr;
    if (known == nullptr && !kind) return tl::unexpected(kind.error());
    NewGame made;
    made.game = known != nullptr ? known : *kind;
    auto const first = records::first_position(record, *made.game);
    if (!first) return tl::unexpected(first.error());
    made.start = first->state->fen();
    auto const last = records::replay(
        record,
        {.game = made.game, .watch = [&](records::ReplayStep const& step) {
             made.moves.push_back({step.move.text, std::nullopt, joined(record.moves[step.node].comments)});
         }});
    if (!last) return tl::unexpected(last.error());
    made.title = title_of(record);
    if (auto const outcome = (*last)->outcome())
        made.end = StoredEnd{outcome->winner, std::string(outcome->reason.text())};
    else
        made.end = end_of(record);
    return made;
}

core::Expected<NewGame> imported_position(std::string const& fen, engine::AnyGame const& game) {
    auto const opened = game.from_fen(fen);
    if (!opened) return tl::unexpected(opened.error());
    NewGame made;
    made.game = &game;
    made.start = opened->state->fen();
    return made;
}

} // namespace

std::string exported(LiveGame const& game) {
    std::vector<std::string> moves;
    for (auto const& made : game.moves()) moves.push_back(made.move.text);
    auto const headers = headers_of(game);
    auto record = records::record_of({.first = game.first(),
                                      .moves = moves,
                                      .result = records::result_text(game.outcome()),
                                      .headers = headers});
    auto const line = record.moves.main_line();
    for (std::size_t i = 0; i < line.size(); ++i)
        if (auto const& comment = game.moves()[i].comment; !comment.empty())
            record.moves[line[i]].comments.push_back(comment);
    return records::written(record);
}

std::string export_name(LiveGame const& game) {
    bool const pdn = records::format_of_game(game.stored().game) == records::Format::pdn;
    return fmt::format("damero-{}-{}.{}", game.stored().game,
                       date_of(game.stored().created, "{:%Y%m%d-%H%M%S}"), pdn ? "pdn" : "pgn");
}

Import read_import(std::string const& text, engine::AnyGame const* game, std::size_t most_games) {
    Import import;
    auto const take = [&](core::Expected<NewGame> made) {
        if (made)
            import.games.push_back(std::move(*made));
        else
            import.problems.push_back({made.error(), made.error().where.line});
    };
    auto const whole = trimmed(text);
    if (!whole.empty() && looks_like_fen(whole)) {
        take(imported_position(whole, game != nullptr ? *game : **engine::game_named("chess")));
        return import;
    }
    std::istringstream stream(text);
    auto reader = records::Reader::of(stream, format_of(text, game));
    if (!reader) {
        import.problems.push_back({reader.error(), 0});
        return import;
    }
    while (auto const record = reader->next()) {
        if (import.games.size() + import.problems.size() >= most_games) {
            import.problems.push_back({{core::message("server.import_many", most_games), {}}, 0});
            break;
        }
        take(*record ? imported(**record, game) : core::Expected<NewGame>(tl::unexpected(record->error())));
    }
    return import;
}

} // namespace services::server
