// Writes chess positions with a forced mate in one to four, as EPD with the opcode dm. Which positions they are is
// decided by full-width search alone, so that an engine measured with them has had no say in their choice.
//   make_mates COUNT_OF_EACH SEED > tests/search/mates.epd
#include "core/rng.hpp"
#include "games/chess/game.hpp"
#include "search/forced_win.hpp"
#include "search/session.hpp"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <set>
#include <string>

namespace {

using chess::Chess;

constexpr int longest_mate = 4;
constexpr std::uint64_t nodes_a_proof = 400'000;

// The number of moves of the shortest mate, if there is one within the longest looked for and its proof is not too
// large.
std::optional<int> mate_in(chess::Position const& position) {
    search::ForcedWin<Chess> proof({nodes_a_proof});
    for (int moves = 1; moves <= longest_mate; ++moves) {
        auto const wins = proof.wins(position, {}, 2 * moves - 1);
        if (!wins) return std::nullopt;
        if (*wins) return moves;
    }
    return std::nullopt;
}

// A careless game: each move is the engine's at few nodes or, now and then, any.
template <class Visit>
void play_game(core::Random& random, Visit visit) {
    search::SearchSession<Chess> session({.hash_megabytes = 1});
    chess::Position position = Chess::start();
    core::KeyTrail trail;
    for (int ply = 0; ply < 200 && !Chess::outcome(position, trail); ++ply) {
        if (ply > 8 && !visit(position)) return;
        chess::Moves moves;
        Chess::generate(position, moves);
        auto move = moves[static_cast<int>(random.below(static_cast<std::uint64_t>(moves.size())))];
        if (ply >= 6 && random.below(8) != 0) {
            search::SearchTask<Chess> task;
            task.limits.nodes = 300;
            move = *session.think(position, trail, task).move;
        }
        trail.push(position.key());
        chess::Undo undo;
        position.make(move, undo);
    }
}

} // namespace

int main(int count, char** arguments) {
    if (count != 3) {
        std::fputs("make_mates COUNT_OF_EACH SEED\n", stderr);
        return 2;
    }
    std::array<int, longest_mate + 1> wanted;
    wanted.fill(std::atoi(arguments[1]));
    wanted[0] = 0;
    core::Random random(std::strtoull(arguments[2], nullptr, 10));
    std::set<std::string> seen;
    auto const is_done = [&] { return std::ranges::all_of(wanted, [](int left) { return left == 0; }); };
    while (!is_done())
        play_game(random, [&](chess::Position const& position) {
            // Mates need an attack: not worth a proof where the opponent has more.
            if (Chess::classic(position, position.side_to_move()) < 5) return true;
            auto const moves = mate_in(position);
            if (!moves || wanted[static_cast<std::size_t>(*moves)] == 0) return true;
            auto const fen = Chess::position_text(position);
            if (!seen.insert(fen).second) return true;
            --wanted[static_cast<std::size_t>(*moves)];
            auto const board = fen.substr(0, fen.rfind(' ', fen.rfind(' ') - 1));
            std::printf("%s dm %d;\n", board.c_str(), *moves);
            std::fflush(stdout);
            return random.below(3) != 0; // not too many from one game
        });
}
