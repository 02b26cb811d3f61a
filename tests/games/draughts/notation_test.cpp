// Moves read and written, and what a wrong one is told.
#include "core/catalogue.hpp"
#include "tests/games/draughts/games.hpp"

#include <rapidcheck/gtest.h>

namespace draughts::testing {
namespace {

template <class G>
std::string read(std::string_view fen, std::string_view text) {
    auto const position = position_of<G>(fen);
    auto const move = G::parse_move(position, text);
    return move ? G::move_text(position, *move) : core::text(core::Language::english, move.error());
}

TEST(DraughtsNotation, ReadsEverySpelling) {
    std::string_view const start = "W:W21-32:B1-12";
    for (std::string_view const text : {"22-18", "22 18", " 22 - 18 ", "c3-d4", "c3d4", "c3 d4"})
        EXPECT_EQ(read<Russian>(start, text), "22-18") << text;
    std::string_view const capture = "W:W22:B18";
    for (std::string_view const text :
         {"22x15", "22X15", "22:15", "c3:e5", "c3xe5", "c3e5", "22-15", "22 15"})
        EXPECT_EQ(read<Russian>(capture, text), "22x15") << text;
}

TEST(DraughtsNotation, NamesCapturedSquaresWhenTwoCapturesShareTheirEnds) {
    std::string_view const fen = "W:W23:B10,11,18,19"; // round 15 on either side
    EXPECT_EQ(texts_of<English>(position_of<English>(fen)),
              (std::vector<std::string>{"23x7x10x18", "23x7x11x19"}));
    EXPECT_EQ(read<English>(fen, "23x7x10x18"), "23x7x10x18");
    EXPECT_EQ(read<English>(fen, "23x7x18x10"), "23x7x10x18");
    EXPECT_EQ(read<English>(fen, "23x14x7"), "23x7x10x18"); // squares touched
    EXPECT_EQ(read<English>(fen, "23x16x7"), "23x7x11x19");
    EXPECT_EQ(read<English>(fen, "23x7"),
              "move, column 1: 23x7 can mean 2 captures: add the captured squares, as in 23x7x11x19");
    EXPECT_EQ(read<English>(fen, "23x15x7"),
              "move, column 4: no capture from 23 to 7 goes that way; one that can be made is 23x7x11x19");
}

TEST(DraughtsNotation, ReadsTheSquaresAFlyingKingTouches) {
    std::string_view const fen = "W:WK46:B37,20"; // over 37 to 14, over 20 to 25
    EXPECT_EQ(read<International>(fen, "46x25"), "46x25");
    EXPECT_EQ(read<International>(fen, "46x14x25"), "46x25");
    EXPECT_EQ(read<International>(fen, "46x25x37x20"), "46x25");
    EXPECT_EQ(read<International>(fen, "46x10x25"),
              "move, column 4: no capture from 46 to 25 goes that way; one that can be made is 46x25");
    EXPECT_EQ(read<International>(fen, "46x14"), "move, column 4: the capture must go on to its end: 46x25");
}

TEST(DraughtsNotation, TellsAStepFromACaptureWithTheSameEnds) {
    std::string_view const fen = "B:W4,9-11,13,18,19,28:BK2,17,20,21,27,29,30"; // captures are optional
    EXPECT_EQ(read<House>(fen, "2-7"), "2-7");
    EXPECT_EQ(read<House>(fen, "2x7").substr(0, 4), "2x7x");
}

TEST(DraughtsNotation, SaysWhatIsWrong) {
    std::string_view const start = "W:W31-50:B1-20";
    EXPECT_EQ(read<International>(start, ""), "move, column 1: no move was given");
    EXPECT_EQ(read<International>(start, "32"),
              "move, column 3: a move names at least the square it leaves and the square it reaches");
    EXPECT_EQ(read<International>(start, "32-"), "move, column 4: '' is not a square");
    EXPECT_EQ(read<International>(start, "32-51"),
              "move, column 4: there is no square 51: they run from 1 to 50");
    EXPECT_EQ(read<International>(start, "0-5"),
              "move, column 1: there is no square 0: they run from 1 to 50");
    EXPECT_EQ(read<International>(start, "32-99999999999999"),
              "move, column 4: there is no square 99999999999999: they run from 1 to 50");
    EXPECT_EQ(read<International>(start, "hello"), "move, column 1: 'hello' is not a square");
    EXPECT_EQ(read<International>(start, "32-28!"), "move, column 6: '!' is not a square");
    EXPECT_EQ(read<International>(start, "c3-d4"), "move, column 1: 'c3' is not a square");
    EXPECT_EQ(read<International>(start, "25-20"), "move, column 1: there is no piece on 25");
    EXPECT_EQ(read<International>(start, "19-23"), "move, column 1: the piece on 19 is the opponent's");
    EXPECT_EQ(read<International>(start, "38-32"), "move, column 4: square 32 is occupied");
    EXPECT_EQ(read<International>(start, "32-23"), "move, column 4: the piece on 32 cannot go to 23");
    EXPECT_EQ(read<International>(start, "32x28"),
              "move, column 1: nothing is captured on this move: write 32-28");
    EXPECT_EQ(read<Russian>("W:W21-32:B1-12", "c3-c4"), "move, column 4: 'c4' is not a square");
}

TEST(DraughtsNotation, SaysWhichRuleForbids) {
    EXPECT_EQ(read<International>("W:W32,50:B28", "50-45"), "move, column 1: a capture must be made: 32x23");
    EXPECT_EQ(read<International>("W:W32:B28,19", "32x23"),
              "move, column 4: the capture must go on to its end: 32x14");
    EXPECT_EQ(read<International>("W:W32,41:B28,19,37", "41x32"), "move, column 4: square 32 is occupied");
    EXPECT_EQ(read<International>("W:W32,42:B28,19,37", "42x31"),
              "move, column 1: another capture goes before it: 32x14");
    EXPECT_EQ(
        read<Frisian>("W:WK46,31:B5:+3@46+0", "46-41"),
        "move, column 1: the king on 46 has made 3 quiet moves in a row: another piece must move first");
    EXPECT_EQ(read<English>("W:W12:B8,3", "12-8"), "move, column 1: no move is possible: the game is over");
}

TEST(DraughtsNotation, SpeaksSpanish) {
    auto const position = position_of<International>("W:W32,50:B28");
    auto const move = International::parse_move(position, "50-45");
    ASSERT_FALSE(move.has_value());
    EXPECT_EQ(core::text(core::Language::spanish, move.error()),
              "jugada, columna 1: es obligatorio capturar: 32x23");
}

template <class G>
class DraughtsNotationOfAll : public ::testing::Test {};
TYPED_TEST_SUITE(DraughtsNotationOfAll, Games);

TYPED_TEST(DraughtsNotationOfAll, RoundTripsEveryMove) {
    core::Random random{40};
    auto const expect_all_read = [](auto const& position) {
        for (Move const move : moves_of<TypeParam>(position)) {
            auto const text = TypeParam::move_text(position, move);
            auto const again = TypeParam::parse_move(position, text);
            ASSERT_TRUE(again.has_value()) << text << " in " << TypeParam::position_text(position) << ": "
                                           << core::text(core::Language::english, again.error());
            ASSERT_EQ(*again, move) << text << " in " << TypeParam::position_text(position);
        }
    };
    for (int game = 0; game < 8; ++game) {
        auto position = TypeParam::start();
        for (int ply = 0; ply < 100; ++ply) {
            expect_all_read(position);
            auto const moves = moves_of<TypeParam>(position);
            if (moves.empty()) break;
            Undo undo;
            position.make(moves[static_cast<int>(random.below(static_cast<std::uint64_t>(moves.size())))],
                          undo);
        }
    }
    for (int i = 0; i < 300; ++i) {
        expect_all_read(random_position<TypeParam>(random, 10, 2));
    }
}

RC_GTEST_PROP(DraughtsNotationProperty, AnyTextIsAnswered, ()) {
    auto const text =
        *rc::gen::container<std::string>(rc::gen::elementOf(std::string("0123456789abcdefgh-x:X  K.")));
    auto const position = Russian::start();
    auto const move = Russian::parse_move(position, text);
    if (!move) RC_ASSERT(move.error().where.column >= 1);
}

} // namespace
} // namespace draughts::testing
