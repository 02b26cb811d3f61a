// One search at a time on a thread of its own, whatever the protocol: from its task to its answer, exactly one, whenever
// stop comes. What is said on the way is the protocol's business. All members are for the thread that reads the input.
#pragma once

#include "engine/any_engine.hpp"

#include <atomic>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>

namespace protocol {

// What is to be searched and who hears of it. The functions are called by the searching thread.
struct SearchJob {
    using IsStopped = std::function<bool()>;

    engine::AnyEngine* engine = nullptr;
    std::unique_ptr<engine::AnyState> root;
    engine::Task task;
    engine::EngineListener listener = {};
    std::function<void()> over = nullptr; // there is nothing to think about
    std::function<void(engine::Finding const&, bool stopped)> done = nullptr; // the answer
    // Who thinks, where it is not the engine alone.
    std::function<engine::Finding(SearchJob const&, IsStopped const&)> think = nullptr;
};

class SearchThread {
  public:
    using Work = std::function<void(std::atomic<bool> const& stopped)>;

    SearchThread() = default;
    ~SearchThread() { finish(); }
    SearchThread(SearchThread const&) = delete;
    SearchThread& operator=(SearchThread const&) = delete;

    // Each ends what still runs first.
    void think(SearchJob job);
    void run(Work work); // anything else that takes long and looks at `stopped`

    void stop();                     // does not wait
    [[nodiscard]] bool ponder_hit(); // false when nothing is pondered
    void finish();                   // stops and waits until everything is said

  private:
    void begin(engine::AnyEngine* engine, bool pondering);
    void answer(SearchJob const& job);
    void wait_for_release();
    void release();

    std::thread thread_;
    engine::AnyEngine* engine_ = nullptr; // the one that thinks, if any does
    bool pondering_ = false;
    std::atomic<bool> stopped_ = false;

    // For a game that is over and must not be answered before stop or ponder_hit.
    std::mutex mutex_;
    std::condition_variable changed_;
    bool released_ = false;
};

} // namespace protocol
