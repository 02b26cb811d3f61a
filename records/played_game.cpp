#include "records/played_game.hpp"

#include "records/game_type.hpp"

#include <algorithm>
#include <cassert>
#include <charconv>

namespace records {
namespace {

// The number of the move to come, as the position's text has it: a last field, or the F of draughts.
int move_number(std::string_view fen) {
    auto const at = fen.find_last_of(" F");
    int number = 0;
    if (at != std::string_view::npos) std::from_chars(fen.data() + at + 1, fen.data() + fen.size(), number);
    return std::max(number, 1);
}

void add_roster(GameRecord& record) {
    record.headers = {{"Event", "?"}, {"Site", "?"},  {"Date", "????.??.??"},   {"Round", "?"},
                      {"White", "?"}, {"Black", "?"}, {"Result", record.result}};
}

void add_game(GameRecord& record, engine::AnyGame const& game, engine::AnyState const& first) {
    name_game(record, game);
    auto const start = game.start();
    auto const fen = first.fen();
    if (fen != start->fen()) {
        record.set("SetUp", "1");
        record.set("FEN", fen);
    }
    record.numbering = numbering_from(game, first);
}

} // namespace

Numbering numbering_from(engine::AnyGame const& game, engine::AnyState const& first) {
    return {move_number(first.fen()), first.side_to_move() != game.start()->side_to_move()};
}

void name_game(GameRecord& record, engine::AnyGame const& game) {
    if (auto const type = type_of_game(game.name()))
        record.set("GameType", std::to_string(*type));
    else if (game.name() != "chess" || record.format == Format::pdn)
        record.set("Game", game.name());
}

Format format_of_game(std::string_view game) {
    return game.starts_with("draughts") ? Format::pdn : Format::pgn;
}

std::string_view result_text(std::optional<core::Outcome> const& outcome) {
    if (!outcome) return "*";
    if (!outcome->winner) return "1/2-1/2";
    return *outcome->winner == core::Colour::white ? "1-0" : "0-1";
}

GameRecord record_of(PlayedGame const& played) {
    auto const game = engine::game_named(played.first.game());
    assert(game.has_value() && "a state of a game that is not registered");
    GameRecord record;
    record.format = format_of_game(played.first.game());
    record.result = played.result;
    add_roster(record);
    if (game) add_game(record, **game, played.first);
    for (auto const& header : played.headers) record.set(header.name, header.value);
    auto at = NodeId::start;
    for (auto const& move : played.moves) at = record.moves.add(at, move);
    return record;
}

} // namespace records
