#include "search/clock.hpp"

#include <algorithm>

namespace search {
namespace {

constexpr int moves_expected = 40;       // still to come, where nothing is said
constexpr double increment_share = 0.75; // of each increment, spent at once
constexpr double largest_share = 0.45;   // of what is on the clock, spent on one move at most
constexpr double hardest_factor = 4.5;   // of the usual time
constexpr Seconds least{0.0005};
constexpr double share_of_moment = 0.01; // of what is on the clock
constexpr Seconds longest_moment{0.005};
constexpr Seconds reserve{0.1};           // kept for a machine that does not let the search run
constexpr double share_of_reserve = 0.02; // of what is left, where there is no more than that

} // namespace

TimePlan::TimePlan(Limits const& limits, Milliseconds overhead) {
    if (limits.clock) {
        Seconds const left = std::max(Seconds(limits.clock->left - overhead), least);
        Seconds const increment = limits.clock->increment;
        int const moves = std::clamp(limits.clock->moves_to_go.value_or(moves_expected), 1, moves_expected);
        // With moves to go the last one may use what there is; otherwise the clock has to last.
        double const most = moves == 1 ? 0.9 : largest_share;
        Seconds const share = left / (moves == 1 ? 1.0 : 0.62 * moves + 1.0);
        Seconds const gained = increment * increment_share;
        Seconds const bearable =
            std::min(left * most, std::max(left - reserve, left * share_of_reserve + gained));
        // Where what moves cost besides eats up the clock, or seems to, thinking a moment makes it no worse.
        Seconds const moment = std::min(Seconds(limits.clock->left) * share_of_moment, longest_moment);
        usual_ = std::max(std::min(share + gained, bearable), moment);
        hard_ = std::max(std::min(*usual_ * hardest_factor, bearable), moment);
    }
    if (limits.move_time) {
        Seconds const fixed = std::max(Seconds(*limits.move_time), least);
        hard_ = hard_ ? std::min(*hard_, fixed) : fixed;
    }
}

bool TimePlan::is_enough(Seconds elapsed, Confidence const& confidence) const {
    if (!usual_) return false;
    if (confidence.is_only_move) return true;
    double const stability = 1.35 - 0.08 * std::min(confidence.iterations_with_same_move, 8);
    double const effort = std::clamp(1.7 - 1.1 * confidence.share_of_best_move, 0.6, 1.6);
    double const trouble = std::clamp(1.0 + confidence.drop.value() / 120.0, 0.85, 1.6);
    // An iteration takes longer than all before it: what is begun late is not finished.
    return elapsed >= *usual_ * (0.72 * stability * effort * trouble);
}

} // namespace search
