#include "services/puzzles/attempt.hpp"

#include "engine/state_of.hpp"
#include "games/chess/game.hpp"
#include "tactics/puzzle_board.hpp"
#include "tactics/themes/own_themes.hpp"
#include "tactics/themes/themes.hpp"

#include <algorithm>
#include <chrono>

namespace services {
namespace {

using Moves = std::vector<engine::LegalMove>;

// A tactics::MoveTask on a board of the engine's.
struct Task {
    Moves best;
    Moves avoid;
    std::optional<int> mate_in;
};

// What a bot is given, whatever the game. With neither a line nor a task nothing is asked.
struct Question {
    std::unique_ptr<engine::AnyState> state;
    Moves line = {}; // the opponent's move first
    std::optional<Task> task = std::nullopt;
};

bool holds(Moves const& moves, engine::LegalMove const& move) {
    return std::ranges::any_of(moves, [&](auto const& each) { return each.number == move.number; });
}

bool meets(Task const& task, play::Choice const& choice) {
    if (!task.best.empty() && !holds(task.best, choice.move)) return false;
    if (holds(task.avoid, choice.move)) return false;
    if (!task.mate_in || !task.best.empty()) return true;
    return choice.score && *choice.score >= core::win_in(core::Ply{2 * *task.mate_in - 1});
}

class Sitting {
  public:
    Sitting(Question question, play::Bot& bot, search::Limits const& limits, std::stop_token const& stop)
        : question_(std::move(question)),
          bot_(bot),
          limits_(limits),
          stop_(stop) {}

    // What the bot chose first, where it is of chess.
    [[nodiscard]] std::optional<chess::Move> first_chess_move() const { return first_; }

    std::optional<Attempt> run() {
        auto const begin = std::chrono::steady_clock::now();
        if (auto const begun = bot_.new_game(1); !begun) {
            failed(begun.error());
        } else if (!question_.line.empty()) {
            play_line();
        } else if (!state().outcome()) {
            make_move();
        } else if (question_.task) {
            attempt_.solved = false; // nothing can be done where the game is over
        }
        if (stopped_) return std::nullopt;
        std::chrono::duration<double> const seconds = std::chrono::steady_clock::now() - begin;
        attempt_.seconds = seconds.count();
        return std::move(attempt_);
    }

  private:
    engine::AnyState& state() { return *question_.state; }

    void play_line() {
        attempt_.solved = false;
        for (std::size_t ply = 0; ply < question_.line.size(); ++ply) {
            auto const& wanted = question_.line[ply];
            if (ply % 2 == 0) {
                play(wanted);
                continue;
            }
            auto const solver = state().side_to_move();
            auto const choice = chosen();
            if (!choice) return;
            bool const is_right = choice->move.number == wanted.number;
            play(choice->move);
            auto const outcome = state().outcome();
            bool const wins = outcome && outcome->winner == solver;
            if (wins || !is_right) {
                attempt_.solved = wins;
                return;
            }
        }
        attempt_.solved = true;
    }

    void make_move() {
        auto const choice = chosen();
        if (!question_.task) return;
        attempt_.solved = choice && meets(*question_.task, *choice);
    }

    std::optional<play::Choice> chosen() {
        auto answer = bot_.choose(state(), {.limits = limits_, .played = played_, .stop = stop_});
        if (!answer) {
            failed(answer.error());
            return std::nullopt;
        }
        attempt_.moves.push_back(state().protocol_text(answer->move, engine::CastlingStyle::king_target));
        if (auto const* const at = engine::state_as<chess::Chess>(state()); at != nullptr && !first_)
            first_ = at->move_of(answer->move);
        attempt_.nodes += answer->nodes;
        if (attempt_.moves.size() == 1) attempt_.score = answer->score;
        return std::move(*answer);
    }

    void play(engine::LegalMove const& move) {
        played_.push_back(move);
        state().play(move);
    }

    void failed(play::BotFailure const& failure) {
        attempt_.solved = false;
        stopped_ = failure.kind == play::FailureKind::stopped;
        attempt_.failure = failure.what;
    }

    Question question_;
    play::Bot& bot_;
    search::Limits const& limits_;
    std::stop_token const& stop_;
    Moves played_;
    Attempt attempt_;
    std::optional<chess::Move> first_;
    bool stopped_ = false;
};

Question question_of(tactics::Puzzle const& puzzle) {
    auto board = tactics::on_board(puzzle).value();
    Question question{.state = std::move(board.first), .line = std::move(board.line)};
    if (!puzzle.task) return question;
    auto const moves = [&](std::vector<std::string> const& written) {
        Moves list;
        for (auto const& move : written) list.push_back(question.state->parse_move(move).value());
        return list;
    };
    question.task = Task{moves(puzzle.task->best), moves(puzzle.task->avoid), puzzle.task->mate_in};
    return question;
}

// What the file and the board say of it, now that the bot has moved.
void describe(Attempt& attempt, tactics::Puzzle const& puzzle, std::optional<chess::Move> first) {
    attempt.id = puzzle.id;
    attempt.line = puzzle.line;
    attempt.rating = puzzle.rating;
    attempt.file_themes = puzzle.themes;
    if (!puzzle.is_chess()) return;
    if (!puzzle.moves.empty()) {
        auto const line = tactics::chess_solution(puzzle);
        auto const themes = tactics::themes_of(line);
        attempt.themes = themes.names();
        attempt.own_themes = tactics::own_themes_of(line, themes);
    } else if (first) {
        attempt.own_themes = tactics::own_themes_of(tactics::chess_position(puzzle), *first);
    }
}

} // namespace

std::optional<Attempt> attempted(tactics::Puzzle const& puzzle, play::Bot& bot, search::Limits const& limits,
                                 std::stop_token const& stop) {
    Sitting sitting(question_of(puzzle), bot, limits, stop);
    auto attempt = sitting.run();
    if (attempt) describe(*attempt, puzzle, sitting.first_chess_move());
    return attempt;
}

} // namespace services
