// The engine with everything on: mates, draws, limits, threads, and positions that strain it.
#include "games/chess/game.hpp"
#include "games/draughts/game.hpp"
#include "games/knights/game.hpp"
#include "search/session.hpp"
#include "tests/search/mates.hpp"
#include "tests/search/positions.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <thread>

namespace {

using tests::is_mate;
using tests::listed_mates;
using tests::play;
using tests::position;

using chess::Chess;
using core::Depth;
using core::Ply;
using core::Score;
using search::Found;
using search::SearchSession;
using search::SearchTask;

constexpr auto kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

template <class G = Chess>
SearchTask<G> nodes(std::uint64_t count) {
    SearchTask<G> task;
    task.limits.nodes = count;
    return task;
}

Found<Chess> searched(std::string_view fen, SearchTask<Chess> const& task, int threads = 1) {
    SearchSession<Chess> session({.hash_megabytes = 16, .threads = threads});
    return session.think(position(fen), {}, task);
}

// Not quite all: some proofs of a mate in four are larger than the nodes allowed.
TEST(Engine, FindsEveryMateOfTheList) {
    auto const mates = listed_mates();
    for (auto const& mate : mates) {
        auto const found = searched(mate.fen, nodes(200'000));
        auto const& best = found.lines.at(0);
        EXPECT_EQ(best.score, core::win_in(Ply{2 * mate.moves - 1})) << mate.fen;
        auto end = position(mate.fen);
        for (auto const move : best.moves) play(end, move);
        EXPECT_TRUE(is_mate(end)) << mate.fen;
        EXPECT_EQ(static_cast<int>(best.moves.size()), 2 * mate.moves - 1) << mate.fen;
    }
    EXPECT_GE(mates.size(), 200u);
}

// With a queen alone nothing but mate is progress: what comes after the fiftieth move is none.
TEST(Engine, SeesNoMateBehindTheFiftiethMove) {
    for (int const clock : {84, 87, 92}) {
        auto const fen = "8/8/8/3k4/8/8/8/KQ6 w - - " + std::to_string(clock) + " 80";
        auto const score = searched(fen, nodes(1'000'000)).lines.at(0).score;
        EXPECT_TRUE(!core::is_win(score) || score >= core::win_in(Ply{100 - clock})) << fen;
    }
}

TEST(Engine, KnowsDraws) {
    // Two knights; a rook pawn whose bishop does not cover its corner; checks without end by the side that is a rook
    // and more behind.
    for (auto const* fen : {"8/8/4k3/8/8/3NN3/4K3/8 w - - 0 1", "7k/8/8/6KP/8/8/6B1/8 w - - 0 1",
                            "8/8/8/1b6/k7/p7/8/1K6 b - - 0 1", "6k1/6p1/8/7Q/8/2q5/1r4PP/7K w - - 0 1"})
        EXPECT_EQ(searched(fen, nodes(200'000)).lines.at(0).score, core::drawn) << fen;
}

TEST(Engine, IsDeterministicWithOneThread) {
    auto const first = searched(kiwipete, nodes(100'000));
    auto const second = searched(kiwipete, nodes(100'000));
    EXPECT_EQ(first.effort.nodes, second.effort.nodes);
    EXPECT_EQ(first.lines.at(0).score, second.lines.at(0).score);
    EXPECT_EQ(first.lines.at(0).moves, second.lines.at(0).moves);
}

TEST(Engine, NeverExceedsItsNodes) {
    for (std::uint64_t const limit : {1u, 2u, 47u, 2047u, 2048u, 2049u, 30'000u}) {
        EXPECT_EQ(searched(kiwipete, nodes(limit)).effort.nodes, limit);
        auto const shared = searched(kiwipete, nodes(limit), 3);
        EXPECT_LE(shared.effort.nodes, limit);
        EXPECT_TRUE(shared.move);
    }
}

TEST(Engine, HasAMoveEvenWithoutANode) {
    auto const found = searched(kiwipete, nodes(0));
    EXPECT_EQ(found.effort.nodes, 0u);
    EXPECT_TRUE(found.move);
}

TEST(Engine, GivesAsManyLinesAsWanted) {
    SearchTask<Chess> task;
    task.limits.depth = Depth{6};
    task.lines = 5;
    auto const found = searched(kiwipete, task);
    ASSERT_EQ(found.lines.size(), 5u);
    for (std::size_t i = 1; i < 5; ++i) {
        EXPECT_LE(found.lines[i].score, found.lines[i - 1].score);
        EXPECT_NE(found.lines[i].moves.at(0), found.lines[i - 1].moves.at(0));
    }
}

TEST(Engine, LinesAreBestFirstWhereverItIsBrokenOff) {
    for (std::uint64_t limit = 1; limit < 60'000; limit += limit / 8 + 1)
        for (int const threads : {1, 4}) {
            auto task = nodes(limit);
            task.lines = 4;
            auto const found = searched(kiwipete, task, threads);
            ASSERT_TRUE(found.move);
            for (std::size_t i = 0; i < found.lines.size(); ++i) {
                EXPECT_GT(found.lines[i].score, -core::infinity) << limit;
                EXPECT_EQ(found.lines[i].rank, static_cast<int>(i) + 1);
                EXPECT_LE(found.lines[i].score, found.lines[i == 0 ? 0 : i - 1].score) << limit;
            }
            auto const best = found.lines.empty() ? *found.move : found.lines.front().moves.at(0);
            EXPECT_EQ(best, *found.move) << limit;
            bool const is_enough = limit > 5000U * static_cast<unsigned>(threads);
            EXPECT_TRUE(!is_enough || found.lines.size() == 4)
                << limit << " nodes, " << threads << " threads";
        }
}

TEST(Engine, WhatWasNotLookedAtHasNoLine) { EXPECT_TRUE(searched(kiwipete, nodes(1)).lines.empty()); }

TEST(Engine, SearchesOnlyTheMovesItIsGiven) {
    auto const at = position(kiwipete);
    SearchTask<Chess> task;
    task.limits.depth = Depth{5};
    task.only = {*Chess::parse_move(at, "a2a3"), *Chess::parse_move(at, "h1g1")};
    auto const found = searched(kiwipete, task);
    EXPECT_TRUE(*found.move == task.only[0] || *found.move == task.only[1]);
}

// In milliseconds, the middle one of nine.
double time_to_stop(int threads) {
    SearchSession<Chess> session({.hash_megabytes = 16, .threads = threads});
    std::vector<double> waits;
    for (int i = 0; i < 9; ++i) {
        session.prepare();
        std::jthread searcher([&] { session.think(position(kiwipete), {}, {}); });
        std::this_thread::sleep_for(std::chrono::milliseconds(30));
        auto const asked = std::chrono::steady_clock::now();
        session.stop();
        searcher.join();
        waits.push_back(
            std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - asked).count());
    }
    std::ranges::nth_element(waits, waits.begin() + 4);
    return waits[4];
}

TEST(Engine, StopsWithinTenMilliseconds) { EXPECT_LT(time_to_stop(2), 10.0); }

TEST(Engine, ManyThreadsStopSoonToo) { EXPECT_LT(time_to_stop(64), 50.0); }

TEST(Engine, SessionsRunSideBySideWithoutTouchingEachOther) {
    auto const alone = searched(kiwipete, nodes(60'000));
    std::vector<Found<Chess>> found(3);
    {
        std::vector<std::jthread> threads;
        for (auto& result : found)
            threads.emplace_back([&result] { result = searched(kiwipete, nodes(60'000)); });
    }
    for (auto const& result : found) EXPECT_EQ(result.lines.at(0).moves, alone.lines.at(0).moves);
}

TEST(Engine, WinsWithTheLastMoveThatIsCounted) {
    using draughts::International;
    auto const at = International::parse_position("W:WK44:B45:H49")->position;
    SearchSession<International> session({.hash_megabytes = 1});
    auto const found = session.think(at, {}, nodes<International>(1000));
    EXPECT_EQ(found.lines.at(0).score, core::win_in(Ply{1}));
}

struct Counting {
    std::uint64_t entered = 0;
    std::uint64_t left = 0;
    std::uint64_t moves = 0;

    template <class... Values>
    void enter(Values const&...) {
        ++entered;
    }
    template <class... Values>
    void child(Values const&...) {
        ++moves;
    }
    template <class... Values>
    void leave(Values const&...) {
        ++left;
    }
};

template <class G>
void expect_to_be_watched(core::PositionOf<G> const& at) {
    search::Control control;
    search::Table table(1, 1);
    control.begin({}, std::chrono::steady_clock::now(), 1);
    auto const tuning = G::tuning;
    search::Worker<G, Counting> worker(control, table, tuning);
    worker.begin(at, {});
    worker.set_root_depth(Depth{6});
    worker.template search<true>(-core::infinity, core::infinity, Depth{6}, Ply{0}, false);
    EXPECT_GT(worker.watcher().moves, 500u);
    EXPECT_EQ(worker.watcher().moves, worker.nodes());
    EXPECT_EQ(worker.watcher().entered, worker.watcher().left);
}

TEST(Engine, AWatcherSeesEveryMove) {
    expect_to_be_watched<Chess>(position(kiwipete));
    expect_to_be_watched<draughts::International>(draughts::International::start());
    expect_to_be_watched<knights::Knights>(knights::Knights::start());
}

TEST(Engine, BearsTheMostMovesAPositionCanHave) {
    constexpr auto fen = "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1";
    chess::Moves moves;
    Chess::generate(position(fen), moves);
    EXPECT_EQ(moves.size(), 218);
    EXPECT_TRUE(core::is_win(searched(fen, nodes(50'000)).lines.at(0).score));
}

TEST(Engine, BearsAGameOfFourHundredMoves) {
    auto at = position("4k3/8/8/8/8/8/4P3/R3K2R w - - 0 1");
    core::KeyTrail trail;
    SearchSession<Chess> session({.hash_megabytes = 1});
    for (int ply = 0; ply < 800; ++ply) {
        chess::Moves moves;
        Chess::generate(at, moves);
        ASSERT_FALSE(moves.empty());
        auto const move = *std::ranges::min_element(moves, {}, [](chess::Move m) { return m.bits(); });
        trail.push(at.key());
        chess::Undo undo;
        at.make(move, undo);
        if (ply % 100 == 99) {
            EXPECT_TRUE(session.think(at, trail, nodes(5000)).move);
        }
    }
}

TEST(Engine, GoesAsDeepAsItIsAsked) {
    SearchTask<Chess> task;
    task.limits.depth = Depth{127};
    auto tuning = Chess::tuning;
    tuning.on.win_hunt = false; // which ends a search that is settled
    SearchSession<Chess> session({.hash_megabytes = 16}, tuning);
    auto const settled = session.think(position("6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1"), {}, task);
    EXPECT_EQ(settled.lines.at(0).depth, Depth{127});
    task.limits.nodes = 300'000;
    EXPECT_TRUE(searched("8/8/p1p5/1p5p/1P5p/8/PPP2K1p/4R1rk w - - 0 1", task).move);
}

TEST(Engine, KeepsQuiescenceInBoundsWhereMuchCanBeTaken) {
    SearchSession<knights::Knights> session({.hash_megabytes = 1});
    SearchTask<knights::Knights> task;
    task.limits.depth = Depth{1};
    std::uint64_t most = 0;
    for (auto const& state : tests::positions_of_random_games<knights::Knights>(40))
        most = std::max(most, session.think(state.position, state.trail, task).effort.nodes);
    EXPECT_LT(most, 20'000u);
}

// A key told wrongly costs only time, so a fault in it shows nowhere else.
template <core::HasKeyAfter G>
void expect_most_keys_told() {
    int told = 0;
    int right = 0;
    for (auto const& state : tests::positions_of_random_games<G>(100)) {
        core::MovesOf<G> moves;
        G::generate(state.position, moves);
        for (auto const move : moves) {
            auto after = state.position;
            core::UndoOf<G> undo;
            after.make(move, undo);
            ++told;
            right += G::key_after(state.position, move) == after.key();
        }
    }
    EXPECT_GT(right, told * 3 / 4) << right << " of " << told;
}

TEST(Engine, KnowsMostKeysBeforeTheMove) {
    expect_most_keys_told<Chess>();
    expect_most_keys_told<draughts::English>();
}

} // namespace
