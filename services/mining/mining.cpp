#include "services/mining/mining.hpp"

#include "records/replay.hpp"
#include "services/mining/puzzle_key.hpp"
#include "services/mining/tags.hpp"

#include <fmt/format.h>

namespace services::mining {
namespace {

constexpr int deviation = 150; // an estimate, and told as one: Lichess's own begin at 500 and end near 75

core::Expected<GameLine> replayed(records::GameRecord const& record, engine::AnyGame const& game) {
    GameLine line;
    auto const note = [&](records::ReplayStep const& step) {
        if (!line.first) line.first = step.before.clone();
        line.moves.push_back(step.move);
    };
    auto const end = records::replay(record, {.game = &game, .watch = note});
    if (!end) return tl::unexpected(end.error());
    if (!line.first) line.first = (*end)->clone();
    return line;
}

} // namespace

core::Expected<Miner::Tools*> Miner::tools_for(engine::AnyGame const& game) {
    if (auto const there = tools_.find(&game); there != tools_.end()) return &there->second;
    auto analyst = make_analyst(plan_.engine, game);
    if (!analyst) return tl::unexpected(analyst.error());
    return &tools_.emplace(&game, Tools{std::move(*analyst), Rater(game)}).first->second;
}

GamePuzzle Miner::described(GameLine const& game, Strike const& strike, std::uint64_t number,
                            Rater& rater) const {
    auto const state = game.first->clone();
    for (int ply = 0; ply < strike.ply; ++ply) state->play(game.moves[static_cast<std::size_t>(ply)]);
    GamePuzzle puzzle{.id = "", .game = std::string(state->game()), .fen = state->fen(), .moves = {}};
    for (auto const& move : strike.line) {
        puzzle.moves.push_back(state->protocol_text(move, engine::CastlingStyle::king_target));
        state->play(move);
    }
    puzzle.id = id_of(key_of(puzzle));
    puzzle.rating = rater.rating(puzzle);
    puzzle.deviation = deviation;
    puzzle.themes = tags_of(puzzle, strike.score);
    puzzle.source = fmt::format("{}#{}-{}", plan_.source, number, strike.ply + 1);
    return puzzle;
}

core::Expected<std::optional<MinedGame>> Miner::mine(records::GameRecord const& record, std::uint64_t number,
                                                     std::stop_token const& stop) {
    auto const game =
        plan_.game != nullptr ? core::Expected<engine::AnyGame const*>(plan_.game) : records::game_of(record);
    if (!game) return MinedGame{.problems = {game.error()}};
    auto const line = replayed(record, **game);
    if (!line) return MinedGame{.problems = {line.error()}};
    auto const tools = tools_for(**game);
    if (!tools) return tl::unexpected(tools.error());
    auto const mined = mine_game(*line, *(*tools)->analyst, plan_.rules, stop);
    if (!mined) return tl::unexpected(mined.error());
    if (!*mined) return std::nullopt;
    MinedGame result;
    result.positions = (*mined)->positions;
    for (auto const& strike : (*mined)->strikes) {
        if (stop.stop_requested()) return std::nullopt;
        result.puzzles.push_back(described(*line, strike, number, (*tools)->rater));
    }
    return result;
}

} // namespace services::mining
