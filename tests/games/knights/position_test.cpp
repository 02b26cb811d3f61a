// Making and unmaking moves, and everything that must stay true along random games.
#include "games/knights/game.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <map>
#include <set>

namespace {

using knights::Knights;
using knights::Piece;
using knights::Square;

// Keeps a board of its own from what make tells.
struct Mirror {
    std::map<int, Piece> board;

    void removed(Piece piece, Square square) {
        ASSERT_EQ(board.at(knights::index(square)), piece);
        board.erase(knights::index(square));
    }
    void placed(Piece piece, Square square) {
        ASSERT_TRUE(board.emplace(knights::index(square), piece).second);
    }
};

Mirror mirror_of(knights::Position const& position) {
    Mirror mirror;
    for (auto const colour : {core::Colour::white, core::Colour::black})
        for (auto rest = position.knights(colour); rest != 0;)
            mirror.board.emplace(games::pop_lowest(rest), knights::knight_of(colour));
    return mirror;
}

void check_moves(knights::Position const& position, knights::MoveList const& moves) {
    std::set<core::MoveTag> tags;
    std::set<int> captures;
    for (auto const move : moves) {
        tags.insert(Knights::tag(position, move));
        if (Knights::is_tactical(position, move)) captures.insert(move.bits);
        EXPECT_EQ(Knights::parse_move(position, Knights::move_text(position, move)), move);
        EXPECT_LT(Knights::history_slot(position, move), Knights::history_slots);
    }
    EXPECT_EQ(static_cast<int>(tags.size()), moves.size());
    EXPECT_FALSE(tags.contains(core::MoveTag::none));
    knights::MoveList tactical;
    Knights::generate_tactical(position, tactical);
    std::set<int> generated;
    for (auto const move : tactical) generated.insert(move.bits);
    EXPECT_EQ(generated, captures);
}

} // namespace

RC_GTEST_PROP(KnightsPosition, RandomGamesKeepEveryPromise, (std::uint64_t seed)) {
    core::Random random{seed};
    auto position = Knights::start();
    auto mirror = mirror_of(position);
    std::vector<std::pair<knights::Move, knights::Undo>> played;
    std::vector<knights::Position> before;
    for (int ply = 0; ply < 200; ++ply) {
        knights::MoveList moves;
        Knights::generate(position, moves);
        check_moves(position, moves);
        if (moves.empty()) break;
        auto const move = moves[static_cast<int>(random.below(static_cast<std::uint64_t>(moves.size())))];
        before.push_back(position);
        knights::Undo undo;
        position.make(move, undo, mirror);
        played.emplace_back(move, undo);
        RC_ASSERT(position.key() == position.fresh_key());
        RC_ASSERT(mirror.board == mirror_of(position).board);
        RC_ASSERT(Knights::parse_position(Knights::position_text(position)).value().position == position);
    }
    while (!played.empty()) {
        position.unmake(played.back().first, played.back().second);
        RC_ASSERT(position == before.back());
        played.pop_back();
        before.pop_back();
    }
}

TEST(KnightsPosition, TheFullestPositionFitsTheList) {
    constexpr games::Bitboard light = 0x55AA55AA55AA55AAu;
    knights::Position const position{light, ~light, core::Colour::white, 0, 1};
    knights::MoveList moves;
    Knights::generate(position, moves);
    EXPECT_EQ(moves.size(), 168);
}

TEST(KnightsPosition, GenerateAppends) {
    knights::MoveList moves;
    Knights::generate(Knights::start(), moves);
    Knights::generate_tactical(Knights::start(), moves);
    EXPECT_EQ(moves.size(), 40);
}

TEST(KnightsPosition, SideToMoveIsPartOfTheKey) {
    auto const start = Knights::start();
    knights::Position const other{start.own(), start.enemy(), core::Colour::black, 0, 1};
    EXPECT_NE(start.key(), other.key());
}
