// damero uci as a GUI starts it.
#include "run_damero.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace {

bool holds(std::string const& text, std::string_view part) { return text.find(part) != std::string::npos; }

} // namespace

TEST(UciCommand, IntroducesItselfAndQuits) {
    auto const ran = run_damero({"uci"}, "uci\nisready\nquit\nisready\n");
    EXPECT_EQ(ran.code, 0);
    EXPECT_TRUE(ran.err.empty()) << ran.err;
    EXPECT_TRUE(ran.out.starts_with("id name Damero ")) << ran.out;
    EXPECT_TRUE(ran.out.ends_with("uciok\nreadyok\n")) << ran.out;
}

TEST(UciCommand, TheEndOfTheInputIsQuit) {
    auto const ran = run_damero({"uci"}, "position startpos moves e2e4\ngo infinite");
    EXPECT_EQ(ran.code, 0);
    EXPECT_TRUE(holds(ran.out, "bestmove ")) << ran.out;
    EXPECT_EQ(run_damero({"uci"}, "").code, 0);
}

TEST(UciCommand, SurvivesAnyBytes) {
    std::string bytes;
    for (int i = 0; i < 4096; ++i) bytes += static_cast<char>(i * 37 + i / 256);
    auto const ran =
        run_damero({"uci"}, bytes + "\nisready\n" + std::string(200000, 'x') + "\nisready\nquit\n");
    EXPECT_EQ(ran.code, 0);
    EXPECT_TRUE(ran.out.ends_with("readyok\nreadyok\n")) << ran.out;
}

TEST(UciCommand, SpeaksSpanishToPeople) {
    auto const ran = run_damero({"uci", "--lang", "es"}, "go depth 0\nquit\n");
    EXPECT_TRUE(ran.out.starts_with("info string '0' para depth no es un número entero de 1 a 9999\n")) << ran.out;
}
