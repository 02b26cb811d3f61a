// Messages and errors as text, in both languages.
#include "core/catalogue.hpp"
#include "core/outcome.hpp"

#include <gtest/gtest.h>

using core::Language;
using core::message;

TEST(Message, TakesTextLettersNumbersAndMessages) {
    EXPECT_EQ(std::get<std::string>(core::argument("text").value), "text");
    EXPECT_EQ(std::get<std::string>(core::argument(std::string("text")).value), "text");
    EXPECT_EQ(std::get<std::string>(core::argument(std::string_view("text")).value), "text");
    EXPECT_EQ(std::get<std::string>(core::argument('x').value), "x");
    EXPECT_EQ(std::get<std::string>(core::argument(-7).value), "-7");
    EXPECT_EQ(std::get<std::string>(core::argument(std::uint64_t{1} << 63).value), "9223372036854775808");
    EXPECT_EQ(std::get<core::Message>(core::argument(message("word.white")).value), message("word.white"));
    EXPECT_EQ(std::get<core::Message>(core::argument(core::MessageKey("word.white")).value),
              message("word.white"));
}

TEST(Message, IsEqualWhenItSaysTheSame) {
    EXPECT_EQ(message("place.line", 3), message("place.line", "3"));
    EXPECT_NE(message("place.line", 3), message("place.line", 4));
    EXPECT_NE(message("place.line", 3), message("place.column", 3));
}

TEST(Message, PutsItsArgumentsIntoTheText) {
    EXPECT_EQ(core::text(Language::english, message("place.move", 12)), "move 12");
    EXPECT_EQ(core::text(Language::spanish, message("place.move", 12)), "jugada 12");
}

TEST(Message, TranslatesAMessageInsideAMessage) {
    auto const nested = message("place.column", message("word.black"));
    EXPECT_EQ(core::text(Language::english, nested), "column Black");
    EXPECT_EQ(core::text(Language::spanish, nested), "columna Negras");
}

TEST(Message, LeavesBracesInArgumentsAlone) {
    EXPECT_EQ(core::text(Language::english, message("place.line", "{0}{")), "line {0}{");
}

TEST(Message, ShowsBadInputAsOneLineOfText) {
    auto const said = [](std::string_view written) {
        return core::text(Language::english, message("place.line", written));
    };
    EXPECT_EQ(said("a\nb\x1B[31m\x7F"), "line a?b?[31m?");
    EXPECT_EQ(said(std::string_view("\0", 1)), "line ?");
    EXPECT_EQ(said("peón ♞ 🂡"), "line peón ♞ 🂡");
    EXPECT_EQ(said("\xFF\x80g"), "line ??g");
    EXPECT_EQ(said("\xE2\x99"), "line ??") << "cut short";
    EXPECT_EQ(said("\xC0\xAF"), "line ??") << "longer than it needs to be";
    EXPECT_EQ(said("\xED\xA0\x80"), "line ???") << "half of a pair of UTF-16";
    EXPECT_EQ(said("\xF4\x90\x80\x80"), "line ????") << "beyond Unicode";
}

TEST(Error, SaysWhereInEveryPartThatIsKnown) {
    core::Error const error{message("word.white"), {core::MessageKey("word.black"), 3, 7, 12}};
    EXPECT_EQ(core::text(Language::english, error), "line 3, Black, column 7, move 12: White");
    EXPECT_EQ(core::text(Language::spanish, error), "línea 3, Negras, columna 7, jugada 12: Blancas");
}

TEST(Error, SaysOnlyWhatIsWrongWhenThePlaceIsUnknown) {
    EXPECT_EQ(core::text(Language::english, core::Error{message("word.white")}), "White");
}

TEST(Error, TravelsInAnExpected) {
    core::Expected<int> const bad = core::failure(message("word.white"), {.column = 4});
    ASSERT_FALSE(bad.has_value());
    EXPECT_EQ(bad.error().where.column, 4);
    EXPECT_EQ(core::text(Language::english, bad.error()), "column 4: White");
}

TEST(Language, IsNamedAsLocalesNameIt) {
    EXPECT_EQ(core::language_named("en"), Language::english);
    EXPECT_EQ(core::language_named("en_GB.UTF-8"), Language::english);
    EXPECT_EQ(core::language_named("C.UTF-8"), Language::english);
    EXPECT_EQ(core::language_named("es"), Language::spanish);
    EXPECT_EQ(core::language_named("es-AR"), Language::spanish);
    EXPECT_EQ(core::language_named("fr"), std::nullopt);
    EXPECT_EQ(core::language_named(""), std::nullopt);
    EXPECT_EQ(core::language_named("est"), std::nullopt);
}

TEST(Outcome, NamesTheColours) {
    EXPECT_EQ(core::text(Language::english, message(core::colour_name(core::Colour::white))), "White");
    EXPECT_EQ(core::text(Language::spanish, message(core::colour_name(core::Colour::black))), "Negras");
}
