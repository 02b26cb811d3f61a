#include "play/rules/own_patterns.hpp"

#include "knowledge/facts.hpp"

namespace play::rules {

core::Expected<std::vector<knowledge::NamedFinding>> own_patterns(knowledge::Request rules,
                                                                  engine::AnyState const& state,
                                                                  engine::LegalMove const& move,
                                                                  knowledge::AskRules const& ask) {
    rules.action = knowledge::Action::order; // asks patterns of one's own alone
    rules.game = state.game();
    rules.positions = {state.fen()};
    auto reply = ask(rules);
    if (!reply) return tl::unexpected(reply.error());
    if (auto const complaint = knowledge::first_complaint(*reply)) return tl::unexpected(*complaint);
    if (reply->by_position.empty()) return {};
    auto const map = knowledge::board_map_of(state);
    auto const name =
        knowledge::move_name(map, map.place_of(move.squares.from), map.place_of(move.squares.to));
    auto found = std::move(reply->by_position.front());
    std::erase_if(found, [&](knowledge::NamedFinding const& finding) { return finding.move != name; });
    return found;
}

} // namespace play::rules
