#include "play/rules/rule_process.hpp"

#include "play/child_process.hpp"

namespace play::rules {

core::Expected<knowledge::Reply> ask_apart(knowledge::Request request, ProcessRules const& rules) {
    request.trust = knowledge::Trust::sandboxed;
    auto const line = to_json(request);
    auto child = play::ChildProcess::start(rules.command);
    if (!child) return tl::unexpected(child.error());
    if (!child->write_line(line)) return core::failure(core::message("kb.process.request_large"));
    auto const answered = child->read_line(Patience(rules.patience));
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

std::string serve_one(std::string_view line, ProcessLimits const& limits) {
    limit_this_process(limits);
    auto const request = knowledge::request_from(line);
    if (request) return to_json(answer(*request));
    knowledge::Reply reply;
    reply.refused = {.file = "", .what = core::text(core::Language::english, request.error())};
    return to_json(reply);
}

} // namespace play::rules
