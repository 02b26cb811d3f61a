// Text that is UTF-8 stays; what is not is read as Windows-1252, game by game.
#include "records/bytes/encoding.hpp"
#include "tests/records/reading.hpp"

#include <gtest/gtest.h>

using records::is_utf8;
using records::utf8_of_windows_1252;
using tests::read_all;

TEST(Encoding, KnowsUtf8) {
    for (auto const* const good : {"", "ascii", "ñandú", "♞", "𝄞", "a\u00FFb"})
        EXPECT_TRUE(is_utf8(good)) << good;
    for (auto const* const bad :
         {"\xF1", "a\xF1z", "\xC3", "\xC0\x80", "\xED\xA0\x80", "\xF5\x80\x80\x80", "\x80"})
        EXPECT_FALSE(is_utf8(bad));
}

TEST(Encoding, EveryByteOfWindows1252BecomesUtf8) {
    for (int byte = 1; byte < 256; ++byte)
        EXPECT_TRUE(is_utf8(utf8_of_windows_1252(std::string(1, static_cast<char>(byte))))) << byte;
    EXPECT_EQ(utf8_of_windows_1252("Cig\xFC\xE9\x6E \x80 \x96 \x81"), "Cigüén € – \uFFFD");
}

TEST(Encoding, EachGameIsTakenAsItComes) {
    auto const all = read_all("[White \"Capabl\xE1nca\"]\n\n1. e4 {mu\xF1on} 1-0\n\n"
                              "[White \"Capablánca\"]\n\n1. d4 1-0\n");
    ASSERT_EQ(all.games.size(), 2u);
    EXPECT_EQ(all.games[0].value("White"), "Capablánca");
    EXPECT_EQ(tests::sketch(all.games[0]), "e4{muñon}");
    EXPECT_EQ(all.games[1].value("White"), "Capablánca");
    EXPECT_EQ(tests::said(all.games[0].warnings).at(0),
              "line 1: the game is not in UTF-8: read as Windows-1252 (Latin-1)");
    EXPECT_TRUE(all.games[1].warnings.empty());
}

TEST(Encoding, AByteOrderMarkIsReadOver) {
    auto const all =
        read_all("\xEF\xBB\xBF[White \"a\"]\n\n1. e4 1-0\n\n\xEF\xBB\xBF[White \"b\"]\n\n1. d4 1-0\n");
    ASSERT_EQ(all.games.size(), 2u);
    EXPECT_EQ(all.games[1].value("White"), "b");
}

TEST(Encoding, Utf16IsRefused) {
    std::string text = "\xFF\xFE";
    for (char const letter : std::string("[White \"a\"]\n\n1. e4 1-0\n")) {
        text += letter;
        text += '\0';
    }
    auto const all = read_all(text);
    EXPECT_TRUE(all.games.empty());
    EXPECT_FALSE(all.errors.empty());
}
