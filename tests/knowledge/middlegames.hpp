// Chess positions on which orders of moves are compared.
#pragma once

#include "engine/any_game.hpp"

#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

namespace tests {

inline std::vector<std::unique_ptr<engine::AnyState>> middlegames(std::size_t most) {
    std::ifstream file(std::filesystem::path(DAMERO_SOURCE_DIR) / "services/lab/middlegames/chess.epd");
    std::vector<std::unique_ptr<engine::AnyState>> states;
    auto const& chess = *engine::game_named("chess").value();
    for (std::string line; states.size() < most && std::getline(file, line);)
        if (!line.starts_with('#')) // a name and a FEN
            states.push_back(std::move(chess.from_fen(line.substr(line.find(' ') + 1)).value().state));
    return states;
}

} // namespace tests
