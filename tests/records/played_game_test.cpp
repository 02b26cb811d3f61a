// Records of games that were played here.
#include "records/played_game.hpp"
#include "records/replay.hpp"
#include "records/writer.hpp"
#include "tests/records/reading.hpp"

#include <gtest/gtest.h>

using records::Format;
using records::record_of;

namespace {

engine::AnyGame const& game(std::string_view name) { return **engine::game_named(name); }

} // namespace

TEST(PlayedGame, HasTheSevenHeaders) {
    std::vector<std::string> const moves = {"e4", "e5"};
    std::vector<records::Header> const headers = {{"White", "Ana"}, {"Opening", "Open"}};
    auto const first = game("chess").start();
    auto const record = record_of({.first = *first, .moves = moves, .result = "1-0", .headers = headers});
    EXPECT_EQ(written(record),
              "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"Ana\"]\n"
              "[Black \"?\"]\n[Result \"1-0\"]\n[Opening \"Open\"]\n\n1. e4 e5 1-0\n\n");
}

TEST(PlayedGame, BeginsWhereItBegan) {
    auto const opened = game("chess").from_fen("4k3/8/8/8/8/8/4P3/4K3 b - - 0 7");
    ASSERT_TRUE(opened.has_value());
    std::vector<std::string> const moves = {"Kd7", "e4"};
    auto const record = record_of({.first = *opened->state, .moves = moves});
    EXPECT_EQ(record.value("SetUp"), "1");
    EXPECT_EQ(record.value("FEN"), "4k3/8/8/8/8/8/4P3/4K3 b - - 0 7");
    EXPECT_TRUE(written(record).ends_with("7... Kd7 8. e4 *\n\n"));
}

TEST(PlayedGame, EveryGameIsReadBackAndReplayed) {
    for (auto const* const each : engine::all_games()) {
        auto state = each->start();
        std::vector<std::string> moves;
        for (int i = 0; i < 30 && !state->outcome(); ++i) {
            auto const move = state->legal_moves().back();
            moves.push_back(move.text);
            state->play(move);
        }
        auto const first = each->start();
        auto const record =
            record_of({.first = *first, .moves = moves, .result = records::result_text(state->outcome())});
        EXPECT_EQ(record.format, each->name().starts_with("draughts") ? Format::pdn : Format::pgn);
        auto const again = tests::only_game(written(record), record.format);
        EXPECT_TRUE(again == record) << each->name();
        auto const end = records::replay(again);
        ASSERT_TRUE(end.has_value()) << each->name() << tests::said(end.error());
        EXPECT_EQ((*end)->game(), each->name());
        EXPECT_EQ((*end)->fen(), state->fen());
    }
}

TEST(PlayedGame, ResultsOfOutcomes) {
    EXPECT_EQ(records::result_text(std::nullopt), "*");
    EXPECT_EQ(records::result_text(core::Outcome{core::Colour::white, "word.white"}), "1-0");
    EXPECT_EQ(records::result_text(core::Outcome{core::Colour::black, "word.white"}), "0-1");
    EXPECT_EQ(records::result_text(core::Outcome{std::nullopt, "word.white"}), "1/2-1/2");
}
