// The tactic solver: the classic six, how games end, and that its order only saves work.
#include "core/words.hpp"
#include "games/chess/fen.hpp"
#include "games/chess/uci_move.hpp"
#include "tactics/material_search.hpp"
#include "tests/tactics/classics.hpp"

#include <gtest/gtest.h>

namespace {

using tactics::MaterialFinding;
using tactics::MaterialOrder;
using tactics::search_material;

chess::Position at(std::string_view fen) { return chess::parse_fen(fen).value().position; }

MaterialFinding found(std::string_view fen, int depth, MaterialOrder order = MaterialOrder::killers) {
    return search_material(at(fen), {}, {.depth = depth, .order = order});
}

std::string move_in(std::string_view fen, int depth) {
    return chess::to_uci(at(fen), *found(fen, depth).move, chess::CastlingStyle::king_target);
}

void play(chess::Position& position, core::KeyTrail& trail, chess::Move move) {
    trail.push(position.key());
    chess::Undo undo;
    position.make(move, undo);
}

// A ply deeper than they need, where there is something to save.
std::uint64_t nodes_on_the_classics(MaterialOrder order) {
    std::uint64_t nodes = 0;
    for (auto const& classic : tests::classics) {
        auto position = at(classic.fen);
        core::KeyTrail trail;
        int ply = 0;
        for (auto const word : core::words_of(classic.moves)) {
            auto const move = chess::parse_uci(position, word).value();
            if (ply % 2 == 1)
                nodes += search_material(position, trail,
                                         {.depth = tests::depth_of(classic, ply / 2) + 1, .order = order})
                             .nodes;
            play(position, trail, move);
            ++ply;
        }
    }
    return nodes;
}

} // namespace

TEST(MaterialSearch, SolvesTheClassicTacticsMoveByMove) {
    for (auto const& classic : tests::classics) {
        auto position = at(classic.fen);
        core::KeyTrail trail;
        int ply = 0;
        for (auto const word : core::words_of(classic.moves)) {
            auto const move = chess::parse_uci(position, word).value();
            if (ply % 2 == 1) {
                auto const finding =
                    search_material(position, trail, {.depth = tests::depth_of(classic, ply / 2)});
                EXPECT_EQ(chess::to_uci(position, *finding.move, chess::CastlingStyle::king_target), word)
                    << classic.fen;
            }
            play(position, trail, move);
            ++ply;
        }
    }
}

TEST(MaterialSearch, ItsOrderAndItsKillersSaveNodes) {
    auto const generated = nodes_on_the_classics(MaterialOrder::generated);
    auto const forcing = nodes_on_the_classics(MaterialOrder::forcing);
    auto const killers = nodes_on_the_classics(MaterialOrder::killers);
    EXPECT_LT(forcing, generated);
    EXPECT_LT(killers, forcing);
}

// Alpha-beta's value does not depend on the order.
TEST(MaterialSearch, TheOrderChangesNoValue) {
    for (std::string_view const fen : {"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
                                       "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 0 1",
                                       "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"})
        for (int depth = 1; depth <= 2; ++depth) {
            auto const plain = found(fen, depth, MaterialOrder::generated);
            EXPECT_EQ(found(fen, depth, MaterialOrder::forcing).score, plain.score) << fen;
            EXPECT_EQ(found(fen, depth).score, plain.score) << fen;
        }
}

TEST(MaterialSearch, SeesMatesAndPrefersTheShorter) {
    EXPECT_EQ(move_in("6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1", 3), "d1d8");
    EXPECT_EQ(found("6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1", 3).score, core::win_in(core::Ply{1}));
    EXPECT_EQ(found("7k/8/8/8/8/8/1R6/R6K w - - 0 1", 3).score, core::win_in(core::Ply{3}));
}

TEST(MaterialSearch, KnowsStalemateAndHasNoMoveWhereThereIsNone) {
    // Taking the pawn stalemates; any other king move keeps the queen.
    auto const finding = found("7k/5Q2/8/6K1/8/8/8/8 w - - 0 1", 2);
    EXPECT_GT(finding.score, core::Score{0});
    auto const stalemate = found("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", 2);
    EXPECT_FALSE(stalemate.move);
}

TEST(MaterialSearch, TakesARepetitionForADraw) {
    // Black is a queen down; only by going back for the third time does it not lose.
    auto const start = at("6k1/8/8/8/8/8/5Q2/K7 b - - 10 40");
    core::KeyTrail trail;
    auto position = start;
    for (std::string_view const word : {"g8h8", "f2f1", "h8g8", "f1f2", "g8h8", "f2f1", "h8g8", "f1f2"})
        play(position, trail, chess::parse_uci(position, word).value());
    EXPECT_EQ(position.key(), start.key());
    EXPECT_LT(found("6k1/8/8/8/8/8/5Q2/K7 b - - 10 40", 1).score, core::Score{0});
    EXPECT_EQ(search_material(position, trail, {.depth = 2}).score, core::drawn);
}

TEST(MaterialSearch, OnATieTheFirstInOrderStays) {
    // Nothing to take and nothing to check: every move is worth the same.
    auto const position = at("4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1");
    chess::Moves moves;
    chess::generate(position, moves);
    EXPECT_EQ(*search_material(position, {}, {.depth = 1}).move, moves[0]);
}

TEST(MaterialSearch, KeepsToItsNodesAndStopsWhenTold) {
    std::string_view const fen = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    auto const few = search_material(at(fen), {}, {.depth = 4, .nodes = 500});
    EXPECT_LE(few.nodes, 500u);
    EXPECT_FALSE(few.is_complete);
    EXPECT_TRUE(few.move);
    auto const none = search_material(at(fen), {}, {.depth = 4, .must_stop = [] { return true; }});
    EXPECT_FALSE(none.is_complete);
    EXPECT_TRUE(none.move);
}
