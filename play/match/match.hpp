// A match: two bots, many games, each opening from both sides, several games at once if wanted. Which game is which
// depends on the plan alone, never on which one ends first.
#pragma once

#include "play/match/game_run.hpp"
#include "play/match/openings.hpp"

#include <array>
#include <cstdint>
#include <functional>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

namespace play {

struct MatchPlan {
    engine::AnyGame const* game = nullptr;
    std::array<std::string, 2> bots; // their specifications
    std::vector<Opening> openings;   // at least one; used in turn
    int games = 100;
    int concurrency = 1;
    std::uint64_t seed = 0; // for bots that leave something to chance
    GameRules rules = {};
};

struct PlayedGame {
    int number = 1; // from 1; an odd game and the next are a pair, the same opening with colours changed
    core::Colour first_colour{}; // of the first bot
    GameCourse course;

    // What the first bot made of it: 0, 1 or 2 half points. Not of a game that was stopped.
    [[nodiscard]] int half_points() const {
        if (!course.winner) return 1;
        return *course.winner == first_colour ? 2 : 0;
    }
    // Which bot failed, 0 or 1, in a game that ended so.
    [[nodiscard]] int failed_bot() const { return course.loser == first_colour ? 0 : 1; }

    // Which bot made the move at this place of `course.moves`, 0 or 1.
    [[nodiscard]] int mover_of(int ply) const {
        bool const by_beginner = ply % 2 == 0;
        return (course.first_to_move == first_colour) == by_beginner ? 0 : 1;
    }

    bool operator==(PlayedGame const&) const = default;
};

// The colour of the first bot, and the place of the opening in the plan's list.
core::Colour first_colour_of(int number);
std::size_t opening_of(MatchPlan const& plan, int number);

// Another order of the openings, which the seed alone decides.
void shuffle(std::vector<Opening>& openings, std::uint64_t seed);

// Plays every game of the plan that is not in `already`. Each is told as it ends, one at a time, from any thread;
// after a stop, games under way are left and not told. Fails when a bot or an opening of the plan is no good.
core::Expected<void> play_match(MatchPlan const& plan, std::set<int> const& already,
                                std::function<void(PlayedGame)> const& told, std::stop_token const& stop);

} // namespace play
