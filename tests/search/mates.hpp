// The list of mates that searches are measured with (tools/make_mates made it).
#pragma once

#include "games/chess/game.hpp"

#include <fstream>
#include <string>
#include <string_view>
#include <vector>

namespace tests {

struct Mate {
    std::string fen;
    int moves;
};

inline std::vector<Mate> listed_mates() {
    constexpr std::string_view opcode = " dm ";
    std::ifstream file(DAMERO_SOURCE_DIR "/tests/search/mates.epd");
    std::vector<Mate> mates;
    for (std::string line; std::getline(file, line);) {
        auto const at = line.find(opcode);
        mates.push_back({line.substr(0, at) + " 0 1", std::stoi(line.substr(at + opcode.size()))});
    }
    return mates;
}

inline chess::Position position(std::string_view fen) { return chess::Chess::parse_position(fen)->position; }

inline void play(chess::Position& position, chess::Move move) {
    chess::Undo undo;
    position.make(move, undo);
}

inline bool is_mate(chess::Position const& position) {
    chess::Moves moves;
    chess::Chess::generate(position, moves);
    return moves.empty() && position.in_check();
}

} // namespace tests
