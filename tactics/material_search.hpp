// The tactic solver: alpha-beta to a fixed depth that counts material and nothing else, with a quiescence search over
// captures and checks behind it. It has no transposition table and learns nothing between moves; what it finds is tactics.
// For chess alone: en passant, checks and mates are what it is made of.
#pragma once

#include "core/key_trail.hpp"
#include "games/chess/movegen.hpp"
#include "games/chess/position.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace tactics {

// What of the move order is used, to measure what it saves.
enum class MaterialOrder {
    generated, // as the generator gives them
    forcing,   // en passant, captures by victim and attacker, checks, the rest
    killers,   // the same with killers before the rest: the order of the solver
};

struct MaterialTask {
    int depth = 4; // plies, at least 1
    MaterialOrder order = MaterialOrder::killers;
    std::optional<std::uint64_t> nodes = std::nullopt; // no more than these
    std::function<bool()> must_stop = nullptr;         // asked every now and then
};

struct MaterialFinding {
    std::optional<chess::Move> move; // none where there is no legal move
    core::Score score{};             // for the side to move: centipawns of material, or a mate
    std::uint64_t nodes = 0;
    bool is_complete = true; // false: stopped, and the move is the best of those that were searched
};

// `trail` holds the keys of the positions before this one, for repetition.
MaterialFinding search_material(chess::Position const& position, core::KeyTrail const& trail,
                                MaterialTask const& task);

} // namespace tactics
