// A game of a file to its puzzles, described and rated: what one thread of `damero mine` does.
#pragma once

#include "records/game_record.hpp"
#include "services/mining/game_miner.hpp"
#include "services/mining/rating.hpp"

#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace services::mining {

struct MiningPlan {
    std::string engine = "engine"; // as make_analyst takes it
    MiningRules rules = {};
    engine::AnyGame const* game = nullptr;                  // of games that do not say; null: chess
    std::string source = {};                                // the file's name, for the puzzles
    std::shared_ptr<engine::MemoryBudget> budget = nullptr; // where the tables take their memory
};

struct MinedGame {
    std::vector<core::Error> problems = {}; // why the game cannot be replayed, if it cannot
    std::vector<core::Error> warnings = {}; // what was read tolerantly, if it can
    std::vector<tactics::Puzzle> puzzles = {};
    int positions = 0;
};

// One a thread. What it finds in a game depends on the game and the plan alone.
class Miner {
  public:
    explicit Miner(MiningPlan plan) : plan_(std::move(plan)) {}

    // `number` is the game's in its file, from 1. Nothing when stopped; an error where the engine fails.
    core::Expected<std::optional<MinedGame>> mine(records::GameRecord const& record, std::uint64_t number,
                                                  std::stop_token const& stop);

  private:
    // What is needed for one game, made when the first such game comes.
    struct Tools {
        std::unique_ptr<Analyst> analyst;
        Rater rater;
    };
    core::Expected<Tools*> tools_for(engine::AnyGame const& game);
    struct Place {
        std::uint64_t number; // of the game in its file, from 1
        int first_ply;        // of the line in the game, from 0
    };
    [[nodiscard]] tactics::Puzzle described(GameLine const& game, Strike const& strike, Place const& place,
                                            Rater& rater) const;

    MiningPlan plan_;
    std::map<engine::AnyGame const*, Tools> tools_;
};

} // namespace services::mining
