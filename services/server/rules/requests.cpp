#include "services/server/rules/requests.hpp"

#include "services/server/http/shapes.hpp"

#include <algorithm>

namespace services::server {
namespace {

Json problems_json(RuleProblems const& problems, std::string const& file) {
    auto list = Json::array();
    for (auto const& problem : problems) {
        bool const here = problem.file == file;
        list.push_back(
            {{"line", here ? problem.line : 0},
             {"column", here ? problem.column : 0},
             {"message", problem.file.empty() || here ? problem.what : problem.file + ": " + problem.what},
             {"serious", problem.serious}});
    }
    return list;
}

// A rule tried on a position, with the other rules that are active.
struct Trial {
    std::int64_t request;
    engine::AnyGame const* game;
    std::shared_ptr<engine::AnyState const> state;
    knowledge::RuleFile file;
    core::Language language;

    [[nodiscard]] Json answer(OwnRules const& rules) const {
        auto const began = std::chrono::steady_clock::now();
        auto const reply = rules.ask(question(rules));
        auto const time =
            std::chrono::duration_cast<Milliseconds>(std::chrono::steady_clock::now() - began).count();
        Json json = {{"type", "tried"},           {"request", request},     {"timeMs", time},
                     {"patterns", Json::array()}, {"found", Json::array()}, {"problems", Json::array()},
                     {"stopped", nullptr}};
        if (!reply) {
            json["stopped"] = core::text(language, reply.error());
            return json;
        }
        if (reply->refused) json["stopped"] = reply->refused->what;
        json["problems"] = problems_json(reply->problems, file.name);
        for (auto const& pattern : reply->patterns)
            if (pattern.file == file.name)
                json["patterns"].push_back({{"name", pattern.name}, {"line", pattern.line}});
        for (auto const& finding : reply->found)
            if (auto match = match_json(finding, *reply)) json["found"].push_back(std::move(*match));
        return json;
    }

  private:
    [[nodiscard]] knowledge::Request question(OwnRules const& rules) const {
        knowledge::Request asked;
        asked.action = knowledge::Action::patterns;
        asked.game = game->name();
        asked.fen = state->fen();
        asked.files = rules.active(game->name());
        std::erase_if(asked.files, [&](auto const& other) { return other.name == file.name; });
        asked.files.push_back(file);
        asked.language = language;
        return asked;
    }

    // None for a pattern of another file.
    [[nodiscard]] std::optional<Json> match_json(knowledge::NamedFinding const& finding,
                                                 knowledge::Reply const& reply) const {
        bool const of_this_file = std::ranges::any_of(reply.patterns, [&](auto const& pattern) {
            return pattern.name == finding.pattern && pattern.file == file.name;
        });
        auto const map = knowledge::board_map_of(*state);
        auto const moves = state->legal_moves();
        auto const move = std::ranges::find_if(moves, [&](engine::LegalMove const& legal) {
            return knowledge::move_name(map, map.place_of(legal.squares.from),
                                        map.place_of(legal.squares.to)) == finding.move;
        });
        if (!of_this_file || move == moves.end()) return std::nullopt;
        auto squares = Json::array();
        auto const view = state->view();
        for (std::size_t cell = 0; cell < view.cells.size(); ++cell)
            if (std::ranges::find(finding.squares, view.cells[cell].name) != finding.squares.end())
                squares.push_back(cell);
        return Json{{"pattern", finding.pattern},
                    {"score", finding.score ? Json(*finding.score) : Json()},
                    {"move", step_json(*move)},
                    {"squares", std::move(squares)}};
    }
};

Result<void> check_name(std::string_view name) {
    if (!is_rule_name(name)) return refused(Code::bad_request, core::message("server.rule_name"), "name");
    return {};
}

} // namespace

bool is_rule_name(std::string_view name) {
    auto const fits = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_'; };
    return !name.empty() && name.size() <= longest_rule_name && name.front() >= 'a' && name.front() <= 'z' &&
           std::ranges::all_of(name, fits);
}

Json own_rule_json(StoredRule const& rule) {
    return {{"family", rule.family},
            {"name", rule.name},
            {"text", rule.text},
            {"active", rule.active},
            {"trouble", rule.trouble.empty() ? Json() : Json(rule.trouble)},
            {"updated", rule.updated}};
}

RuleRequests::RuleRequests(StreamSearches searches, OwnRules& rules, core::Language language, Send send)
    : searches_(std::move(searches)),
      rules_(rules),
      language_(language),
      send_(std::move(send)) {}

Result<void> RuleRequests::try_rule(Fields& fields) {
    auto const request = fields.number("request", 0, largest_request);
    auto text = fields.text("text", rules_.longest_text());
    auto const name = fields.text("name", longest_rule_name);
    auto line = read_line_of_play(fields, "start");
    if (!line) return tl::unexpected(line.error());
    if (auto const good = check_name(name); !good) return good;
    stop();
    Trial const trial{request, line->game, std::move(line->last), rule_file(name, std::move(text)),
                      language_};
    ticket_ = searches_.submit(SearchPriority::normal, request,
                               [trial, &rules = rules_, send = send_](std::stop_token const& over) {
                                   auto const answer = trial.answer(rules);
                                   if (!over.stop_requested()) send(written(answer));
                               });
    if (!ticket_) return no_room();
    return {};
}

Result<void> RuleRequests::use_rule(Fields& fields) {
    auto const request = fields.number("request", 0, largest_request);
    auto const family = fields.choice("family", engine::families());
    auto const name = fields.text("name", longest_rule_name);
    if (auto const refusal = fields.refusal()) return tl::unexpected(*refusal);
    if (auto const good = check_name(name); !good) return good;
    if (auto const rule = rules_.find(family, name); !rule) return tl::unexpected(rule.error());
    stop();
    auto const work = [request, family, name, language = language_, &rules = rules_,
                       send = send_](std::stop_token const& over) {
        auto const problems = rules.switch_on(family, name, language);
        auto const rule = rules.find(family, name);
        if (over.stop_requested()) return;
        if (!problems || !rule) {
            auto const& refusal = problems ? rule.error() : problems.error();
            return send(
                written({{"type", "error"}, {"request", request}, {"error", error_json(refusal, language)}}));
        }
        send(written({{"type", "used"},
                      {"request", request},
                      {"rule", own_rule_json(*rule)},
                      {"problems", problems_json(*problems, rule_file(name, {}).name)}}));
    };
    ticket_ = searches_.submit(SearchPriority::normal, request, work);
    if (!ticket_) return no_room();
    return {};
}

void RuleRequests::stop() {
    if (ticket_) ticket_->cancel();
    ticket_.reset();
}

} // namespace services::server
