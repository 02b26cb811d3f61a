// The way from an AnyState back to its game's type.
#include "engine/games.hpp"
#include "engine/visit.hpp"

#include <gtest/gtest.h>

#include <string>

namespace {

void play_some(engine::AnyState& state) {
    for (int i = 0; i < 6 && !state.outcome(); ++i) state.play(state.legal_moves().front());
}

} // namespace

TEST(Visit, GivesThePositionTheKeysAndTheMoves) {
    for (auto const* const game : engine::all_games()) {
        auto const state = game->start();
        play_some(*state);
        auto const name = engine::visit(*state, []<class G>(engine::StateOf<G> const& typed) {
            EXPECT_EQ(G::position_text(typed.position()), typed.fen());
            EXPECT_EQ(typed.trail().size(), typed.plies());
            for (auto const& move : typed.legal_moves()) {
                EXPECT_EQ(G::move_text(typed.position(), typed.move_of(move)), move.text);
                EXPECT_EQ(typed.legal_move(typed.move_of(move)), move);
                EXPECT_EQ(typed.legal_move(move.number), move);
            }
            return std::string(G::name);
        });
        EXPECT_EQ(name, game->name());
        EXPECT_EQ(&engine::game_of(*state), game);
    }
}

TEST(Visit, AStateIsOfOneGame) {
    auto const chess = engine::game_of<chess::Chess>().start();
    EXPECT_NE(engine::state_as<chess::Chess>(*chess), nullptr);
    EXPECT_EQ(engine::state_as<knights::Knights>(*chess), nullptr);
    EXPECT_TRUE(engine::is<chess::Chess>(engine::default_game()));
    EXPECT_FALSE(engine::is<chess::Chess>(engine::game_of<draughts::English>()));
}

TEST(Visit, AStateCanBeginWithAPosition) {
    auto const state = engine::game_of<draughts::Frisian>().start();
    play_some(*state);
    auto const& typed = *engine::state_as<draughts::Frisian>(*state);
    auto const same = engine::state_at<draughts::Frisian>(typed.position());
    EXPECT_EQ(same->fen(), state->fen());
    EXPECT_EQ(same->plies(), 0);
}

// The text of the same board with the other side to move reads as the same position.
TEST(SideSwapped, IsWhatItsTextSays) {
    for (auto const* const game : engine::all_games()) {
        auto const state = game->start();
        for (int i = 0; i < 30 && !state->outcome(); ++i) {
            if (auto const swapped = state->with_side_swapped()) {
                EXPECT_EQ(swapped->side_to_move(), ~state->side_to_move());
                EXPECT_EQ(swapped->view().cells, state->view().cells);
                auto const read = game->from_fen(swapped->fen());
                ASSERT_TRUE(read) << game->name() << " " << swapped->fen();
                EXPECT_EQ(read->state->legal_moves(), swapped->legal_moves());
                EXPECT_EQ(read->state->fen(), swapped->fen());
            }
            auto const moves = state->legal_moves();
            state->play(moves[static_cast<std::size_t>(7 * i) % moves.size()]);
        }
    }
}

TEST(GameInfo, IsWhole) {
    for (auto const* const game : engine::all_games()) {
        auto const& info = game->info();
        EXPECT_FALSE(info.pieces.empty()) << info.name;
        EXPECT_FALSE(info.position_text.separators.empty()) << info.name;
        EXPECT_GT(info.bench_depth, 0) << info.name;
        EXPECT_NE(info.levels, nullptr) << info.name;
        for (auto const& cell : game->start()->view().cells)
            if (cell.piece) {
                EXPECT_NE(core::piece_with(info, cell.piece->letter), nullptr) << info.name;
            }
        for (auto const family : engine::families()) EXPECT_FALSE(family.empty());
    }
}
