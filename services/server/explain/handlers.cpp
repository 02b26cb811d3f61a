// What stands behind an explanation: the rule that a claim comes from, as it is written, and the evaluation by its terms.
#include "services/server/explain/handlers.hpp"

#include "engine/any_weights.hpp"
#include "knowledge/facts.hpp"
#include "knowledge/rule_file.hpp"
#include "services/server/http/fields.hpp"
#include "services/server/http/line_of_play.hpp"
#include "services/server/http/shapes.hpp"

#include <algorithm>

namespace services::server {
namespace {

constexpr std::size_t longest_rule_name = 100;

// Where the rule begins: the comment over its first clause; 0 where the text has none of that name.
int line_of_rule(std::string_view text, std::string_view name) {
    int line = 0;
    int comment = 0; // where the comment over this line began
    while (!text.empty()) {
        ++line;
        auto const row = text.substr(0, text.find('\n'));
        if (row.starts_with(name) && row.substr(name.size()).starts_with('('))
            return comment > 0 ? comment : line;
        if (!row.starts_with('%'))
            comment = 0;
        else if (comment == 0)
            comment = line;
        text.remove_prefix(std::min(row.size() + 1, text.size()));
    }
    return 0;
}

Json phases(core::TwoPhases const& white, core::TwoPhases const& black, core::EvaluationTrace const& trace) {
    auto const blend = [&](core::TwoPhases const& side) {
        return (side.middlegame * trace.phase + side.endgame * (trace.full_phase - trace.phase)) /
               trace.full_phase;
    };
    int const of_white = blend(white);
    int const of_black = blend(black);
    return {{"white", of_white},
            {"black", of_black},
            {"total", of_white - of_black},
            {"middlegame", white.middlegame - black.middlegame},
            {"endgame", white.endgame - black.endgame}};
}

Json trace_json(core::EvaluationTrace const& trace, core::Language language) {
    auto terms = Json::array();
    for (auto const& term : trace.terms) {
        Json json = {{"name", term.name}, {"title", core::text(language, core::message(term.title))}};
        json.update(phases(term.sides[0], term.sides[1], trace));
        terms.push_back(std::move(json));
    }
    return {{"value", trace.value.value()},
            {"terms", std::move(terms)},
            {"middlegamePercent", 100 * trace.phase / trace.full_phase},
            {"ending", trace.ending},
            {"turn", trace.turn},
            {"settled", trace.settled.has_value()}};
}

} // namespace

Response rule_behind(Request const& request) {
    auto const given = [&](std::string const& name) {
        auto const found = request.query.find(name);
        return found == request.query.end() ? std::string() : found->second.substr(0, longest_rule_name);
    };
    auto const name = given("name");
    auto const game = engine::game_named(given("game"));
    if (!game) return response_of({Code::unknown_game, game.error(), "game"}, request.language);
    for (auto const& file : knowledge::shipped_rules(knowledge::family_of(**game)))
        if (int const line = name.empty() ? 0 : line_of_rule(file.text, name); line > 0)
            return {.body = written(
                        {{"name", name}, {"file", file.origin}, {"line", line}, {"text", file.text}})};
    return response_of({Code::not_found, {core::message("server.house_rule_unknown", name), {}}, "name"},
                       request.language);
}

Response evaluation(Request const& request) {
    auto const body = parse_json(request.body);
    if (!body) return response_of(body.error(), request.language);
    Fields fields(*body);
    auto const line = read_line_of_play(fields, "fen");
    if (!line) return response_of(line.error(), request.language);
    auto const trace = line->game->shipped_weights()->trace(*line->last);
    return {.body = written(trace_json(trace, request.language))};
}

} // namespace services::server
