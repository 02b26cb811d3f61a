// docs/architecture.md names files that exist, mentions every folder of source, and counts the files of its walks.
#include "tests/support/source_tree.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;

using Names = std::vector<std::string>;

std::string const page = "docs/architecture.md";

bool exists(std::string const& path) { return fs::exists(fs::path(DAMERO_SOURCE_DIR) / path); }

Names lines_of(std::string const& text) {
    Names lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

// What stands between backticks and looks like a file or, with a slash at its end, a folder; and the pages it links to.
Names paths_in(std::string const& line) {
    static std::regex const path("`([A-Za-z0-9_./-]*(?:/|\\.[a-z][a-z.]*))`");
    Names found;
    for (std::sregex_iterator at(line.begin(), line.end(), path), end; at != end; ++at)
        found.push_back((*at)[1]);
    static std::regex const link(R"(\]\(([a-z-]+\.md)\))");
    for (std::sregex_iterator at(line.begin(), line.end(), link), end; at != end; ++at)
        found.push_back("docs/" + (*at)[1].str());
    return found;
}

// A list entry that begins with a folder: the names in it, and in the lines below it, may be relative to that.
std::string folder_at_head(std::string const& line) {
    static std::regex const head("^- `([A-Za-z0-9_./-]+/)`.*");
    std::smatch match;
    return std::regex_match(line, match, head) ? match[1].str() : std::string();
}

struct Page {
    Names missing; // named and not there
    std::set<std::string> folders;
};

Page read_page(std::string const& text) {
    Page result;
    std::string folder;
    for (auto const& line : lines_of(text)) {
        if (line.starts_with("#")) folder.clear();
        if (auto const head = folder_at_head(line); !head.empty()) folder = head;
        for (auto const& path : paths_in(line)) {
            if (!exists(path) && (folder.empty() || !exists(folder + path))) result.missing.push_back(path);
            if (path.ends_with('/')) result.folders.insert(path);
        }
    }
    return result;
}

// The folders below `top`, and itself, that hold files of source.
std::set<std::string> folders_of_source(std::string const& top) {
    static std::set<std::string> const extensions = {".hpp", ".cpp", ".ts", ".svelte", ".pl", ".epd"};
    std::set<std::string> folders;
    fs::path const root = DAMERO_SOURCE_DIR;
    for (auto const& entry : fs::recursive_directory_iterator(root / top))
        if (entry.is_regular_file() && extensions.contains(entry.path().extension().string()))
            folders.insert(fs::relative(entry.path().parent_path(), root).string() + "/");
    return folders;
}

struct Walk {
    std::set<std::string> files;
    int said = 0;
};

// The numbered lines under each heading that begins with `## Walk`, and "These are N files".
std::vector<Walk> walks_in(std::string const& text) {
    static std::regex const step(R"(^\d+\. .*)");
    static std::regex const sum(R"(^These are (\d+) files\..*)");
    std::vector<Walk> walks;
    bool inside = false;
    for (auto const& line : lines_of(text)) {
        if (line.starts_with("## ")) {
            inside = line.starts_with("## Walk");
            if (inside) walks.emplace_back();
        }
        if (!inside) continue;
        std::smatch match;
        if (std::regex_match(line, step))
            for (auto const& path : paths_in(line)) walks.back().files.insert(path);
        if (std::regex_match(line, match, sum)) walks.back().said = std::stoi(match[1]);
    }
    return walks;
}

} // namespace

TEST(Architecture, EveryPathOfThePageExists) {
    auto const named = read_page(tests::contents(page));
    for (auto const& path : named.missing)
        ADD_FAILURE() << page << " names " << path << ", which is not there";
}

TEST(Architecture, EveryFolderOfSourceIsOnThePage) {
    auto const named = read_page(tests::contents(page)).folders;
    auto tops = tests::rooms();
    for (auto const* const other : {"kb", "web/src"}) tops.emplace_back(other);
    for (auto const& top : tops) {
        auto const folders = folders_of_source(top);
        EXPECT_FALSE(folders.empty()) << top;
        for (auto const& folder : folders)
            EXPECT_TRUE(named.contains(folder)) << page << " does not mention " << folder;
    }
}

TEST(Architecture, TheWalksNameWholePathsAndCountThem) {
    auto const walks = walks_in(tests::contents(page));
    ASSERT_EQ(walks.size(), 2U);
    for (auto const& walk : walks) {
        EXPECT_EQ(walk.said, static_cast<int>(walk.files.size()));
        for (auto const& file : walk.files) EXPECT_TRUE(exists(file)) << file;
    }
}

TEST(Architecture, AWrongPathIsFound) {
    auto const wrong = read_page(
        "- `core/` and `types.hpp`, `typos.hpp`\n\n## Next\n`types.hpp` `core/types.hpp` `cores/`\n");
    EXPECT_EQ(wrong.missing, (Names{"typos.hpp", "types.hpp", "cores/"}));
    auto const walk = walks_in("## Walk\n1. `core/types.hpp`\nThese are 2 files.\n").front();
    EXPECT_EQ(walk.said, 2);
    EXPECT_EQ(walk.files.size(), 1U);
}
