// Makes a list of openings for matches: random legal beginnings, of which those are kept that the engine calls level.
//   make_openings GAME [COUNT] [SEED] > play/openings/GAME.epd
// English draughts begins with three moves drawn by ballot, so all beginnings of three plies are tried there, each once.
// The same arguments give the same list, as long as the engine stays the same.
#include "core/catalogue.hpp"
#include "core/rng.hpp"
#include "engine/any_engine.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <cstdlib>
#include <set>
#include <string>
#include <vector>

namespace {

constexpr std::uint64_t nodes_a_position = 50'000;
constexpr int level = 40;             // centipawns and their like
constexpr int tries_an_opening = 200; // before it is given up

using engine::AnyState;

// How many random plies make a beginning.
int random_plies(std::string_view game) {
    if (game == "chess" || game == "knights") return 8;
    return game == "draughts-international" || game == "draughts-frisian" ? 6 : 4;
}

// Null when the game ends on the way.
std::unique_ptr<AnyState> random_beginning(engine::AnyGame const& game, int plies, core::Random& random) {
    auto state = game.start();
    for (int ply = 0; ply < plies; ++ply) {
        auto const moves = state->legal_moves();
        if (moves.empty() || state->outcome()) return nullptr;
        state->play(moves[static_cast<std::size_t>(random.below(moves.size()))]);
    }
    return state->outcome() ? nullptr : std::move(state);
}

bool is_level(engine::AnyEngine& engine, AnyState const& state) {
    engine.clear(); // so that the list does not depend on what was looked at before
    auto const found = engine.think(state, {.limits = {.nodes = nodes_a_position}});
    return !found.lines.empty() && std::abs(found.lines.front().score.value()) <= level;
}

// Every beginning of this length; the same position by another order of moves counts once.
void add_all_beginnings(AnyState& state, int plies, std::set<std::string>& positions) {
    if (state.outcome()) return;
    if (plies == 0) {
        positions.insert(state.fen());
        return;
    }
    for (auto const& move : state.legal_moves()) {
        state.play(move);
        add_all_beginnings(state, plies - 1, positions);
        state.undo();
    }
}

std::vector<std::string> ballots(engine::AnyGame const& game, engine::AnyEngine& engine) {
    std::set<std::string> positions;
    add_all_beginnings(*game.start(), 3, positions);
    std::vector<std::string> kept;
    for (auto const& position : positions)
        if (is_level(engine, *game.from_fen(position)->state)) kept.push_back(position);
    core::Random random(1); // in another order, so that the first of them differ
    for (auto left = kept.size(); left > 1; --left)
        std::swap(kept[left - 1], kept[static_cast<std::size_t>(random.below(left))]);
    return kept;
}

std::vector<std::string> random_openings(engine::AnyGame const& game, engine::AnyEngine& engine,
                                         std::size_t count, std::uint64_t seed) {
    core::Random random(seed);
    std::set<std::string> seen;
    std::vector<std::string> kept;
    auto const most_tries = count * tries_an_opening;
    for (std::size_t tried = 0; kept.size() < count && tried < most_tries; ++tried) {
        auto const state = random_beginning(game, random_plies(game.name()), random);
        if (!state || !seen.insert(state->fen()).second || !is_level(engine, *state)) continue;
        kept.push_back(state->fen());
    }
    return kept;
}

} // namespace

int main(int count, char** words) {
    auto const game = engine::game_named(count > 1 ? words[1] : "");
    if (!game) {
        fmt::print(stderr, "{}\n", core::text(core::Language::english, game.error()));
        return 2;
    }
    auto const wanted = static_cast<std::size_t>(count > 2 ? std::atoi(words[2]) : 300);
    auto const seed = static_cast<std::uint64_t>(count > 3 ? std::atoi(words[3]) : 1);
    auto const engine = (*game)->engine({});
    auto const list = (*game)->name() == "draughts-english" ? ballots(**game, *engine)
                                                            : random_openings(**game, *engine, wanted, seed);
    for (auto const& position : list) fmt::print("{}\n", position);
    return list.empty() ? 1 : 0;
}
