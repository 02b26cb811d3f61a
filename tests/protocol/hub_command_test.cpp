// Reading Hub lines, good and bad.
#include "protocol/hub/command.hpp"
#include "protocol/hub/line.hpp"
#include "tests/protocol/reading.hpp"

#include <gtest/gtest.h>

namespace {

using namespace protocol::hub;
using namespace std::chrono_literals;

template <class T>
T read(std::string_view line) {
    return tests::read_as<T>(line, parse_command(line));
}

std::string refusal(std::string_view line) { return tests::refusal_of(parse_command(line)); }

} // namespace

TEST(HubLine, CommandsAndArguments) {
    auto const line = parse_line("  info depth=3 infinite pv=\"32-28 19-23\" \t empty=\"\" far = away\r");
    ASSERT_TRUE(line);
    EXPECT_EQ(line->command, "info");
    EXPECT_EQ(line->arguments,
              (std::vector<LineArgument>{
                  {"depth", "3"}, {"infinite", ""}, {"pv", "32-28 19-23"}, {"empty", ""}, {"far", "away"}}));
    EXPECT_EQ(parse_line(" \t")->command, "");
}

TEST(HubLine, BadOnesSayWhere) {
    struct Case {
        std::string_view line;
        int column;
        std::string_view key;
    };
    for (auto const& [line, column, key] :
         {Case{"=3", 1, "hub.command_missing"}, Case{"\"go\"", 1, "hub.command_missing"},
          Case{"pos pos=\"W", 9, "hub.quote_open"}, Case{"level =3", 7, "hub.name_missing"},
          Case{"level \"depth\"", 7, "hub.name_missing"}, Case{"level depth= ", 14, "uci.value_missing"},
          Case{"level depth==3", 13, "uci.value_missing"},
          Case{"level depth=3 depth=4", 15, "hub.argument_twice"}}) {
        auto const read = parse_line(line);
        ASSERT_FALSE(read) << line;
        EXPECT_EQ(read.error().what.key.text(), key) << line;
        EXPECT_EQ(read.error().where.column, column) << line;
    }
}

TEST(HubLine, WritesWhatItReads) {
    auto const text = LineWriter("id").add("name", "Damero").add("author", "A \"B\" C").add("x", "").text();
    EXPECT_EQ(text, "id name=Damero author=\"A 'B' C\" x=\"\"");
    EXPECT_EQ(parse_line(text)->find("author")->value, "A 'B' C");
    EXPECT_EQ(LineWriter("a").add("b", "c=d").text(), "a b=\"c=d\"");
}

TEST(HubCommand, PlainWords) {
    read<Nothing>("");
    read<AskIdentity>("hub");
    read<Init>("init");
    read<NewGame>("new-game");
    read<Stop>("stop");
    read<PonderHit>("ponder-hit");
    read<Ping>("ping loudly=yes"); // arguments nobody knows are passed over
    read<Quit>("quit");
}

TEST(HubCommand, UnknownCommandsAreErrors) {
    EXPECT_EQ(refusal("uci"), "not a command: uci");
    EXPECT_EQ(refusal("GO think"), "not a command: GO");
}

TEST(HubCommand, SetParam) {
    auto const param = read<SetParam>("set-param name=variant value=\"frisian\"");
    EXPECT_EQ(param.name, "variant");
    EXPECT_EQ(param.value, "frisian");
    for (auto const* line :
         {"set-param", "set-param name=book", "set-param value=1", "set-param name=\"\" value=1"})
        EXPECT_EQ(refusal(line), "a parameter is set by: set-param name=NAME value=VALUE") << line;
}

TEST(HubCommand, Position) {
    for (auto const* line : {"pos", "pos start", "pos pos=start", "pos start pos=start"})
        EXPECT_FALSE(read<SetPosition>(line).position) << line;
    auto const played = read<SetPosition>("pos pos=Wbbee moves=\"32-28  19-23 28x19x23\"");
    EXPECT_EQ(played.position, "Wbbee");
    EXPECT_EQ(played.moves, (std::vector<std::string>{"32-28", "19-23", "28x19x23"}));
    EXPECT_TRUE(read<SetPosition>("pos moves=\"\"").moves.empty());
    EXPECT_EQ(refusal("pos pos"), "pos needs a value");
    EXPECT_NE(refusal("pos start pos=Wee"), "");
}

TEST(HubCommand, EveryParameterOfLevel) {
    EXPECT_EQ(read<Level>("level depth=12").depth, 12);
    EXPECT_EQ(read<Level>("level nodes=5000000000").nodes, 5000000000);
    EXPECT_EQ(read<Level>("level move-time=1.5").move_time, 1500ms);
    EXPECT_TRUE(read<Level>("level infinite").infinite);
    EXPECT_FALSE(read<Level>("level ponder").infinite);
    auto const clock = read<Level>("level moves=9 time=291.587 inc=0.5").clock;
    ASSERT_TRUE(clock);
    EXPECT_EQ(clock->left, 291587ms);
    EXPECT_EQ(clock->increment, 500ms);
    EXPECT_EQ(clock->moves_to_go, 9);
    EXPECT_FALSE(read<Level>("level time=3").clock->moves_to_go);
    EXPECT_FALSE(read<Level>("level time=3 moves=0").clock->moves_to_go);
    EXPECT_EQ(read<Level>("level time=-0.25").clock->left, -250ms) << "a clock may have run out";
    EXPECT_FALSE(read<Level>("level").clock);
}

namespace {

// What a level refuses, a line each.
std::string refused_by(std::string const& line) {
    std::string all;
    for (auto const& error : read<Level>(line).refused) all += core::text(core::Language::english, error) + "\n";
    return all;
}

} // namespace

TEST(HubCommand, LevelRefusesBadValuesAndKeepsTheOthers) {
    EXPECT_EQ(refused_by("level depth"), "depth needs a value\n");
    EXPECT_EQ(refused_by("level depth=x"), "'x' for depth is not a whole number from 1 to 9999\n");
    EXPECT_EQ(refused_by("level move-time=soon"),
              "'soon' for move-time is not a number of seconds that can be waited for\n");
    EXPECT_EQ(refused_by("level inc=3"), "moves and inc mean something only beside time\n");
    for (auto const* line :
         {"level depth=0", "level nodes=0", "level nodes=1.5", "level nodes=99999999999999999999",
          "level move-time=-1", "level move-time=nan", "level move-time=inf", "level move-time=1e300",
          "level time=1 inc=-1", "level time=1,5", "level time=1 moves=-2", "level moves=4", "level time"})
        EXPECT_NE(refused_by(line), "") << line;
    EXPECT_EQ(read<Level>("level depth=0 nodes=7").nodes, 7);
    EXPECT_EQ(refused_by("level depth=0 nodes=7 time=1"), "'0' for depth is not a whole number from 1 to 9999\n");
}

TEST(HubCommand, GoHasOneMode) {
    EXPECT_EQ(read<Go>("go think").mode, Mode::think);
    EXPECT_EQ(read<Go>("go ponder").mode, Mode::ponder);
    EXPECT_EQ(read<Go>("go analyze").mode, Mode::analyze);
    for (auto const* line : {"go", "go quickly", "go think ponder"})
        EXPECT_EQ(refusal(line), "a search is started by: go think, go ponder or go analyze") << line;
}
