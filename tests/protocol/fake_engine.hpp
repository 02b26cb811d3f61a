// An engine that thinks nothing: it plays the first move it may, tells one line, and waits like a real one where it
// has to. What it was asked is kept, so that tests of the protocol need no search.
#pragma once

#include "engine/any_engine.hpp"

#include <condition_variable>
#include <mutex>
#include <vector>

namespace tests {

class FakeEngine final : public engine::AnyEngine {
  public:
    void configure(engine::EngineOptions const& options) override { configured.push_back(options); }
    void clear() override { ++cleared; }

    engine::Finding think(engine::AnyState const& state, engine::Task const& task,
                          engine::EngineListener const& listener) override {
        tasks.push_back(task);
        auto const moves = task.only.empty() ? state.legal_moves() : task.only;
        engine::Line const line{.rank = 1,
                                .depth = core::Depth{1},
                                .selective_depth = core::Ply{2},
                                .score = score,
                                .moves = {moves.front()},
                                .nodes = 20,
                                .elapsed = std::chrono::milliseconds{2},
                                .hash_permille = 3};
        if (listener.line) listener.line(line);
        if (listener.current_move) listener.current_move({core::Depth{1}, moves.front(), 1});
        wait(task.limits);
        return {.move = moves.front(), .ponder = std::nullopt, .lines = {line}, .nodes = 20};
    }

    void prepare() override {
        std::lock_guard const lock(mutex_);
        stopped_ = false;
        hit_ = false;
    }
    void stop() override { set(stopped_); }
    void ponder_hit() override { set(hit_); }

    [[nodiscard]] core::Score evaluate(engine::AnyState const&) const override { return score; }

    core::Score score{35};
    std::vector<engine::EngineOptions> configured;
    std::vector<engine::Task> tasks;
    int cleared = 0;

  private:
    void wait(search::Limits const& limits) {
        std::unique_lock lock(mutex_);
        if (limits.ponder) changed_.wait(lock, [&] { return stopped_ || hit_; });
        if (!limits.is_bounded()) changed_.wait(lock, [&] { return stopped_; });
    }
    void set(bool& flag) {
        {
            std::lock_guard const lock(mutex_);
            flag = true;
        }
        changed_.notify_all();
    }

    std::mutex mutex_;
    std::condition_variable changed_;
    bool stopped_ = false;
    bool hit_ = false;
};

} // namespace tests
