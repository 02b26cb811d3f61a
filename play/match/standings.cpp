// Adding up.
#include "play/match/standings.hpp"

#include <algorithm>

namespace play {
namespace {

void note_failure(Conduct& conduct, Ending ending) {
    switch (ending) {
    case Ending::crash:
        ++conduct.crashes;
        break;
    case Ending::silence:
        ++conduct.silences;
        break;
    case Ending::illegal_move:
        ++conduct.illegal_moves;
        break;
    case Ending::time:
        ++conduct.time_losses;
        break;
    case Ending::rules:
    case Ending::adjudicated:
    case Ending::stopped:
        break;
    }
}

void add_to(std::optional<Prunings>& sum, std::optional<Prunings> const& more) {
    if (!more) return;
    if (!sum) sum.emplace();
    sum->all += more->all;
    sum->on_first_move += more->on_first_move;
}

std::array<Conduct, 2> conduct_in(PlayedGame const& game) {
    std::array<Conduct, 2> conduct{};
    auto const& moves = game.course.moves;
    for (std::size_t i = static_cast<std::size_t>(game.course.opening_plies); i < moves.size(); ++i) {
        auto& mover = conduct[static_cast<std::size_t>(game.mover_of(static_cast<int>(i)))];
        ++mover.moves;
        mover.nodes += moves[i].nodes;
        mover.elapsed += moves[i].elapsed;
        mover.stalled_moves += moves[i].stalled > moves[i].stalled.zero() ? 1 : 0;
        mover.excused_moves += moves[i].is_excused ? 1 : 0;
        mover.longest_stall = std::max(mover.longest_stall, moves[i].stalled);
        add_to(mover.prunings, moves[i].prunings);
        if (moves[i].depth <= 0) continue;
        mover.depths += static_cast<std::uint64_t>(moves[i].depth);
        ++mover.moves_with_depth;
    }
    note_failure(conduct[static_cast<std::size_t>(game.failed_bot())], game.course.ending);
    return conduct;
}

void add_to(Conduct& sum, Conduct const& more) {
    sum.crashes += more.crashes;
    sum.silences += more.silences;
    sum.illegal_moves += more.illegal_moves;
    sum.time_losses += more.time_losses;
    sum.moves += more.moves;
    sum.nodes += more.nodes;
    sum.depths += more.depths;
    sum.moves_with_depth += more.moves_with_depth;
    sum.elapsed += more.elapsed;
    sum.stalled_moves += more.stalled_moves;
    sum.excused_moves += more.excused_moves;
    sum.longest_stall = std::max(sum.longest_stall, more.longest_stall);
    add_to(sum.prunings, more.prunings);
}

} // namespace

double Conduct::milliseconds_a_move() const {
    return moves == 0 ? 0 : static_cast<double>(elapsed.count()) / 1000 / static_cast<double>(moves);
}

double Conduct::depth() const {
    return moves_with_depth == 0 ? 0 : static_cast<double>(depths) / static_cast<double>(moves_with_depth);
}

void Standings::add(PlayedGame const& game) {
    games_.emplace(game.number, Entry{game.half_points(), conduct_in(game)});
    look_at_pairs();
}

void Standings::look_at_pairs() {
    while (!is_decided()) {
        auto const first = games_.find(2 * pairs_looked_at_ + 1);
        auto const second = games_.find(2 * pairs_looked_at_ + 2);
        if (first == games_.end() || second == games_.end()) return;
        ++pairs_looked_at_;
        ++pairs_[static_cast<std::size_t>(first->second.half_points + second->second.half_points)];
        if (!sprt_) continue;
        log_likelihood_ = log_likelihood_ratio(pairs_, *sprt_);
        decision_ = verdict(pairs_, *sprt_);
    }
}

Tally Standings::tally() const {
    Tally tally;
    for (auto const& [number, entry] : games_) {
        if (!counts(number)) break;
        ++(entry.half_points == 2 ? tally.wins : entry.half_points == 1 ? tally.draws : tally.losses);
        auto const partner = games_.find(number + 1);
        if (number % 2 == 1 && partner != games_.end())
            ++tally.pairs[static_cast<std::size_t>(entry.half_points + partner->second.half_points)];
    }
    return tally;
}

Conduct Standings::conduct(int bot) const {
    Conduct sum;
    for (auto const& [number, entry] : games_)
        if (counts(number)) add_to(sum, entry.conduct[static_cast<std::size_t>(bot)]);
    return sum;
}

} // namespace play
