#include "chess_positions.hpp"

#include "core/rng.hpp"
#include "games/chess/fen.hpp"
#include "games/chess/game.hpp"
#include "games/chess/movegen.hpp"
#include "games/chess/san.hpp"
#include "games/chess/uci_move.hpp"

#include <filesystem>
#include <fstream>
#include <sstream>

namespace tests {
namespace {

void play(chess::Position& position, chess::Move move) {
    chess::Undo undo;
    position.make(move, undo);
}

} // namespace

chess::Position chess_at(std::string const& fen) { return chess::parse_fen(fen)->position; }

std::vector<chess::Position> random_positions(int count, std::uint64_t seed) {
    core::Random random{seed};
    std::vector<chess::Position> positions;
    while (std::ssize(positions) < count) {
        auto position = chess::Chess::start();
        for (int ply = 0; ply < 120 && std::ssize(positions) < count; ++ply) {
            chess::Moves moves;
            chess::generate(position, moves);
            if (moves.size() == 0) break;
            auto move = moves[static_cast<int>(random.next() % static_cast<unsigned>(moves.size()))];
            for (int tries = 0; tries < 2 && !position.is_capture(move) && random.next() % 3 == 0; ++tries)
                move = moves[static_cast<int>(random.next() % static_cast<unsigned>(moves.size()))];
            play(position, move);
            if (ply >= 6) positions.push_back(position);
        }
    }
    return positions;
}

std::vector<chess::Position> game_positions() {
    // Anderssen - Kieseritzky 1851; Morphy - Duke of Brunswick and Count Isouard 1858.
    static constexpr std::string_view games[] = {
        "e4 e5 f4 exf4 Bc4 Qh4+ Kf1 b5 Bxb5 Nf6 Nf3 Qh6 d3 Nh5 Nh4 Qg5 Nf5 c6 g4 Nf6 Rg1 cxb5 h4 Qg6 h5 Qg5 "
        "Qf3 Ng8 "
        "Bxf4 Qf6 Nc3 Bc5 Nd5 Qxb2 Bd6 Bxg1 e5 Qxa1+ Ke2 Na6 Nxg7+ Kd8 Qf6+ Nxf6 Be7#",
        "e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 Bxb5+ Nbd7 O-O-O "
        "Rd8 Rxd7 Rxd7 "
        "Rd1 Qe6 Bxd7+ Nxd7 Qb8+ Nxb8 Rd8#"};
    std::vector<chess::Position> positions;
    for (auto const game : games) {
        auto position = chess::Chess::start();
        std::istringstream words{std::string(game)};
        for (std::string word; words >> word;) {
            auto const move = chess::parse_move(position, word);
            if (!move) return {}; // the test that counts positions notices
            play(position, *move);
            positions.push_back(position);
        }
    }
    return positions;
}

std::vector<chess::Position> puzzle_positions(int count) {
    std::ifstream file(std::filesystem::path(DAMERO_SOURCE_DIR) / "../shared/data/puzzles_dev.csv");
    std::vector<chess::Position> positions;
    std::string line;
    std::getline(file, line); // the names of the columns
    while (std::ssize(positions) < count && std::getline(file, line)) {
        std::istringstream fields(line);
        std::string id;
        std::string fen;
        std::string moves;
        std::getline(fields, id, ',');
        std::getline(fields, fen, ',');
        std::getline(fields, moves, ',');
        auto position = chess_at(fen);
        auto const first = chess::parse_move(position, moves.substr(0, moves.find(' ')));
        if (!first) continue;
        play(position, *first);
        positions.push_back(position);
    }
    return positions;
}

} // namespace tests
