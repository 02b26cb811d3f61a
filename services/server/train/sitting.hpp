// One puzzle on its board: what was played of its line, and what a page is told of it.
#pragma once

#include "engine/any_game.hpp"
#include "services/server/http/fields.hpp"
#include "services/training/shelf.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace services::server {

enum class TrainVerdict { right, solved, wrong };

class TrainSitting {
  public:
    // Refused where the puzzle's line cannot be played.
    static core::Expected<std::shared_ptr<TrainSitting>> open(std::string id, training::PuzzlePointer puzzle);

    [[nodiscard]] std::string const& id() const { return id_; }
    [[nodiscard]] tactics::Puzzle const& puzzle() const { return *puzzle_; }
    [[nodiscard]] engine::AnyGame const& game() const { return *game_; }
    [[nodiscard]] engine::AnyState const& state() const { return *state_; }
    [[nodiscard]] engine::AnyState const& first() const { return *first_; }
    [[nodiscard]] std::vector<engine::LegalMove> const& line() const { return line_; }
    [[nodiscard]] std::optional<engine::LegalMove> const& wrong() const { return wrong_; }
    [[nodiscard]] int ply() const { return static_cast<int>(done_); } // moves of the line on the board
    [[nodiscard]] bool is_over() const { return over_; }
    [[nodiscard]] bool was_hinted() const { return hints_ > 0; }

    // A legal move of the solver. A right one is answered at once; a wrong one is not made, and remembered. Any move that
    // wins the game on the spot solves the puzzle.
    TrainVerdict play(engine::LegalMove const& move);
    void give_up() { over_ = true; }

    // The first hint names themes, the second also the piece.
    Json hint();

    [[nodiscard]] Json opening_json(core::Language language) const;
    [[nodiscard]] Json solution_json() const;

    bool first_meeting = false; // only then it counts for the rating
    bool in_review = false;
    bool decided = false; // whether it was solved is known and kept

  private:
    TrainSitting() = default;

    std::string id_;
    training::PuzzlePointer puzzle_;
    engine::AnyGame const* game_ = nullptr;
    std::unique_ptr<engine::AnyState> first_;
    std::unique_ptr<engine::AnyState> state_;
    std::vector<engine::LegalMove> line_;
    std::size_t done_ = 1;
    int hints_ = 0;
    bool over_ = false;
    std::optional<engine::LegalMove> wrong_;
};

// Those that say what to look for: not how long the line is, nor the phase of the game, nor who played it.
std::vector<std::string> telling_themes(std::vector<std::string> const& themes);

} // namespace services::server
