#include "tactics/explain/rule_patterns.hpp"

#include "knowledge/knowledge_base.hpp"

#include <algorithm>

namespace tactics {
namespace {

using knowledge::Family;
using knowledge::KnowledgeBase;

// Read once; any thread may ask.
core::Expected<KnowledgeBase> const& shipped_base(Family family) {
    auto const load = [](Family wanted) {
        return KnowledgeBase::load(wanted, knowledge::shipped_rules(wanted));
    };
    if (family == Family::knights) {
        static auto const knights = load(Family::knights);
        return knights;
    }
    static auto const draughts = load(Family::draughts);
    return draughts;
}

} // namespace

std::vector<RulePattern> rule_patterns(engine::AnyState const& state, engine::LegalMove const& move) {
    auto const family = knowledge::family_of(state.game());
    if (family == Family::chess) return {}; // its detectors are in C++
    auto const& base = shipped_base(family);
    if (!base) return {};
    std::vector<RulePattern> patterns;
    for (auto const& finding : base->find(knowledge::facts_of(state, {move}), knowledge::Limits{}).found) {
        auto const rule = std::ranges::find(base->patterns(), finding.pattern, &knowledge::Pattern::name);
        patterns.push_back({finding.pattern, rule == base->patterns().end() ? "" : rule->file, finding.score,
                            finding.squares});
    }
    return patterns;
}

} // namespace tactics
