#include "services/server/train/sitting.hpp"

#include "services/server/http/shapes.hpp"
#include "tactics/puzzle_board.hpp"

#include <algorithm>
#include <array>

namespace services::server {
namespace {

constexpr auto untelling = std::to_array<std::string_view>(
    {"oneMove", "short", "long", "veryLong", "opening", "middlegame", "endgame", "crushing", "advantage",
     "equality", "master", "masterVsMaster", "superGM"});

// Said only where nothing more exact is.
constexpr std::array<std::string_view, 1> general = {"mate"};

Json played_json(engine::LegalMove const& move, engine::AnyState const& after) {
    auto json = step_json(move);
    return {{"text", move.text}, {"fen", after.fen()},   {"from", json["from"]},
            {"to", json["to"]},  {"path", json["path"]}, {"captured", move.squares.captured},
            {"ms", nullptr},     {"comment", nullptr}};
}

} // namespace

std::vector<std::string> telling_themes(std::vector<std::string> const& themes) {
    std::vector<std::string> telling;
    std::ranges::copy_if(themes, std::back_inserter(telling), [](auto const& theme) {
        return std::ranges::find(untelling, theme) == untelling.end();
    });
    bool const is_exact =
        std::ranges::any_of(telling, [](auto const& theme) { return theme.starts_with("mateIn"); });
    if (is_exact)
        std::erase_if(telling,
                      [](auto const& theme) { return std::ranges::find(general, theme) != general.end(); });
    return telling;
}

core::Expected<std::shared_ptr<TrainSitting>> TrainSitting::open(std::string id,
                                                                 training::PuzzlePointer puzzle) {
    auto board = tactics::on_board(*puzzle);
    if (!board) return tl::unexpected(board.error());
    if (board->line.size() < 2) return core::failure(core::message("puzzle.line_short", board->line.size()));
    std::shared_ptr<TrainSitting> sitting(new TrainSitting);
    sitting->id_ = std::move(id);
    sitting->game_ = board->game;
    sitting->state_ = board->asked();
    sitting->first_ = std::move(board->first);
    sitting->line_ = std::move(board->line);
    sitting->puzzle_ = std::move(puzzle);
    return sitting;
}

TrainVerdict TrainSitting::play(engine::LegalMove const& move) {
    auto const solver = state_->side_to_move();
    bool const is_right = move.number == line_[done_].number;
    state_->play(move);
    auto const outcome = state_->outcome();
    if (outcome && outcome->winner == solver) {
        done_ += is_right ? 1 : 0;
        over_ = true;
        return TrainVerdict::solved;
    }
    if (!is_right) {
        state_->undo();
        wrong_ = move;
        return TrainVerdict::wrong;
    }
    wrong_.reset();
    if (++done_ >= line_.size()) {
        over_ = true;
        return TrainVerdict::solved;
    }
    state_->play(line_[done_++]);
    if (done_ < line_.size()) return TrainVerdict::right;
    over_ = true; // a line that ends with an answer
    return TrainVerdict::solved;
}

Json TrainSitting::hint() {
    hints_ = std::min(hints_ + 1, 2);
    Json cell = nullptr;
    if (hints_ == 2) cell = line_[done_].squares.from;
    return {{"themes", telling_themes(puzzle_->themes)}, {"cell", std::move(cell)}};
}

Json TrainSitting::opening_json(core::Language language) const {
    return {{"sitting", id_},
            {"puzzle", puzzle_->id},
            {"game", puzzle_->game},
            {"source", puzzle_->collection},
            {"rating", puzzle_->rating_or_usual()},
            {"counts", first_meeting},
            {"review", in_review},
            {"before", board_json(first_->view())},
            {"opponent", step_json(line_.front())},
            {"ply", ply()},
            {"position", position_json(*state_, state_->outcome(), language)}};
}

Json TrainSitting::solution_json() const {
    auto moves = Json::array();
    auto const walker = first_->clone();
    for (auto const& move : line_) {
        walker->play(move);
        moves.push_back(played_json(move, *walker));
    }
    return {
        {"start", first_->fen()}, {"moves", std::move(moves)}, {"themes", telling_themes(puzzle_->themes)}};
}

} // namespace services::server
