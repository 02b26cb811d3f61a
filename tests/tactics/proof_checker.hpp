// Replays the proof of a claim against every legal reply, and looks at its ends with a search of its own.
#pragma once

#include "games/chess/position.hpp"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <vector>

namespace tests {

struct Promise {
    std::optional<int> mate; // in so many moves at most, else
    int gain = 0;            // so much material at every end
};

// What is wrong with the proof, if anything is. `before` is the position the claim is about.
std::optional<std::string> fault_of_proof(chess::Position const& before, nlohmann::json const& proof,
                                          Promise const& promise);

std::vector<chess::Move> legal_moves(chess::Position const& at);
chess::Position played(chess::Position at, chess::Move move);
std::optional<chess::Move> legal_move_named(chess::Position const& at, std::string const& uci);

// The most that the side to move gets by taking on that square, with every piece that can and as long as it pays.
int exchange(chess::Position const& at, chess::Square square);

} // namespace tests
