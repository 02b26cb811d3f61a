// Which rules the detectors in C++ were tested against. A detector stands in for its rule only while the texts that were loaded
// are those texts; a rule that was changed or added is run by Prolog.
#pragma once

#include "knowledge/patterns/hit.hpp"
#include "knowledge/rule_file.hpp"

#include <span>
#include <string_view>
#include <vector>

namespace knowledge::patterns {

struct TestedText {
    std::string_view file;
    std::uint64_t hash;
};
// The files of kb/chess with their hashes when tests/knowledge/differential_test.cpp last held.
std::span<TestedText const> tested_texts();

// The patterns of these rules that C++ can serve.
std::vector<PatternId> served_natively(std::vector<RuleFile> const& rules);

} // namespace knowledge::patterns
