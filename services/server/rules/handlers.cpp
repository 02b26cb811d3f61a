#include "services/server/rules/handlers.hpp"

#include "services/server/http/answers.hpp"
#include "services/server/http/fields.hpp"
#include "services/server/http/shapes.hpp"
#include "services/server/rules/requests.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace services::server {
namespace {

// All of a game's family: those that are part of the program, and those of one's own.
Response list(Request const& request, OwnRules const& rules) {
    auto const wanted = request.query.find("game");
    auto const game = engine::game_or_default(wanted == request.query.end() ? std::nullopt : std::optional(wanted->second));
    if (!game) return response_of({Code::unknown_game, game.error(), "game"}, request.language);
    auto const family = knowledge::family_of(**game);
    auto const own = rules.list();
    if (!own) return response_of(own.error(), request.language);
    Json answer = {{"family", knowledge::name_of(family)}, {"house", Json::array()}, {"own", Json::array()}};
    for (auto const& file : knowledge::shipped_rules(family))
        answer["house"].push_back({{"name", file.name.substr(0, file.name.rfind('.'))}, {"text", file.text}});
    for (auto const& rule : *own)
        if (rule.family == knowledge::name_of(family)) answer["own"].push_back(own_rule_json(rule));
    return {.body = written(answer)};
}

// Text that is new is kept and not in use until the page has it tried; the same request switches a rule off.
Response change(Request const& request, std::string const& family, std::string const& name, OwnRules& rules) {
    auto const body = parse_json(request.body);
    if (!body) return response_of(body.error(), request.language);
    Fields fields(*body);
    bool const has_text = fields.has("text");
    bool const has_active = fields.has("active");
    auto text = has_text ? fields.text("text", rules.longest_text()) : std::string();
    bool const active = has_active && fields.boolean("active");
    if (active || (!has_text && !has_active))
        fields.refuse(Code::bad_request, {core::message("server.rule_change"), {}}, "active");
    if (auto const refusal = fields.refusal()) return response_of(*refusal, request.language);
    Result<StoredRule> rule = has_text ? rules.keep(family, name, std::move(text)) : rules.find(family, name);
    if (rule && has_active) rule = rules.switch_off(family, name);
    return rule ? Response{.body = written(own_rule_json(*rule))}
                : response_of(rule.error(), request.language);
}

Response exported(Request const& request, std::string const& family, std::string const& name,
                  OwnRules const& rules) {
    auto const rule = rules.find(family, name);
    if (!rule) return response_of(rule.error(), request.language);
    Response response{.type = "text/plain; charset=utf-8", .body = rule->text};
    response.headers.emplace_back("Content-Disposition", fmt::format("attachment; filename=\"{}.pl\"", name));
    return response;
}

} // namespace

Response rules_answer(Request const& request, std::vector<std::string> const& parts, OwnRules& rules) {
    if (parts.size() == 1) return reads(request) ? list(request, rules) : wrong_method(request, "GET");
    if (parts.size() != 3 && !(parts.size() == 4 && parts[3] == "export")) return not_found(request);
    auto const& family = parts[1];
    auto const& name = parts[2];
    auto const families = engine::families();
    if (std::ranges::find(families, family) == families.end()) return not_found(request);
    if (!is_rule_name(name))
        return response_of({Code::bad_request, {core::message("server.rule_name"), {}}, "name"},
                           request.language);
    if (parts.size() == 4)
        return reads(request) ? exported(request, family, name, rules) : wrong_method(request, "GET");
    if (request.method == Method::put) return change(request, family, name, rules);
    if (request.method != Method::remove) return wrong_method(request, "PUT, DELETE");
    auto const removed = rules.remove(family, name);
    return removed ? Response{.status = 204} : response_of(removed.error(), request.language);
}

} // namespace services::server
