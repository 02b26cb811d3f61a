// Openings from text, and the lists that are compiled in.
#include "play/match/openings.hpp"

#include "core/words.hpp"
#include "play/match/builtin_openings.hpp"
#include "records/replay.hpp"

#include <algorithm>
#include <span>

namespace play {
namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

// A FEN has up to six words. In EPD it has fewer and other things follow, so the longest beginning that is a position
// counts; what is wrong is said of the whole.
core::Expected<std::string> position_in(engine::AnyGame const& game, std::string_view line) {
    constexpr std::size_t most_words = 6;
    auto const words = core::words_of(line);
    auto const count = std::min(words.size(), most_words);
    auto const whole = core::joined(std::span(words).first(count));
    auto const read = game.from_fen(whole);
    if (read) return whole;
    for (auto fewer = count - 1; fewer > 0; --fewer)
        if (auto text = core::joined(std::span(words).first(fewer)); game.from_fen(text)) return text;
    return tl::unexpected(read.error());
}

core::Expected<Opening> opening_in(engine::AnyGame const& game, records::GameRecord const& record, int plies,
                                   OpeningListener const& listener) {
    auto const says = records::game_of(record);
    bool const is_silent = !says && says.error().what.key == core::MessageKey("records.game_missing");
    if (!says && !is_silent) return tl::unexpected(says.error()); // PDN may not say, but not something else
    if (says && *says != &game)
        return core::failure(core::message("match.opening_other_game", (*says)->name()),
                             {.line = record.line});
    auto const first = records::first_position(record, game);
    if (!first) return tl::unexpected(first.error());
    Opening opening{first->state->fen(), {}};
    auto warnings = record.warnings;
    for (auto const node : record.moves.main_line()) {
        if (static_cast<int>(opening.moves.size()) == plies) break;
        auto& state = *first->state;
        auto read = records::move_at(record, node, state);
        if (!read) return tl::unexpected(read.error());
        auto const place = records::place_of(record, node, state);
        if (read->move.is_pass()) return core::failure(core::message("match.opening_pass"), place);
        if (read->warning) warnings.push_back({std::move(*read->warning), place});
        state.play(read->move);
        opening.moves.push_back(std::move(read->standard));
    }
    auto const tried = set_up(game, opening);
    if (tried) {
        if (listener.warned) std::ranges::for_each(warnings, listener.warned);
        return opening;
    }
    auto error = tried.error();
    error.where.line = record.line;
    return tl::unexpected(error);
}

} // namespace

core::Expected<SetUp> set_up(engine::AnyGame const& game, Opening const& opening) {
    auto opened = game.from_fen(opening.first_position);
    if (!opened) return tl::unexpected(opened.error());
    SetUp result{std::move(opened->state), {}};
    for (auto const& written : opening.moves) {
        auto const move = result.state->parse_move(written);
        if (!move) {
            auto error = move.error();
            error.where.move = result.state->plies() / 2 + 1;
            return tl::unexpected(error);
        }
        result.state->play(*move);
        result.moves.push_back(*move);
    }
    if (result.state->outcome()) return core::failure(core::message("match.opening_over"));
    return result;
}

core::Expected<std::vector<Opening>> read_positions(engine::AnyGame const& game, std::string_view text) {
    if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
    std::vector<Opening> openings;
    for (int number = 1; !text.empty(); ++number) {
        auto const end = std::min(text.find('\n'), text.size());
        auto const line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        auto const words = core::words_of(line);
        if (words.empty() || words[0].starts_with('#')) continue;
        auto position = position_in(game, line);
        auto const tried = position ? set_up(game, {*position, {}}) : tl::unexpected(position.error());
        if (!tried) {
            auto error = tried.error();
            error.where.line = number;
            return tl::unexpected(error);
        }
        openings.push_back({std::move(*position), {}});
    }
    return openings;
}

core::Expected<std::vector<Opening>> read_openings(engine::AnyGame const& game, records::Reader& games,
                                                   int plies, OpeningListener const& listener) {
    std::vector<Opening> openings;
    while (auto const record = games.next()) {
        if (games.is_cut_short()) return tl::unexpected(record->error());
        auto opening =
            *record ? opening_in(game, **record, plies, listener) : tl::unexpected(record->error());
        if (opening)
            openings.push_back(std::move(*opening));
        else if (listener.passed_over)
            listener.passed_over(opening.error());
    }
    return openings;
}

std::vector<Opening> usual_openings(engine::AnyGame const& game) {
    for (auto const& list : builtin_openings())
        if (list.game == game.name()) {
            auto openings = read_positions(game, list.text);
            if (openings && !openings->empty()) return std::move(*openings);
        }
    return {{game.start()->fen(), {}}};
}

} // namespace play
