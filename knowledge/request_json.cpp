// Requests and replies as JSON, for the process apart. Both ends are ours, so that a line which does not fit is an error and
// no more is said about it.
#include "knowledge/request.hpp"

#include <nlohmann/json.hpp>

#include <array>

namespace knowledge {
namespace {

using Json = nlohmann::json;

constexpr std::array action_names = {"list", "check", "query", "patterns", "order"};

Json to_value(Complaint const& complaint) {
    return {{"file", complaint.file},
            {"line", complaint.line},
            {"column", complaint.column},
            {"what", complaint.what},
            {"serious", complaint.serious}};
}

Complaint complaint_from(Json const& json) {
    return {json.at("file"), json.at("line"), json.at("column"), json.at("what"), json.at("serious")};
}

Json to_value(NamedFinding const& finding) {
    return {{"move", finding.move},
            {"pattern", finding.pattern},
            {"score", finding.score ? Json(*finding.score) : Json()},
            {"squares", finding.squares}};
}

NamedFinding finding_from(Json const& json) {
    NamedFinding finding{json.at("move"), json.at("pattern"), std::nullopt, json.at("squares")};
    if (!json.at("score").is_null()) finding.score = json.at("score").get<int>();
    return finding;
}

std::string line_of(Json const& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

Request request_of(Json const& json) {
    Request request;
    for (std::size_t i = 0; i < action_names.size(); ++i)
        if (json.at("action") == action_names[i]) request.action = static_cast<Action>(i);
    request.game = json.at("game");
    request.fen = json.at("fen");
    request.positions = json.at("positions").get<std::vector<std::string>>();
    for (auto const& file : json.at("files"))
        request.files.push_back({file.at("name"), file.at("origin"), file.at("text"), false});
    request.alone = json.at("alone");
    request.goal = json.at("goal");
    request.by = static_cast<By>(json.at("by").get<int>());
    request.limits = {json.at("inferences"), json.at("seconds"), json.at("answers")};
    request.language = json.at("spanish") ? core::Language::spanish : core::Language::english;
    return request;
}

Reply reply_of(Json const& json) {
    Reply reply;
    reply.files = json.at("files");
    for (auto const& pattern : json.at("patterns"))
        reply.patterns.push_back(
            {pattern.at("name"), pattern.at("arity"), pattern.at("file"), pattern.at("line")});
    for (auto const& problem : json.at("problems")) reply.problems.push_back(complaint_from(problem));
    for (auto const& finding : json.at("found")) reply.found.push_back(finding_from(finding));
    for (auto const& position : json.at("by_position")) {
        auto& found = reply.by_position.emplace_back();
        for (auto const& finding : position) found.push_back(finding_from(finding));
    }
    reply.own_patterns = json.at("own_patterns").get<std::vector<std::string>>();
    for (auto const& weight : json.at("weights"))
        reply.weights.push_back({weight.at("pattern"), weight.at("base"), weight.at("per_score")});
    reply.answers = json.at("answers").get<decltype(reply.answers)>();
    reply.more = json.at("more");
    if (json.contains("refused")) reply.refused = complaint_from(json.at("refused"));
    return reply;
}

template <class T, class Reader>
core::Expected<T> read(std::string_view text, Reader reader) {
    try {
        return reader(Json::parse(text));
    } catch (Json::exception const&) {
        return core::failure(core::message("kb.line_unreadable"));
    }
}

} // namespace

std::string to_json(Request const& request) {
    Json files = Json::array();
    for (auto const& file : request.files)
        files.push_back({{"name", file.name}, {"origin", file.origin}, {"text", file.text}});
    return line_of({{"action", action_names[static_cast<std::size_t>(request.action)]},
                    {"game", request.game},
                    {"fen", request.fen},
                    {"positions", request.positions},
                    {"files", files},
                    {"alone", request.alone},
                    {"goal", request.goal},
                    {"by", static_cast<int>(request.by)},
                    {"inferences", request.limits.inferences},
                    {"seconds", request.limits.seconds},
                    {"answers", request.limits.answers},
                    {"spanish", request.language == core::Language::spanish}});
}

std::string to_json(Reply const& reply) {
    Json json = {{"files", reply.files},
                 {"answers", reply.answers},
                 {"more", reply.more},
                 {"own_patterns", reply.own_patterns}};
    for (auto const* list : {"patterns", "problems", "found", "by_position", "weights"})
        json[list] = Json::array();
    for (auto const& position : reply.by_position) {
        auto found = Json::array();
        for (auto const& finding : position) found.push_back(to_value(finding));
        json["by_position"].push_back(found);
    }
    for (auto const& weight : reply.weights)
        json["weights"].push_back(
            {{"pattern", weight.pattern}, {"base", weight.base}, {"per_score", weight.per_score}});
    for (auto const& pattern : reply.patterns)
        json["patterns"].push_back({{"name", pattern.name},
                                    {"arity", pattern.arity},
                                    {"file", pattern.file},
                                    {"line", pattern.line}});
    for (auto const& problem : reply.problems) json["problems"].push_back(to_value(problem));
    for (auto const& finding : reply.found) json["found"].push_back(to_value(finding));
    if (reply.refused) json["refused"] = to_value(*reply.refused);
    return line_of(json);
}

core::Expected<Request> request_from(std::string_view json) { return read<Request>(json, request_of); }
core::Expected<Reply> reply_from(std::string_view json) { return read<Reply>(json, reply_of); }

} // namespace knowledge
