#include "play/rules/rule_process.hpp"

#include "knowledge/prolog/runtime.hpp"
#include "play/outside/child_process.hpp"

#include <istream>

namespace play::rules {
namespace {

// A worker opens no files, so that the folder is read here.
core::Expected<knowledge::Request> with_rule_texts(knowledge::Request request) {
    if (request.folder.empty()) return request;
    auto texts = knowledge::rules_in(request.folder, knowledge::family_of(request.game));
    if (!texts) return tl::unexpected(texts.error());
    request.files = knowledge::combined(std::move(*texts), std::move(request.files));
    request.folder.clear();
    return request;
}

std::string refusal(core::Error const& error) {
    knowledge::Reply reply;
    reply.refused = {.file = "", .what = core::text(core::Language::english, error)};
    return to_json(reply);
}

} // namespace

core::Expected<knowledge::Reply> ask_apart(knowledge::Request request, ProcessRules const& rules) {
    auto const whole = with_rule_texts(std::move(request));
    if (!whole) return tl::unexpected(whole.error());
    auto child = play::ChildProcess::start(rules.command, Environment::empty);
    if (!child) return tl::unexpected(child.error());
    Patience patience(rules.patience);
    if (!child->write_line_within(patience, to_json(*whole)))
        return core::failure(core::message("kb.process.ended"));
    auto const answered = child->read_line_within(patience);
    if (answered) return knowledge::reply_from(*answered);
    switch (answered.error()) {
    case play::ReadProblem::late:
    case play::ReadProblem::stopped:
        return core::failure(core::message("kb.process.late"));
    case play::ReadProblem::flooded:
        return core::failure(core::message("kb.process.answer_large"));
    case play::ReadProblem::ended:
        break;
    }
    return core::failure(core::message("kb.process.ended"));
}

std::string serve_one(std::istream& in, ProcessLimits const& limits, knowledge::GoalChecks checks) {
    limit_this_process(limits);
    if (!knowledge::prolog::settle()) return refusal({core::message("kb.no_prolog")});
    if (auto const confined = confine_this_process(); !confined) return refusal(confined.error());
    std::string line;
    std::getline(in, line);
    auto const request = knowledge::request_from(line);
    return request ? to_json(answer(*request, checks)) : refusal(request.error());
}

} // namespace play::rules
