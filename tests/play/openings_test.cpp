// Openings from text.
#include "core/catalogue.hpp"
#include "play/match/openings.hpp"

#include <gtest/gtest.h>

namespace {

engine::AnyGame const& game(std::string_view name) { return *engine::game_named(name).value(); }

} // namespace

TEST(Openings, ReadsFenAndEpd) {
    auto const openings = play::read_positions(
        game("chess"), "\xEF\xBB\xBF# a comment\n"
                       "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1\r\n"
                       "\n"
                       "  rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - bm d5; id \"one; two\";\n"
                       "rnbqkbnr/pppppppp/8/8/2P5/8/PP1PPPPP/RNBQKBNR b KQkq - 3 9 hmvc 3;");
    ASSERT_TRUE(openings) << core::text(core::Language::english, openings.error());
    ASSERT_EQ(openings->size(), 3u);
    EXPECT_EQ((*openings)[1].first_position, "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq -");
    EXPECT_EQ((*openings)[2].first_position, "rnbqkbnr/pppppppp/8/8/2P5/8/PP1PPPPP/RNBQKBNR b KQkq - 3 9");
    EXPECT_EQ(play::read_positions(game("damas"), "W:W1-12:B21-32\nB:W1-12:B21-32 note\n")->size(), 2u);
    EXPECT_TRUE(play::read_positions(game("chess"), "")->empty());
}

TEST(Openings, ErrorsNameTheLine) {
    auto const wrong = play::read_positions(
        game("chess"), "# first\nrnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR x - - 0 1\n");
    ASSERT_FALSE(wrong);
    EXPECT_EQ(wrong.error().where.line, 2);
    auto const over = play::read_positions(game("chess"), "7k/8/8/8/8/8/8/K7 w - - 0 1\n");
    ASSERT_FALSE(over);
    EXPECT_EQ(over.error().what.key.text(), "match.opening_over");
}

TEST(Openings, MovesLeadFromTheFirstPosition) {
    auto const start = game("chess").start()->fen();
    auto const set_up = play::set_up(game("chess"), {start, {"e4", "c5", "Nf3"}}).value();
    EXPECT_EQ(set_up.state->plies(), 3);
    EXPECT_EQ(set_up.moves.size(), 3u);
    EXPECT_EQ(set_up.moves[1].text, "c5");
    auto const wrong = play::set_up(game("chess"), {start, {"e4", "c5", "Nf4"}});
    ASSERT_FALSE(wrong);
    EXPECT_EQ(wrong.error().where.move, 2);
}

TEST(Openings, EveryGameHasUsualOnes) {
    for (auto const* each : engine::all_games()) {
        auto const openings = play::usual_openings(*each);
        ASSERT_FALSE(openings.empty()) << each->name();
        for (auto const& opening : openings)
            EXPECT_TRUE(play::set_up(*each, opening)) << opening.first_position;
    }
}
