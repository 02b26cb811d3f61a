#include "knowledge/rule_file.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>

namespace knowledge {
namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t largest_file = 1 << 20;

core::Expected<RuleFile> read(fs::path const& path) {
    std::error_code problem;
    if (fs::file_size(path, problem) > largest_file)
        return core::failure(core::message("kb.file_large", path.string()));
    std::ifstream in(path, std::ios::binary);
    if (!in) return core::failure(core::message("kb.file_unreadable", path.string()));
    std::string text{std::istreambuf_iterator<char>(in), {}};
    return RuleFile{path.filename().string(), path.string(), std::move(text), false};
}

} // namespace

std::uint64_t hash_of(std::string_view text) { // FNV-1a
    std::uint64_t hash = 0xCBF29CE484222325U;
    for (char const byte : text) hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001B3U;
    return hash;
}

std::vector<RuleFile> shipped_rules(Family family) {
    std::vector<RuleFile> rules;
    for (auto const& file : shipped_files())
        if (file.family == name_of(family))
            rules.push_back({std::string(file.name),
                             "kb/" + std::string(file.family) + "/" + std::string(file.name),
                             std::string(file.text), true});
    return rules;
}

core::Expected<std::vector<RuleFile>> rules_in(fs::path const& folder, Family family) {
    std::error_code problem;
    if (!fs::is_directory(folder, problem))
        return core::failure(core::message("kb.no_folder", folder.string()));
    auto const own = fs::is_directory(folder / name_of(family), problem) ? folder / name_of(family) : folder;
    std::vector<fs::path> paths;
    for (fs::directory_iterator entry(own, problem), end; !problem && entry != end; entry.increment(problem))
        if (entry->path().extension() == ".pl" && entry->is_regular_file(problem))
            paths.push_back(entry->path());
    if (problem) return core::failure(core::message("kb.file_unreadable", own.string()));
    if (paths.empty()) return core::failure(core::message("kb.no_rules", own.string()));
    std::sort(paths.begin(), paths.end());
    std::vector<RuleFile> rules;
    for (auto const& path : paths) {
        auto file = read(path);
        if (!file) return tl::unexpected(file.error());
        rules.push_back(std::move(*file));
    }
    return rules;
}

std::vector<RuleFile> combined(std::vector<RuleFile> ours, std::vector<RuleFile> own) {
    for (auto& file : own) {
        auto const same = std::ranges::find(ours, file.name, &RuleFile::name);
        if (same == ours.end())
            ours.push_back(std::move(file));
        else
            *same = std::move(file);
    }
    return ours;
}

} // namespace knowledge
