#include "knowledge/ordering/rule_points.hpp"

#include "knowledge/facts.hpp"

#include <algorithm>

namespace knowledge {
namespace {

struct Asked {
    std::string fen;
    std::vector<std::string> moves; // as rules name them, by number
};

Asked asked_of(engine::AnyState const& state) {
    Asked asked{state.fen(), {}};
    auto const map = board_map_of(state);
    for (auto const& move : state.legal_moves())
        asked.moves.push_back(move_name(map, map.place_of(move.squares.from), map.place_of(move.squares.to)));
    return asked;
}

// What a finding is worth: as with the classic weights, a score that is not above 0 adds nothing.
int points_of(NamedFinding const& finding, std::vector<OrderWeight> const& weights) {
    auto const found = std::ranges::find(weights, finding.pattern, &OrderWeight::pattern);
    auto const weight = found == weights.end() ? OrderWeight{finding.pattern} : *found;
    if (!finding.score) return weight.base;
    return *finding.score > 0 ? weight.base + weight.per_score * *finding.score : 0;
}

// Of several answers of one pattern the highest counts, once. Moves between the same squares share what is found.
std::vector<MovePoints> points_in(Asked const& asked, std::vector<NamedFinding> const& found,
                                  std::vector<OrderWeight> const& weights) {
    std::map<std::pair<int, std::string>, int> best;
    for (auto const& finding : found)
        for (std::size_t number = 0; number < asked.moves.size(); ++number) {
            if (asked.moves[number] != finding.move) continue;
            int const points = points_of(finding, weights);
            auto const [entry, is_new] =
                best.try_emplace({static_cast<int>(number), finding.pattern}, points);
            if (!is_new) entry->second = std::max(entry->second, points);
        }
    std::vector<MovePoints> all;
    for (auto const& [key, points] : best)
        if (points != 0) all.push_back({key.first, key.second, points});
    return all;
}

} // namespace

core::Expected<void> RulePoints::prepare(engine::AnyState const& root, bool root_alone) {
    known_.clear();
    std::vector<Asked> asked = {asked_of(root)};
    if (!root_alone)
        for (auto const& move : root.legal_moves()) {
            auto const then = root.clone();
            then->play(move);
            if (!then->outcome()) asked.push_back(asked_of(*then));
        }
    request_.action = Action::order;
    request_.positions.clear();
    for (auto const& one : asked) request_.positions.push_back(one.fen);
    auto const reply = ask_(request_);
    if (!reply) return tl::unexpected(reply.error());
    if (auto const complaint = first_complaint(*reply)) return tl::unexpected(*complaint);
    for (std::size_t i = 0; i < asked.size() && i < reply->by_position.size(); ++i)
        known_.emplace(asked[i].fen, points_in(asked[i], reply->by_position[i], reply->weights));
    return {};
}

std::vector<MovePoints> const& RulePoints::at(std::string const& position) const {
    static std::vector<MovePoints> const nothing;
    auto const found = known_.find(position);
    return found == known_.end() ? nothing : found->second;
}

} // namespace knowledge
