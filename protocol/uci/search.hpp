// What `go` does in UCI: a search that tells its lines and ends in one bestmove, or a count of moves.
#pragma once

#include "engine/any_engine.hpp"
#include "protocol/line_output.hpp"
#include "protocol/search_thread.hpp"
#include "protocol/uci/options.hpp"

#include <atomic>
#include <cstdint>
#include <memory>
#include <string>

namespace protocol::uci {

struct Job {
    std::unique_ptr<engine::AnyState> root;
    engine::Task task;
    Options options;
    std::uint64_t chance = 0; // of a player that is not to be as strong as it could
    std::string no_mate = {}; // what to say when the mate that was asked for is not found
};

class Search {
  public:
    Search(engine::AnyEngine& engine, LineOutput& output) : engine_(engine), output_(output) {}

    // Each ends what still runs first.
    void think(Job job);
    void count(Job job, core::Depth depth); // perft, a number for each move

    void stop() { thread_.stop(); }
    [[nodiscard]] bool ponder_hit() { return thread_.ponder_hit(); }
    void finish() { thread_.finish(); }

  private:
    void run_count(Job const& job, core::Depth depth, std::atomic<bool> const& stopped);

    engine::AnyEngine& engine_;
    LineOutput& output_;
    SearchThread thread_; // last: it uses the others
};

} // namespace protocol::uci
