// The course of one game.
#include "play/match/game_run.hpp"

#include "core/catalogue.hpp"
#include "play/match/draw_claims.hpp"

#include <algorithm>

namespace play {
namespace {

using core::Colour;
using std::chrono::microseconds;
using std::chrono::steady_clock;

constexpr Milliseconds usual_grace{1000};      // past the time a move had
constexpr Milliseconds usual_patience{60'000}; // where a move has no time of its own

// What a move took: of the player's time, and of nobody's.
struct TimeTaken {
    microseconds elapsed;
    microseconds stalled;
};

class Stopwatch {
  public:
    explicit Stopwatch(StallWatch const* stalls) : stalls_(stalls) {}

    [[nodiscard]] TimeTaken taken() const {
        auto const whole = steady_clock::now() - begin_;
        auto const stalled = std::min(stalled_so_far() - stalled_before_, whole);
        return {std::chrono::duration_cast<microseconds>(whole - stalled),
                std::chrono::duration_cast<microseconds>(stalled)};
    }

  private:
    [[nodiscard]] StallWatch::Duration stalled_so_far() const {
        return stalls_ == nullptr ? StallWatch::Duration::zero() : stalls_->stalled();
    }

    StallWatch const* stalls_;
    StallWatch::Duration stalled_before_ = stalled_so_far();
    steady_clock::time_point begin_ = steady_clock::now();
};

std::string english(core::Message const& message) { return core::text(core::Language::english, message); }

Ending ending_of(FailureKind kind) {
    switch (kind) {
    case FailureKind::crashed:
        return Ending::crash;
    case FailureKind::silent:
        return Ending::silence;
    case FailureKind::illegal_move:
        return Ending::illegal_move;
    case FailureKind::stopped:
        break;
    }
    return Ending::stopped;
}

class GameRun {
  public:
    GameRun(engine::AnyState& state, std::vector<engine::LegalMove> opening, GameRules const& rules)
        : state_(state),
          rules_(rules),
          adjudicator_(rules.adjudication),
          played_(std::move(opening)) {
        if (rules.time) clocks_.assign(2, Clock(*rules.time));
        for (auto const& move : played_) course_.moves.push_back({move.text});
        course_.opening_plies = static_cast<int>(played_.size());
        auto const first = state.clone();
        while (first->undo()) {
        }
        course_.first_position = first->fen();
        course_.first_to_move = first->side_to_move();
        claims_.note(*first);
        for (auto const& move : played_) {
            first->play(move);
            claims_.note(*first);
        }
    }

    GameCourse run(std::array<Bot*, 2> bots, std::stop_token const& stop) {
        while (!is_over()) {
            auto const mover = state_.side_to_move();
            if (stop.stop_requested()) {
                lose(mover, Ending::stopped, {});
                break;
            }
            auto const turn = turn_of(mover, stop);
            Stopwatch const stopwatch(rules_.stalls);
            auto const answer = bots[static_cast<std::size_t>(mover)]->choose(state_, turn);
            if (!take(mover, answer, stopwatch.taken())) break;
        }
        return std::move(course_);
    }

  private:
    Turn turn_of(Colour mover, std::stop_token const& stop) const {
        Turn turn{.limits = rules_.limits, .played = played_, .stop = stop};
        if (rules_.time) {
            turn.clocks = {clocks_[0].shown(), clocks_[1].shown()};
            turn.limits.clock = (*turn.clocks)[static_cast<std::size_t>(mover)];
        }
        turn.patience_without_time = rules_.patience.value_or(usual_patience);
        auto const& time = turn.limits;
        if (time.clock)
            turn.patience = time.clock->left + rules_.margin + rules_.patience.value_or(usual_grace);
        else if (time.move_time)
            turn.patience = *time.move_time + rules_.patience.value_or(usual_grace);
        else
            turn.patience = turn.patience_without_time;
        return turn;
    }

    // The answer becomes a move; false when it ends the game instead.
    bool take(Colour mover, Answer const& answer, TimeTaken const& time) {
        bool in_time = true;
        bool is_excused = false;
        if (rules_.time) {
            auto& clock = clocks_[static_cast<std::size_t>(mover)];
            is_excused = !clock.bears(time.elapsed + time.stalled, rules_.margin);
            in_time = clock.spend(time.elapsed, rules_.margin);
        }
        // What an answer past the clock is, or whether it would still have come, makes no difference.
        if (!in_time && (answer || answer.error().kind == FailureKind::silent ||
                         answer.error().kind == FailureKind::illegal_move)) {
            lose(mover, Ending::time, english(core::message("match.reason.time")));
            return false;
        }
        if (!answer) {
            lose(mover, ending_of(answer.error().kind), english(answer.error().what));
            return false;
        }
        course_.moves.push_back({.text = answer->move.text,
                                 .score = answer->score,
                                 .depth = answer->depth,
                                 .nodes = answer->nodes,
                                 .elapsed = time.elapsed,
                                 .stalled = time.stalled,
                                 .is_excused = is_excused});
        if (auto const& counted = answer->statistics)
            course_.moves.back().prunings = {counted->pruning_count, counted->first_move_cutoffs};
        state_.play(answer->move);
        played_.push_back(answer->move);
        claims_.note(state_);
        adjudicator_.note(mover, answer->score);
        return true;
    }

    void lose(Colour mover, Ending ending, std::string reason) {
        course_.ending = ending;
        course_.loser = mover;
        course_.reason = std::move(reason);
        if (ending != Ending::stopped) course_.winner = ~mover;
    }

    void finish(std::optional<Colour> winner, Ending ending, core::Message const& reason) {
        course_.winner = winner;
        course_.ending = ending;
        course_.reason = english(reason);
    }

    // Looks at the rules first, then at the players' opinions.
    bool is_over() {
        if (auto const outcome = state_.outcome()) {
            finish(outcome->winner, Ending::rules, core::message(outcome->reason));
        } else if (auto const claim = claims_.on_board(state_)) {
            finish(std::nullopt, Ending::rules, core::message(*claim));
        } else if (auto const winner = adjudicator_.winner()) {
            finish(winner, Ending::adjudicated, core::message("match.reason.resigned"));
        } else if (adjudicator_.is_draw()) {
            finish(std::nullopt, Ending::adjudicated, core::message("match.reason.level"));
        } else if (adjudicator_.is_too_long()) {
            finish(std::nullopt, Ending::adjudicated, core::message("match.reason.long"));
        } else {
            return false;
        }
        return true;
    }

    engine::AnyState& state_;
    GameRules const& rules_;
    Adjudicator adjudicator_;
    DrawClaims claims_;
    std::vector<Clock> clocks_; // by colour; none in a game without
    std::vector<engine::LegalMove> played_;
    GameCourse course_;
};

} // namespace

GameCourse play_game(engine::AnyState& state, std::vector<engine::LegalMove> opening,
                     std::array<Bot*, 2> bots, GameRules const& rules, std::stop_token const& stop) {
    return GameRun(state, std::move(opening), rules).run(bots, stop);
}

GameCourse forfeited(engine::AnyState const& state, Colour loser, BotFailure const& failure) {
    GameCourse course;
    course.first_position = state.fen();
    course.first_to_move = state.side_to_move();
    course.ending = ending_of(failure.kind);
    course.loser = loser;
    course.reason = english(failure.what);
    if (course.ending != Ending::stopped) course.winner = ~loser;
    return course;
}

} // namespace play
