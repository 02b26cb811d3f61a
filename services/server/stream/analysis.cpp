#include "services/server/stream/analysis.hpp"

#include "engine/any_engine.hpp"
#include "services/server/http/shapes.hpp"

#include <algorithm>

namespace services::server {
namespace {

using std::chrono::steady_clock;

constexpr auto between_news = std::chrono::milliseconds{100};
constexpr std::size_t longest_line = 16; // moves that anybody reads

Json line_json(engine::Line const& line, core::Colour side) {
    auto const shown = std::span(line.moves).first(std::min(line.moves.size(), longest_line));
    return {{"rank", line.rank}, {"score", score_json(line.score, side)}, {"moves", steps_json(shown)}};
}

engine::Finding think(engine::AnyEngine& engine, engine::AnyState const& state, engine::Task const& task,
                      std::stop_token const& stop, engine::EngineListener const& listener = {}) {
    engine.prepare(); // from here on a stop counts
    std::stop_callback const stopping(stop, [&] { engine.stop(); });
    return engine.think(state, task, listener);
}

} // namespace

Analysis::Analysis(SearchMeans means, std::int64_t request, std::unique_ptr<engine::AnyState> state,
                   int lines, Send send)
    : means_(std::move(means)),
      request_(request),
      state_(std::move(state)),
      wanted_(lines),
      send_(std::move(send)) {}

Analysis::~Analysis() {
    if (suspended_) --*means_.suspended_tables;
}

bool Analysis::run(engine::AnyGame const& game, SearchTurn const& turn) {
    engine::Finding finding;
    if (!state_->outcome()) finding = search(game, turn);
    bool const over_time = earlier_time_ >= means_.limits.analysis_time;
    bool const goes_on = turn.yield.stop_requested() && !turn.stop.stop_requested() && !over_time;
    if (goes_on)
        suspend();
    else
        engine_.reset();
    std::scoped_lock const lock(mutex_);
    if (!finding.lines.empty() && is_news(finding.lines.front())) lines_ = std::move(finding.lines);
    if (!abandoned_ && (!goes_on || news_)) send(!goes_on);
    return goes_on;
}

engine::Finding Analysis::search(engine::AnyGame const& game, SearchTurn const& turn) {
    if (suspended_) --*means_.suspended_tables;
    suspended_ = false;
    if (!engine_)
        engine_ =
            game.engine({.hash_megabytes = means_.limits.analysis_table_megabytes, .budget = means_.budget});
    std::stop_source either;
    std::stop_callback const stopped(turn.stop, [&] { either.request_stop(); });
    std::stop_callback const yielded(turn.yield, [&] { either.request_stop(); });
    auto const left = means_.limits.analysis_time - std::chrono::duration_cast<Milliseconds>(earlier_time_);
    auto finding = think(*engine_, *state_, {.limits = {.move_time = left}, .lines = wanted_},
                         either.get_token(), {.line = [this](engine::Line const& line) { note(line); }});
    for (auto& line : finding.lines) {
        line.nodes += earlier_nodes_;
        line.elapsed += earlier_time_;
    }
    earlier_nodes_ += finding.nodes;
    earlier_time_ += finding.elapsed;
    return finding;
}

void Analysis::suspend() {
    suspended_ = ++*means_.suspended_tables <= means_.limits.suspended_tables;
    if (suspended_) return;
    --*means_.suspended_tables;
    engine_.reset();
}

// A search that goes on after others begins at depth one again: until it is as deep as before, it says nothing new.
bool Analysis::is_news(engine::Line const& line) const {
    auto const rank = static_cast<std::size_t>(line.rank);
    return lines_.size() < rank || line.depth >= lines_[rank - 1].depth;
}

void Analysis::note(engine::Line line) {
    if (line.bound != search::Bound::exact) return;
    std::scoped_lock const lock(mutex_);
    if (!is_news(line)) return;
    line.nodes += earlier_nodes_;
    line.elapsed += earlier_time_;
    auto const rank = static_cast<std::size_t>(line.rank);
    if (lines_.size() < rank) lines_.resize(rank);
    lines_[rank - 1] = std::move(line);
    news_ = true;
    bool const complete = std::ranges::none_of(lines_, [](auto const& each) { return each.moves.empty(); });
    if (complete && !abandoned_ && steady_clock::now() - sent_ >= between_news) send(false);
}

void Analysis::send_news() {
    std::scoped_lock const lock(mutex_);
    if (news_ && !abandoned_ && steady_clock::now() - sent_ >= between_news) send(false);
}

void Analysis::abandon() {
    std::scoped_lock const lock(mutex_);
    abandoned_ = true;
}

void Analysis::send(bool done) {
    engine::Line newest;
    auto lines = Json::array();
    for (auto const& line : lines_) {
        if (line.moves.empty()) continue;
        lines.push_back(line_json(line, state_->side_to_move()));
        if (line.nodes >= newest.nodes) newest = line;
    }
    auto const microseconds = newest.elapsed.count();
    auto const depth = lines_.empty() ? 0 : lines_.front().depth.value();
    send_(written(
        {{"type", "lines"},
         {"request", request_},
         {"depth", depth},
         {"seldepth", newest.selective_depth.value()},
         {"nodes", newest.nodes},
         {"nps", microseconds > 0 ? newest.nodes * 1'000'000 / static_cast<std::uint64_t>(microseconds) : 0},
         {"timeMs", microseconds / 1000},
         {"lines", std::move(lines)},
         {"done", done}}));
    news_ = false;
    sent_ = steady_clock::now();
}

void HintTask::run(std::stop_token const& stop) const {
    auto const engine =
        line->game->engine({.hash_megabytes = means.limits.bot_table_megabytes, .budget = means.budget});
    auto const found = think(*engine, *line->last, {.limits = {.move_time = means.limits.hint_time}}, stop);
    if (stop.stop_requested() || !found.move || found.lines.empty()) return;
    send(written({{"type", "hint"},
                  {"request", request},
                  {"move", move_json(*found.move)},
                  {"score", score_json(found.lines.front().score, line->last->side_to_move())}}));
}

GraphTask::GraphTask(SearchMeans means, std::int64_t request, LineOfPlay line, std::uint64_t nodes, Send send)
    : means_(std::move(means)),
      request_(request),
      line_(std::move(line)),
      state_(line_.first->clone()),
      nodes_(nodes),
      send_(std::move(send)) {}

GraphTask::~GraphTask() = default;

bool GraphTask::run_one(std::stop_token const& stop) {
    send_point(stop);
    if (stop.stop_requested()) return false;
    if (ply_ < line_.moves.size()) {
        state_->play(line_.moves[ply_++]);
        return true;
    }
    send_(written({{"type", "graph"}, {"request", request_}, {"done", true}}));
    return false;
}

void GraphTask::send_point(std::stop_token const& stop) {
    Json point = {{"type", "graph"}, {"request", request_}, {"ply", ply_}};
    if (auto const outcome = state_->outcome()) {
        point["score"] = final_score_json(*outcome);
        point["best"] = nullptr;
    } else {
        if (!engine_)
            engine_ = line_.game->engine(
                {.hash_megabytes = means_.limits.bot_table_megabytes, .budget = means_.budget});
        auto const found = think(*engine_, *state_, {.limits = {.nodes = nodes_}}, stop);
        if (stop.stop_requested() || !found.move || found.lines.empty()) return;
        point["score"] = score_json(found.lines.front().score, state_->side_to_move());
        point["best"] = found.move->text;
    }
    send_(written(point));
}

} // namespace services::server
