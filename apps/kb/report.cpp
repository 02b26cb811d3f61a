#include "apps/kb/kb.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace apps {
namespace {

using Json = nlohmann::ordered_json;

std::string line_of(Json const& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

Json to_value(knowledge::Complaint const& complaint) {
    return {{"file", complaint.file},
            {"line", complaint.line},
            {"column", complaint.column},
            {"what", complaint.what},
            {"serious", complaint.serious}};
}

std::size_t widest_pattern(std::vector<std::string> const& names) {
    std::size_t width = 0;
    for (auto const& name : names) width = std::max(width, name.size());
    return width;
}

} // namespace

std::string complaint_text(Console const& console, knowledge::Complaint const& complaint) {
    core::Error const error{core::message("kb.said", complaint.what),
                            {.line = complaint.line, .column = complaint.column}};
    auto const said = console.text(error);
    if (complaint.file.empty()) return said;
    return complaint.file + (complaint.line > 0 || complaint.column > 0 ? ", " : ": ") + said;
}

std::string facts_as_text(engine::AnyState const& state, knowledge::Facts const& facts) {
    auto text = fmt::format("% {}: {}\n", state.game(), state.fen());
    for (auto const& clause : facts.clauses) text += clause + ".\n";
    return text;
}

std::string facts_as_json(engine::AnyState const& state, knowledge::Facts const& facts) {
    return line_of({{"game", state.game()}, {"fen", state.fen()}, {"facts", facts.clauses}});
}

std::string list_as_text(knowledge::Reply const& reply) {
    std::vector<std::string> names;
    for (auto const& pattern : reply.patterns) names.push_back(pattern.name);
    std::string text;
    for (auto const& pattern : reply.patterns)
        text += fmt::format("{:<{}}  move_creates_{}/{}  {}:{}\n", pattern.name, widest_pattern(names),
                            pattern.name, pattern.arity, pattern.file, pattern.line);
    return text;
}

std::string list_as_json(knowledge::Reply const& reply) {
    auto list = Json::array();
    for (auto const& pattern : reply.patterns)
        list.push_back({{"pattern", pattern.name},
                        {"predicate", fmt::format("move_creates_{}/{}", pattern.name, pattern.arity)},
                        {"file", pattern.file},
                        {"line", pattern.line}});
    return line_of(list);
}

std::string check_as_text(Console const& console, knowledge::Reply const& reply) {
    std::string text;
    for (auto const& problem : reply.problems)
        text += console.text(core::message(problem.serious ? core::MessageKey("cli.kb.problem")
                                                           : core::MessageKey("cli.kb.remark"),
                                           complaint_text(console, problem))) +
                "\n";
    if (reply.refused) text += complaint_text(console, *reply.refused) + "\n";
    auto const count = std::ranges::count(reply.problems, true, &knowledge::Complaint::serious);
    return text + console.text(core::message("cli.kb.checked", reply.files, reply.patterns.size(), count)) +
           "\n";
}

std::string check_as_json(knowledge::Reply const& reply) {
    Json json = {{"files", reply.files}, {"patterns", Json::array()}, {"problems", Json::array()}};
    for (auto const& pattern : reply.patterns) json["patterns"].push_back(pattern.name);
    for (auto const& problem : reply.problems) json["problems"].push_back(to_value(problem));
    if (reply.refused) json["problems"].push_back(to_value(*reply.refused));
    return line_of(json);
}

std::string patterns_as_text(knowledge::Reply const& reply) {
    std::vector<std::string> names;
    for (auto const& finding : reply.found) names.push_back(finding.pattern);
    auto const width = widest_pattern(names);
    std::string text;
    for (auto const& finding : reply.found)
        text += fmt::format("{:<6} {:<{}}  {:>4}  {}\n", finding.move, finding.pattern, width,
                            finding.score ? fmt::format("{}", *finding.score) : "-",
                            fmt::join(finding.squares, " "));
    return text;
}

std::string patterns_as_json(knowledge::Reply const& reply) {
    auto list = Json::array();
    for (auto const& finding : reply.found)
        list.push_back({{"move", finding.move},
                        {"pattern", finding.pattern},
                        {"score", finding.score ? Json(*finding.score) : Json()},
                        {"squares", finding.squares}});
    return line_of(list);
}

std::string answers_as_text(Console const& console, knowledge::Reply const& reply) {
    if (reply.answers.empty()) return console.text(core::message("cli.kb.no")) + "\n";
    std::string text;
    for (auto const& answer : reply.answers) {
        std::vector<std::string> parts;
        for (auto const& [name, value] : answer) parts.push_back(name + " = " + value);
        text += parts.empty() ? console.text(core::message("cli.kb.yes")) + "\n"
                              : fmt::format("{}\n", fmt::join(parts, ", "));
    }
    if (reply.more) text += console.text(core::message("cli.kb.more")) + "\n";
    return text;
}

std::string answers_as_json(knowledge::Request const& request, knowledge::Reply const& reply) {
    auto list = Json::array();
    for (auto const& answer : reply.answers) {
        auto bindings = Json::object();
        for (auto const& [name, value] : answer) bindings[name] = value;
        list.push_back(bindings);
    }
    return line_of({{"goal", request.goal}, {"answers", list}, {"more", reply.more}});
}

} // namespace apps
