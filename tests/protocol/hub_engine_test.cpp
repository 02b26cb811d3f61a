// Hub with the real engine: every parameter and limit does something that can be seen from outside, and games of each
// variant are played to their end.
#include "protocol/hub/position.hpp"
#include "protocol/hub/variant.hpp"
#include "tests/protocol/hub_conversation.hpp"

#include <gtest/gtest.h>

#include <array>

namespace {

using namespace std::chrono_literals;
using Lines = std::vector<std::string>;
using tests::HubConversation;
using tests::last_of;
using tests::value_in;

std::chrono::milliseconds time_of(HubConversation& talk, std::string const& level,
                                  std::string const& mode = "think") {
    auto const begin = std::chrono::steady_clock::now();
    talk.search(level, mode);
    return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - begin);
}

long long number_in(std::string const& line, std::string_view name) {
    auto const value = value_in(line, name);
    return value.empty() ? -1 : std::stoll(value);
}

// One session a side. Each is told the first position and every move, as a GUI does; the referee is a state of ours.
void play_to_the_end(protocol::hub::Variant variant) {
    std::array<HubConversation, 2> sides;
    for (auto& side : sides) {
        side.say("set-param name=variant value=" + std::string(variant.name));
        EXPECT_EQ(side.answer("init"), "ready");
        side.say("new-game");
    }
    auto const referee = protocol::hub::game_of(variant).start();
    std::string moves;
    while (!referee->outcome()) {
        ASSERT_LT(referee->plies(), 600) << variant.name << ": a game without end";
        auto& side = sides[static_cast<std::size_t>(referee->plies() % 2)];
        side.say("pos start moves=\"" + moves + '"');
        auto const lines = side.search("nodes=" + std::to_string(60 + referee->plies() % 7));
        ASSERT_EQ(last_of(lines, "error"), "") << variant.name << ' ' << moves;
        auto const written = value_in(lines.back(), "move");
        auto const move = protocol::hub::read_move(*referee, written);
        ASSERT_TRUE(move) << variant.name << ": " << written << " after " << moves;
        EXPECT_EQ(protocol::hub::write_move(*referee, *move), written);
        referee->play(*move);
        moves += (moves.empty() ? "" : " ") + written;
    }
    for (auto& side : sides) {
        side.say("pos moves=\"" + moves + '"');
        bool const has_move = side.search("depth=1").back() != "done";
        EXPECT_EQ(has_move, !referee->legal_moves().empty()) << variant.name << ": it is the same for both";
    }
}

} // namespace

TEST(HubGames, EachVariantToItsEnd) {
    for (auto const& variant : protocol::hub::variants()) play_to_the_end(variant);
}

TEST(HubEngine, TellsLinesAndAMoveWithItsAnswer) {
    HubConversation talk;
    auto const lines = talk.search("depth=8");
    auto const info = last_of(lines, "info");
    for (auto const* name : {"depth", "score", "nodes", "time", "nps", "pv"})
        EXPECT_NE(value_in(info, name), "") << name << " in " << info;
    EXPECT_EQ(number_in(info, "depth"), 8);
    EXPECT_TRUE(value_in(info, "pv").starts_with(value_in(lines.back(), "move"))) << info;
    EXPECT_NE(value_in(lines.back(), "ponder"), "");
}

TEST(HubEngine, NodesAreNeverExceeded) {
    HubConversation talk;
    for (auto const& line : talk.search("nodes=3000"))
        if (line.starts_with("info")) {
            EXPECT_LE(number_in(line, "nodes"), 3000) << line;
        }
}

TEST(HubEngine, MoveTimeIsKept) {
    HubConversation talk;
    auto const time = time_of(talk, "move-time=0.2");
    EXPECT_GE(time, 150ms);
    EXPECT_LE(time, 900ms); // a busy machine
}

TEST(HubEngine, TheClockTheMovesAndTheIncrementDecideHowLong) {
    HubConversation talk;
    auto const plain = time_of(talk, "time=1 moves=40");
    talk.say("new-game");
    EXPECT_GT(time_of(talk, "time=1 moves=40 inc=2"), plain);
    talk.say("new-game");
    EXPECT_GT(time_of(talk, "time=1 moves=2"), plain);
}

TEST(HubEngine, AnalysisThinksAboutAnOnlyMove) {
    HubConversation talk;
    auto const only = "pos moves=\"32-28 19-23\""; // 28x19 must be played
    talk.say(only);
    auto const playing = time_of(talk, "time=9");
    talk.say(only);
    EXPECT_GT(time_of(talk, "time=9", "analyze"), playing + 100ms);
}

TEST(HubEngine, ThreadsAndTableAreUsed) {
    HubConversation talk;
    talk.say_all({"set-param name=threads value=2", "set-param name=tt-size value=16"});
    auto const lines = talk.search("nodes=20000");
    EXPECT_LE(number_in(last_of(lines, "info"), "nodes"), 20000);
    EXPECT_NE(value_in(lines.back(), "move"), "");
}

TEST(HubEngine, PonderHitStartsTheClock) {
    HubConversation talk;
    talk.say_all({"level move-time=0.05", "go ponder"});
    EXPECT_FALSE(talk.wait_for("done", 150ms));
    talk.say("ponder-hit");
    EXPECT_TRUE(talk.wait_for("done", 5s));
}

TEST(HubEngine, AWinIsNearAHundred) {
    HubConversation talk;
    talk.say("pos pos=Weeeeeeeeebeeeweeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee"); // 14x5 takes the last man
    auto const info = last_of(talk.search("depth=4"), "info");
    EXPECT_EQ(value_in(info, "score"), "99.99") << info;
}
