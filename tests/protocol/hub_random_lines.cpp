// Making Hub lines up, and knowing what ought to become of them.
#include "tests/protocol/hub_random_lines.hpp"

#include "protocol/hub/position.hpp"
#include "tests/protocol/hub_conversation.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace tests {

using namespace protocol::hub;

std::string HubRandomLines::next(engine::AnyGame const& game) {
    auto text = line(game);
    return chance_.one_in(12) ? chance_.damaged(std::move(text)) : text;
}

std::string HubRandomLines::line(engine::AnyGame const& game) {
    static constexpr char const* plain[] = {"hub",      "init", "stop", "stop",  "new-game",   "ping",
                                            "ping a=b", "",     "  ",   "xyzzy", "ponder-hit", "go"};
    static constexpr char const* searches[] = {"go think",   "go think",   "go think", "go ponder",
                                               "go analyze", "go analyze", "go dream"};
    switch (chance_.below(6)) {
    case 0:
        return position(game);
    case 1:
        return chance_.one_in(3) ? param() : level();
    case 2:
    case 3:
        return chance_.one_of(searches);
    case 4:
        return level();
    default:
        return chance_.one_of(plain);
    }
}

// A position of a random game, told as a board or as the moves that lead to it; now and then a move that is not legal.
std::string HubRandomLines::position(engine::AnyGame const& game) {
    static constexpr char const* odd[] = {"pos pos=W", "pos pos", "pos pos=Beeee moves=\"1-2\"",
                                          "pos moves=x"};
    if (chance_.one_in(12)) return chance_.one_of(odd);
    auto const state = game.start();
    std::string moves;
    for (auto left = chance_.below(60); left > 0 && !state->outcome(); --left) {
        auto const legal = state->legal_moves();
        auto const& move = legal[chance_.below(legal.size())];
        moves += ' ' + (chance_.one_in(300) ? "1-50" : write_move(*state, move));
        state->play(move);
    }
    if (chance_.one_in(2)) return fmt::format("pos pos={}", write_position(*state));
    return fmt::format("pos {} moves=\"{}\"", chance_.one_in(2) ? "start" : "pos=start", moves);
}

std::string HubRandomLines::param() {
    static constexpr char const* names[] = {"variant", "variant",       "variant", "threads", "tt-size",
                                            "ponder",  "move-overhead", "book",    "bb-size", "magic"};
    static constexpr char const* values[] = {"1",      "2",       "16",      "17",    "true",
                                             "false",  "normal",  "frisian", "czech", "house",
                                             "losing", "spanish", "\"\"",    "-1",    "99999999999"};
    auto const name = chance_.one_of(names);
    auto const value = chance_.one_of(values);
    // A swarm of threads on a small machine is a good one and only slow.
    bool const costly = name == "threads" && value.size() > 1;
    return fmt::format("set-param name={} value={}", name, costly ? "3" : value);
}

std::string HubRandomLines::level() {
    switch (chance_.below(10)) {
    case 0:
        return "level infinite";
    case 1:
        return fmt::format("level move-time=0.00{}", chance_.below(6));
    case 2:
        return fmt::format("level time=0.0{} inc=0.001 moves={}", chance_.below(10), chance_.below(5));
    case 3:
        return "level depth=none";
    case 4:
        return "level ponder moves=3";
    default:
        return fmt::format("level nodes={} depth={}", 1 + chance_.below(500), 1 + chance_.below(5));
    }
}

namespace {

// What the session ought to make of a line.
struct Expected {
    bool search = false;
    int errors = 0;
};

class Expectation {
  public:
    // Whether a ponder-hit finds something to hit depends on time alone and is not foretold.
    Expected follow(Command const& command) {
        if (auto const* position = std::get_if<SetPosition>(&command))
            return {.errors = open_position(game(), *position) ? 0 : 1};
        if (auto const* param = std::get_if<SetParam>(&command)) {
            auto const wanted = with_param(params_, *param);
            if (wanted) params_ = *wanted;
            return {.errors = wanted ? 0 : 1};
        }
        if (auto const* level = std::get_if<Level>(&command))
            return {.errors = static_cast<int>(level->refused.size())};
        return {.search = std::holds_alternative<Go>(command)};
    }
    [[nodiscard]] engine::AnyGame const& game() const { return game_of(params_.variant); }

  private:
    Params params_;
};

// Damage may ask for what is good and slow; a test has other things to do.
bool is_costly(Command const& command) {
    auto const* param = std::get_if<SetParam>(&command);
    if (param == nullptr) return false;
    return (param->name == "threads" || param->name == "tt-size") && param->value > "17";
}

} // namespace

void survive_random_hub_lines(EngineMaker engines, std::uint64_t seed, int count) {
    HubRandomLines lines(seed);
    Expectation expectation;
    HubConversation talk(std::move(engines));
    int searches = 0;
    int errors = 0;
    for (int i = 0; i < count; ++i) {
        auto const line = lines.next(expectation.game());
        auto const command = parse_command(line);
        if (command && (std::holds_alternative<Quit>(*command) || is_costly(*command))) continue;
        auto const expected = command ? expectation.follow(*command) : Expected{.errors = 1};
        searches += expected.search ? 1 : 0;
        ASSERT_TRUE(talk.say(line)) << line;
        bool const hit = command && std::holds_alternative<PonderHit>(*command);
        errors = hit ? talk.count("error message=") : errors + expected.errors;
        ASSERT_EQ(talk.count("error message="), errors) << line;
        int const answered = talk.count("done");
        ASSERT_LE(answered, searches) << line;
        ASSERT_GE(answered, searches - 1) << "only the search that runs may owe its done: " << line;
        talk.heard();
    }
    talk.say("quit");
    EXPECT_EQ(talk.count("done"), searches);
    EXPECT_GT(searches, count / 5) << "too few searches to have tested anything";
    EXPECT_GT(errors, count / 20) << "too few bad lines to have tested anything";
}

} // namespace tests
