// Bot specifications, good and bad, and the random bot.
#include "core/catalogue.hpp"
#include "play/bots/bot.hpp"
#include "play/bots/bot_spec.hpp"
#include "play/bots/engine_bot.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstdio>
#include <fstream>

namespace {

struct BadSpec {
    std::string text;
    std::string key;
    int column;
};

engine::AnyGame const& knights() { return *engine::game_named("knights").value(); }
engine::AnyGame const& chess() { return *engine::game_named("chess").value(); }

std::string move_by(std::string_view spec, engine::AnyState const& state) {
    auto const bot = play::make_bot(spec, *engine::game_named(state.game()).value()).value();
    return bot->choose(state, {}).value().move.text;
}

// Of the game with this number; 0: no game was announced.
std::vector<std::string> first_moves(std::string_view spec, std::uint64_t game = 0) {
    auto const bot = play::make_bot(spec, knights()).value();
    auto state = knights().start();
    if (game > 0 && !bot->new_game(game)) return {};
    std::vector<std::string> texts;
    for (int ply = 0; ply < 12; ++ply) {
        auto const move = bot->choose(*state, {}).value().move;
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
        {"level", "bot.level_missing", 1},
        {"tactical?depth=2&order=nonsense", "order.unknown", 24},
        {"tactical?orders=damero", "bot.parameter_unknown", 10},
        {"tactical?depth=0", "bot.out_of_range", 16},
        {"level?seed=3", "bot.level_missing", 1},
        {"level?level=11", "bot.out_of_range", 13},
        {"level?level=0", "bot.out_of_range", 13},
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
        {"random?seed=%zz", "bot.not_a_number", 13},
        {"engine?depth=0", "bot.out_of_range", 14},
        {"engine?nodes=many", "bot.not_a_number", 14},
        {"engine?speed=3", "bot.parameter_unknown", 8},
        {"uci:", "bot.uci_path_missing", 1},
        {"uci:/usr/games/stockfish", "bot.uci_chess_only", 1},
    };
    for (auto const& bad : cases) {
        auto const bot = play::make_bot(bad.text, knights());
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
    auto const bot = play::make_bot(text, knights());
    if (!bot) RC_ASSERT(!core::text(core::Language::english, bot.error()).empty());
}

TEST(BotSpec, PercentSignsStandForOtherCharacters) {
    auto const spec = play::parse_bot_spec("uci:/a%20b?Use%20NNUE=fa%26lse&Style Of=50%&x=%4").value();
    EXPECT_EQ(spec.name, "uci:/a b");
    EXPECT_EQ(spec.parameters[0].key, "Use NNUE");
    EXPECT_EQ(spec.parameters[0].value, "fa&lse");
    EXPECT_EQ(spec.parameters[1].key, "Style Of");
    EXPECT_EQ(spec.parameters[1].value, "50%");
    EXPECT_EQ(spec.parameters[2].value, "%4");
}

TEST(RandomBot, EachGameOfAMatchHasItsOwnChance) {
    EXPECT_EQ(first_moves("random?seed=7", 1), first_moves("random?seed=7", 1));
    EXPECT_NE(first_moves("random?seed=7", 1), first_moves("random?seed=7", 2));
    EXPECT_NE(first_moves("random?seed=7", 1), first_moves("random?seed=8", 1));
}

TEST(RandomBot, TheSeedDecidesTheGame) {
    EXPECT_EQ(first_moves("random?seed=7"), first_moves("random?seed=7"));
    EXPECT_NE(first_moves("random?seed=7"), first_moves("random?seed=8"));
    EXPECT_EQ(first_moves("random"), first_moves("random?seed=1"));
}

TEST(TextbookBots, PlayEveryGame) {
    for (auto const* game : engine::all_games())
        for (auto const* spec : {"minimax?depth=2", "heuristic?depth=2", "minimax", "heuristic", "tactical",
                                 "tactical?order=damero", "tactical?depth=3&order=classic",
                                 "tactical?order=mvv-lva&depth=3", "tactical?order=generator"}) {
            auto const state = game->start();
            auto const move = move_by(spec, *state);
            EXPECT_TRUE(state->parse_move(move)) << game->name() << ' ' << spec << ' ' << move;
        }
}

TEST(TextbookBots, TakeWhatIsOffered) {
    auto const opened = chess().open("4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1").value();
    for (auto const* spec : {"minimax?depth=1", "heuristic?depth=3", "tactical?depth=3"})
        EXPECT_EQ(move_by(spec, *opened.state), "exd5") << spec;
}

TEST(TextbookBots, PlayOnWhileADrawIsNotClaimed) {
    auto const state = chess().start();
    for (int i = 0; i < 2; ++i)
        for (auto const* move : {"Nf3", "Nf6", "Ng1", "Ng8"}) state->play(state->parse_move(move).value());
    ASSERT_TRUE(state->claimable_draw());
    for (auto const* spec : {"minimax?depth=2", "heuristic?depth=2"})
        EXPECT_TRUE(state->parse_move(move_by(spec, *state))) << spec;
}

TEST(EngineBot, PlaysEveryGameWithinItsLimits) {
    for (auto const* game : engine::all_games())
        for (auto const* spec : {"engine?nodes=500", "engine?depth=2", "engine?movetime=5&hash=1"}) {
            auto const state = game->start();
            auto const bot = play::make_bot(spec, *game).value();
            ASSERT_TRUE(bot->new_game(1));
            auto const choice = bot->choose(*state, {}).value();
            EXPECT_TRUE(state->parse_move(choice.move.text)) << game->name() << ' ' << spec;
            EXPECT_TRUE(choice.score);
            EXPECT_GT(choice.depth, 0);
        }
}

TEST(EngineBot, ItsOwnLimitGoesBeforeTheTurns) {
    using namespace std::chrono_literals;
    search::Limits const own{.nodes = 10};
    search::Limits const turn{.move_time = 5ms};
    EXPECT_EQ(play::effective_limits(own, turn).nodes, 10u);
    EXPECT_FALSE(play::effective_limits(own, turn).move_time);
    EXPECT_EQ(play::effective_limits({}, turn).move_time, 5ms);
    EXPECT_EQ(play::effective_limits({}, {}).move_time, 100ms);
}

TEST(Bots, KnowWhetherTheyPlayAGameAgain) {
    using namespace std::chrono_literals;
    search::Limits const depth{.depth = core::Depth{3}};
    search::Limits const time{.move_time = 5ms};
    search::Limits const clock{.clock = search::ClockTime{1000ms}};
    auto const repeats = [](std::string_view spec, search::Limits const& limits) {
        return play::make_bot(spec, chess()).value()->repeats_games(limits);
    };
    for (auto const& limits : {depth, time, clock}) {
        bool const is_timed = !limits.depth;
        EXPECT_FALSE(repeats("random", limits)) << "each game has its own chance";
        EXPECT_FALSE(repeats("level?level=3", limits));
        for (auto const* spec : {"minimax", "heuristic?depth=2", "tactical"})
            EXPECT_TRUE(repeats(spec, limits)) << spec << " looks at no clock";
        EXPECT_EQ(repeats("engine", limits), !is_timed);
        EXPECT_TRUE(repeats("engine?nodes=50", limits)) << "its own limit goes first";
        EXPECT_FALSE(repeats("engine?movetime=50", limits));
        EXPECT_FALSE(repeats("engine?nodes=50&threads=2", limits)) << "threads race";
        EXPECT_EQ(repeats("material", limits), !limits.move_time);
    }
}

TEST(EngineBot, SearchesByTheTuningOfAFile) {
    auto const path = testing::TempDir() + "damero_tuning_test";
    std::ofstream(path) << "quiescence = false\nlate_move_reduction = false\n";
    auto const nodes_to_depth = [](std::string const& spec) {
        return play::make_bot(spec, chess()).value()->choose(*chess().start(), {}).value().nodes;
    };
    EXPECT_NE(nodes_to_depth("engine?depth=6&tuning=" + path), nodes_to_depth("engine?depth=6"));

    std::ofstream(path) << "\nquiescence = perhaps\n";
    auto const refused = play::make_bot("engine?tuning=" + path, chess());
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().where.line, 2);
    EXPECT_FALSE(play::make_bot("engine?tuning=" + path + ".none", chess()));
    std::remove(path.c_str());
}

TEST(EngineBot, TakesAFileOfWeights) {
    auto const path = testing::TempDir() + "damero_weights_test.toml";
    std::ofstream(path) << "[material]\nby_kind = [[100, 100], [1, 1], [1, 1], [1, 1], [1, 1]]\n";
    // A pawn for a knight is a bargain to those weights.
    auto const opened = chess().from_fen("4k3/8/4p3/3p4/8/2N5/PP6/4K3 w - - 0 1");
    EXPECT_EQ(move_by("engine?depth=3&eval=" + path, *opened->state), "Nxd5");
    std::ofstream(path) << "[material]\nby_kind = [1]\n";
    auto const refused = play::make_bot("engine?eval=" + path, chess());
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().what.key.text(), "weights.wrong_count");
    EXPECT_EQ(refused.error().where, (core::Place{.line = 2, .column = 11}));
    EXPECT_FALSE(play::make_bot("engine?eval=" + path, knights())) << "another game's names";
    EXPECT_FALSE(play::make_bot("engine?eval=" + path + ".none", chess()));
    std::remove(path.c_str());
}
