// Files of rules: those of the house, which are part of the program, and those of a folder of one's own.
#pragma once

#include "core/error.hpp"
#include "knowledge/facts.hpp"

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace knowledge {

struct RuleFile {
    std::string name;   // fork.pl
    std::string origin; // where it is from, as a person would say: kb/chess/fork.pl, or a path
    std::string text;
    bool ours = false; // part of the program
};

struct ShippedFile {
    std::string_view family;
    std::string_view name;
    std::string_view text;
};
std::span<ShippedFile const> shipped_files(); // of kb/, without tests and what only plain swipl needs
std::span<ShippedFile const> host_programs(); // knowledge/host/, in the order they are loaded in

// What tells one text from another: the detectors in C++ stand in for the rules they were tested against and no others.
std::uint64_t hash_of(std::string_view text);

std::vector<RuleFile> shipped_rules(Family family);

// The rules of a folder: its subfolder of the family's name if there is one, else its own *.pl files.
core::Expected<std::vector<RuleFile>> rules_in(std::filesystem::path const& folder, Family family);

// A file of one's own takes the place of ours of the same name; others are added behind.
std::vector<RuleFile> combined(std::vector<RuleFile> ours, std::vector<RuleFile> own);

} // namespace knowledge
