// One `go` at a time, on a thread of its own, from its task to its bestmove: exactly one, whenever stop comes. All
// members are for the thread that reads the input.
#pragma once

#include "engine/any_engine.hpp"
#include "protocol/line_output.hpp"
#include "protocol/uci_options.hpp"

#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

namespace protocol::uci {

struct Job {
    std::unique_ptr<engine::AnyState> root;
    engine::Task task;
    Options options;
    std::string no_mate; // what to say when the mate that was asked for is not found
};

class Search {
  public:
    Search(engine::AnyEngine& engine, LineOutput& output) : engine_(engine), output_(output) {}
    ~Search() { finish(); }
    Search(Search const&) = delete;
    Search& operator=(Search const&) = delete;

    // Each ends what still runs first.
    void think(Job job);
    void count(Job job, core::Depth depth); // perft, a number for each move

    void stop();                     // does not wait
    [[nodiscard]] bool ponder_hit(); // false when nothing is pondered
    void finish();                   // stops and waits until everything is said

  private:
    void begin(bool pondering);
    void run(Job const& job);
    void run_count(Job const& job, core::Depth depth);
    engine::Finding look_at_end(Job const& job);
    void wait_for_release();
    void release();

    engine::AnyEngine& engine_;
    LineOutput& output_;
    std::thread thread_;
    bool pondering_ = false;
    std::atomic<bool> stopped_ = false;

    // For a game that is over and must not be answered before stop or ponderhit.
    std::mutex mutex_;
    std::condition_variable changed_;
    bool released_ = false;
};

} // namespace protocol::uci
