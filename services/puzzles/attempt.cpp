#include "services/puzzles/attempt.hpp"

#include "games/chess/fen.hpp"
#include "games/chess/uci_move.hpp"
#include "tactics/themes/own_themes.hpp"
#include "tactics/themes/themes.hpp"

#include <algorithm>
#include <chrono>

namespace services {
namespace {

constexpr auto uci_style = chess::CastlingStyle::king_target;

// The puzzle on a board of the engine's, and the bot before it.
class Sitting {
  public:
    Sitting(tactics::Puzzle const& puzzle, play::Bot& bot, search::Limits const& limits,
            std::stop_token const& stop)
        : puzzle_(puzzle),
          bot_(bot),
          limits_(limits),
          stop_(stop),
          position_(puzzle.position),
          state_(std::move(engine::game_named("chess").value()->from_fen(chess::to_fen(position_))->state)) {}

    std::optional<Attempt> run() {
        auto const begin = std::chrono::steady_clock::now();
        if (auto const begun = bot_.new_game(1); !begun) {
            failed(begun.error());
        } else if (puzzle_.given_line) {
            play_line(puzzle_.given_line->moves);
        } else if (!state_->outcome()) {
            make_move();
        } else if (puzzle_.task) {
            attempt_.solved = false; // nothing can be done where the game is over
        }
        if (stopped_) return std::nullopt;
        std::chrono::duration<double> const seconds = std::chrono::steady_clock::now() - begin;
        attempt_.seconds = seconds.count();
        describe();
        return std::move(attempt_);
    }

  private:
    void play_line(std::vector<chess::Move> const& line) {
        attempt_.solved = false;
        for (std::size_t ply = 0; ply < line.size(); ++ply) {
            if (ply % 2 == 0) {
                play(line[ply]);
                continue;
            }
            auto const choice = chosen();
            if (!choice) return;
            auto const move = last_move_;
            bool const is_right = move == line[ply];
            play(move);
            bool const mates = state_->outcome() && state_->view().check;
            if (mates || !is_right) {
                attempt_.solved = mates;
                return;
            }
        }
        attempt_.solved = true;
    }

    void make_move() {
        auto const choice = chosen();
        if (!puzzle_.task) return;
        attempt_.solved = choice && meets(*puzzle_.task, *choice);
    }

    [[nodiscard]] bool meets(tactics::MoveTask const& task, play::Choice const& choice) const {
        if (!task.best.empty() && std::ranges::find(task.best, last_move_) == task.best.end()) return false;
        if (std::ranges::find(task.avoid, last_move_) != task.avoid.end()) return false;
        if (!task.mate_in || !task.best.empty()) return true;
        return choice.score && *choice.score >= core::win_in(core::Ply{2 * *task.mate_in - 1});
    }

    std::optional<play::Choice> chosen() {
        auto const answer = bot_.choose(*state_, {.limits = limits_, .played = played_, .stop = stop_});
        if (!answer) {
            failed(answer.error());
            return std::nullopt;
        }
        auto const written = state_->protocol_text(answer->move, engine::CastlingStyle::king_target);
        last_move_ = *chess::parse_uci(position_, written);
        attempt_.moves.push_back(written);
        attempt_.nodes += answer->nodes;
        if (attempt_.moves.size() == 1) attempt_.score = answer->score;
        return *answer;
    }

    void play(chess::Move move) {
        auto const legal = state_->parse_move(chess::to_uci(position_, move, uci_style)).value();
        played_.push_back(legal);
        state_->play(legal);
        chess::Undo undo;
        position_.make(move, undo);
    }

    void failed(play::BotFailure const& failure) {
        attempt_.solved = false;
        stopped_ = failure.kind == play::FailureKind::stopped;
        attempt_.failure = failure.what;
    }

    // What the file and the board say of it, now that the bot has moved.
    void describe() {
        attempt_.id = puzzle_.id;
        attempt_.line = puzzle_.line;
        attempt_.rating = puzzle_.rating;
        attempt_.file_themes = puzzle_.themes;
        if (puzzle_.given_line) {
            tactics::Solution const line(puzzle_.position, puzzle_.given_line->moves);
            auto const themes = tactics::themes_of(line);
            attempt_.themes = themes.names();
            attempt_.own_themes = tactics::own_themes_of(line, themes);
        } else if (!attempt_.moves.empty()) {
            attempt_.own_themes = tactics::own_themes_of(puzzle_.position, last_move_);
        }
    }

    tactics::Puzzle const& puzzle_;
    play::Bot& bot_;
    search::Limits const& limits_;
    std::stop_token const& stop_;
    chess::Position position_;
    std::unique_ptr<engine::AnyState> state_;
    std::vector<engine::LegalMove> played_;
    chess::Move last_move_{0};
    Attempt attempt_;
    bool stopped_ = false;
};

} // namespace

std::optional<Attempt> attempted(tactics::Puzzle const& puzzle, play::Bot& bot, search::Limits const& limits,
                                 std::stop_token const& stop) {
    return Sitting(puzzle, bot, limits, stop).run();
}

} // namespace services
