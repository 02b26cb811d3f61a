#include "services/server/rule_claims.hpp"

namespace services::server {

std::vector<knowledge::NamedFinding> own_findings(OwnRules const& rules, engine::AnyState const& state,
                                                  engine::LegalMove const& move) {
    knowledge::Request request;
    request.action = knowledge::Action::order; // asks patterns of one's own alone
    request.game = state.game();
    request.positions = {state.fen()};
    request.files = rules.active(state.game());
    if (request.files.empty()) return {};
    auto reply = rules.ask(request);
    if (!reply || knowledge::first_complaint(*reply) || reply->by_position.empty()) return {};
    auto const map = knowledge::board_map_of(state);
    auto const name =
        knowledge::move_name(map, map.place_of(move.squares.from), map.place_of(move.squares.to));
    auto found = std::move(reply->by_position.front());
    std::erase_if(found, [&](knowledge::NamedFinding const& finding) { return finding.move != name; });
    return found;
}

} // namespace services::server
