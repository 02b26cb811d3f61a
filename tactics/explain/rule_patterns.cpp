#include "tactics/explain/rule_patterns.hpp"

#include "knowledge/knowledge_base.hpp"

#include <algorithm>
#include <map>
#include <mutex>

namespace tactics {
namespace {

using knowledge::Family;
using knowledge::KnowledgeBase;

// Each family's are read once; any thread may ask.
core::Expected<KnowledgeBase> const& shipped_base(Family family) {
    static std::mutex mutex;
    static std::map<std::string_view, core::Expected<KnowledgeBase>> bases;
    std::scoped_lock const lock(mutex);
    auto found = bases.find(family.name());
    if (found == bases.end())
        found = bases.emplace(family.name(), KnowledgeBase::load(family, knowledge::shipped_rules(family))).first;
    return found->second;
}

} // namespace

std::vector<RulePattern> rule_patterns(engine::AnyState const& state, engine::LegalMove const& move) {
    auto const family = knowledge::family_of(state);
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
