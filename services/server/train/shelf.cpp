// The part of the training desk that is about puzzles and answers as a whole: what there is, what was answered, what is added.
#include "services/server/http/store_failure.hpp"
#include "services/server/train/desk.hpp"
#include "services/training/puzzle_rows.hpp"

#include <algorithm>
#include <cmath>

namespace services::server {
namespace {

constexpr std::size_t most_points = 300; // of a curve that anybody sees
constexpr std::size_t most_problems = 50;

struct ThemeTally {
    int tried = 0;
    int solved = 0;
};

Json tally_json(std::map<std::string, ThemeTally> const& tally) {
    std::vector<std::pair<std::string, ThemeTally>> sorted(tally.begin(), tally.end());
    std::ranges::stable_sort(sorted, std::ranges::greater{},
                             [](auto const& entry) { return entry.second.tried; });
    auto themes = Json::array();
    for (auto const& [theme, count] : sorted)
        themes.push_back({{"theme", theme}, {"tried", count.tried}, {"solved", count.solved}});
    return themes;
}

// As many as can be told apart, the last one always among them.
Json curve_json(std::vector<std::pair<std::int64_t, long>> const& points) {
    auto curve = Json::array();
    auto const stride = points.size() / most_points + 1;
    for (std::size_t i = 0; i < points.size(); ++i)
        if ((points.size() - 1 - i) % stride == 0)
            curve.push_back({{"time", points[i].first}, {"rating", points[i].second}});
    return curve;
}

} // namespace

Result<Json> TrainDesk::overview() {
    std::scoped_lock const lock(mutex_);
    if (auto const ready = load(); !ready) return tl::unexpected(ready.error());
    auto const reviews = store_.reviews();
    if (!reviews) return tl::unexpected(store_failure(reviews.error(), log_));
    std::map<std::pair<std::string, std::string>, std::map<std::string, int>> counts;
    std::map<std::pair<std::string, std::string>, int> puzzles;
    for (auto const& puzzle : shelf_.all()) {
        std::pair const place{puzzle->collection, puzzle->game};
        ++puzzles[place];
        for (auto const& theme : telling_themes(puzzle->themes)) ++counts[place][theme];
    }
    auto shelves = Json::array();
    for (auto const& [place, count] : puzzles) {
        auto themes = Json::array();
        for (auto const& [theme, number] : counts[place])
            themes.push_back({{"theme", theme}, {"puzzles", number}});
        shelves.push_back({{"source", place.first},
                           {"game", place.second},
                           {"puzzles", count},
                           {"themes", std::move(themes)}});
    }
    auto ratings = Json::array();
    for (auto const family : engine::families()) {
        auto const rating = rating_of(family);
        ratings.push_back({{"family", family},
                           {"rating", std::lround(rating.value)},
                           {"deviation", std::lround(rating.deviation)}});
    }
    int due = 0;
    int waiting = 0;
    Json next_due = nullptr;
    auto const now = now_();
    for (auto const& review : *reviews) {
        if (!shelf_.find(review.puzzle)) continue;
        ++(review.due <= now ? due : waiting);
        if (review.due > now && next_due.is_null()) next_due = review.due;
    }
    return Json{{"ratings", std::move(ratings)},
                {"streak", streak_},
                {"due", due},
                {"waiting", waiting},
                {"nextDue", std::move(next_due)},
                {"shelves", std::move(shelves)},
                {"mostImported", limits_.imported_puzzles}};
}

Result<Json> TrainDesk::history(std::string const& family) {
    std::scoped_lock const lock(mutex_);
    auto const answers = store_.answers();
    if (!answers) return tl::unexpected(store_failure(answers.error(), log_));
    std::vector<std::pair<std::int64_t, long>> points;
    std::map<std::string, ThemeTally> tally;
    ThemeTally all;
    for (auto const& answer : *answers) {
        if (answer.family != family) continue;
        bool const solved = answer.score >= 1;
        ++all.tried;
        all.solved += solved ? 1 : 0;
        if (answer.rated) points.emplace_back(answer.time, std::lround(answer.rating));
        for (auto const& theme : telling_themes(answer.themes)) {
            ++tally[theme].tried;
            tally[theme].solved += solved ? 1 : 0;
        }
    }
    return Json{{"family", family},
                {"tried", all.tried},
                {"solved", all.solved},
                {"points", curve_json(points)},
                {"themes", tally_json(tally)}};
}

Result<Json> TrainDesk::import(std::string_view text, int lines_before, core::Language language) {
    auto const rows =
        training::read_puzzle_rows(text, {.collection = "import", .lines_before = lines_before});
    if (!rows) return refused(Code::bad_import, rows.error(), "text");
    std::scoped_lock const lock(mutex_);
    if (auto const ready = load(); !ready) return tl::unexpected(ready.error());
    auto const kept = shelf_.count("import");
    auto const room = limits_.imported_puzzles - std::min(kept, limits_.imported_puzzles);
    std::vector<tactics::Puzzle> wanted;
    for (auto const& puzzle : rows->puzzles)
        if (!shelf_.find(puzzle.id)) wanted.push_back(puzzle);
    bool const is_full = wanted.size() > room;
    if (is_full) wanted.resize(room);
    auto const added = store_.add_puzzles(wanted);
    if (!added) return tl::unexpected(store_failure(added.error(), log_));
    shelf_.add(wanted);
    auto errors = Json::array();
    auto const tell = [&](core::Error const& what, int line) {
        errors.push_back({{"message", core::text(language, what)}, {"line", line}});
    };
    if (is_full) tell({core::message("train.import_full", limits_.imported_puzzles), {}}, 0);
    for (auto const& problem : rows->problems)
        if (errors.size() < most_problems) tell(problem.what, problem.line);
    log_.info("puzzles_imported", {{"added", *added}, {"broken", rows->problems.size()}});
    return Json{{"read", rows->puzzles.size()},
                {"added", *added},
                {"broken", rows->problems.size()},
                {"errors", std::move(errors)}};
}

Result<Json> TrainDesk::remove(std::string_view source) {
    std::scoped_lock const lock(mutex_);
    if (auto const ready = load(); !ready) return tl::unexpected(ready.error());
    auto const removed = store_.remove_puzzles(source);
    if (!removed) return tl::unexpected(store_failure(removed.error(), log_));
    shelf_.remove(source);
    return Json{{"removed", *removed}};
}

Result<std::size_t> TrainDesk::add_mined(std::string_view game, int plies,
                                         std::span<tactics::Puzzle const> found) {
    std::scoped_lock const lock(mutex_);
    if (auto const ready = load(); !ready) return tl::unexpected(ready.error());
    auto const added = store_.add_mined(game, plies, found);
    if (!added) return tl::unexpected(store_failure(added.error(), log_));
    shelf_.add(found);
    return *added;
}

Result<bool> TrainDesk::is_mined(std::string_view game, int plies) {
    auto const mined = store_.is_mined(game, plies);
    if (!mined) return tl::unexpected(store_failure(mined.error(), log_));
    return *mined;
}

} // namespace services::server
