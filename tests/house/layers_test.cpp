// Dependencies point downwards only, between modules and between the folders of the large ones; search and games meet
// in core alone (docs/architecture.md). No folder is so full that nobody finds anything in it.
#include "tests/support/source_tree.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <set>
#include <string>

namespace {

using Folders = std::set<std::string>;
using Allowed = std::map<std::string, Folders>;

Allowed const may_include = {
    {"core", {"core"}},
    {"games", {"core", "games"}},
    {"search", {"core", "search"}},
    {"engine", {"core", "games", "search", "engine"}},
    {"records", {"core", "games", "search", "engine", "records"}},
    {"knowledge", {"core", "games", "search", "engine", "records", "knowledge"}},
    {"tactics", {"core", "games", "search", "engine", "records", "knowledge", "tactics"}},
    {"play", {"core", "games", "search", "engine", "records", "knowledge", "tactics", "play"}},
    {"protocol", {"core", "games", "search", "engine", "records", "play", "protocol"}},
    {"services",
     {"core", "games", "search", "engine", "records", "knowledge", "tactics", "play", "protocol",
      "services"}},
    {"apps",
     {"core", "games", "search", "engine", "records", "knowledge", "tactics", "play", "protocol", "services",
      "apps"}},
};

// By folder, lowest first; "" are the files beside the folders. Folders that do not name each other are side by side.
Allowed const services_may_include = {
    {"jobs", {"jobs"}},
    {"store", {"store"}},
    {"puzzles", {"jobs", "puzzles"}},
    {"training", {"store", "training"}},
    {"tuning", {"jobs", "tuning"}},
    {"mining", {"puzzles", "mining"}},
    {"review", {"review"}},
    {"annotate", {"review", "annotate"}},
    {"lab", {"jobs", "lab"}},
    {"server", {"store", "puzzles", "training", "mining", "review", "annotate", "lab", "server"}},
};

// The server's addresses and what a page's stream can ask stand on top.
Allowed const server_may_include = {
    {"http", {"http"}},
    {"stream", {"http", "stream"}},
    {"rules", {"http", "stream", "rules"}},
    {"game", {"http", "stream", "rules", "game"}},
    {"explain", {"http", "stream", "rules", "explain"}},
    {"review", {"http", "stream", "game", "review"}},
    {"lab", {"http", "stream", "rules", "lab"}},
    {"train", {"http", "stream", "explain", "train"}},
    {"", {"http", "stream", "rules", "game", "explain", "review", "lab", "train", ""}},
};

// UCI and Hub share what stands beside them, and nothing else.
Allowed const protocol_may_include = {
    {"", {""}},
    {"uci", {"", "uci"}},
    {"hub", {"", "hub"}},
};

Allowed const search_may_include = {
    {"teaching", {"teaching"}},
    {"worker", {"", "worker"}},
    {"", {"", "worker"}},
};

// The folder inside `parent` that a path below it leads to; "" for a file of the parent's own.
std::string folder_below(std::string const& parent, std::string const& path) {
    auto const rest = path.substr(parent.size() + 1);
    auto const slash = rest.find('/');
    return slash == std::string::npos ? "" : rest.substr(0, slash);
}

void expect_folders_apart(std::string const& parent, Allowed const& allowed) {
    for (auto const& file : tests::source_files(parent)) {
        auto const from = allowed.find(folder_below(parent, file.string()));
        ASSERT_NE(from, allowed.end()) << file << " stands in a folder that has no place";
        for (auto const& include : tests::own_includes(tests::contents(file)))
            if (include.starts_with(parent + "/")) {
                EXPECT_TRUE(from->second.contains(folder_below(parent, include)))
                    << file << " includes " << include;
            }
    }
}

} // namespace

TEST(Layers, EveryRoomHasItsPlace) {
    for (auto const& room : tests::rooms()) EXPECT_TRUE(may_include.contains(room)) << room;
}

TEST(Layers, DependenciesPointDownwards) {
    for (auto const& [room, allowed] : may_include)
        for (auto const& file : tests::source_files(room))
            for (auto const& include : tests::own_includes(tests::contents(file))) {
                auto const target = include.substr(0, include.find('/'));
                EXPECT_TRUE(allowed.contains(target)) << file << " includes " << include;
            }
}

TEST(Layers, FoldersOfLargeModulesPointDownwards) {
    expect_folders_apart("services", services_may_include);
    expect_folders_apart("services/server", server_may_include);
    expect_folders_apart("protocol", protocol_may_include);
    expect_folders_apart("search", search_may_include);
}

// A game is all in one folder, and chess is the largest.
TEST(Layers, NoFolderIsTooFull) {
    auto modules = tests::rooms();
    modules.insert(modules.end(), {"tests", "bench", "tools"});
    std::map<std::string, int> files;
    for (auto const& module : modules)
        for (auto const& file : tests::source_files(module)) ++files[file.parent_path().string()];
    for (auto const& [folder, count] : files)
        if (folder != "games/chess") {
            EXPECT_LE(count, 40) << folder;
        }
}

TEST(Layers, GamesDoNotKnowEachOther) {
    Folders games;
    for (auto const& file : tests::source_files("games"))
        if (file.parent_path() != "games") games.insert(file.parent_path().filename().string());
    EXPECT_GE(games.size(), 3u);
    for (auto const& file : tests::source_files("games"))
        for (auto const& include : tests::own_includes(tests::contents(file))) {
            if (file == "games/all.hpp") continue; // the list of games declares them all
            auto const folder = std::filesystem::path(include).parent_path().filename().string();
            if (games.contains(folder)) {
                EXPECT_EQ(folder, file.parent_path().filename().string()) << file << " includes " << include;
            }
        }
}
