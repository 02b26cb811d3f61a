// Files of weights: what is written reads back, and what is wrong is refused where it is wrong.
#include "games/weight_text.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>

namespace {

using games::Phased;

struct Sample {
    Phased pair{1, 2};
    std::array<Phased, 3> pairs{};
    int number = 7;
    std::array<int, 9> numbers{};
    std::vector<Phased> table = std::vector<Phased>(500);
};

constexpr games::WeightGroup first{"first", "eval.term.material"};
constexpr games::WeightGroup second{"second", "eval.term.king"};

games::WeightList list_of(Sample& sample) {
    games::WeightList list{
        games::named(first, "pair", sample.pair, "a remark"), games::named(first, "pairs", sample.pairs, ""),
        games::held(second, "number", sample.number, "", 0, 64),
        games::named(second, "numbers", sample.numbers, ""), games::named(second, "table", sample.table, "")};
    list.back().is_packed = true;
    return list;
}

core::Expected<Sample> read(std::string_view text) {
    Sample sample;
    if (auto const done = games::read_weights(text, "toy", list_of(sample)); !done)
        return tl::unexpected(done.error());
    return sample;
}

struct Wrong {
    std::string_view text;
    std::string_view key;
    int line;
    int column;
};

} // namespace

TEST(WeightText, ReadsWhatItIsGivenAndLeavesTheRest) {
    auto const sample =
        read("# mine\ngame = \"toy\"\n[first]\npairs = [[1, -2], [3, 4],\n [5, 6]]\n[second]\nnumber = 64\n");
    ASSERT_TRUE(sample);
    EXPECT_EQ(sample->pairs[2], Phased(5, 6));
    EXPECT_EQ(sample->number, 64);
    EXPECT_EQ(sample->pair, Phased(1, 2));
    EXPECT_TRUE(read(""));
}

TEST(WeightText, RefusesWithLineAndColumn) {
    for (auto const& wrong : {
             Wrong{"[first]\npare = [1, 2]\n", "weights.unknown", 2, 1},
             Wrong{"[first]\npair = [1, 2]\n[third]\nx = 1\n", "weights.no_group", 3, 2},
             Wrong{"pair = [1, 2]\n", "weights.no_group", 1, 1},
             Wrong{"first = 3\n", "weights.not_a_group", 1, 9},
             Wrong{"[first]\npair = 3\n", "weights.not_a_pair", 2, 8},
             Wrong{"[first]\npair = [1, 2, 3]\n", "weights.not_a_pair", 2, 8},
             Wrong{"[first]\npair = [1, 2.5]\n", "weights.not_a_number", 2, 12},
             Wrong{"[first]\npair = [1, \"2\"]\n", "weights.not_a_number", 2, 12},
             Wrong{"[first]\npair = [1, 2001]\n", "weights.out_of_range", 2, 12},
             Wrong{"[first]\npair = [9223372036854775807, 1]\n", "weights.out_of_range", 2, 9},
             Wrong{"[first]\npairs = [[1, 2], [3, 4]]\n", "weights.wrong_count", 2, 9},
             Wrong{"[first]\npairs = [[1, 2], [3, 4], 5]\n", "weights.not_a_pair", 2, 26},
             Wrong{"[second]\n\nnumber = 65\n", "weights.out_of_range", 3, 10},
             Wrong{"[second]\nnumber = [6]\n", "weights.not_a_number", 2, 10},
             Wrong{"[second]\nnumbers = 6\n", "weights.not_a_list", 2, 11},
             Wrong{"[second]\ntable = 6\n", "weights.not_packed", 2, 9},
             Wrong{"[second]\ntable = '''\nab\n\"\n'''\n", "weights.packed_wrong", 4, 1},
             Wrong{"game = \"other\"\n", "weights.other_game", 1, 8},
             Wrong{"game = 3\n", "weights.other_game", 1, 8},
             Wrong{"[first]\npair = [1, \n", "weights.no_toml", 2, 13},
             Wrong{"[first]\npair = [1, 2]\npair = [3, 4]\n", "weights.no_toml", 3, 8},
         }) {
        auto const sample = read(wrong.text);
        ASSERT_FALSE(sample) << wrong.text;
        EXPECT_EQ(sample.error().what.key.text(), wrong.key) << wrong.text;
        EXPECT_EQ(sample.error().where.line, wrong.line) << wrong.text;
        EXPECT_EQ(sample.error().where.column, wrong.column) << wrong.text;
    }
}

RC_GTEST_PROP(WeightText, WhatIsWrittenReadsBack, ()) {
    auto const number = [] { return *rc::gen::inRange(-2000, 2001); };
    auto const small = [] { return *rc::gen::inRange(-44, 45); };
    Sample sample;
    sample.pair = Phased(number(), number());
    for (Phased& pair : sample.pairs) pair = Phased(number(), number());
    for (int& each : sample.numbers) each = number();
    for (std::size_t i = 0; i < sample.table.size(); i += 1 + *rc::gen::inRange<std::size_t>(0, 100))
        sample.table[i] = Phased(small(), small());
    auto const text = games::weights_text("toy", list_of(sample));
    auto const again = read(text);
    RC_ASSERT(again.has_value());
    RC_ASSERT(again->pair == sample.pair && again->pairs == sample.pairs &&
              again->numbers == sample.numbers && again->table == sample.table &&
              again->number == sample.number);
    auto copy = *again;
    RC_ASSERT(games::weights_text("toy", list_of(copy)) == text);
}

// Whatever is done to a file, it is read or refused with a place in it.
RC_GTEST_PROP(WeightText, DamageIsRefusedInItsPlace, ()) {
    Sample sample;
    sample.table[3] = Phased(4, 5);
    auto text = games::weights_text("toy", list_of(sample));
    for (int i = *rc::gen::inRange(1, 6); i > 0; --i) {
        auto const at = *rc::gen::inRange<std::size_t>(0, text.size());
        text[at] = *rc::gen::inRange<char>(1, 127);
    }
    auto const again = read(text);
    auto const lines = std::count(text.begin(), text.end(), '\n') + 1;
    if (!again) RC_ASSERT(again.error().where.line >= 1 && again.error().where.line <= lines + 1);
}
