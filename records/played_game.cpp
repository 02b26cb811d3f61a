#include "records/played_game.hpp"

#include <algorithm>
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

void add_game(GameRecord& record, FirstPosition const& first) {
    name_game(record, first.game);
    if (first.fen != first.game.start()->fen()) {
        record.set("SetUp", "1");
        record.set("FEN", first.fen);
    }
    record.numbering = numbering_from(first);
}

} // namespace

Numbering numbering_from(FirstPosition const& first) {
    return {move_number(first.fen), first.to_move != first.game.start()->side_to_move()};
}

void name_game(GameRecord& record, engine::AnyGame const& game) {
    auto const& info = game.info();
    if (info.record.pdn_game_type)
        record.set("GameType", std::to_string(*info.record.pdn_game_type));
    else if (!info.record.is_default || record.format == Format::pdn)
        record.set("Game", info.name);
}

Format format_of(core::GameInfo const& game) {
    return game.record.format == core::RecordFormat::pdn ? Format::pdn : Format::pgn;
}

Format format_of_game(std::string_view game) {
    auto const found = engine::game_named(game);
    return found ? format_of((*found)->info()) : Format::pgn;
}

std::string_view result_text(std::optional<core::Outcome> const& outcome) {
    if (!outcome) return "*";
    if (!outcome->winner) return "1/2-1/2";
    return *outcome->winner == core::Colour::white ? "1-0" : "0-1";
}

GameRecord record_of(PlayedGame const& played) {
    GameRecord record;
    record.format = format_of(played.first.game.info());
    record.result = played.result;
    add_roster(record);
    add_game(record, played.first);
    for (auto const& header : played.headers) record.set(header.name, header.value);
    auto at = NodeId::start;
    for (auto const& move : played.moves) at = record.moves.add(at, move);
    return record;
}

} // namespace records
