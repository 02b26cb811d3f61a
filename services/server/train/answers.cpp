#include "services/server/train/answers.hpp"

#include "services/server/explain/json.hpp"
#include "services/server/http/shapes.hpp"
#include "tactics/explain/claim_json.hpp"
#include "tactics/explain/game_claims.hpp"

#include <algorithm>

namespace services::server {
namespace {

constexpr std::size_t most_claims = 3;

Json claims_in(std::vector<tactics::Claim> const& claims, engine::AnyState const& at) {
    return tactics::claims_json(std::span(claims).first(std::min(claims.size(), most_claims)),
                                {.detail = tactics::ClaimDetail::board, .square = cells_of(at)});
}

} // namespace

void TrainAnswer::refute(std::stop_token const& stop) const {
    auto const& wrong = question->moves.front();
    auto const after = question->state->clone();
    after->play(wrong);
    Json news = {{"type", "refutation"}, {"request", request},     {"move", move_json(wrong)},
                 {"reply", nullptr},     {"board", nullptr},       {"score", nullptr},
                 {"outcome", nullptr},   {"claims", Json::array()}};
    auto const outcome = after->outcome();
    if (outcome) {
        news["outcome"] = outcome_json(outcome, language);
        return send(written(news));
    }
    auto const engine =
        question->game->engine({.hash_megabytes = means.limits.bot_table_megabytes, .budget = means.budget});
    engine->prepare();
    std::stop_callback const stopping(stop, [&] { engine->stop(); });
    auto const found = engine->think(
        *after, {.limits = {.nodes = means.limits.refutation_nodes, .move_time = means.limits.hint_time}});
    if (stop.stop_requested() || !found.move || found.lines.empty()) return;
    auto const& line = found.lines.front();
    std::vector<engine::LegalMove> const following(line.moves.begin() + 1, line.moves.end());
    auto const claims = tactics::claims_about(*after, *found.move, following, language, std::nullopt, stop);
    news["claims"] = claims_in(claims, *after);
    news["score"] = score_json(line.score, after->side_to_move());
    news["reply"] = move_json(*found.move);
    after->play(*found.move);
    news["board"] = board_json(after->view());
    if (!stop.stop_requested()) send(written(news));
}

void TrainAnswer::explain(std::stop_token const& stop) const {
    auto const& line = question->moves;
    auto const at = question->state->clone();
    auto steps = Json::array();
    for (std::size_t ply = 0; ply < line.size(); ++ply) {
        if (stop.stop_requested()) return;
        if (ply % 2 == 1) {
            auto const next = line.begin() + static_cast<std::ptrdiff_t>(ply) + 1;
            auto const claims = tactics::claims_about(*at, line[ply], {next, line.end()}, language, std::nullopt, stop);
            steps.push_back({{"ply", ply}, {"claims", claims_in(claims, *at)}});
        }
        at->play(line[ply]);
    }
    send(written({{"type", "solution"}, {"request", request}, {"steps", std::move(steps)}}));
}

} // namespace services::server
