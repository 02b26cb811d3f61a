// Counts of both boards to the end of the tree or as far as two independent programs agree.
#include "games/hexapawn/game.hpp"
#include "search/perft.hpp"

#include <gtest/gtest.h>

#include <array>

namespace {

using hexapawn::Large;
using hexapawn::Small;

template <class G>
search::Nodes perft(std::string_view fen, int depth) {
    auto at = G::parse_position(fen).value().position;
    return search::perft<G>(at, core::Depth{depth});
}

template <class G, std::size_t n>
void expect_counts(std::array<search::Nodes, n> const& counts) {
    auto const fen = G::position_text(G::start());
    EXPECT_EQ(perft<G>(fen, 0), 1u);
    for (std::size_t i = 0; i < n; ++i)
        EXPECT_EQ(perft<G>(fen, static_cast<int>(i) + 1), counts[i]) << "depth " << i + 1;
}

} // namespace

TEST(HexapawnPerft, CountsTheWholeTreeOfTheSmallBoard) {
    expect_counts<Small>(std::to_array<search::Nodes>({3, 10, 28, 56, 70, 64, 20, 0, 0}));
}

TEST(HexapawnPerft, CountsTheLargeBoard) {
    expect_counts<Large>(std::to_array<search::Nodes>({4, 16, 66, 280, 1170, 4548, 16684, 53706}));
}

TEST(HexapawnPerft, AFinishedGameHasNoMoves) {
    for (auto const* fen : {"P2/1p1/3 b", "P2/1p1/3 w", "3/1P1/2p w", "3/1P1/2p b", "p2/P2/3 w", "p2/P2/3 b",
                            "3/P2/3 b", "pPp/3/P1P b"}) {
        EXPECT_EQ(perft<Small>(fen, 0), 1u) << fen;
        EXPECT_EQ(perft<Small>(fen, 1), 0u) << fen;
    }
}
