// What we see beyond Lichess's reading.
#include "tactics/themes/own_themes.hpp"
#include "tests/tactics/puzzles.hpp"

#include <algorithm>

namespace {

bool sees(std::string const& theme, std::string const& fen, std::string const& moves) {
    auto const line = tests::solution(fen, moves);
    auto const own = tactics::own_themes_of(line, tactics::themes_of(line));
    EXPECT_TRUE(std::ranges::is_sorted(own));
    return std::ranges::find(own, theme) != own.end();
}

} // namespace

TEST(OwnThemes, PinsToAQueen) {
    EXPECT_TRUE(sees("relativePin", "3q3k/7p/5n2/8/8/8/8/2B3K1 b - - 0 1", "h7h6 c1g5"));
    EXPECT_FALSE(sees("relativePin", "6qk/7p/5n2/8/8/8/8/1KB5 b - - 0 1", "h7h6 c1g5"));
}

TEST(OwnThemes, ForksWithTheLastMove) {
    std::string const fen = "r3k3/7p/8/1N6/8/8/8/4K3 b - - 0 1";
    EXPECT_TRUE(sees("fork", fen, "h7h6 b5c7"));
    EXPECT_FALSE(sees("fork", fen, "h7h6 b5c7 e8d7 c7a8")) << "Lichess has said so already";
}

TEST(OwnThemes, KingsFork) {
    EXPECT_TRUE(sees("kingFork", "8/8/7k/8/8/2n1n3/8/4K3 b - - 0 1", "h6g6 e1d2"));
    EXPECT_FALSE(sees("kingFork", "8/8/7k/8/8/2n5/8/4K3 b - - 0 1", "h6g6 e1d2"));
}

TEST(OwnThemes, OfASingleMove) {
    auto const position = chess::parse_fen("r3k3/7p/8/1N6/8/8/8/4K3 w - - 0 1").value().position;
    auto const own =
        tactics::own_themes_of(position, chess::Move(*chess::square_from("b5"), *chess::square_from("c7")));
    EXPECT_NE(std::ranges::find(own, "fork"), own.end());
}
