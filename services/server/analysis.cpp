#include "services/server/analysis.hpp"

#include "engine/any_engine.hpp"
#include "services/server/shapes.hpp"

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

tl::unexpected<Refusal> no_room() {
    return refused(Code::unavailable, core::message("server.searches_full"));
}

Analysis::Analysis(SearchMeans means, std::int64_t request, std::unique_ptr<engine::AnyState> state,
                   int lines, Send send)
    : means_(std::move(means)),
      request_(request),
      state_(std::move(state)),
      wanted_(lines),
      send_(std::move(send)) {}

void Analysis::run(engine::AnyGame const& game, std::stop_token const& stop) {
    engine::Finding finding;
    if (!state_->outcome()) {
        auto const engine =
            game.engine({.hash_megabytes = means_.limits.analysis_table_megabytes, .budget = means_.budget});
        finding =
            think(*engine, *state_, {.limits = {.move_time = means_.limits.analysis_time}, .lines = wanted_},
                  stop, {.line = [this](engine::Line const& line) { note(line); }});
    }
    std::scoped_lock const lock(mutex_);
    if (!finding.lines.empty()) lines_ = std::move(finding.lines);
    if (!abandoned_) send(true);
}

void Analysis::note(engine::Line const& line) {
    if (line.bound != search::Bound::exact) return;
    std::scoped_lock const lock(mutex_);
    auto const rank = static_cast<std::size_t>(line.rank);
    if (lines_.size() < rank) lines_.resize(rank);
    lines_[rank - 1] = line;
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
