// Positions that catch the usual mistakes of draughts generators, with leaf counts from depth 1.
#include "tests/games/draughts/games.hpp"
#include "tests/games/draughts/perft.hpp"
#include "tests/games/draughts/perft_table.hpp"

namespace draughts::testing {
namespace {

template <class G>
void expect_counts(std::string_view fen, Counts const& counts) {
    auto position = position_of<G>(fen);
    for (std::size_t i = 0; i < counts.size(); ++i)
        EXPECT_EQ(perft(position, static_cast<int>(i) + 1), counts[i]) << fen << " depth " << i + 1;
}

TEST(DraughtsSpecial, Woldouby) {
    expect_counts<International>("W:W25,27,28,30,32,33,34,35,37,38:B12,13,14,16,18,19,21,23,24,26",
                                 {6, 12, 30, 73, 215, 590, 1944, 6269});
}
TEST(DraughtsSpecial, SameCaptureInManyOrders) {
    expect_counts<International>("B:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46:BK17,K24",
                                 {14, 55, 1168, 5432, 87195});
}
TEST(DraughtsSpecial, Promotion) {
    expect_counts<International>("W:W6,7,8,9,10:B41,42,43,44,45", {9, 81, 795, 7578, 86351});
}
TEST(DraughtsSpecial, JumpedPiecesBlock) {
    expect_counts<International>("B:W6,9,17,38,42:B23,K49", {3, 9, 76, 237, 2205});
    expect_counts<Russian>("W:WK4,K27:B6,7,15,18", {4, 9, 54, 95, 859});
}
TEST(DraughtsSpecial, CrownedInCircularCapture) {
    expect_counts<Russian>("W:W18,19,23,25,26,27,28,29,30,31,32:B1,3,4,5,6,7,8,12,13,14,15,16",
                           {5, 24, 169, 1000});
}
TEST(DraughtsSpecial, PromotionByVariant) {
    expect_counts<Russian>("W:W9:B6,K11,25,26", {1, 0});
    expect_counts<Brazilian>("W:W9:B6,K11,25,26", {1, 12, 50, 429});
    expect_counts<Pool>("W:W9:B6,K11,25,26", {1, 12, 51, 431});
}
TEST(DraughtsSpecial, Majority) {
    expect_counts<Brazilian>("B:WK20,28:B9,19", {4, 25, 73, 396});
    expect_counts<Pool>("B:WK20,28:B9,19", {4, 26, 75, 414});
}
TEST(DraughtsSpecial, SpanishBlockingAndQuality) {
    expect_counts<Spanish>("B:W23,K22,21,K18,15:BK17", {4, 52, 372, 3158});
}
TEST(DraughtsSpecial, ItalianQuality) {
    expect_counts<Italian>("W:WK27,K28,17,20,9,K12,8:B21,24,K19,K13,14,K11,4", {13, 112, 828, 6756, 46241});
}
TEST(DraughtsSpecial, EnglishDuplicates) {
    expect_counts<English>("B:W6,14,15,K22,K23:B1,18,21,K26,28", {5, 11, 30, 67});
}

} // namespace
} // namespace draughts::testing
