// Replays the proof of a claim in any game against every legal reply. It sees boards only as people do: pictures of them, legal
// moves and results; of tactics/ and knowledge/ it uses nothing. Slow and plain on purpose.
#pragma once

#include "engine/any_game.hpp"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <vector>

namespace tests {

using Fault = std::optional<std::string>;

struct BoardPromise {
    std::optional<int> wins_in = std::nullopt; // of the player's moves, at most; else
    int gain = 0;                              // so much material at every end
};

// A line of a proof: the player's move, a reply, his answer and so on.
struct SeenMove {
    core::MoveSquares squares;
    bool changes_piece = false; // promotes or crowns
};
struct SeenLine {
    std::vector<SeenMove> moves;
    bool is_won = false;
    bool loser_has_pieces = false;
};

struct Replayed {
    Fault fault;
    std::vector<SeenLine> lines; // where there is no fault
};
Replayed replayed(engine::AnyState const& before, nlohmann::json const& proof, BoardPromise const& promise);

// Does this move keep the promise whatever is replied, by captures alone after one reply; or win at once where a win is asked for?
bool forces_at_once(engine::AnyState const& state, engine::LegalMove const& move,
                    BoardPromise const& promise);

std::unique_ptr<engine::AnyState> played(engine::AnyState const& state, engine::LegalMove const& move);
std::optional<engine::LegalMove> legal_move_written(engine::AnyState const& state, std::string const& name);
std::string written(engine::AnyState const& state, engine::LegalMove const& move);
bool changes_piece(engine::AnyState const& state, engine::LegalMove const& move);
// Must the side to move take, or see to a check?
bool has_no_choice(engine::AnyState const& state);
int piece_balance(engine::AnyState const& state, core::Colour player);

} // namespace tests
