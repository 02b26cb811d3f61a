// Makes the tree of moves while a game's text is read from front to back: knows which move a comment, an
// annotation or a bracket belongs to, and nothing of letters.
#pragma once

#include "core/error.hpp"
#include "records/game_record.hpp"
#include "records/limits.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace records {

class TreeBuilder {
  public:
    TreeBuilder(GameRecord& record, Limits const& limits) : record_(record), limits_(limits) {}

    core::Expected<void> move(std::string text, int line);
    void nag(int number);
    void comment(std::string text);
    core::Expected<void> open_variation(int line);
    core::Expected<void> close_variation(int line);

    [[nodiscard]] bool in_variation() const { return !open_.empty(); }
    [[nodiscard]] int ply() const { return ply_; } // of the last move, from 1; 0 before the first

    // The last move of the line at hand; null before its first.
    [[nodiscard]] MoveNode* last_move() {
        return current_ == NodeId::start || before_first_move() ? nullptr : &record_.moves[current_];
    }
    core::Expected<void> finish() const; // refuses a variation still open

  private:
    struct Open {
        NodeId back_to; // the move that the variation replaces
        int ply;        // of that move
        int line;
        bool has_moves = false;
        std::vector<std::string> comments; // before its first move
        std::vector<int> nags;
    };

    [[nodiscard]] bool before_first_move() const { return in_variation() && !open_.back().has_moves; }

    GameRecord& record_;
    Limits const& limits_;
    NodeId current_ = NodeId::start;
    int ply_ = 0;
    std::vector<Open> open_;
};

} // namespace records
