#include "knowledge/patterns/tested_rules.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace knowledge::patterns {
namespace {

// What every rule builds on, and what those build on that look past the move.
constexpr std::array<std::string_view, 3> foundations = {"board.pl", "lines.pl", "paths.pl"};
constexpr std::array<std::string_view, 12> further_foundations = {
    "after.pl",   "exchange.pl",          "promotion.pl", "skewer.pl",  "trapped.pl",    "deflection.pl",
    "hanging.pl", "discovered_attack.pl", "king_fork.pl", "capture.pl", "overloaded.pl", "desperado.pl"};

bool is_as_tested(std::vector<RuleFile> const& rules, std::string_view file) {
    auto const loaded = std::ranges::find(rules, file, &RuleFile::name);
    auto const texts = tested_texts();
    auto const tested = std::ranges::find(texts, file, &TestedText::file);
    return loaded != rules.end() && tested != texts.end() && hash_of(loaded->text) == tested->hash;
}

} // namespace

std::vector<PatternId> served_natively(std::vector<RuleFile> const& rules) {
    auto const as_tested = [&](std::string_view file) { return is_as_tested(rules, file); };
    std::vector<PatternId> served;
    if (!std::ranges::all_of(foundations, as_tested)) return served;
    bool const further = std::ranges::all_of(further_foundations, as_tested);
    for (std::size_t i = 0; i < pattern_names.size(); ++i)
        if ((i < classic_count || further) && as_tested(std::string(pattern_names[i]) + ".pl"))
            served.push_back(static_cast<PatternId>(i));
    return served;
}

} // namespace knowledge::patterns
