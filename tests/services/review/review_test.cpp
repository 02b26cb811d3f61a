// Whole games reviewed: what is bad, what is good, what is explained, and that nothing else changes the result.
#include "services/review/identity.hpp"
#include "services/review/review.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

namespace {

using services::Judgement;

struct Game {
    engine::AnyGame const* game;
    std::unique_ptr<engine::AnyState> first;
    std::vector<engine::LegalMove> moves;
};

Game played(std::string const& words, std::string const& fen = "start", std::string const& name = "chess") {
    Game made{engine::game_named(name).value(), nullptr, {}};
    made.first = std::move(made.game->open(fen).value().state);
    auto const state = made.first->clone();
    std::istringstream stream(words);
    for (std::string word; stream >> word;) {
        made.moves.push_back(state->parse_move(word).value());
        state->play(made.moves.back());
    }
    return made;
}

services::Review review(Game const& game, std::uint64_t nodes = 5000) {
    services::ReviewTask task;
    task.nodes = nodes;
    return services::review_of(*game.game, *game.first, game.moves, task).value();
}

bool has_theme(std::vector<tactics::Claim> const& claims, std::string_view theme) {
    return std::ranges::any_of(claims, [&](auto const& claim) { return claim.theme == theme; });
}

} // namespace

TEST(Judgement, GoesByTheDrop) {
    EXPECT_EQ(services::expectation(core::Score{0}), 500);
    EXPECT_EQ(services::expectation(core::win_in(core::Ply{3})), 1000);
    EXPECT_EQ(services::judged(79), Judgement::none);
    EXPECT_EQ(services::judged(80), Judgement::inaccuracy);
    EXPECT_EQ(services::judged(150), Judgement::mistake);
    EXPECT_EQ(services::judged(250), Judgement::blunder);
    EXPECT_EQ(services::accuracy_of(0), 10'000);
    EXPECT_EQ(services::accuracy_of(200), 3679) << "one e-th";
    auto const cost = [](int centipawns) {
        return services::expectation(core::Score{0}) - services::expectation(core::Score{-centipawns});
    };
    EXPECT_EQ(services::judged(cost(100)), Judgement::inaccuracy) << "a pawn for nothing";
    EXPECT_EQ(services::judged(cost(200)), Judgement::mistake);
    EXPECT_EQ(services::judged(cost(300)), Judgement::blunder) << "a piece for nothing";
}

TEST(Review, AHungQueenIsABlunder) {
    auto const result = review(played("e4 e5 Qh5 Nc6 Qxf7 Kxf7 Nf3"));
    auto const& queen = result.moves[4];
    EXPECT_EQ(queen.judgement, Judgement::blunder);
    EXPECT_EQ(queen.mover, core::Colour::white);
    EXPECT_GT(queen.expectation_before, 400);
    EXPECT_LT(queen.expectation_after, 50);
    ASSERT_TRUE(queen.refutation);
    EXPECT_EQ(queen.refutation->moves.front().text, "Kxf7");
    ASSERT_FALSE(queen.refutation->claims.empty());
    EXPECT_GE(queen.refutation->claims.front().gain, 8);
    ASSERT_TRUE(queen.missed);
    EXPECT_NE(queen.missed->moves.front().text, "Qxf7+");
    EXPECT_EQ(result.players[0].blunders, 1);
    EXPECT_EQ(result.players[1].blunders, 0);
    EXPECT_LT(result.players[0].accuracy(), result.players[1].accuracy());
    EXPECT_GT(result.players[0].by_theme.at("material"), 0);
}

TEST(Review, TakingBackIsNoPunishment) {
    // The queens go; what is taken back was taken first.
    auto const result = review(played("Qxd8 Rxd8", "r2q2k1/5ppp/8/8/8/8/5PPP/3Q2K1 w - - 0 1"));
    for (auto const& move : result.moves)
        if (move.refutation) {
            EXPECT_FALSE(has_theme(move.refutation->claims, "material")) << move.move.text;
        }
}

TEST(Review, AnOnlyMoveIsGood) {
    // Reti's king, which draws where every other move loses, and a recapture that anybody sees.
    auto const quiet = review(played("Kg7", "7K/8/k1P5/7p/8/8/8/8 w - - 0 1"), 60'000);
    EXPECT_EQ(quiet.moves[0].judgement, Judgement::good);
    EXPECT_EQ(quiet.players[0].good, 1);
    auto const recapture = review(played("e4 d5 exd5 Qxd5"));
    EXPECT_EQ(recapture.moves[3].judgement, Judgement::none);
}

TEST(Review, AMissedMateIsExplained) {
    auto const result = review(played("Rd7", "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1"));
    auto const& move = result.moves[0];
    EXPECT_TRUE(services::is_bad(move.judgement)) << "though it is still won";
    ASSERT_TRUE(move.missed);
    EXPECT_EQ(move.missed->moves.front().text, "Rd8#");
    ASSERT_FALSE(move.missed->claims.empty());
    EXPECT_EQ(move.missed->claims.front().mate, 1);
    EXPECT_TRUE(has_theme(move.missed->claims, "backRankMate"));
    EXPECT_EQ(result.players[0].by_theme.at("backRankMate"), 1);
}

TEST(Review, AQuietGameHasNoMarks) {
    auto const result = review(played("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O"));
    for (auto const& move : result.moves) {
        EXPECT_EQ(move.judgement, Judgement::none) << move.move.text;
        EXPECT_FALSE(move.missed) << move.move.text;
    }
    EXPECT_EQ(result.players[0].moves, 8);
    EXPECT_GT(result.players[0].accuracy(), 85);
    EXPECT_LT(result.players[0].average_drop(), 4);
}

TEST(Review, AForcedMoveIsNotCounted) {
    auto const result = review(played("Qh7", "7k/Q7/6K1/8/8/8/8/8 w - - 0 1"));
    EXPECT_EQ(result.players[0].moves, 1);
    auto const forced = review(played("Kg8", "7k/8/6K1/8/8/8/8/5Q2 b - - 0 1"));
    EXPECT_TRUE(forced.moves[0].forced);
    EXPECT_EQ(forced.players[1].moves, 0);
    EXPECT_EQ(forced.moves[0].drop(), 0);
}

TEST(Review, IsTheSameEveryTime) {
    auto const game = played("e4 e5 Nf3 d6 Bc4 Bg4 Nc3 g6 Nxe5 Bxd1 Bxf7 Ke7 Nd5");
    auto const one = review(game, 2000);
    auto const two = review(game, 2000);
    ASSERT_EQ(one.moves.size(), 13u);
    for (std::size_t i = 0; i < one.moves.size(); ++i) {
        EXPECT_EQ(one.moves[i].best, two.moves[i].best);
        EXPECT_EQ(one.moves[i].made, two.moves[i].made);
        EXPECT_EQ(one.moves[i].best_line, two.moves[i].best_line);
    }
    EXPECT_EQ(one.players, two.players);
    EXPECT_TRUE(services::is_bad(one.moves[9].judgement)) << "Bxd1 allows mate";
    ASSERT_TRUE(one.moves[9].refutation);
    EXPECT_EQ(one.moves[9].refutation->claims.front().mate, 2);
    EXPECT_EQ(one.moves.back().after, core::lost_in(core::Ply{0}));
}

TEST(Review, OfTheOtherGames) {
    for (auto const* const game : engine::all_games()) {
        auto const state = game->start();
        std::vector<engine::LegalMove> moves;
        for (int ply = 0; ply < 6 && !state->outcome(); ++ply) {
            moves.push_back(state->legal_moves().front());
            state->play(moves.back());
        }
        services::ReviewTask task;
        task.nodes = 300;
        auto const result = services::review_of(*game, *game->start(), moves, task);
        ASSERT_TRUE(result) << game->name();
        EXPECT_EQ(result->moves.size(), moves.size());
        EXPECT_EQ(result->moves[0].mover, game->start()->side_to_move());
    }
}

TEST(Review, TellsProgressAndStops) {
    auto const game = played("e4 e5 Nf3 Nc6");
    std::stop_source stop;
    services::ReviewTask task;
    task.nodes = 500;
    std::vector<int> told;
    task.progress = [&](int done, int all) {
        EXPECT_EQ(all, 4);
        told.push_back(done);
        if (done == 2) stop.request_stop();
    };
    EXPECT_FALSE(services::review_of(*game.game, *game.first, game.moves, task, stop.get_token()));
    EXPECT_EQ(told, (std::vector{1, 2}));
    task.nodes = 1'000'000'000'000;
    EXPECT_FALSE(services::review_of(*game.game, *game.first, game.moves, task, stop.get_token()))
        << "at once, however much there is to search";
    EXPECT_TRUE(services::review_of(*game.game, *game.first, {}, services::ReviewTask{}));
}

TEST(PlayerSummaries, AreAddedUpAndReadBack) {
    services::PlayerSummary one{.games = 1};
    one.add_move(Judgement::blunder, 300, {"fork"});
    one.add_move(Judgement::none, 0, {});
    services::PlayerSummaries all;
    all.add("Ana \"la rápida\"", one);
    all.add("Ana \"la rápida\"", one);
    all.add("?", {});
    auto const& ana = all.players().at("Ana \"la rápida\"");
    EXPECT_EQ(ana.games, 2);
    EXPECT_EQ(ana.by_theme.at("fork"), 2);
    EXPECT_DOUBLE_EQ(ana.average_drop(), 15);
    EXPECT_EQ(services::PlayerSummaries::from(all.json()).value(), all);
    for (auto const* const bad : {"", "[]", "{\"a\":1}", "{\"a\":{}}", "{\"a\":{\"games\":\"x\"}}"})
        EXPECT_FALSE(services::PlayerSummaries::from(bad)) << bad;
}

TEST(ReviewIdentity, TellsEnginesAndWeightsApart) {
    EXPECT_EQ(services::engine_identity().size(), 16u);
    auto const identity = [](std::string_view game) {
        return services::evaluation_identity(*engine::game_named(game).value());
    };
    EXPECT_EQ(identity("chess").size(), 16u);
    EXPECT_EQ(identity("chess"), identity("chess"));
    EXPECT_NE(identity("chess"), identity("knights"));
    EXPECT_NE(identity("chess"), identity("draughts-english"));
}
