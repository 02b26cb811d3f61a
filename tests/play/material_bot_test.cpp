// The tactic solver as a bot: its specification, its limits, and repetitions on a real board.
#include "play/bots/bot.hpp"

#include <gtest/gtest.h>

namespace {

engine::AnyGame const& chess() { return *engine::game_named("chess").value(); }

std::string problem(std::string_view spec, engine::AnyGame const& game = chess()) {
    auto const bot = play::make_bot(spec, game);
    return bot ? "none" : std::string(bot.error().what.key.text());
}

std::unique_ptr<play::Bot> material(std::string_view spec) { return play::make_bot(spec, chess()).value(); }

std::unique_ptr<engine::AnyState> at(std::string_view fen) { return std::move(chess().from_fen(fen)->state); }

} // namespace

TEST(MaterialBot, IsSpecified) {
    EXPECT_EQ(problem("material"), "none");
    EXPECT_EQ(problem("material?depth=3"), "none");
    EXPECT_EQ(problem("material?depth=2&order=generated"), "none");
    EXPECT_EQ(problem("material?order=forcing"), "none");
    EXPECT_EQ(problem("material?order=random"), "bot.material_order");
    EXPECT_EQ(problem("material?depth=0"), "bot.out_of_range");
    EXPECT_EQ(problem("material?nodes=5"), "bot.parameter_unknown");
    EXPECT_EQ(problem("material", *engine::game_named("damas").value()), "bot.material_chess_only");
}

TEST(MaterialBot, FindsATactic) {
    auto const state = at("2kr4/1p1r1p2/2p1p2p/8/P1P2R2/8/1P3PPP/R5K1 b - - 0 1");
    auto const choice = material("material?depth=1")->choose(*state, {}).value();
    EXPECT_EQ(choice.move.text, "Rd1+");
    EXPECT_GT(choice.nodes, 0u);
    EXPECT_TRUE(choice.score);
}

TEST(MaterialBot, CastlesAndPromotes) {
    for (std::string_view const fen : {"4k3/8/8/8/8/8/8/4K2R w K - 0 1", "8/P7/8/8/8/6k1/8/K7 w - - 0 1"}) {
        auto const state = at(fen);
        EXPECT_TRUE(state->parse_move(material("material?depth=2")->choose(*state, {}).value().move.text));
    }
}

TEST(MaterialBot, KeepsToTheTurnsLimits) {
    auto const state = at("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
    auto const bot = material("material");
    EXPECT_LE(bot->choose(*state, {.limits = {.nodes = 2000}}).value().nodes, 2000u);
    EXPECT_EQ(bot->choose(*state, {.limits = {.depth = core::Depth{1}}}).value().depth, 1);
    std::stop_source stop;
    stop.request_stop();
    auto const stopped = bot->choose(*state, {.stop = stop.get_token()});
    ASSERT_FALSE(stopped);
    EXPECT_EQ(stopped.error().kind, play::FailureKind::stopped);
}

TEST(MaterialBot, TellsTheDepthThatItFinished) {
    auto const state = at("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
    auto const bot = material("material");
    auto const shallow = bot->choose(*state, {.limits = {.nodes = 20'000}}).value().depth;
    EXPECT_GE(shallow, 1);
    EXPECT_LT(shallow, 10);
    EXPECT_GE(bot->choose(*state, {.limits = {.nodes = 200'000}}).value().depth, shallow);
    EXPECT_EQ(bot->choose(*state, {.limits = {.nodes = 1}}).value().depth, 0) << "none was finished";
    auto const mate = at("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1");
    EXPECT_LT(bot->choose(*mate, {.limits = {.nodes = 100'000}}).value().depth, 4) << "a mate ends it";
    EXPECT_EQ(bot->choose(*mate, {}).value().depth, 4);
}

// A queen down, Black goes back and forth until the draw can be claimed.
TEST(MaterialBot, KnowsWhatWasPlayed) {
    auto const state = at("6k1/8/8/8/8/8/5Q2/K7 b - - 10 40");
    for (auto const* move : {"Kh8", "Qf1", "Kg8", "Qf2", "Kh8", "Qf1", "Kg8", "Qf2"})
        state->play(state->parse_move(move).value());
    auto const choice = material("material?depth=2")->choose(*state, {}).value();
    EXPECT_EQ(choice.score, core::drawn);
}
