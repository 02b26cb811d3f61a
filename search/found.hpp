// What a search session is asked, what it tells on the way and what it answers.
#pragma once

#include "core/game.hpp"
#include "search/limits.hpp"
#include "search/table.hpp"

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace search {

template <core::Game G>
struct SearchTask {
    Limits limits = {};
    int lines = 1;
    std::vector<core::MoveOf<G>> only = {}; // search these root moves alone; all when empty
};

template <core::Game G>
struct FoundLine {
    int rank = 1;
    core::Depth depth{};
    core::Ply selective_depth{};
    core::Score score{};
    Bound bound = Bound::exact;
    std::vector<core::MoveOf<G>> moves = {};
};

struct Effort {
    std::uint64_t nodes = 0;
    std::chrono::steady_clock::duration elapsed{};
    int hash_permille = 0;
    std::uint64_t probes = 0; // of the table, by the first worker
    std::uint64_t hits = 0;
};

template <core::Game G>
struct Found {
    std::optional<core::MoveOf<G>> move = std::nullopt; // none when there is no legal move
    std::optional<core::MoveOf<G>> ponder = std::nullopt;
    std::vector<FoundLine<G>> lines = {}; // best first; none that was not looked at
    Effort effort = {};
};

template <core::Game G>
struct SessionListener {
    std::function<void(FoundLine<G> const&, Effort const&)> line = nullptr;
    std::function<void(core::Depth, core::MoveOf<G>, int)> current_move = nullptr;
};

} // namespace search
