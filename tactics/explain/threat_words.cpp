#include "tactics/explain/threat_words.hpp"

#include "tactics/explain/board_words.hpp"

namespace tactics {
namespace {

// The same thing of a game that is won by mate and of one that is not.
struct Keys {
    core::MessageKey mate_now;
    core::MessageKey mate_in;
    core::MessageKey win_now;
    core::MessageKey win_in;
    core::MessageKey gain;
};

core::Message worded(Keys const& keys, core::GameInfo const& game, std::string const& move,
                     Promise const& promise) {
    bool const mates = game.win_name == core::WinName::mate;
    if (promise.wins_in == 1) return core::message(mates ? keys.mate_now : keys.win_now, move);
    if (promise.wins_in) return core::message(mates ? keys.mate_in : keys.win_in, move, *promise.wins_in);
    return core::message(keys.gain, move, worth_in(game, promise.gain));
}

} // namespace

core::Message stops_message(core::GameInfo const& game, std::string const& move, Promise const& promise) {
    constexpr Keys keys{"explain.stops.mate_now", "explain.stops.mate_in", "explain.stops.win_now",
                        "explain.stops.win_in", "explain.stops.gain"};
    return worded(keys, game, move, promise);
}

core::Message threatens_message(core::GameInfo const& game, std::string const& move, Promise const& promise) {
    constexpr Keys keys{"explain.threatens.mate_now", "explain.threatens.mate_in",
                        "explain.threatens.win_now", "explain.threatens.win_in", "explain.threatens.gain"};
    return worded(keys, game, move, promise);
}

} // namespace tactics
