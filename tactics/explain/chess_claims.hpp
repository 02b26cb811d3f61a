// The claims about a chess move that can be proved: that it mates or wins material, and by which patterns of the knowledge
// base. A pattern is claimed only where the proof needs it; docs/explain.md says for each what that means.
#pragma once

#include "core/catalogue.hpp"
#include "core/key_trail.hpp"
#include "games/chess/position.hpp"
#include "tactics/explain/claim.hpp"

#include <cstdint>
#include <stop_token>
#include <vector>

namespace tactics {

struct ProofEffort {
    std::uint64_t nodes = 250'000;
    std::uint64_t unpromised_nodes = 62'500; // where `line` promises no gain
    int further_moves = 4;
    int mate_moves = 5;                // longest mate that is looked for
    std::uint64_t far_nodes = 500'000; // for a gain beyond that, where `line` promises one
};

// What a proof has to know besides the position: the keys before it, for repetitions, and whether anybody still waits.
struct ProofContext {
    core::KeyTrail trail = {};
    std::stop_token stop = {};
};

// `line`: what may follow, the reply first. The move is legal.
std::vector<Claim> chess_claims(chess::Position const& before, chess::Move move, core::Language language,
                                ProofEffort const& effort, std::vector<chess::Move> const& line = {},
                                ProofContext const& context = {});

} // namespace tactics
