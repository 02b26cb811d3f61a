// What is said while a search goes on, and counting.
#include "protocol/uci/search.hpp"

#include "engine/shown_score.hpp"
#include "play/bots/human_choice.hpp"
#include "protocol/uci/info.hpp"
#include "protocol/uci/strength.hpp"
#include "protocol/uci/task.hpp"

#include <fmt/format.h>

#include <optional>
#include <utility>

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
    if (finding.lines.empty()) return false;
    int const best = engine::moves_to_end(finding.lines.front().score).value_or(0);
    return best > 0 && best <= moves;
}

} // namespace

void Search::think(Job job) {
    std::shared_ptr<engine::AnyState const> const root =
        job.root->clone(); // what the listeners write moves in
    auto const& options = job.options;
    SearchJob search{&engine_, std::move(job.root), std::move(job.task)};
    search.listener = {
        .line = [this, root,
                 options](engine::Line const& line) { output_.say(info_line(*root, line, options)); },
        .current_move =
            [this, root, options](engine::CurrentMove const& move) {
                output_.say(current_move_line(*root, move, options));
            }};
    search.over = [this, root, options] { output_.say(over_line(*root, options)); };
    search.done = [this, root, options, mate = search.task.limits.mate,
                   no_mate = std::move(job.no_mate)](engine::Finding const& finding, bool stopped) {
        if (mate && finding.move && !has_mate(finding, *mate) && !stopped) output_.say(no_mate);
        output_.say(best_move_line(*root, finding, options));
    };
    if (is_weakened(search.task, options))
        search.think = [strength = play::strength_of(level_of_elo(options.elo), root->game()),
                        chance = job.chance](SearchJob const& asked, SearchJob::IsStopped const& is_stopped) {
            return play::HumanChoice(*asked.engine, strength, chance)
                .think(*asked.root, asked.task, asked.listener, is_stopped);
        };
    thread_.think(std::move(search));
}

void Search::count(Job job, core::Depth depth) {
    auto const shared = std::make_shared<Job const>(std::move(job)); // a std::function is copied
    thread_.run(
        [this, shared, depth](std::atomic<bool> const& stopped) { run_count(*shared, depth, stopped); });
}

void Search::run_count(Job const& job, core::Depth depth, std::atomic<bool> const& stopped) {
    auto const state = job.root->clone();
    int const threads = job.options.engine.threads;
    std::uint64_t sum = depth == core::Depth{0} ? 1 : 0;
    auto const moves = depth == core::Depth{0} ? std::vector<engine::LegalMove>{} : state->legal_moves();
    for (auto const& move : moves) {
        auto const text = state->protocol_text(move, job.options.castling());
        state->play(move);
        auto const part = counted(*state, depth.value() - 1, threads, stopped);
        state->undo();
        if (!part) return;
        sum += *part;
        output_.say(fmt::format("{}: {}", text, *part));
    }
    output_.say(fmt::format("\nNodes searched: {}", sum));
}

} // namespace protocol::uci
