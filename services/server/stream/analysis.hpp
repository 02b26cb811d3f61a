// Searches that a page asks for beside its game: lines that deepen, a hint, the value of every position of a game. Each runs
// on a searching thread and sends what it finds as it finds it.
#pragma once

#include "engine/any_engine.hpp"
#include "services/server/http/handler.hpp"
#include "services/server/http/limits.hpp"
#include "services/server/http/line_of_play.hpp"
#include "services/server/stream/search_pool.hpp"

#include <atomic>
#include <chrono>
#include <functional>
#include <limits>
#include <memory>
#include <mutex>
#include <stop_token>
#include <string>
#include <vector>

namespace services::server {

inline constexpr std::int64_t largest_request = std::numeric_limits<std::int32_t>::max(); // its number

struct SearchMeans {
    std::shared_ptr<engine::MemoryBudget> budget;
    Limits limits;
    std::shared_ptr<std::atomic<int>> suspended_tables; // that are kept now
};

// Lines of one position, as many as wanted, sent no oftener than a page can draw them.
class Analysis {
  public:
    Analysis(SearchMeans means, std::int64_t request, std::unique_ptr<engine::AnyState> state, int lines,
             Send send);

    ~Analysis();
    Analysis(Analysis const&) = delete;
    Analysis& operator=(Analysis const&) = delete;

    // One turn; true when it gave way to others and goes on in the next. It keeps its table meanwhile, unless too many do.
    bool run(engine::AnyGame const& game, SearchTurn const& turn);
    void send_news(); // what has been found since it was last told
    void abandon();   // nothing is sent any more

  private:
    engine::Finding search(engine::AnyGame const& game, SearchTurn const& turn);
    void suspend();
    void note(engine::Line line);
    [[nodiscard]] bool is_news(engine::Line const& line) const;
    void send(bool done); // with the mutex held

    SearchMeans means_;
    std::int64_t request_;
    std::unique_ptr<engine::AnyState> state_;
    int wanted_;
    Send send_;
    std::unique_ptr<engine::AnyEngine> engine_; // between turns: only where its table is kept
    bool suspended_ = false;
    std::uint64_t earlier_nodes_ = 0; // of the turns before this one
    std::chrono::microseconds earlier_time_{};
    std::mutex mutex_;
    std::vector<engine::Line> lines_; // by rank
    bool news_ = false;
    bool abandoned_ = false;
    std::chrono::steady_clock::time_point sent_ = {};
};

struct HintTask {
    SearchMeans means;
    std::int64_t request;
    std::shared_ptr<LineOfPlay> line;
    Send send;

    void run(std::stop_token const& stop) const;
};

// One position a turn, so that a long game does not keep others waiting.
class GraphTask {
  public:
    GraphTask(SearchMeans means, std::int64_t request, LineOfPlay line, std::uint64_t nodes, Send send);
    ~GraphTask();

    bool run_one(std::stop_token const& stop); // false when it was the last

  private:
    void send_point(std::stop_token const& stop);

    SearchMeans means_;
    std::int64_t request_;
    LineOfPlay line_;
    std::unique_ptr<engine::AnyState> state_;
    std::uint64_t nodes_;
    Send send_;
    std::unique_ptr<engine::AnyEngine> engine_;
    std::size_t ply_ = 0;
};

} // namespace services::server
