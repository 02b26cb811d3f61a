// damero play with a script in a person's place.
#include "run_damero.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace {

bool holds(std::string const& text, std::string_view part) { return text.find(part) != std::string::npos; }

int times(std::string const& text, std::string_view part) {
    int count = 0;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
    return count;
}

Ran play(Words more, std::string const& input) {
    Words const frame = {"play", "--game", "knights"};
    more.insert(more.begin(), frame.begin(), frame.end());
    auto ran = run_damero(more, input);
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_TRUE(ran.err.empty()) << ran.err;
    return ran;
}

} // namespace

TEST(PlayCommand, HintAndEvaluationOnRequest) {
    auto const ran =
        run_damero({"play", "--position", "6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1"}, "hint\neval\nquit\n");
    EXPECT_EQ(ran.code, 0);
    EXPECT_NE(ran.out.find("The engine would play Rd8#."), std::string::npos) << ran.out;
    EXPECT_NE(ran.out.find("For White: #1 (depth"), std::string::npos) << ran.out;
    EXPECT_NE(ran.out.find("the engine expects 1. Rd8#"), std::string::npos) << ran.out;
}

TEST(PlayCommand, ALevelPlaysWhoeverIsNotNamed) {
    EXPECT_TRUE(holds(play({"--level", "2"}, "quit\n").out, "White: a person. Black: bot level 2."));
    EXPECT_TRUE(holds(play({"--level", "2", "--black", "human"}, "quit\n").out, "White: bot level 2."));
    EXPECT_EQ(run_damero({"play", "--level", "11"}).code, 2);
    EXPECT_EQ(run_damero({"play", "--level", "3", "--white", "human", "--black", "random"}).code, 2);
}

TEST(PlayCommand, AWholeGameBetweenBotsComesToItsEnd) {
    auto const ran = play({"--white", "random?seed=1", "--black", "random?seed=2"}, "");
    EXPECT_TRUE(holds(ran.out, "\nWhite wins: ") || holds(ran.out, "\nBlack wins: ") ||
                holds(ran.out, "\nDraw: "));
    EXPECT_TRUE(ran.out.ends_with(".\n"));
    EXPECT_EQ(ran.out, play({"--white", "random?seed=1", "--black", "random?seed=2"}, "").out);
}

TEST(PlayCommand, AnnouncesTurnsMovesResultAndReason) {
    auto const ran = play({"--position", "8/8/8/8/8/1n6/8/N7 w"}, "a1xb3\n");
    EXPECT_TRUE(holds(ran.out, "Knights-only chess. White: a person. Black: a person.\n"));
    EXPECT_TRUE(holds(ran.out, "White to move.\n"));
    EXPECT_TRUE(holds(ran.out, "White plays a1xb3.\n"));
    EXPECT_TRUE(ran.out.ends_with("White wins: the last knight was taken.\n")) << ran.out;
}

TEST(PlayCommand, EveryWayToTypeAMove) {
    for (std::string const typed : {"b1c3", "b1 c3", "b1-c3", "Nbc3", "2 8 3 6", "b1c3\r", "  b1c3  "})
        EXPECT_TRUE(holds(play({}, typed + "\n").out, "White plays b1c3.")) << typed;
}

TEST(PlayCommand, WrongMovesSayWhyAndAskAgain) {
    auto const ran = play({}, "b1b3\nb7c5\ne4e5\nb1d2\nhello\n9 1 1 1\nNc3\n\n\nb1c3\nquit\n");
    EXPECT_TRUE(holds(ran.out, "from b1 to b3 is not a knight's move"));
    EXPECT_TRUE(holds(ran.out, "the knight on b7 is not yours: White to move"));
    EXPECT_TRUE(holds(ran.out, "there is no knight on e4"));
    EXPECT_TRUE(holds(ran.out, "your own knight stands on d2"));
    EXPECT_TRUE(holds(ran.out, "'hello' is not a move"));
    EXPECT_TRUE(holds(ran.out, "there is no column 9"));
    EXPECT_TRUE(holds(ran.out, "more than one knight can go to c3"));
    EXPECT_TRUE(holds(ran.out, "White plays b1c3."));
    EXPECT_EQ(times(ran.out, "White to move.\n"), 1); // asked again, not announced again
}

TEST(PlayCommand, EndOfInputEndsCleanlyAndLosesNothing) {
    EXPECT_TRUE(play({}, "").out.ends_with("stops at nnnnnnnn/nnnnnnnn/8/8/8/8/NNNNNNNN/NNNNNNNN w\n"));
    EXPECT_TRUE(
        play({}, "b1c3").out.ends_with("stops at nnnnnnnn/nnnnnnnn/8/8/8/2N5/NNNNNNNN/N1NNNNNN b 1 1\n"));
}

TEST(PlayCommand, UndoTakesBackOnePlyOrTwoAgainstABot) {
    auto const people = play({}, "undo\nb1c3\nundo\nfen\n");
    EXPECT_TRUE(holds(people.out, "There is nothing to take back."));
    EXPECT_TRUE(holds(people.out, "Taken back: 1.\n"));
    EXPECT_TRUE(holds(people.out, "\nWhite> fen\nnnnnnnnn/nnnnnnnn/8/8/8/8/NNNNNNNN/NNNNNNNN w\n"));
    auto const bot = play({"--black", "random"}, "b1c3\nundo\nfen\nundo\n");
    EXPECT_TRUE(holds(bot.out, "Taken back: 2.\n"));
    EXPECT_TRUE(holds(bot.out, "\nWhite> fen\nnnnnnnnn/nnnnnnnn/8/8/8/8/NNNNNNNN/NNNNNNNN w\n"));
    EXPECT_TRUE(holds(bot.out, "There is nothing to take back."));
    EXPECT_TRUE(holds(play({"--white", "random"}, "undo\n").out, "There is nothing to take back."));
}

TEST(PlayCommand, RequestsAreAnswered) {
    auto const ran = play({}, "help\nMOVES\nboard\ndraw\nstate\n");
    EXPECT_TRUE(holds(ran.out, "  resign "));
    EXPECT_TRUE(holds(ran.out, "a1b3"));
    EXPECT_TRUE(holds(ran.out, "There is no draw to claim now."));
    auto const begin = ran.out.find("{\"game\"");
    ASSERT_NE(begin, std::string::npos);
    auto const json = nlohmann::json::parse(ran.out.substr(begin, ran.out.find('\n', begin) - begin));
    EXPECT_EQ(json["players"][0]["knights"].size(), 16u);
}

TEST(PlayCommand, ResigningLoses) {
    EXPECT_TRUE(play({}, "resign\n").out.ends_with("Black wins: White resigned.\n"));
    EXPECT_TRUE(play({}, "b1c3\nresign\n").out.ends_with("White wins: Black resigned.\n"));
}

TEST(PlayCommand, RepetitionIsADraw) {
    std::string const round = "b2c4\nb7c5\nc4b2\nc5b7\n";
    EXPECT_TRUE(play({}, round + round).out.ends_with("Draw: the position occurred for the third time.\n"));
}

TEST(PlayCommand, AFinishedPositionIsAnnouncedAtOnce) {
    auto const ran = play({"--position", "8/8/8/8/8/8/8/n7 w"}, "b1c3\n");
    EXPECT_TRUE(ran.out.ends_with("Black wins: the last knight was taken.\n")) << ran.out;
    EXPECT_FALSE(holds(ran.out, "to move."));
}

TEST(PlayCommand, SpeaksSpanish) {
    auto const ran =
        play({"--lang", "es"}, "ayuda\njugadas\nb1b3\nb1c3\ndeshacer\ntablas\nestado\nmoves\nrendirse\n");
    EXPECT_TRUE(holds(ran.out, "Ajedrez de caballos. Blancas: una persona. Negras: una persona.\n"));
    EXPECT_TRUE(holds(ran.out, "Juegan Blancas.\n"));
    EXPECT_TRUE(holds(ran.out, "  rendirse "));
    EXPECT_TRUE(holds(ran.out, "de b1 a b3 no hay un salto de caballo"));
    EXPECT_TRUE(holds(ran.out, "Blancas juegan b1c3."));
    EXPECT_TRUE(holds(ran.out, "Jugadas deshechas: 1."));
    EXPECT_TRUE(holds(ran.out, "Ahora no hay tablas que reclamar."));
    EXPECT_TRUE(ran.out.ends_with("Ganan Negras: las blancas se han rendido.\n"));
    EXPECT_FALSE(holds(ran.out, "White"));
    EXPECT_TRUE(play({"--lang", "es"}, "salir\n").out.ends_with("NNNNNNNN w\n"));
}

TEST(PlayCommand, OddInputIsHarmless) {
    EXPECT_TRUE(holds(play({}, std::string(3'000'000, 'a') + "\nb1c3\n").out, "White plays b1c3."));
    EXPECT_TRUE(holds(play({}, std::string("\0\x1b[2J\x07\n", 7) + "b1c3\n").out, "White plays b1c3."));
    EXPECT_FALSE(holds(play({}, "\x1b[2J\n").out, "\x1b"));
    EXPECT_TRUE(holds(play({}, "\r\n\r\n \t \r\nb1c3\r\n").out, "White plays b1c3."));
    EXPECT_TRUE(holds(play({}, "ñandú ♞\n").out, "ñandú ♞"));
}
