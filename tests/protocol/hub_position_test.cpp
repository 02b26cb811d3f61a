// Hub's positions and moves, in each game it can name.
#include "core/catalogue.hpp"
#include "core/rng.hpp"
#include "protocol/hub/info.hpp"
#include "protocol/hub/position.hpp"
#include "protocol/hub/variant.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace {

using namespace protocol::hub;

constexpr auto international_start = "Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww";

engine::AnyGame const& game(std::string_view variant) { return game_of(*variant_named(variant)); }

std::unique_ptr<engine::AnyState> opened(std::string_view variant, std::string position,
                                         std::vector<std::string> moves = {}) {
    auto result = open_position(game(variant), {std::move(position), std::move(moves)});
    EXPECT_TRUE(result) << (result ? "" : core::text(core::Language::english, result.error()));
    return result ? std::move(result->state) : game(variant).start();
}

// A board with these squares, as `w28` or `B19`, and nothing else.
std::string board(char side, int squares, std::vector<std::string> const& pieces) {
    std::string text = side + std::string(static_cast<std::size_t>(squares), 'e');
    for (auto const& piece : pieces) text[std::stoul(piece.substr(1))] = piece[0];
    return text;
}

std::string refusal(std::string_view variant, SetPosition const& wanted) {
    auto const result = open_position(game(variant), wanted);
    return result ? "" : core::text(core::Language::english, result.error());
}

} // namespace

TEST(HubPosition, TheStartOfEachBoard) {
    EXPECT_EQ(write_position(*game("normal").start()), international_start);
    EXPECT_EQ(write_position(*game("russian").start()), "Wbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww");
    EXPECT_EQ(write_position(*game("english").start()), "Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww");
    EXPECT_EQ(write_position(*game("spanish").start()), "Wwwwwwwwwwwwweeeeeeeebbbbbbbbbbbb")
        << "squares are numbered from White's side";
}

TEST(HubPosition, ReadsBackEveryPositionOfRandomGames) {
    core::Random random(5);
    for (auto const& variant : variants()) {
        auto const state = game_of(variant).start();
        for (int ply = 0; ply < 60; ++ply) {
            auto const moves = state->legal_moves();
            if (moves.empty()) break;
            auto const text = write_position(*state);
            EXPECT_EQ(write_position(*opened(variant.name, text)), text) << variant.name;
            for (auto const& move : moves) {
                auto const read = read_move(*state, write_move(*state, move));
                ASSERT_TRUE(read) << variant.name << ' ' << text << ' ' << write_move(*state, move);
                EXPECT_EQ(read->number, move.number);
            }
            state->play(moves[random.below(moves.size())]);
        }
    }
}

TEST(HubPosition, BadOnesAreRefused) {
    EXPECT_EQ(refusal("normal", {"Wbbb"}),
              "a position of 4 characters; here it has 51: the side to move and one a square");
    EXPECT_NE(refusal("russian", {international_start}), "") << "the board of another game";
    auto bad = std::string(international_start);
    bad[0] = 'w';
    EXPECT_EQ(refusal("normal", {bad}), "'w' is not a side to move: W or B");
    bad = international_start;
    bad[7] = '?';
    EXPECT_EQ(refusal("normal", {bad}), "'?' for square 7 is none of w, W, b, B and e");
    EXPECT_EQ(refusal("normal", {board('W', 50, {"w3", "b20"})}),
              "there is a man on 3, its crowning row");
    EXPECT_EQ(refusal("normal", {std::nullopt, {"32-28", "32-28"}}), "move 2: 32-28 is not a legal move");
}

TEST(HubMove, CapturesNameEverySquareInAnyOrder) {
    auto const state = opened("normal", board('W', 50, {"w28", "b22", "b12", "b13"}));
    std::vector<std::string> written;
    for (auto const& move : state->legal_moves()) written.push_back(write_move(*state, move));
    EXPECT_EQ(written, std::vector<std::string>{"28x19x12x13x22"})
        << fmt::format("{}", fmt::join(written, " "));
    for (auto const* text : {"28x19x12x13x22", "28x19x22x12x13", "28x19"})
        EXPECT_TRUE(read_move(*state, text)) << text;
    for (auto const* text : {"28x19x22x12", "28x19x22x12x13x13", "28-19", "28x17x22", "28", "28x", "x28", "",
                             "28x19 ", "28x19-22", "a1x3", "-28-22", "99999999999x3", "28--19", "28xx19"})
        EXPECT_FALSE(read_move(*state, text)) << text;
}

TEST(HubMove, TwoCapturesBetweenTheSameSquaresNeedTheirSquares) {
    auto const state =
        opened("english", board('W', 32, {"w26", "b22", "b14", "b23", "b15"})); // left or right
    for (auto const* text : {"26x10x14x22", "26x10x15x23"}) {
        auto const move = read_move(*state, text);
        ASSERT_TRUE(move) << text;
        EXPECT_EQ(write_move(*state, *move), text);
    }
    auto const both = read_move(*state, "26x10");
    ASSERT_FALSE(both);
    EXPECT_EQ(core::text(core::Language::english, both.error()),
              "'26x10' stands for several captures; name the captured squares");
    EXPECT_FALSE(read_move(*state, "26x10x14x23"));
}

TEST(HubInfo, ScoresInMen) {
    EXPECT_EQ(score_text(core::Score{7}), "0.07");
    EXPECT_EQ(score_text(core::Score{-150}), "-1.50");
    EXPECT_EQ(score_text(core::Score{20000}), "80.00");
    EXPECT_EQ(score_text(core::win_in(core::Ply{5})), "99.95");
    EXPECT_EQ(score_text(core::lost_in(core::Ply{12})), "-99.88");
}

TEST(HubVariant, OtherNamesAndUnknownOnes) {
    EXPECT_EQ(variant_named("international")->name, "normal");
    EXPECT_EQ(variant_named("standard")->name, "normal");
    EXPECT_EQ(variant_named("draughts-czech")->name, "czech");
    for (auto const* name : {"killer", "bt", "losing", "chess", "", "Normal"})
        EXPECT_FALSE(variant_named(name)) << name;
    EXPECT_EQ(
        core::text(core::Language::english, variant_named("killer").error()),
        "Damero does not play the variant 'killer'; it plays: normal, frisian, russian, brazilian, english, "
        "italian, spanish, portuguese, czech, pool, house");
}
