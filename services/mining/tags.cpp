#include "services/mining/tags.hpp"

#include "tactics/explain/rule_patterns.hpp"
#include "tactics/puzzle_board.hpp"
#include "tactics/themes/themes.hpp"

#include <algorithm>
#include <set>

namespace services::mining {
namespace {

using Tags = std::set<std::string>;

constexpr int crushing = 600; // Lichess's word for a score from here on

Tags chess_tags(tactics::Puzzle const& puzzle, core::Score score) {
    Tags tags;
    for (auto const name : tactics::themes_of(tactics::chess_solution(puzzle)).names()) tags.emplace(name);
    if (!tags.contains("mate")) tags.emplace(score.value() >= crushing ? "crushing" : "advantage");
    return tags;
}

// multi_capture as multiCapture
std::string as_theme(std::string_view pattern) {
    std::string name;
    bool up = false;
    for (char const c : pattern) {
        if (c != '_') name += up && c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c;
        up = c == '_';
    }
    return name;
}

std::string_view length_tag(std::size_t solver_moves) {
    if (solver_moves == 1) return "oneMove";
    if (solver_moves == 2) return "short";
    return solver_moves == 3 ? "long" : "veryLong";
}

int pieces(core::BoardView const& board) {
    return static_cast<int>(
        std::ranges::count_if(board.cells, [](auto const& cell) { return cell.piece.has_value(); }));
}

int pieces_of(core::BoardView const& board, core::Colour colour) {
    return static_cast<int>(std::ranges::count_if(
        board.cells, [&](auto const& cell) { return cell.piece && cell.piece->colour == colour; }));
}

// A line played through, for what it shows of any game.
class LineTags {
  public:
    explicit LineTags(tactics::Puzzle const& puzzle)
        : board_(tactics::on_board(puzzle).value()),
          state_(board_.asked()),
          solver_(state_->side_to_move()) {}

    Tags read() {
        tags_.emplace(length_tag(board_.line.size() / 2));
        auto const start = board_.game->start()->view();
        tags_.emplace(3 * pieces(state_->view()) <= pieces(start) ? "endgame" : "middlegame");
        int const balance = balance_now();
        bool gave = false;
        for (std::size_t i = 1; i < board_.line.size(); ++i) {
            auto const& move = board_.line[i];
            if (i % 2 == 1) read_move(move);
            state_->play(move);
            gave = gave || balance_now() < balance;
        }
        if (gave) tags_.emplace("sacrifice");
        if (auto const outcome = state_->outcome(); outcome && outcome->winner == solver_)
            tags_.emplace("win");
        return std::move(tags_);
    }

  private:
    [[nodiscard]] int balance_now() const {
        auto const board = state_->view();
        return pieces_of(board, solver_) - pieces_of(board, ~solver_);
    }

    void read_move(engine::LegalMove const& move) {
        for (auto const& pattern : tactics::rule_patterns(*state_, move))
            if (!pattern.score || *pattern.score > 0) tags_.emplace(as_theme(pattern.name));
        auto const letter = [](core::BoardView const& board, int cell) {
            auto const& piece = board.cells[static_cast<std::size_t>(cell)].piece;
            return piece ? piece->letter : ' ';
        };
        auto const before = letter(state_->view(), move.squares.from);
        state_->play(move);
        auto const after = letter(state_->view(), move.squares.to);
        state_->undo();
        if (before == 'M' && after == 'K') tags_.emplace("promotion");
    }

    tactics::PuzzleBoard board_;
    std::unique_ptr<engine::AnyState> state_;
    core::Colour solver_;
    Tags tags_;
};

} // namespace

std::vector<std::string> tags_of(tactics::Puzzle const& puzzle, core::Score score) {
    auto const tags = puzzle.is_chess() ? chess_tags(puzzle, score) : LineTags(puzzle).read();
    return {tags.begin(), tags.end()};
}

} // namespace services::mining
