#include "services/mining/mining.hpp"

#include "records/replay.hpp"
#include "records/rule_set_finder.hpp"
#include "records/standard_form.hpp"
#include "services/mining/puzzle_key.hpp"
#include "services/mining/tags.hpp"

#include <fmt/format.h>

namespace services::mining {
namespace {

constexpr int deviation = 150; // an estimate, and told as one: Lichess's own begin at 500 and end near 75

// A part of a game in which nobody passes the turn: what follows a passed turn is a game of its own, from that position on.
struct Part {
    GameLine line;
    int first_ply = 0; // in the game
};

core::Expected<std::vector<Part>> replayed(records::GameRecord const& record, engine::AnyGame const& game) {
    std::vector<Part> parts(1);
    int ply = 0;
    auto const note = [&](records::ReplayStep const& step) {
        auto& line = parts.back().line;
        if (!line.first) line.first = step.before.clone();
        if (step.move.is_pass())
            parts.push_back({.line = {}, .first_ply = ply + 1});
        else
            line.moves.push_back(step.move);
        ++ply;
    };
    auto const end = records::replay(record, {.game = &game, .watch = note});
    if (!end) return tl::unexpected(end.error());
    if (!parts.back().line.first) parts.back().line.first = (*end)->clone();
    return parts;
}

} // namespace

core::Expected<Miner::Tools*> Miner::tools_for(engine::AnyGame const& game) {
    if (auto const there = tools_.find(&game); there != tools_.end()) return &there->second;
    auto analyst = make_analyst(plan_.engine, game, plan_.budget);
    if (!analyst) return tl::unexpected(analyst.error());
    return &tools_.emplace(&game, Tools{std::move(*analyst), Rater(game, plan_.budget)}).first->second;
}

tactics::Puzzle Miner::described(GameLine const& game, Strike const& strike, Place const& place,
                                 Rater& rater) const {
    auto const state = game.first->clone();
    for (int ply = 0; ply < strike.ply; ++ply) state->play(game.moves[static_cast<std::size_t>(ply)]);
    tactics::Puzzle puzzle{.id = "", .game = std::string(state->game()), .fen = state->fen(), .moves = {}};
    for (auto const& move : strike.line) {
        puzzle.moves.push_back(state->protocol_text(move, engine::CastlingStyle::king_target));
        state->play(move);
    }
    puzzle.id = id_of(key_of(puzzle));
    puzzle.rating = rater.rating(puzzle);
    puzzle.deviation = deviation;
    puzzle.themes = tags_of(puzzle, strike.score);
    puzzle.source = fmt::format("{}#{}-{}", plan_.source, place.number, place.first_ply + strike.ply + 1);
    return puzzle;
}

core::Expected<std::optional<MinedGame>> Miner::mine(records::GameRecord const& given, std::uint64_t number,
                                                     std::stop_token const& stop) {
    bool const by_plan = plan_.game != nullptr && !records::says_its_game(given);
    auto const game = by_plan ? core::Expected<engine::AnyGame const*>(plan_.game) : records::game_of(given);
    if (!game) return MinedGame{.problems = {game.error()}};
    auto record = given;
    if (auto const read = records::put_in_standard_form(record, **game); !read)
        return MinedGame{.problems = {read.error()}};
    auto const parts = replayed(record, **game);
    if (!parts) return MinedGame{.problems = {parts.error()}};
    auto const tools = tools_for(**game);
    if (!tools) return tl::unexpected(tools.error());
    MinedGame result{.warnings = std::move(record.warnings)};
    for (auto const& [line, first_ply] : *parts) {
        auto const mined = mine_game(line, *(*tools)->analyst, plan_.rules, stop);
        if (!mined) return tl::unexpected(mined.error());
        if (!*mined) return std::nullopt;
        result.positions += (*mined)->positions;
        for (auto const& strike : (*mined)->strikes) {
            if (stop.stop_requested()) return std::nullopt;
            result.puzzles.push_back(described(line, strike, {number, first_ply}, (*tools)->rater));
        }
    }
    return result;
}

} // namespace services::mining
