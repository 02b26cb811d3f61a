#include "records/rule_set_finder.hpp"

#include "records/game_type.hpp"
#include "records/replay.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

namespace records {
namespace {

constexpr std::size_t so_many_more = 20; // times as many games

std::string names_of(std::vector<engine::AnyGame const*> const& games) {
    std::string names;
    for (auto const* const game : games) names += (names.empty() ? "" : ", ") + std::string(game->name());
    return names;
}

} // namespace

bool says_its_game(GameRecord const& record) {
    return std::ranges::any_of(record.headers, [](Header const& header) {
        return header.name == "Game" || header.name == "GameType" || header.name == "Variant";
    });
}

RuleSetFinder::RuleSetFinder() {
    for (auto const* const game : engine::all_games())
        if (type_of_game(game->name())) candidates_.push_back({game});
}

void RuleSetFinder::add(GameRecord const& record) {
    if (first_.line == 0) first_.line = record.line;
    if (record.moves.moves() == 0) return;
    bool const is_first = candidates_.front().plays.empty();
    std::size_t farthest = 0;
    for (auto& candidate : candidates_) {
        std::size_t played = 0;
        auto const end =
            replay(record, {.game = candidate.game, .watch = [&](ReplayStep const&) { ++played; }});
        candidate.plays.push_back(end.has_value());
        if (end) ++candidate.count;
        if (!is_first || end || (problem_ && played <= farthest)) continue;
        farthest = played;
        problem_ = {candidate.game, end.error()};
    }
}

bool RuleSetFinder::Candidate::gives_way_to(Candidate const& other) const {
    if (other.count <= count) return false;
    if (other.count >= so_many_more * count) return true;
    for (std::size_t i = 0; i < plays.size(); ++i)
        if (plays[i] && !other.plays[i]) return false;
    return true;
}

core::Expected<engine::AnyGame const*> RuleSetFinder::found() const {
    std::vector<engine::AnyGame const*> left;
    for (auto const& candidate : candidates_)
        if (candidate.count > 0 && std::ranges::none_of(candidates_, [&](Candidate const& other) {
                return candidate.gives_way_to(other);
            }))
            left.push_back(candidate.game);
    if (left.size() == 1) return left.front();
    if (!left.empty()) return core::failure(core::message("records.game_unclear", names_of(left)), first_);
    if (!problem_) return core::failure(core::message("records.game_missing"), first_);
    return core::failure(
        core::message("records.game_none_fits", problem_->game->name(), problem_->error.what),
        problem_->error.where);
}

} // namespace records
