#include "play/rules/own_patterns.hpp"
#include "services/server/rules/own_rules.hpp"

namespace services::server {

std::vector<knowledge::NamedFinding> own_findings(OwnRules const& rules, engine::AnyState const& state,
                                                  engine::LegalMove const& move) {
    knowledge::Request request;
    request.files = rules.active(state.game());
    if (request.files.empty()) return {};
    return play::rules::own_patterns(request, state, move,
                                     [&](knowledge::Request const& wanted) { return rules.ask(wanted); })
        .value_or(std::vector<knowledge::NamedFinding>());
}

} // namespace services::server
