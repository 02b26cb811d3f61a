// Between games here and records.
#include "services/server/game/import_export.hpp"

#include "core/shown_text.hpp"
#include "records/named_games.hpp"
#include "records/played_game.hpp"
#include "records/replay.hpp"
#include "records/standard_form.hpp"
#include "records/writer.hpp"
#include "services/server/game/variations.hpp"
#include "services/server/http/shapes.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <span>
#include <sstream>

namespace services::server {
namespace {

using core::Colour;

constexpr std::size_t most_problems = 200; // that one import reports

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

// Nothing where the first game has to tell.
std::optional<records::Format> format_of(std::string_view text, engine::AnyGame const* game) {
    if (game != nullptr) return records::format_of_game(game->name());
    if (text.find("[GameType") != std::string_view::npos) return records::Format::pdn;
    return std::nullopt;
}

// What a header says, if it says anything: its first characters.
std::string told_by(records::GameRecord const& record, std::string_view header) {
    auto const value = record.value(header);
    return value == "?" ? std::string() : std::string(core::whole_characters(value, longest_name));
}

std::string title_of(records::GameRecord const& record) {
    auto const white = told_by(record, "White");
    auto const black = told_by(record, "Black");
    if (white.empty() && black.empty()) return told_by(record, "Event");
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

// Every move of the line through `last`, from the start on.
std::vector<records::NodeId> way_to(records::MoveTree const& tree, records::NodeId last) {
    std::vector<records::NodeId> way;
    for (auto at = last; at != records::NodeId::start; at = tree.parent(at)) way.push_back(at);
    std::ranges::reverse(way);
    return way;
}

// The last moves of all variations, depth first: what a move's first child leads to comes before what the others do.
std::vector<records::NodeId> ends_of_variations(records::MoveTree const& tree) {
    auto const main = tree.main_line();
    std::vector<records::NodeId> ends;
    auto at = records::NodeId::start;
    while (true) {
        auto next = tree.first_child(at);
        if (next == records::NodeId::none && !main.empty() && at != main.back()) ends.push_back(at);
        while (next == records::NodeId::none && at != records::NodeId::start) {
            next = tree.next_sibling(at);
            at = tree.parent(at);
        }
        if (next == records::NodeId::none) return ends;
        at = next;
    }
}

// What there is to say of a move that was made when the game had already ended by itself, drawn for instance by a position that
// came for the fifth time.
std::optional<ImportProblem> played_on_after(records::GameRecord const& record, records::NodeId id,
                                             engine::AnyState const& before) {
    auto const outcome = before.outcome();
    if (!outcome) return std::nullopt;
    core::Place const place{.move = record.numbering.number(before.plies())};
    return ImportProblem{{core::message("server.import_played_on", core::message(outcome->reason)), place},
                         record.moves[id].line};
}

// The moves of the main line, each with what is said of it, as far as a game may go and nobody passes a turn: a board of the page
// has no way to do that. `state` is then at the end of them.
core::Expected<std::vector<StoredMove>> main_moves(records::GameRecord const& record, engine::AnyState& state,
                                                   std::vector<ImportProblem>& problems) {
    std::vector<StoredMove> moves;
    std::optional<ImportProblem> played_on;
    auto const line = record.moves.main_line();
    for (auto const id : std::span(line).first(std::min(line.size(), std::size_t{longest_game}))) {
        auto const read = records::move_at(record, id, state);
        if (!read) return tl::unexpected(read.error());
        if (!played_on) played_on = played_on_after(record, id, state);
        if (read->move.is_pass()) {
            core::Place const place{.move = record.numbering.number(state.plies())};
            problems.push_back({{core::message("server.import_pass"), place}, record.moves[id].line});
            break;
        }
        state.play(read->move);
        moves.push_back({read->move.text, std::nullopt, joined(record.moves[id].comments)});
    }
    if (played_on) problems.push_back(*played_on);
    if (line.size() > longest_game)
        problems.push_back(
            {{core::message("server.import_cut", line.size(), longest_game), {}}, record.line});
    return moves;
}

// The variations of a record, each as far as its moves are legal and a game may go; what is wrong with others goes into
// `problems`.
std::vector<StoredLine> variations_of(records::GameRecord const& record, engine::AnyState const& first,
                                      std::vector<ImportProblem>& problems) {
    std::vector<StoredLine> lines;
    std::set<records::NodeId> broken; // told once, however many lines go through them
    for (auto const end : ends_of_variations(record.moves)) {
        if (lines.size() == most_variations) {
            problems.push_back({{core::message("server.variations_many", most_variations), {}}, record.line});
            break;
        }
        auto const state = first.clone();
        StoredLine line;
        for (auto const id : way_to(record.moves, end)) {
            if (broken.contains(id) || line.size() == longest_game) break;
            auto const read = records::move_at(record, id, *state);
            if (!read || read->move.is_pass()) {
                auto const error = read ? core::Error{core::message("server.import_pass")} : read.error();
                problems.push_back({error, record.moves[id].line});
                broken.insert(id);
                break;
            }
            state->play(read->move);
            line.push_back(read->move.text);
        }
        if (!line.empty()) lines = with_line(std::move(lines), line);
    }
    return lines;
}

// A game without a result is one that goes on: nothing to warn about here.
void add_warnings(records::GameRecord const& record, std::vector<ImportProblem>& warnings) {
    constexpr std::size_t most_warnings = 1000;
    for (auto const& warning : record.warnings)
        if (warnings.size() < most_warnings &&
            warning.what.key != core::MessageKey("records.warning.no_result"))
            warnings.push_back({warning, warning.where.line});
}

core::Expected<NewGame> imported(records::GameRecord record, engine::AnyGame const* game, Import& import) {
    auto const kind = records::game_of(record);
    auto const* const known = game != nullptr && (!kind || record.find("Game") == nullptr) ? game : nullptr;
    if (known == nullptr && !kind) return tl::unexpected(kind.error());
    NewGame made;
    made.game = known != nullptr ? known : *kind;
    auto const first = records::first_position(record, *made.game);
    if (!first) return tl::unexpected(first.error());
    made.start = first->state->fen();
    if (auto const read = records::put_in_standard_form(record, *made.game); !read)
        return tl::unexpected(read.error());
    auto const state = first->state->clone();
    auto moves = main_moves(record, *state, import.problems);
    if (!moves) return tl::unexpected(moves.error());
    made.moves = std::move(*moves);
    made.variations = variations_of(record, *first->state, import.problems);
    add_warnings(record, import.warnings);
    made.title = title_of(record);
    made.players = {Player{.name = told_by(record, "White")}, Player{.name = told_by(record, "Black")}};
    if (auto const outcome = state->outcome())
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

void add_variation(records::MoveTree& tree, LiveGame const& game, StoredLine const& line) {
    if (game.moves().empty()) return;
    auto const main = tree.main_line();
    auto const shared = std::min(shared_moves(game, line), main.size() - 1); // the last move is told again
    auto at = shared == 0 ? records::NodeId::start : main[shared - 1];
    for (std::size_t i = shared; i < line.size(); ++i) {
        auto next = tree.first_child(at);
        if (i == shared) next = tree.next_sibling(next); // the game's own move
        while (next != records::NodeId::none && tree[next].move != line[i]) next = tree.next_sibling(next);
        at = next != records::NodeId::none ? next : tree.add(at, line[i]);
    }
}

} // namespace

std::string exported(LiveGame const& game, std::vector<StoredLine> const& variations) {
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
    for (auto const& variation : variations)
        if (shared_moves(game, variation) < variation.size()) add_variation(record.moves, game, variation);
    return records::written(record);
}

std::string export_name(LiveGame const& game) {
    bool const pdn = records::format_of_game(game.stored().game) == records::Format::pdn;
    return fmt::format("damero-{}-{}.{}", game.stored().game,
                       date_of(game.stored().created, "{:%Y%m%d-%H%M%S}"), pdn ? "pdn" : "pgn");
}

Import read_import(std::string const& text, engine::AnyGame const* game, std::size_t most_games) {
    Import import;
    std::size_t unreported = 0;
    auto const take = [&](core::Expected<NewGame> made) {
        if (made)
            import.games.push_back(std::move(*made));
        else
            import.problems.push_back({made.error(), made.error().where.line});
        if (import.problems.size() <= most_problems) return;
        unreported += import.problems.size() - most_problems;
        import.problems.erase(import.problems.begin() + most_problems, import.problems.end());
    };
    auto const whole = trimmed(text);
    if (!whole.empty() && looks_like_fen(whole)) {
        take(imported_position(whole, game != nullptr ? *game : engine::default_game()));
        return import;
    }
    std::istringstream stream(text);
    auto reader = records::Reader::of(stream, format_of(text, game));
    if (!reader) {
        import.problems.push_back({reader.error(), 0});
        return import;
    }
    records::NamedGames records(std::move(*reader), game);
    for (std::size_t read = 0; auto record = records.next(); ++read) {
        if (read == most_games) {
            import.problems.push_back({{core::message("server.import_many", most_games), {}}, 0});
            break;
        }
        take(*record ? imported(std::move(**record), game, import)
                     : core::Expected<NewGame>(tl::unexpected(record->error())));
    }
    if (unreported > 0)
        import.problems.push_back({{core::message("server.import_more_problems", unreported), {}}, 0});
    return import;
}

} // namespace services::server
