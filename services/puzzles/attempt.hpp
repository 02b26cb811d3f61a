// One puzzle given to a bot. The bot sees the position and nothing of the answer, and its move is judged once it has made it.
#pragma once

#include "engine/any_game.hpp"
#include "play/bots/bot.hpp"
#include "tactics/puzzle.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace services {

struct Attempt {
    std::string id;
    int line = 0;
    std::optional<bool> solved = std::nullopt;       // none where nothing was asked
    std::vector<std::string> moves = {};             // the bot's, as programs write them
    std::optional<core::Score> score = std::nullopt; // of its first move, if it told
    std::uint64_t nodes = 0;
    double seconds = 0;
    std::optional<int> rating = std::nullopt;
    std::vector<std::string> file_themes = {}; // as the file has them
    std::vector<std::string_view> themes = {}; // as we read them, in chess
    std::vector<std::string_view> own_themes = {};
    std::optional<core::Message> failure = std::nullopt; // the bot crashed, hung or played an illegal move
};

// Nothing where `stop` came in between. A line is solved when every move is the line's, or one of them wins the game; a task,
// when the move is among the best, none to be avoided, and its score the mate that was asked for.
std::optional<Attempt> attempted(tactics::Puzzle const& puzzle, play::Bot& bot, search::Limits const& limits,
                                 std::stop_token const& stop);

} // namespace services
