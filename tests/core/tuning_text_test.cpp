// A tuning as a text: what it changes, and where it is refused.
#include "core/tuning_text.hpp"

#include <gtest/gtest.h>

#include <string>

namespace {

using core::read_tuning;

TEST(TuningText, ChangesWhatItNamesAndNothingElse) {
    auto const changes = read_tuning("# ours\n\nrazoring_margin = 250\r\n null_move=false # no passing\n");
    ASSERT_TRUE(changes);
    core::Tuning expected;
    expected.razoring_margin = 250;
    expected.on.null_move = false;
    EXPECT_EQ(core::changed(core::Tuning{}, *changes), expected);
    EXPECT_EQ(core::changed(core::Tuning{}, {}), core::Tuning{});
}

TEST(TuningText, NamesEveryNumberAndSwitch) {
    for (auto const& number : core::tunables) {
        auto const changes = read_tuning(std::string(number.name) + " = " + std::to_string(number.smallest));
        ASSERT_TRUE(changes) << number.name;
        EXPECT_EQ(core::changed(core::Tuning{}, *changes).*number.value, number.smallest);
    }
    std::string all;
    for (auto const& one : core::switches) all += std::string(one.name) + " = false\n";
    auto const changes = read_tuning(all);
    ASSERT_TRUE(changes);
    EXPECT_EQ(core::changed(core::Tuning{}, *changes).on, core::Switches::none());
}

TEST(TuningText, SaysWhereItIsWrong) {
    struct Case {
        char const* text;
        core::Place where;
        std::string_view key;
    };
    for (Case const& wrong : {Case{"table = true\nnonsense = 3\n", {.line = 2, .column = 1}, "tuning.unknown"},
                              Case{"razoring_margin = many", {.line = 1, .column = 19}, "tuning.not_a_number"},
                              Case{"razoring_margin = 12x", {.line = 1, .column = 19}, "tuning.not_a_number"},
                              Case{"razoring_margin =", {.line = 1, .column = 18}, "tuning.not_a_number"},
                              Case{"razoring_margin = -1", {.line = 1, .column = 19}, "tuning.out_of_range"},
                              Case{"table = 1", {.line = 1, .column = 9}, "tuning.not_a_switch"},
                              Case{"table", {.line = 1, .column = 1}, "tuning.form"},
                              Case{"= 7", {.line = 1, .column = 1}, "tuning.form"}}) {
        auto const changes = read_tuning(wrong.text);
        ASSERT_FALSE(changes) << wrong.text;
        EXPECT_EQ(changes.error().what.key.text(), wrong.key) << wrong.text;
        EXPECT_EQ(changes.error().where, wrong.where) << wrong.text;
    }
}

} // namespace
