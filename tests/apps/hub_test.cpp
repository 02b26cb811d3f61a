// damero hub as a GUI starts it.
#include "run_damero.hpp"

#include <gtest/gtest.h>

TEST(HubCommand, IntroducesItselfAndQuits) {
    auto const ran = run_damero({"hub"}, "hub\ninit\nping\nquit\nping\n");
    EXPECT_EQ(ran.code, 0);
    EXPECT_TRUE(ran.err.empty()) << ran.err;
    EXPECT_TRUE(ran.out.starts_with("id name=Damero version=")) << ran.out;
    EXPECT_TRUE(ran.out.ends_with("wait\nready\npong\n")) << ran.out;
}

TEST(HubCommand, TheEndOfTheInputIsQuit) {
    auto const ran = run_damero({"hub"}, "pos moves=\"32-28 19-23\"\nlevel depth=3\ngo think");
    EXPECT_EQ(ran.code, 0);
    EXPECT_NE(ran.out.find("done move=28x19x23"), std::string::npos) << ran.out;
    EXPECT_EQ(run_damero({"hub"}, "").code, 0);
}

TEST(HubCommand, SurvivesAnyBytes) {
    std::string bytes;
    for (int i = 0; i < 4096; ++i) bytes += static_cast<char>(i * 37 + i / 256);
    auto const ran = run_damero({"hub"}, bytes + "\nping\n" + std::string(200000, 'x') + "\nping\nquit\n");
    EXPECT_EQ(ran.code, 0);
    EXPECT_TRUE(ran.out.ends_with("pong\n")) << ran.out;
}

TEST(HubCommand, SpeaksSpanishToPeople) {
    auto const ran = run_damero({"hub", "--lang", "es"}, "level depth=0\nquit\n");
    EXPECT_EQ(ran.out, "error message=\"'0' para depth no es un número entero de 1 a 9999\"\n");
}
