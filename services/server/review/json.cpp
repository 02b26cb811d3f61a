#include "services/server/review/reviewing.hpp"

#include "tactics/explain/claim_json.hpp"

#include <algorithm>
#include <cmath>

namespace services::server {
namespace {

constexpr std::size_t longest_line = 12; // moves that anybody plays through

Json line_json(std::optional<ExplainedLine> const& line, core::Colour side) {
    if (!line) return nullptr;
    auto const shown = std::span(line->moves).first(std::min(line->moves.size(), longest_line));
    return {{"score", score_json(line->score, side)},
            {"moves", steps_json(shown)},
            {"claims", tactics::claims_json(line->claims, {.detail = tactics::ClaimDetail::words})}};
}

core::Colour other(core::Colour side) {
    return side == core::Colour::white ? core::Colour::black : core::Colour::white;
}

Json move_json(ReviewedMove const& move) {
    Json json = {{"side", name_of(move.mover)},
                 {"judgement", name_of(move.judgement)},
                 {"forced", move.forced},
                 {"before", score_json(move.best, move.mover)},
                 {"score", score_json(move.made, move.mover)},
                 {"drop", move.drop()},
                 {"best", nullptr},
                 {"missed", line_json(move.missed, move.mover)},
                 {"refutation", line_json(move.refutation, other(move.mover))}};
    if (!move.best_line.empty()) json["best"] = step_json(move.best_line.front());
    return json;
}

Json player_json(PlayerSummary const& player) {
    std::vector<std::pair<std::string, std::int64_t>> counts(player.by_theme.begin(), player.by_theme.end());
    std::ranges::stable_sort(counts, std::ranges::greater{}, [](auto const& each) { return each.second; });
    auto themes = Json::array();
    for (auto const& [theme, count] : counts) themes.push_back({{"theme", theme}, {"count", count}});
    return {{"accuracyPermille", std::lround(player.accuracy() * 10)},
            {"moves", player.moves},
            {"good", player.good},
            {"inaccuracies", player.inaccuracies},
            {"mistakes", player.mistakes},
            {"blunders", player.blunders},
            {"themes", std::move(themes)}};
}

} // namespace

Json review_json(AnnotatedGame const& reviewed) {
    auto moves = Json::array();
    for (auto const& move : reviewed.moves) moves.push_back(move_json(move));
    return {{"moves", std::move(moves)},
            {"white", player_json(reviewed.players[0])},
            {"black", player_json(reviewed.players[1])}};
}

} // namespace services::server
