#include "made_games.hpp"

#include "core/rng.hpp"
#include "engine/any_engine.hpp"
#include "engine/games.hpp"

namespace tests {
namespace {

constexpr int opening_plies = 6; // at random, all of them
constexpr int longest_game = 160;
constexpr std::uint64_t one_random_in = 8;
constexpr int one_taken_in = 4; // plies
constexpr std::uint64_t nodes = 400;

engine::LegalMove chosen(engine::AnyState const& state, engine::AnyEngine& player, core::Random& random) {
    auto const moves = state.legal_moves();
    if (state.plies() < opening_plies || random.below(one_random_in) == 0)
        return moves[random.below(moves.size())];
    engine::Task task;
    task.limits.nodes = nodes;
    return player.think(state, task).move.value_or(moves.front());
}

} // namespace

std::vector<MadePosition> positions_of_made_games(int count) {
    auto const player = engine::game_of<chess::Chess>().engine({.hash_megabytes = 1});
    std::vector<MadePosition> made;
    for (std::uint64_t seed = 1; static_cast<int>(made.size()) < count; ++seed) {
        core::Random random(seed);
        auto const state = engine::game_of<chess::Chess>().start();
        player->clear();
        while (!state->outcome() && state->plies() < longest_game && static_cast<int>(made.size()) < count) {
            auto const move = chosen(*state, *player, random);
            if (state->plies() >= opening_plies &&
                state->plies() % one_taken_in == static_cast<int>(seed % 2))
                made.push_back(
                    {state->fen(), state->protocol_text(move, engine::CastlingStyle::king_target)});
            state->play(move);
        }
    }
    return made;
}

} // namespace tests
