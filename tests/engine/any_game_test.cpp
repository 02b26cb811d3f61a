// The table: finding games, opening positions, playing and taking back.
#include "core/catalogue.hpp"
#include "core/rng.hpp"
#include "engine/games.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <set>

namespace {

engine::AnyGame const& knights_game() { return *engine::game_named("knights").value(); }

void play(engine::AnyState& state, std::string_view text) { state.play(state.parse_move(text).value()); }

} // namespace

TEST(Registry, NamesAreUniqueAndFound) {
    std::set<std::string_view> names;
    for (auto const* game : engine::all_games()) {
        EXPECT_TRUE(names.insert(game->name()).second) << game->name();
        EXPECT_EQ(engine::game_named(game->name()).value(), game);
        for (auto const language : {core::Language::english, core::Language::spanish})
            EXPECT_NE(core::text(language, core::message(game->title())), game->title().text());
    }
    EXPECT_EQ(names.size(), games::AllGames::size);
    EXPECT_EQ(engine::game_named("damas").value()->name(), "draughts-spanish");
    EXPECT_EQ(engine::game_named("english").value()->name(), "draughts-english");
    EXPECT_EQ(engine::game_named("frisian").value()->name(), "draughts-frisian");
}

TEST(Registry, AnUnknownNameListsTheGames) {
    for (auto const* name : {"", "ches", "KNIGHTS", "knights ", "draughts", "draughts-", "-english"}) {
        auto const game = engine::game_named(name);
        ASSERT_FALSE(game);
        EXPECT_NE(core::text(core::Language::english, game.error()).find("knights"), std::string::npos);
    }
}

TEST(AnyGame, EveryNamedPositionOpensWithoutWarning) {
    for (auto const* game : engine::all_games()) {
        EXPECT_EQ(game->open("start").value().state->fen(), game->start()->fen());
        for (auto const& position : game->positions()) {
            auto const opened = game->open(position.name);
            ASSERT_TRUE(opened) << game->name() << " " << position.name;
            EXPECT_TRUE(opened->warnings.empty());
            EXPECT_FALSE(opened->state->legal_moves().empty());
        }
    }
}

TEST(AnyGame, OpensFenAndRefusesNonsense) {
    EXPECT_EQ(knights_game().open("n7/8/8/8/8/8/8/N7 b")->state->fen(), "n7/8/8/8/8/8/8/N7 b");
    EXPECT_EQ(knights_game().open("nowhere").error().what.key.text(), "game.position_unknown");
    EXPECT_EQ(knights_game().open("").error().what.key.text(), "knights.fen.empty");
    EXPECT_EQ(knights_game().from_fen("start").error().what.key.text(), "knights.fen.letter");
}

TEST(AnyState, PlaysAndTakesBackWholeRandomGames) {
    for (auto const* game : engine::all_games()) {
        core::Random random{7};
        auto state = game->start();
        std::vector<std::string> fens;
        while (!state->outcome() && fens.size() < 400) {
            auto const moves = state->legal_moves();
            ASSERT_FALSE(moves.empty());
            auto const& move = moves[static_cast<std::size_t>(random.below(moves.size()))];
            EXPECT_EQ(state->parse_move(move.text).value(), move) << game->name() << " " << move.text;
            fens.push_back(state->fen());
            state->play(move);
            EXPECT_EQ(state->plies(), static_cast<int>(fens.size()));
        }
        for (; !fens.empty(); fens.pop_back()) {
            EXPECT_TRUE(state->undo());
            EXPECT_EQ(state->fen(), fens.back());
        }
        EXPECT_FALSE(state->undo());
    }
}

TEST(AnyState, KeepsTheTrailForRepetitions) {
    auto state = knights_game().start();
    for (int round = 0; round < 2; ++round)
        for (auto const* move : {"b2c4", "b7c5", "c4b2", "c5b7"}) play(*state, move);
    ASSERT_TRUE(state->outcome());
    EXPECT_FALSE(state->outcome()->winner);
    EXPECT_TRUE(state->claimable_draw());
    state->undo();
    EXPECT_FALSE(state->outcome());
}

TEST(AnyState, ACloneGoesItsOwnWay) {
    auto state = knights_game().start();
    auto const copy = state->clone();
    play(*state, "b1c3");
    EXPECT_EQ(copy->plies(), 0);
    EXPECT_EQ(copy->side_to_move(), core::Colour::white);
    EXPECT_EQ(state->side_to_move(), core::Colour::black);
}

TEST(AnyState, CountsAndDivides) {
    auto const state = knights_game().start();
    EXPECT_EQ(state->perft(core::Depth{3}, 1), 66880u);
    EXPECT_EQ(state->perft(core::Depth{3}, 2), 66880u);
    std::uint64_t sum = 0;
    for (auto const& part : state->divide(core::Depth{3}, 1)) sum += part.nodes;
    EXPECT_EQ(sum, 66880u);
}

TEST(AnyState, JsonOfEveryGameHasTheSameFrame) {
    for (auto const* game : engine::all_games()) {
        auto const state = game->start();
        auto const json = nlohmann::json::parse(state->json());
        EXPECT_EQ(json["game"], game->name());
        EXPECT_EQ(json["fen"], state->fen());
        EXPECT_EQ(json["turn"], core::index(state->side_to_move()) + 1);
        EXPECT_EQ(json["players"].size(), 2u);
        EXPECT_EQ(json["players"][1]["colour"], "black");
    }
}

TEST(AnyState, JsonFollowsKnightsThroughUndo) {
    auto state = knights_game().start();
    play(*state, "b1c3");
    play(*state, "b7c5");
    auto json = nlohmann::json::parse(state->json());
    EXPECT_EQ(json["players"][0]["knights"][1], (nlohmann::json{{"id", 2}, {"square", "c3"}}));
    state->undo();
    state->undo();
    json = nlohmann::json::parse(state->json());
    EXPECT_EQ(json["players"][0]["knights"][1], (nlohmann::json{{"id", 2}, {"square", "b1"}}));
}

TEST(AnyState, ATurnIsPassedInChessAndTakenBack) {
    auto const state = (*engine::game_named("chess"))->start();
    play(*state, "e4");
    auto const before = state->fen();
    auto const pass = state->pass();
    ASSERT_TRUE(pass.has_value());
    EXPECT_TRUE(pass->is_pass());
    state->play(*pass);
    EXPECT_EQ(state->fen(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 1 2");
    EXPECT_EQ(state->plies(), 2);
    play(*state, "d4");
    auto const copy = state->clone();
    EXPECT_TRUE(copy->undo() && copy->undo());
    EXPECT_EQ(copy->fen(), before);
    EXPECT_TRUE(copy->undo());
    EXPECT_FALSE(copy->undo());
}

TEST(AnyState, NoTurnIsPassedInCheckNorInOtherGames) {
    auto const& chess = **engine::game_named("chess");
    EXPECT_FALSE(chess.from_fen("4k3/8/8/8/4R3/8/8/4K3 b - - 0 1")->state->pass().has_value());
    EXPECT_FALSE(chess.from_fen("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")->state->pass().has_value()) << "stalemate";
    for (auto const* const game : engine::all_games())
        EXPECT_EQ(game->start()->pass().has_value(), game->name() == "chess") << game->name();
}
