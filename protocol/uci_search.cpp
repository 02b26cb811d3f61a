// The thread that thinks, and how it is ended.
#include "protocol/uci_search.hpp"

#include "protocol/shown_score.hpp"
#include "protocol/uci_info.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace protocol::uci {
namespace {

// Counts in pieces small enough that stop is obeyed at once; nothing when it was.
std::optional<std::uint64_t> counted(engine::AnyState& state, int depth, int threads,
                                     std::atomic<bool> const& stopped) {
    constexpr int deepest_piece = 4;
    if (stopped) return std::nullopt;
    if (depth <= deepest_piece) return state.perft(core::Depth{depth}, threads);
    std::uint64_t sum = 0;
    for (auto const& move : state.legal_moves()) {
        state.play(move);
        auto const part = counted(state, depth - 1, threads, stopped);
        state.undo();
        if (!part) return std::nullopt;
        sum += *part;
    }
    return sum;
}

bool has_mate(engine::Finding const& finding, int moves) {
    auto const best = finding.lines.empty() ? std::nullopt : moves_to_end(finding.lines.front().score);
    return best && *best > 0 && *best <= moves;
}

} // namespace

void Search::think(Job job) {
    begin(job.task.limits.ponder);
    engine_.prepare(); // from here on a stop counts, even before the thread has begun
    thread_ = std::thread([this, job = std::move(job)] { run(job); });
}

void Search::count(Job job, core::Depth depth) {
    begin(false);
    thread_ = std::thread([this, job = std::move(job), depth] { run_count(job, depth); });
}

void Search::begin(bool pondering) {
    finish();
    pondering_ = pondering;
    stopped_ = false;
    released_ = false;
}

void Search::stop() {
    if (!thread_.joinable()) return;
    pondering_ = false;
    stopped_ = true;
    engine_.stop();
    release();
}

bool Search::ponder_hit() {
    if (!pondering_) return false;
    pondering_ = false;
    engine_.ponder_hit();
    release();
    return true;
}

void Search::finish() {
    stop();
    if (thread_.joinable()) thread_.join();
}

void Search::run(Job const& job) {
    auto const& root = *job.root;
    engine::EngineListener const listener{
        .line = [&](engine::Line const& line) { output_.say(info_line(root, line, job.options)); },
        .current_move =
            [&](engine::CurrentMove const& move) {
                output_.say(current_move_line(root, move, job.options));
            }};
    auto const finding = root.outcome() ? look_at_end(job) : engine_.think(root, job.task, listener);
    auto const mate = job.task.limits.mate;
    if (mate && finding.move && !has_mate(finding, *mate) && !stopped_) output_.say(job.no_mate);
    output_.say(best_move_line(root, finding, job.options));
}

// There is nothing to think about, and no move to answer with.
engine::Finding Search::look_at_end(Job const& job) {
    output_.say(over_line(*job.root, job.options));
    if (job.task.limits.ponder || !job.task.limits.is_bounded()) wait_for_release();
    return {};
}

void Search::run_count(Job const& job, core::Depth depth) {
    auto const state = job.root->clone();
    int const threads = job.options.engine.threads;
    std::uint64_t sum = depth == core::Depth{0} ? 1 : 0;
    auto const moves = depth == core::Depth{0} ? std::vector<engine::LegalMove>{} : state->legal_moves();
    for (auto const& move : moves) {
        auto const text = state->protocol_text(move, job.options.castling());
        state->play(move);
        auto const part = counted(*state, depth.value() - 1, threads, stopped_);
        state->undo();
        if (!part) return;
        sum += *part;
        output_.say(fmt::format("{}: {}", text, *part));
    }
    output_.say(fmt::format("\nNodes searched: {}", sum));
}

void Search::wait_for_release() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return released_; });
}

void Search::release() {
    {
        std::lock_guard const lock(mutex_);
        released_ = true;
    }
    changed_.notify_all();
}

} // namespace protocol::uci
