// Dependencies point downwards only, and search and games meet in core alone (docs/architecture.md).
#include "tests/support/source_tree.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>

namespace {

using Rooms = std::set<std::string>;

std::map<std::string, Rooms> const may_include = {
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

TEST(Layers, GamesDoNotKnowEachOther) {
    Rooms const games = {"chess", "draughts", "knights"};
    for (auto const& file : tests::source_files("games"))
        for (auto const& include : tests::own_includes(tests::contents(file))) {
            auto const folder = std::filesystem::path(include).parent_path().filename().string();
            if (games.contains(folder)) {
                EXPECT_EQ(folder, file.parent_path().filename().string()) << file << " includes " << include;
            }
        }
}
