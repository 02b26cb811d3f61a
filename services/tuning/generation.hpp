// Many games of self-play into one file of positions. Every finished game is in a journal at once, so that a command
// killed at any moment loses at most the games under way; going on plays the missing numbers only. The file does not
// depend on threads or on where the work was interrupted.
#pragma once

#include "services/jobs/journal.hpp"
#include "services/tuning/self_play.hpp"

#include <filesystem>
#include <functional>

namespace services::tuning {

struct GenerationPlan {
    engine::AnyGame const* game = nullptr;
    std::shared_ptr<engine::AnyWeights const> weights = nullptr; // null: the shipped ones
    SelfPlayRules rules{};
    std::uint32_t games = 1000;
    int threads = 1;
    std::filesystem::path output;
    JournalStart start = JournalStart::fresh;
};

struct GenerationProgress {
    std::uint32_t games = 0; // of the plan's, those of earlier runs included
    std::uint32_t earlier = 0;
    std::uint64_t positions = 0;
};

// Tells of every game, one at a time. Gives what was done; stopped before the end, the journal stays and there is no file.
core::Expected<GenerationProgress> generate(GenerationPlan const& plan,
                                            std::function<void(GenerationProgress const&)> const& tell,
                                            std::stop_token const& stop);

} // namespace services::tuning
