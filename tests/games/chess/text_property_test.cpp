// Whatever text comes in, it is read or refused, and what is read is a legal position or move.
#include "core/catalogue.hpp"
#include "games/chess/move_text.hpp"
#include "tests/games/chess/positions.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <algorithm>

namespace chess {
namespace {

// Text made of the letters of a notation gets much farther into its reader than any text.
rc::Gen<std::string> text_of(std::string_view letters) {
    return rc::gen::container<std::string>(rc::gen::elementOf(std::string(letters)));
}

bool is_one_line(core::Error const& error) {
    for (auto const language : {core::Language::english, core::Language::spanish}) {
        auto const line = core::text(language, error);
        if (line.empty() || line.find('\n') != std::string::npos) return false;
    }
    return true;
}

void check_fen(std::string const& text) {
    auto const parsed = parse_fen(text);
    if (!parsed) {
        RC_ASSERT(is_one_line(parsed.error()));
        RC_ASSERT(parsed.error().where.field && parsed.error().where.column >= 1);
        RC_ASSERT(parsed.error().where.column <= static_cast<int>(text.size()) + 1);
        return;
    }
    auto const again = parse_fen(to_fen(parsed->position));
    RC_ASSERT(again.has_value());
    RC_ASSERT(again->position == parsed->position && again->warnings.empty());
}

void check_move(Position const& position, std::string const& text) {
    auto const move = parse_move(position, text);
    Moves const legal = chess::testing::legal_moves(position);
    if (move)
        RC_ASSERT(std::count(legal.begin(), legal.end(), *move) == 1);
    else
        RC_ASSERT(is_one_line(move.error()));
}

TEST(TextProperty, AnyTextAsFen) {
    EXPECT_TRUE(rc::check([](std::string const& text) { check_fen(text); }));
    EXPECT_TRUE(rc::check([] { check_fen(*text_of("pnbrqkPNBRQK12345678/ wb-KQkqHAha")); }));
}

// A good FEN with some of its characters changed.
TEST(TextProperty, ChangedFen) {
    EXPECT_TRUE(rc::check([] {
        std::string text = *rc::gen::element(std::string(start_fen), std::string(chess::testing::kiwipete),
                                             std::string("1rk2r2/8/8/3pP3/8/8/8/1RK2R2 w KQkq d6 0 12"),
                                             std::string("4k3/8/8/8/3pP3/8/8/4K3 b - e3 99 120"));
        int const changes = *rc::gen::inRange(1, 4);
        for (int i = 0; i < changes; ++i) {
            auto const at = *rc::gen::inRange<std::size_t>(0, text.size());
            text[at] = *rc::gen::elementOf(std::string("pnbrqkPNBRQK18/ wb-KQkqHGFBhgfb36e0x"));
        }
        check_fen(text);
    }));
}

TEST(TextProperty, AnyTextAsMove) {
    auto const position = chess::testing::position_of(chess::testing::kiwipete);
    EXPECT_TRUE(rc::check([&](std::string const& text) { check_move(position, text); }));
    EXPECT_TRUE(rc::check([&] { check_move(position, *text_of("abcdefgh12345678NBRQKO0-x=+#e.p")); }));
}

} // namespace
} // namespace chess
