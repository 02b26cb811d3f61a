// Making lines up, and knowing what ought to become of them.
#include "tests/protocol/random_lines.hpp"

#include "protocol/uci/command.hpp"
#include "protocol/uci/position.hpp"
#include "protocol/uci/task.hpp"
#include "tests/protocol/conversation.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace tests {

std::string RandomLines::next() {
    auto text = line();
    if (chance_.one_in(12)) text = chance_.damaged(std::move(text));
    if (chance_.one_in(30)) text = "junk " + text;
    return text;
}

std::string RandomLines::line() {
    static constexpr char const* plain[] = {
        "uci",  "isready",   "stop",      "stop", "ucinewgame", "debug on",       "d",
        "eval", "debug off", "ponderhit", "",     "xyzzy",      "register later", "debug x"};
    switch (chance_.below(5)) {
    case 0:
        return position();
    case 1:
        return option();
    case 2:
    case 3:
        return go();
    default:
        return chance_.one_of(plain);
    }
}

std::string RandomLines::position() {
    static constexpr char const* starts[] = {
        "startpos",
        "startpos",
        "fen r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "fen 8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "fen n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
        "fen 7k/6Q1/5K2/8/8/8/8/8 b - - 0 1",
        "fen 8/8/8/8/8/8/8/8 w - - 0 1",
        "fen rkbnqnrb/pppppppp/8/8/8/8/PPPPPPPP/RKBNQNRB w GAga - 0 1",
        "fen",
        "somewhere",
    };
    auto const text = "position " + chance_.one_of(starts);
    return chance_.one_in(2) ? text : moves(text + " moves");
}

// Legal moves, played on; now and then one that is not.
std::string RandomLines::moves(std::string line) {
    auto const command = protocol::uci::parse_command(line);
    if (!command || !std::holds_alternative<protocol::uci::SetPosition>(*command)) return line;
    auto const opened = protocol::uci::open_position(**engine::game_named("chess"),
                                                     std::get<protocol::uci::SetPosition>(*command));
    if (!opened) return line;
    auto const style =
        chance_.one_in(2) ? engine::CastlingStyle::king_target : engine::CastlingStyle::king_takes_rook;
    for (auto left = chance_.below(30); left > 0; --left) {
        auto const legal = opened->state->legal_moves();
        if (legal.empty()) break;
        auto const& move = legal[chance_.below(legal.size())];
        line += ' ' + (chance_.one_in(200) ? "e2e5" : opened->state->protocol_text(move, style));
        opened->state->play(move);
    }
    return line;
}

std::string RandomLines::option() {
    static constexpr char const* names[] = {
        "Hash",        "Threads",         "MultiPV",           "Ponder",
        "UCI_ShowWDL", "UCI_AnalyseMode", "UCI_LimitStrength", "UCI_Elo",
        "Clear Hash",  "UCI_Chess960",    "Move Overhead",     "Nullmove"};
    static constexpr char const* values[] = {"1", "2",  "3", "true", "false",      "900",
                                             "0", "-1", "x", "",     "99999999999"};
    auto const name = chance_.one_of(names);
    auto const value = chance_.one_of(values);
    // A table of 900 MB is a good one and only slow; so is a swarm of threads on a small machine.
    bool const costly = value == "900" && (name == "Hash" || name == "Threads");
    return fmt::format("setoption name {} value {}", name, costly ? "4" : value);
}

std::string RandomLines::go() {
    switch (chance_.below(12)) {
    case 0:
        return "go infinite";
    case 1:
        return fmt::format("go ponder wtime {0} btime {0}", chance_.below(50));
    case 2:
        return fmt::format("go movetime {}", chance_.below(5));
    case 3:
        return fmt::format("go wtime {} btime {} winc 1 binc 1 movestogo {}", chance_.below(100),
                           chance_.below(100), chance_.below(5));
    case 4:
        return fmt::format("go depth {} searchmoves e2e4", 1 + chance_.below(4));
    case 5:
        return fmt::format("go mate {} nodes 500", chance_.below(4));
    case 6:
        return "go perft 2";
    case 7:
        return "go";
    case 8:
        return "go depth";
    default:
        return fmt::format("go nodes {} depth {}", 1 + chance_.below(500), 1 + chance_.below(5));
    }
}

namespace {

// What the session ought to make of the lines: when a go is accepted, and whether it answers by itself.
class Expectation {
  public:
    // True when the line begins a search.
    bool follow(std::string_view line) {
        auto const command = protocol::uci::parse_command(line);
        if (!command) return false;
        if (auto const* position = std::get_if<protocol::uci::SetPosition>(&*command)) {
            auto opened = protocol::uci::open_position(chess_, *position);
            if (opened) state_ = std::move(opened->state);
        }
        auto const* go = std::get_if<protocol::uci::Go>(&*command);
        return go != nullptr && !go->perft;
    }

  private:
    engine::AnyGame const& chess_ = **engine::game_named("chess");
    std::unique_ptr<engine::AnyState> state_ = chess_.start();
};

bool is_quit(std::string_view line) {
    auto const command = protocol::uci::parse_command(line);
    return command && std::holds_alternative<protocol::uci::Quit>(*command);
}

// Damage may ask for what is good and slow; a test has other things to do.
bool is_costly(std::string_view line) {
    auto const command = protocol::uci::parse_command(line);
    if (!command) return false;
    auto const* option = std::get_if<protocol::uci::SetOption>(&*command);
    if (option == nullptr || !option->value) return false;
    return (option->name == "Hash" || option->name == "Threads") && option->value->size() > 1;
}

} // namespace

void survive_random_lines(std::unique_ptr<engine::AnyEngine> engine, std::uint64_t seed, int count) {
    RandomLines lines(seed);
    Expectation expected;
    Conversation talk(std::move(engine));
    int searches = 0;
    for (int i = 0; i < count; ++i) {
        auto const line = lines.next();
        if (is_quit(line) || is_costly(line)) continue;
        if (expected.follow(line)) ++searches;
        ASSERT_TRUE(talk.say(line)) << line;
        int const answered = talk.count("bestmove");
        ASSERT_LE(answered, searches) << line;
        ASSERT_GE(answered, searches - 1) << "only the search that runs may owe its bestmove: " << line;
        talk.heard();
    }
    talk.say("quit");
    EXPECT_EQ(talk.count("bestmove"), searches);
    EXPECT_GT(searches, count / 5) << "too few searches to have tested anything";
}

} // namespace tests
