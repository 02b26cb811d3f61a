// Positions read and written: what is accepted, what is refused and where, and that nothing is lost on the way.
#include "core/catalogue.hpp"
#include "tests/games/draughts/games.hpp"

#include <rapidcheck/gtest.h>

namespace draughts::testing {
namespace {

template <class G>
std::string again(std::string_view fen) {
    return G::position_text(position_of<G>(fen));
}

TEST(DraughtsFen, WritesTheFirstPosition) {
    EXPECT_EQ(English::position_text(English::start()), "B:W21-32:B1-12");
    EXPECT_EQ(Spanish::position_text(Spanish::start()), "W:W1-12:B21-32");
    EXPECT_EQ(House::position_text(House::start()), "W:W1-12:B21-32");
    EXPECT_EQ(International::position_text(International::start()), "W:W31-50:B1-20");
}

TEST(DraughtsFen, ReadsWhatOthersWrite) {
    EXPECT_EQ(again<International>("W:B1-20:W31-50"), "W:W31-50:B1-20"); // Black first
    EXPECT_EQ(again<International>("\"W:W31-50:B1-20.\""), "W:W31-50:B1-20");
    EXPECT_EQ(again<International>("W:W31-50:B1-20:H0:F1"), "W:W31-50:B1-20");
    EXPECT_EQ(again<International>("  B:W31 , 32:BK1, 2 "), "B:W31,32:BK1,2");
    EXPECT_EQ(again<Russian>("W:Wa1,c3,Kh8:Bb8,d8"), "W:WK4,22,29:B1,2");
    EXPECT_EQ(again<Russian>("W:WK1-3:B12"), "W:WK1,K2,K3:B12");
    EXPECT_EQ(again<English>("W:W:B1"), "W:W:B1"); // a lost game is a position
    EXPECT_EQ(again<International>("W:W40:BK3:H7:F31"), "W:W40:BK3:H7:F31");
    EXPECT_EQ(again<International>("W:WK40:BK3:F31:H7"), "W:WK40:BK3:H7:F31");
}

TEST(DraughtsFen, KeepsTheCountersOfEndings) {
    EXPECT_EQ(position_of<International>("W:WK40:BK3:H7").counters().ending, 7); // at least as long
    EXPECT_EQ(position_of<International>("W:WK40:BK3:H3/7").counters().ending, 7);
    EXPECT_EQ(again<International>("W:WK40:BK3:H3/7"), "W:WK40:BK3:H3/7");
    EXPECT_EQ(again<International>("W:WK40:BK3:H3/0"), "W:WK40:BK3:H3/0");
    EXPECT_EQ(again<International>("W:W40:BK3:H3/7"), "W:W40:BK3:H3"); // no limited ending
    EXPECT_EQ(again<Russian>("W:WK32,K31,K3:BK29:H3/7/2"), "W:WK3,K31,K32:BK29:H3/7/2");
    EXPECT_EQ(again<Russian>("W:WK32,K31,K3:BK28:H3/7/2"), "W:WK3,K31,K32:BK28:H3/7"); // off the diagonal
}

TEST(DraughtsFen, KeepsFrisianKingRuns) {
    EXPECT_EQ(again<Frisian>("W:WK12,40:BK3,5:H2:F9:+2@12+0"), "W:WK12,40:BK3,5:H2:F9:+2@12+0");
    EXPECT_EQ(again<Frisian>("W:WK12,40:BK3,5:+2+1"), "W:WK12,40:BK3,5:+2@12+1@3"); // Lidraughts: one king
    EXPECT_EQ(again<Frisian>("W:WK12,40:BK3:+0+3"), "W:WK12,40:BK3");               // no man, no run
    auto const unknown = Frisian::parse_position("W:WK12,K13,40:BK3,5:+2+0");
    ASSERT_TRUE(unknown.has_value());
    EXPECT_EQ(unknown->warnings.size(), 1u);
    EXPECT_NE(position_of<Frisian>("W:WK12,40:BK3,5:+2@12+0").key(),
              position_of<Frisian>("W:WK12,40:BK3,5").key());
}

TEST(DraughtsFen, CrownsAManOnItsLastRowWithAWarning) {
    auto const read = International::parse_position("W:W3,40:B20,48");
    ASSERT_TRUE(read.has_value());
    EXPECT_EQ(International::position_text(read->position), "W:WK3,40:B20,K48");
    ASSERT_EQ(read->warnings.size(), 2u);
    EXPECT_EQ(core::text(core::Language::english, read->warnings[0]),
              "the man on 3, its crowning row, is read as a king");
}

struct Bad {
    std::string_view fen;
    std::string_view field; // the end of its key
    int column;
    std::string_view what; // the end of its key
};

template <class G>
void expect_refused(Bad const& bad) {
    auto const read = G::parse_position(bad.fen);
    ASSERT_FALSE(read.has_value()) << bad.fen;
    auto const& error = read.error();
    ASSERT_TRUE(error.where.field.has_value()) << bad.fen;
    EXPECT_EQ(error.where.field->text(), "draughts.field." + std::string(bad.field)) << bad.fen;
    EXPECT_EQ(error.where.column, bad.column) << bad.fen;
    EXPECT_EQ(error.what.key.text(), "draughts.fen." + std::string(bad.what)) << bad.fen;
    for (auto const language : {core::Language::english, core::Language::spanish})
        EXPECT_EQ(core::text(language, error).find("draughts."), std::string::npos);
}

TEST(DraughtsFen, RefusesMalformedPositions) {
    Bad const cases[] = {
        {"", "side", 1, "empty"},
        {"   ", "side", 1, "empty"},
        {"\"\"", "side", 1, "empty"},
        {"X:W21:B1", "side", 1, "side"},
        {"w:W21:B1", "side", 1, "side"},
        {" WB:W21:B1", "side", 2, "side"},
        {":W21:B1", "side", 1, "side"},
        {"1:W21:B1", "side", 1, "side"},
        {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "side", 1, "side"},
        {"W", "pieces", 2, "section_missing"},
        {"W:", "pieces", 3, "section_missing"},
        {"W:W21", "pieces", 6, "section_missing"},
        {"W:B1", "pieces", 5, "section_missing"},
        {"W:W21:", "pieces", 7, "section_missing"},
        {"W:W21:X1", "pieces", 7, "section_colour"},
        {"W:21:B1", "pieces", 3, "section_colour"},
        {"W:W21:H3", "pieces", 7, "section_colour"},
        {"W:W21:W22", "white", 7, "section_twice"},
        {"W:B1:B2", "black", 6, "section_twice"},
        {"W:W33:B1", "white", 4, "off_board"},
        {"W:W21:B0", "black", 8, "off_board"},
        {"W:W21:B99999999999999999999", "black", 8, "off_board"},
        {"W:W21,K:B1", "white", 7, "king_without_square"},
        {"W:WK:B1", "white", 4, "king_without_square"},
        {"W:W21:B1,K", "black", 10, "king_without_square"},
        {"W:WKK3:B1", "white", 5, "not_a_square"},
        {"W:W21,,22:B1", "white", 7, "square_missing"},
        {"W:W21,:B1", "white", 7, "square_missing"},
        {"W:W21,21:B1", "white", 7, "square_twice"},
        {"W:W20-24,22:B1", "white", 10, "square_twice"},
        {"W:W21:B1,21", "black", 10, "square_twice"},
        {"W:W21,K21:B1", "white", 7, "square_twice"},
        {"W:W24-21:B1", "white", 4, "range_backwards"},
        {"W:W21-40:B1", "white", 7, "off_board"},
        {"W:W21-:B1", "white", 7, "square_missing"},
        {"W:W0-4:B12", "white", 4, "off_board"},
        {"W:W-4:B12", "white", 4, "square_missing"},
        {"W:Wa2:B1", "white", 4, "not_a_square"},
        {"W:Wi1:B1", "white", 4, "not_a_square"},
        {"W:W21 22:B1", "white", 7, "not_a_square"},
        {"W:W2x:B1", "white", 4, "not_a_square"},
        {"W:W21:B1 trailing", "black", 10, "not_a_square"},
        {"W:W21:B1:", "counters", 9, "after_end"},
        {"W:W21:B1:W22", "counters", 9, "after_end"},
        {"W:W21:B1:G3", "counters", 9, "after_end"},
        {"W:W21:B1:H1:H2", "counters", 12, "after_end"},
        {"W:W21:B1:F1:F2", "counters", 12, "after_end"},
        {"W:W21:B1:+0+0", "counters", 9, "after_end"}, // only Frisian counts king runs
        {"W:W21:B1:H", "counters", 11, "not_a_number"},
        {"W:W21:B1:H-1", "counters", 11, "not_a_number"},
        {"W:W21:B1:Hx", "counters", 11, "not_a_number"},
        {"W:W21:B1:H1/", "counters", 13, "not_a_number"},
        {"W:W21:B1:H1/2/3/4", "counters", 16, "after_end"},
        {"W:W21:B1:H99999999999999999999", "counters", 11, "count_range"},
        {"W:W21:B1:F0", "counters", 11, "count_range"},
        {"W:W21:B1:F4294967297", "counters", 11, "count_range"},
        {"W:W21:B1:F1 and more", "counters", 11, "not_a_number"},
    };
    for (Bad const& bad : cases) expect_refused<English>(bad);
}

TEST(DraughtsFen, RefusesMalformedKingRuns) {
    Bad const cases[] = {
        {"W:WK12,40:BK3:+", "counters", 16, "not_a_number"},
        {"W:WK12,40:BK3:+1", "counters", 17, "run_missing"},
        {"W:WK12,40:BK3:+4+0", "counters", 16, "count_range"},
        {"W:WK12,40:BK3:+1@40+0", "counters", 18, "run_without_king"},
        {"W:WK12,40:BK3:+1@51+0", "counters", 18, "count_range"},
        {"W:WK12,40:BK3:+1@+0", "counters", 18, "not_a_number"},
        {"W:WK12,40:BK3:+0+0+0", "counters", 19, "after_end"},
        {"W:Wa1:BK3", "white", 4, "not_a_square"}, // ten columns are never named by letters
    };
    for (Bad const& bad : cases) expect_refused<Frisian>(bad);
}

template <class G>
class DraughtsFenOfAll : public ::testing::Test {};
TYPED_TEST_SUITE(DraughtsFenOfAll, Games);

TYPED_TEST(DraughtsFenOfAll, RoundTripsRandomGames) {
    core::Random random{30};
    for (int game = 0; game < 40; ++game) {
        auto position = TypeParam::start();
        for (int ply = 0; ply < 200; ++ply) {
            std::string const text = TypeParam::position_text(position);
            auto const read = TypeParam::parse_position(text);
            ASSERT_TRUE(read.has_value()) << text;
            ASSERT_EQ(read->position, position) << text;
            ASSERT_EQ(TypeParam::position_text(read->position), text);
            ASSERT_TRUE(read->warnings.empty()) << text;
            auto const moves = moves_of<TypeParam>(position);
            if (moves.empty()) break;
            Undo undo;
            position.make(moves[static_cast<int>(random.below(static_cast<std::uint64_t>(moves.size())))],
                          undo);
        }
    }
}

// Whatever is typed, a parser answers: a position or an error that names a place.
RC_GTEST_PROP(DraughtsFenProperty, AnyTextIsAnswered, ()) {
    auto const text =
        *rc::gen::container<std::string>(rc::gen::elementOf(std::string("WBK:,-+@/HF0123456789abh. \"x")));
    auto const read = Frisian::parse_position(text);
    if (!read) RC_ASSERT(read.error().where.column >= 1 && read.error().where.field.has_value());
    auto const russian_read = Russian::parse_position("W:W" + text);
    if (!russian_read) RC_ASSERT(russian_read.error().where.column >= 1);
}

} // namespace
} // namespace draughts::testing
