// Bot specifications, good and bad, and the random bot.
#include "core/catalogue.hpp"
#include "play/bot.hpp"
#include "play/bot_spec.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace {

struct BadSpec {
    std::string text;
    std::string key;
    int column;
};

std::vector<std::string> first_moves(std::string_view spec) {
    auto const bot = play::make_bot(spec).value();
    auto state = engine::game_named("knights").value()->start();
    std::vector<std::string> texts;
    for (int ply = 0; ply < 12; ++ply) {
        auto const move = bot->choose(*state);
        texts.push_back(move.text);
        state->play(move);
    }
    return texts;
}

} // namespace

TEST(BotSpec, ReadsNameAndParameters) {
    auto const spec = play::parse_bot_spec("tactical?depth=4&order=damero").value();
    EXPECT_EQ(spec.name, "tactical");
    ASSERT_EQ(spec.parameters.size(), 2u);
    EXPECT_EQ(spec.parameters[0].key, "depth");
    EXPECT_EQ(spec.parameters[0].value, "4");
    EXPECT_EQ(spec.parameters[1].key, "order");
    EXPECT_EQ(spec.parameters[1].column, 18);
}

TEST(BotSpec, NonsenseIsToldWhereAndWhy) {
    std::vector<BadSpec> const cases = {
        {"", "bot.name_missing", 1},
        {"?seed=1", "bot.name_missing", 1},
        {"nobody", "bot.unknown", 1},
        {"Random", "bot.unknown", 1},
        {"random?", "bot.parameter_form", 8},
        {"random?seed", "bot.parameter_form", 8},
        {"random?seed=", "bot.parameter_form", 8},
        {"random?=7", "bot.parameter_form", 8},
        {"random?seed=7&", "bot.parameter_form", 15},
        {"random?seed=7&&", "bot.parameter_form", 15},
        {"random?seed=7&seed=8", "bot.parameter_twice", 15},
        {"random?depth=3", "bot.parameter_unknown", 8},
        {"random?seed=7&depth=3", "bot.parameter_unknown", 15},
        {"random?seed=seven", "bot.not_a_number", 13},
        {"random?seed=7x", "bot.not_a_number", 13},
        {"random?seed=-7", "bot.not_a_number", 13},
        {"random?seed= 7", "bot.not_a_number", 13},
        {"random?seed=18446744073709551616", "bot.out_of_range", 13},
    };
    for (auto const& bad : cases) {
        auto const bot = play::make_bot(bad.text);
        ASSERT_FALSE(bot) << bad.text;
        EXPECT_EQ(bot.error().what.key.text(), bad.key) << bad.text;
        EXPECT_EQ(bot.error().where.column, bad.column) << bad.text;
        EXPECT_FALSE(core::text(core::Language::spanish, bot.error()).empty());
    }
}

TEST(BotSpec, NumbersKeepToTheirRange) {
    constexpr std::array known = {play::NumberParameter{"depth", 4, 1, 20},
                                  play::NumberParameter{"seed", 1, 0, 9}};
    auto const read = [&](std::string_view text) {
        return play::numbers(play::parse_bot_spec(text).value(), known);
    };
    EXPECT_EQ(read("bot"), (std::vector<std::uint64_t>{4, 1}));
    EXPECT_EQ(read("bot?seed=0&depth=20"), (std::vector<std::uint64_t>{20, 0}));
    EXPECT_EQ(read("bot?depth=0").error().what.key.text(), "bot.out_of_range");
    EXPECT_EQ(read("bot?depth=21").error().what.key.text(), "bot.out_of_range");
}

RC_GTEST_PROP(BotSpec, NoTextBreaksTheReader, (std::string text)) {
    auto const bot = play::make_bot(text);
    if (!bot) RC_ASSERT(!core::text(core::Language::english, bot.error()).empty());
}

TEST(RandomBot, TheSeedDecidesTheGame) {
    EXPECT_EQ(first_moves("random?seed=7"), first_moves("random?seed=7"));
    EXPECT_NE(first_moves("random?seed=7"), first_moves("random?seed=8"));
    EXPECT_EQ(first_moves("random"), first_moves("random?seed=1"));
}

TEST(TextbookBots, PlayEveryGame) {
    for (auto const* game : engine::all_games())
        for (auto const* spec : {"minimax?depth=2", "heuristic?depth=2", "minimax", "heuristic"}) {
            auto const state = game->start();
            auto const move = play::make_bot(spec).value()->choose(*state);
            EXPECT_TRUE(state->parse_move(move.text)) << game->name() << ' ' << spec << ' ' << move.text;
        }
}

TEST(TextbookBots, TakeWhatIsOffered) {
    auto const opened =
        engine::game_named("chess").value()->open("4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1").value();
    for (auto const* spec : {"minimax?depth=1", "heuristic?depth=3"})
        EXPECT_EQ(play::make_bot(spec).value()->choose(*opened.state).text, "exd5") << spec;
}

TEST(TextbookBots, PlayOnWhileADrawIsNotClaimed) {
    auto const state = engine::game_named("chess").value()->start();
    for (int i = 0; i < 2; ++i)
        for (auto const* move : {"Nf3", "Nf6", "Ng1", "Ng8"}) state->play(state->parse_move(move).value());
    ASSERT_TRUE(state->claimable_draw());
    for (auto const* spec : {"minimax?depth=2", "heuristic?depth=2"})
        EXPECT_TRUE(state->parse_move(play::make_bot(spec).value()->choose(*state).text)) << spec;
}
