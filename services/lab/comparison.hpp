// Bots measured on the same positions and in games against the random player: nodes, prunings, values. Everything but
// time depends on bots, positions and seed alone.
#pragma once

#include "core/error.hpp"
#include "engine/any_game.hpp"
#include "play/bots/bot.hpp"
#include "search/teaching/statistics.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace services::lab {

struct LabPosition {
    std::string name; // as it is listed, or the FEN itself
    std::shared_ptr<engine::AnyState const> state;
};

struct LabBot {
    std::string spec;
    std::unique_ptr<play::Bot> bot;

    static core::Expected<LabBot> make(std::string const& spec, engine::AnyGame const& game);

    // What it does at a state. An error of a bot that does not search as in a textbook.
    [[nodiscard]] core::Expected<engine::TextbookSearch> search(engine::AnyState const& state) const;
};

// What a bot made of a position.
struct Finding {
    std::string bot;
    std::string position;
    std::optional<int> textbook_depth =
        std::nullopt; // of a textbook search: only then are prunings known and values comparable
    search::SearchStatistics statistics = {};
    double cpu_seconds = 0; // of the thread that asked: all of a textbook search, on a busy machine too
    std::optional<core::Score> value = std::nullopt; // for the side to move; none of a bot without an opinion
    std::string move = {};
};

// An error when the bot fails, or once it is stopped.
core::Expected<Finding> measure(LabBot& bot, LabPosition const& position, std::stop_token const& stop);

// What became of games against the random player, colours in turn.
struct GameTally {
    std::string bot;
    std::string opponent;
    bool is_textbook = false;
    int games = 0;
    int wins = 0;
    int draws = 0;
    int losses = 0;
    int moves = 0; // of the bot
    search::SearchStatistics statistics = {};

    GameTally& operator+=(GameTally const& other);
};

inline constexpr int longest_lab_game = 200; // plies; then it is a draw

// One game, `number` from 1: the bot has White in odd ones.
core::Expected<GameTally> play_lab_game(LabBot& bot, engine::AnyGame const& game, std::uint64_t seed,
                                        int number, std::stop_token const& stop);

// Two searches of the same depth that found different values: alpha-beta must never.
struct Disagreement {
    std::string position;
    int depth;
    std::vector<Finding const*> findings; // all of that depth
};
std::vector<Disagreement> disagreements(std::vector<Finding> const& findings);

// [{"bot","position","nodes_visited",...}], one line; games are entries with "games" besides (docs/lab.md).
std::string comparison_json(std::vector<Finding> const& findings, std::vector<GameTally> const& games);

} // namespace services::lab
