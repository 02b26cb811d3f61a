// Sittings: begun, played, decided. One mutex: a person solves one puzzle at a time, and nothing here searches.
#include "services/server/train/desk.hpp"

#include "play/move_input.hpp"
#include "services/server/http/new_id.hpp"
#include "services/server/http/shapes.hpp"
#include "services/server/http/store_failure.hpp"
#include "services/training/glicko2.hpp"
#include "services/training/puzzle_rows.hpp"
#include "services/training/schedule.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <random>

namespace services::server {
namespace {

constexpr double puzzle_deviation = 80; // how sure a puzzle's rating is taken to be
constexpr std::size_t most_sittings = 64;

Json rating_json(StoredRating const& rating) {
    return {{"family", rating.family},
            {"rating", std::lround(rating.value)},
            {"deviation", std::lround(rating.deviation)}};
}

std::string_view name_of(TrainVerdict verdict) {
    switch (verdict) {
    case TrainVerdict::right:
        return "right";
    case TrainVerdict::solved:
        return "solved";
    case TrainVerdict::wrong:
        break;
    }
    return "wrong";
}

} // namespace

TrainDesk::TrainDesk(GameStore const& store, Limits const& limits, Log& log, Pack pack, Now now)
    : store_(store),
      limits_(limits),
      log_(log),
      pack_(std::move(pack)),
      now_(std::move(now)),
      random_(std::random_device{}()) {}

Result<void> TrainDesk::load() {
    if (loaded_) return {};
    auto const own = store_.puzzles();
    if (!own) return tl::unexpected(store_failure(own.error(), log_));
    auto const answers = store_.answers();
    if (!answers) return tl::unexpected(store_failure(answers.error(), log_));
    auto const ratings = store_.ratings();
    if (!ratings) return tl::unexpected(store_failure(ratings.error(), log_));
    shelf_.add(pack_());
    shelf_.add(*own);
    for (auto const& answer : *answers) {
        answered_[answer.puzzle] = answer.time;
        streak_ = answer.score > 0 ? streak_ + 1 : 0;
    }
    for (auto const& rating : *ratings) ratings_[rating.family] = rating;
    loaded_ = true;
    return {};
}

StoredRating TrainDesk::rating_of(std::string_view family) const {
    auto const found = ratings_.find(family);
    return found != ratings_.end() ? found->second : StoredRating{.family = std::string(family)};
}

Result<TrainDesk::SittingPointer> TrainDesk::find(std::string const& sitting) {
    auto const found = std::ranges::find(sittings_, sitting, [](auto const& each) { return each->id(); });
    if (found == sittings_.end())
        return refused(Code::not_found, core::message("train.sitting_unknown"), "sitting");
    return *found;
}

// Those that are due come first, the longest due before the others; then those that wait.
Result<training::PuzzlePointer> TrainDesk::missed(training::Wish const& wish) {
    auto const reviews = store_.reviews();
    if (!reviews) return tl::unexpected(store_failure(reviews.error(), log_));
    training::PuzzlePointer again = nullptr;
    for (auto const& review : *reviews) {
        auto const puzzle = shelf_.find(review.puzzle);
        if (!puzzle || !wish.fits(*puzzle)) continue;
        if (puzzle->id != last_served_) return puzzle;
        again = puzzle;
    }
    return again;
}

Result<training::PuzzlePointer> TrainDesk::chosen(TrainWish const& wish) {
    if (!wish.puzzle.empty()) {
        auto const puzzle = shelf_.find(wish.puzzle);
        if (!puzzle)
            return refused(Code::not_found, core::message("train.puzzle_unknown", wish.puzzle), "puzzle");
        return puzzle;
    }
    if (wish.review) return missed(wish.shelf);
    auto const family =
        wish.shelf.game.empty() ? engine::default_game().info().family : training::family_of(wish.shelf.game);
    auto const rating = rating_of(family);
    // Somebody of whom little is known gets easier ones first.
    double const near = rating.value - rating.deviation / 2;
    return shelf_.pick(wish.shelf, {near, answered_, last_served_}, random_);
}

Result<Json> TrainDesk::next(TrainWish const& wish, core::Language language) {
    std::scoped_lock const lock(mutex_);
    if (auto const ready = load(); !ready) return tl::unexpected(ready.error());
    auto const puzzle = chosen(wish);
    if (!puzzle) return tl::unexpected(puzzle.error());
    if (!*puzzle) return Json{{"puzzle", nullptr}};
    auto sitting = TrainSitting::open(new_id(), *puzzle);
    if (!sitting) return refused(Code::bad_position, sitting.error(), "puzzle");
    (*sitting)->first_meeting = !answered_.contains((*puzzle)->id);
    (*sitting)->in_review = wish.review;
    last_served_ = (*puzzle)->id;
    if (sittings_.size() >= most_sittings) sittings_.pop_front();
    sittings_.push_back(*sitting);
    return Json{{"puzzle", (*sitting)->opening_json(language)}};
}

Result<Json> TrainDesk::move(std::string const& id, std::string_view text, int ply, core::Language language) {
    std::scoped_lock const lock(mutex_);
    auto const found = find(id);
    if (!found) return tl::unexpected(found.error());
    auto& sitting = **found;
    if (sitting.is_over()) return refused(Code::game_over, core::message("train.over"));
    if (ply != sitting.ply())
        return refused(Code::stale, core::message("server.stale", sitting.ply(), ply), "ply");
    auto const move = play::read_move(sitting.state(), text);
    if (!move) return refused(Code::illegal_move, move.error(), "move");
    auto const made = sitting.state().clone();
    made->play(*move);
    auto const verdict = sitting.play(*move);
    auto change = Result<Json>(nullptr);
    if (verdict != TrainVerdict::right) {
        double const score = verdict == TrainVerdict::wrong ? 0 : sitting.was_hinted() ? 0.5 : 1;
        change = decide(sitting, score);
        if (!change) return change;
    }
    bool const is_answered = verdict == TrainVerdict::right;
    auto const ply_now = static_cast<std::size_t>(sitting.ply());
    return Json{{"verdict", name_of(verdict)},
                {"move", move_json(*move)},
                {"after", board_json(made->view())},
                {"reply", is_answered ? move_json(sitting.line()[ply_now - 1]) : Json()},
                {"ply", sitting.ply()},
                {"position", position_json(sitting.state(), sitting.state().outcome(), language)},
                {"change", std::move(*change)},
                {"streak", streak_},
                {"solution", sitting.is_over() ? sitting.solution_json() : Json()}};
}

Result<Json> TrainDesk::decide(TrainSitting& sitting, double score) {
    if (sitting.decided) return Json();
    auto const& puzzle = sitting.puzzle();
    auto const before = rating_of(training::family_of(puzzle.game));
    AnswerRecord record;
    record.answer = {.puzzle = puzzle.id,
                     .family = before.family,
                     .themes = puzzle.themes,
                     .puzzle_rating = puzzle.rating_or_usual(),
                     .score = score,
                     .rated = sitting.first_meeting,
                     .rating = before.value,
                     .time = now_()};
    if (sitting.first_meeting) {
        std::array const result = {
            training::RatedResult{static_cast<double>(puzzle.rating_or_usual()), puzzle_deviation, score}};
        auto const after = training::rated({before.value, before.deviation, before.volatility}, result);
        record.rating = {before.family, after.value, after.deviation, after.volatility};
        record.answer.rating = after.value;
    }
    auto const reviews = store_.reviews();
    if (!reviews) return tl::unexpected(store_failure(reviews.error(), log_));
    auto const waiting = std::ranges::find(*reviews, puzzle.id, &StoredReview::puzzle);
    if (score <= 0) {
        record.changes_review = true;
        record.review = training::after_miss(puzzle.id, record.answer.time);
    } else if (waiting != reviews->end() && score >= 1) {
        record.changes_review = true;
        record.review = training::after_success(*waiting, record.answer.time);
    }
    if (auto const kept = store_.record(record); !kept)
        return tl::unexpected(store_failure(kept.error(), log_));
    sitting.decided = true;
    answered_[puzzle.id] = record.answer.time;
    streak_ = score > 0 ? streak_ + 1 : 0;
    if (!record.rating) return Json();
    ratings_[before.family] = *record.rating;
    return Json{{"before", std::lround(before.value)}, {"now", rating_json(*record.rating)}};
}

Result<Json> TrainDesk::hint(std::string const& id) {
    std::scoped_lock const lock(mutex_);
    auto const found = find(id);
    if (!found) return tl::unexpected(found.error());
    if ((*found)->is_over()) return refused(Code::game_over, core::message("train.over"));
    return (*found)->hint();
}

Result<Json> TrainDesk::give_up(std::string const& id) {
    std::scoped_lock const lock(mutex_);
    auto const found = find(id);
    if (!found) return tl::unexpected(found.error());
    auto& sitting = **found;
    auto change = Result<Json>(nullptr);
    if (!sitting.is_over()) {
        change = decide(sitting, 0);
        if (!change) return change;
        sitting.give_up();
    }
    return Json{{"solution", sitting.solution_json()}, {"change", std::move(*change)}, {"streak", streak_}};
}

Result<TrainQuestion> TrainDesk::wrong_move(std::string const& id) {
    std::scoped_lock const lock(mutex_);
    auto const found = find(id);
    if (!found) return tl::unexpected(found.error());
    auto const& sitting = **found;
    if (!sitting.wrong()) return refused(Code::bad_request, core::message("train.nothing_wrong"), "ask");
    return TrainQuestion{&sitting.game(), sitting.state().clone(), {*sitting.wrong()}};
}

Result<TrainQuestion> TrainDesk::solution(std::string const& id) {
    std::scoped_lock const lock(mutex_);
    auto const found = find(id);
    if (!found) return tl::unexpected(found.error());
    auto const& sitting = **found;
    if (!sitting.is_over()) return refused(Code::bad_request, core::message("train.not_over"), "ask");
    return TrainQuestion{&sitting.game(), sitting.first().clone(), sitting.line()};
}

} // namespace services::server
