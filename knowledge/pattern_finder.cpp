#include "knowledge/pattern_finder.hpp"

#include "knowledge/patterns/classic.hpp"
#include "knowledge/patterns/further.hpp"

#include <algorithm>

namespace knowledge {
namespace {

Place place_of(chess::Square square) { return {chess::rank_of(square) + 1, chess::file_of(square) + 1}; }

Finding finding_of(patterns::Hit const& hit) {
    Finding finding{
        place_of(hit.from), place_of(hit.to), std::string(patterns::name_of(hit.pattern)), std::nullopt, {}};
    if (patterns::has_score(hit.pattern)) finding.score = hit.score;
    for (std::size_t i = 0; i < hit.squares; ++i) finding.squares.push_back(place_of(hit.square[i]));
    return finding;
}

void sort_each_once(std::vector<Finding>& found) {
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
}

} // namespace

std::vector<Finding> find_natively(chess::Position const& position,
                                   std::vector<patterns::PatternId> const& wanted) {
    chess::Moves moves;
    chess::generate(position, moves);
    patterns::Hits hits;
    patterns::find_classic(position, moves, hits);
    patterns::find_further(position, moves, hits);
    std::vector<Finding> found;
    for (auto const& hit : hits)
        if (std::ranges::find(wanted, hit.pattern) != wanted.end()) found.push_back(finding_of(hit));
    sort_each_once(found);
    return found;
}

Findings find_patterns(KnowledgeBase const& base, Facts const& facts, By by, Limits const& limits) {
    if (by == By::prolog || !facts.chess) return base.find(facts, limits);
    Findings findings;
    auto const& native = base.native_patterns();
    if (by == By::fastest) {
        std::vector<Pattern> others = base.patterns();
        std::erase_if(others, [&](Pattern const& pattern) {
            return std::ranges::any_of(native,
                                       [&](auto id) { return patterns::name_of(id) == pattern.name; });
        });
        if (!others.empty()) findings = base.find(facts, others, limits);
    }
    auto served = find_natively(facts.chess->position, native);
    findings.found.insert(findings.found.end(), served.begin(), served.end());
    sort_each_once(findings.found);
    return findings;
}

} // namespace knowledge
