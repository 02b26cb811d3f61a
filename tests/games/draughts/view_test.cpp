// The diagram of each game: where White sits, which corner is dark, how squares are numbered.
#include "tests/games/draughts/games.hpp"

namespace draughts::testing {
namespace {

template <class G>
std::string name_at(int row, int column) {
    auto const view = G::view(G::start());
    return view.cells[static_cast<std::size_t>(row * view.columns + column)].name;
}
template <class G>
core::Cell cell(std::string_view fen, int row, int column) {
    auto const view = G::view(position_of<G>(fen));
    return view.cells[static_cast<std::size_t>(row * view.columns + column)];
}

TEST(DraughtsView, NumbersFromTheTopLeft) {
    EXPECT_EQ(name_at<English>(0, 0), "");
    EXPECT_EQ(name_at<English>(0, 1), "1");
    EXPECT_EQ(name_at<English>(1, 0), "5");
    EXPECT_EQ(name_at<English>(7, 0), "29"); // dark on the left
    EXPECT_EQ(name_at<English>(7, 6), "32");
    EXPECT_EQ(name_at<International>(0, 1), "1");
    EXPECT_EQ(name_at<International>(9, 0), "46");
    EXPECT_EQ(name_at<International>(9, 8), "50");
    EXPECT_EQ(name_at<House>(0, 1), "1");
}

TEST(DraughtsView, MirroredBoards) {
    EXPECT_EQ(name_at<Italian>(0, 0), "1");
    EXPECT_EQ(name_at<Italian>(7, 7), "32");
    EXPECT_EQ(name_at<Italian>(7, 0), ""); // light on the left
    EXPECT_EQ(name_at<Spanish>(7, 7), "1");
    EXPECT_EQ(name_at<Spanish>(7, 1), "4");
    EXPECT_EQ(name_at<Spanish>(6, 6), "5");
    EXPECT_EQ(name_at<Spanish>(0, 0), "32");
    EXPECT_EQ(name_at<Portuguese>(0, 0), "32");
}

TEST(DraughtsView, WhiteSitsAtTheBottomExceptInHouse) {
    EXPECT_EQ(cell<English>("B:W21-32:B1-12", 7, 0).piece, (core::PieceView{Colour::white, 'M'}));
    EXPECT_EQ(cell<Spanish>("W:W1-12:B21-32", 7, 7).piece, (core::PieceView{Colour::white, 'M'}));
    EXPECT_EQ(cell<House>("W:W1-12:B21-32", 0, 1).piece, (core::PieceView{Colour::white, 'M'}));
    EXPECT_EQ(cell<International>("W:WK50:BK1", 0, 1).piece, (core::PieceView{Colour::black, 'K'}));
    EXPECT_EQ(cell<International>("W:WK50:BK1", 0, 3).piece, std::nullopt);
    EXPECT_TRUE(cell<International>("W:WK50:BK1", 0, 3).dark);
    EXPECT_FALSE(cell<International>("W:WK50:BK1", 0, 2).dark);
}

TEST(DraughtsView, LabelsWhereSquaresHaveNames) {
    EXPECT_EQ(Russian::view(Russian::start()).column_labels.front(), "a");
    EXPECT_EQ(Russian::view(Russian::start()).row_labels.front(), "8");
    EXPECT_TRUE(English::view(English::start()).column_labels.empty());
}

TEST(DraughtsView, ShowsMoves) {
    auto const position = position_of<International>("W:W32:B28,19");
    auto const move = International::parse_move(position, "32x14");
    ASSERT_TRUE(move.has_value());
    auto const squares = International::squares(position, *move);
    EXPECT_EQ(squares.from, 6 * 10 + 3);
    EXPECT_EQ(squares.to, 2 * 10 + 7);
    EXPECT_EQ(squares.captured, (std::vector<int>{3 * 10 + 6, 5 * 10 + 4}));
    EXPECT_EQ(squares.path(), (std::vector<int>{6 * 10 + 3, 4 * 10 + 5, 2 * 10 + 7}));
}

template <class G>
class DraughtsNumbering : public ::testing::Test {};
TYPED_TEST_SUITE(DraughtsNumbering, Games);

TYPED_TEST(DraughtsNumbering, IsOneToOne) {
    auto const& rules = TypeParam::rule_set;
    Bitboard seen = 0;
    for (int number = 1; number <= square_count(rules); ++number) {
        Square const square = square_of_number(rules, number);
        EXPECT_EQ(number_of(rules, square), number);
        EXPECT_EQ(square_of_cell(rules, cell_of(rules, square)), square);
        seen |= games::bit(index(square));
    }
    EXPECT_EQ(seen, rules.size == 8 ? Board<8>::all : Board<10>::all);
}

} // namespace
} // namespace draughts::testing
