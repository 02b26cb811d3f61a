// Full-width proof of a forced win: every answer of the loser is tried, and for the winner every move, so that a `no`
// holds too. It shares nothing with the engine's tree search, which is measured by it and, where a game is clearly won,
// asks it for the shortest way.
#pragma once

#include "core/game.hpp"
#include "search/history.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

namespace search {

// So many moves may be made, and nothing is known of them.
struct NodeAllowance {
    std::uint64_t left;

    template <class Position>
    static core::MoveTag hint(Position const&) {
        return core::MoveTag::none;
    }
    bool take() {
        if (left == 0) return false;
        --left;
        return true;
    }
};

// Allowance: take() says whether one more move may be made, hint(position) which one to try early.
template <core::Game G, class Allowance = NodeAllowance>
class ForcedWin {
  public:
    using Position = core::PositionOf<G>;
    using Move = core::MoveOf<G>;

    static constexpr int most_plies = 63;

    explicit ForcedWin(Allowance allowance) : allowance_(allowance) {}

    // Does the side to move win, or lose, within so many plies, whatever the other does? None: no more moves may be
    // made; asked again with more, it goes on from what it knows. Draws by rule and by repetition are no wins.
    std::optional<bool> wins(Position position, core::KeyTrail trail, int plies) {
        exhausted_ = false;
        bool const answer = attacker_wins(position, trail, std::min(plies, most_plies));
        return exhausted_ ? std::nullopt : std::optional(answer);
    }
    std::optional<bool> loses(Position position, core::KeyTrail trail, int plies) {
        exhausted_ = false;
        bool const answer = defender_loses(position, trail, std::min(plies, most_plies));
        return exhausted_ ? std::nullopt : std::optional(answer);
    }
    // After a yes of loses(): how it goes if the loser holds out longest.
    std::vector<Move> losing_line(Position position, core::KeyTrail trail, int plies);

    [[nodiscard]] Allowance& allowance() { return allowance_; }
    [[nodiscard]] std::size_t positions_known() const { return known_.size(); }

  private:
    struct Known { // whether the attacker wins, in plies
        int wins_within = 1 << 20;
        int fails_within = 0;
    };

    bool attacker_wins(Position& position, core::KeyTrail& trail, int plies);
    bool defender_loses(Position& position, core::KeyTrail& trail, int plies);
    template <class Answer>
    bool below(Position& position, core::KeyTrail& trail, Move move, Answer answer);
    std::pair<std::optional<Move>, int> longest_defence(Position& position, int plies) const;
    core::MovesOf<G> attacks(Position const& position, int plies);
    void put_in_order(Position const& position, core::MovesOf<G>& moves, int plies, int forcing);
    [[nodiscard]] std::optional<bool> recalled(Position const& position, int plies) const;
    bool remember(Position const& position, std::optional<Move> success, int plies, bool attacker_wins);

    Allowance allowance_;
    bool exhausted_ = false;
    bool is_telling_ = false; // a line that is proved: it costs nothing more
    std::unordered_map<core::Key, Known> known_;
    std::array<core::MoveTag, most_plies + 1> last_success_{}; // by the plies that were left
    ButterflyHistory<G> successes_;
};

template <core::Game G, class Allowance>
bool ForcedWin<G, Allowance>::attacker_wins(Position& position, core::KeyTrail& trail, int plies) {
    if (plies <= 0 || exhausted_) return false;
    if (auto const known = recalled(position, plies)) return *known;
    for (auto const move : attacks(position, plies)) {
        bool const wins =
            below(position, trail, move, [&] { return defender_loses(position, trail, plies - 1); });
        if (exhausted_) return false;
        if (wins) return remember(position, move, plies, true);
    }
    return remember(position, std::nullopt, plies, false);
}

template <core::Game G, class Allowance>
bool ForcedWin<G, Allowance>::defender_loses(Position& position, core::KeyTrail& trail, int plies) {
    if (G::is_draw(position, trail)) return false;
    core::MovesOf<G> moves;
    G::generate(position, moves);
    if (moves.empty()) return core::is_loss(G::no_moves_score(position, core::Ply{0}));
    if (plies <= 0) return false;
    if (auto const known = recalled(position, plies)) return *known;
    put_in_order(position, moves, plies, 0);
    for (auto const move : moves) {
        bool const loses = below(position, trail, move, [&] {
            return !G::is_draw(position, trail) && attacker_wins(position, trail, plies - 1);
        });
        if (exhausted_) return false;
        if (!loses) return remember(position, move, plies, false);
    }
    return remember(position, std::nullopt, plies, true);
}

template <core::Game G, class Allowance>
std::optional<bool> ForcedWin<G, Allowance>::recalled(Position const& position, int plies) const {
    auto const known = known_.find(position.key());
    if (known == known_.end()) return std::nullopt;
    if (plies >= known->second.wins_within) return true;
    if (plies <= known->second.fails_within) return false;
    return std::nullopt;
}

// `success`: the move that decided, if one did.
template <core::Game G, class Allowance>
bool ForcedWin<G, Allowance>::remember(Position const& position, std::optional<Move> success, int plies,
                                       bool attacker_wins) {
    if (success) {
        last_success_[static_cast<std::size_t>(plies)] = G::tag(position, *success);
        successes_.add(G::history_slot(position, *success), 32 * plies * plies);
    }
    auto& entry = known_[position.key()];
    if (attacker_wins)
        entry.wins_within = std::min(entry.wins_within, plies);
    else
        entry.fails_within = std::max(entry.fails_within, plies);
    return attacker_wins;
}

template <core::Game G, class Allowance>
template <class Answer>
bool ForcedWin<G, Allowance>::below(Position& position, core::KeyTrail& trail, Move move, Answer answer) {
    if (!is_telling_ && !allowance_.take()) {
        exhausted_ = true;
        return false;
    }
    core::UndoOf<G> undo;
    trail.push(position.key());
    position.make(move, undo);
    bool const result = answer();
    position.unmake(move, undo);
    trail.pop();
    return result;
}

template <core::Game G, class Allowance>
core::MovesOf<G> ForcedWin<G, Allowance>::attacks(Position const& position, int plies) {
    core::MovesOf<G> moves;
    G::generate(position, moves);
    int forcing = 0;
    if constexpr (core::HasForcingMoves<G>)
        forcing =
            static_cast<int>(std::stable_partition(moves.begin(), moves.end(),
                                                   [&](auto move) { return G::is_forcing(position, move); }) -
                             moves.begin());
    if constexpr (core::WinsByForcingMoves<G>)
        if (plies == 1) moves.truncate(forcing);
    put_in_order(position, moves, plies, forcing);
    return moves;
}

// The hinted move, what last succeeded with as many plies to go, then what succeeded often; the first `forcing` moves
// have a start.
template <core::Game G, class Allowance>
void ForcedWin<G, Allowance>::put_in_order(Position const& position, core::MovesOf<G>& moves, int plies,
                                           int forcing) {
    constexpr int start_of_forcing = history_limit / 8;
    auto const last = last_success_[static_cast<std::size_t>(plies)];
    auto const hinted = allowance_.hint(position);
    std::array<int, std::size_t{G::max_moves}> scores;
    for (int i = 0; i < moves.size(); ++i) {
        int score = successes_[G::history_slot(position, moves[i])] + (i < forcing ? start_of_forcing : 0);
        auto const tag = G::tag(position, moves[i]);
        if (tag == last) score += 4 * history_limit;
        if (tag == hinted) score += 8 * history_limit;
        auto const move = moves[i];
        int at = i;
        for (; at > 0 && scores[static_cast<std::size_t>(at - 1)] < score; --at) {
            scores[static_cast<std::size_t>(at)] = scores[static_cast<std::size_t>(at - 1)];
            moves[at] = moves[at - 1];
        }
        scores[static_cast<std::size_t>(at)] = score;
        moves[at] = move;
    }
}

// The answer after which the attacker needs most plies, and how many.
template <core::Game G, class Allowance>
auto ForcedWin<G, Allowance>::longest_defence(Position& position, int plies) const
    -> std::pair<std::optional<Move>, int> {
    std::pair<std::optional<Move>, int> longest{std::nullopt, 0};
    core::MovesOf<G> moves;
    G::generate(position, moves);
    for (auto const move : moves) {
        core::UndoOf<G> undo;
        position.make(move, undo);
        auto const known = known_.find(position.key());
        if (known != known_.end() && known->second.wins_within < plies &&
            known->second.wins_within > longest.second)
            longest = {move, known->second.wins_within};
        position.unmake(move, undo);
    }
    return longest;
}

template <core::Game G, class Allowance>
auto ForcedWin<G, Allowance>::losing_line(Position position, core::KeyTrail trail, int plies)
    -> std::vector<Move> {
    std::vector<Move> line;
    core::UndoOf<G> undo;
    is_telling_ = true;
    auto const play = [&](Move move) {
        line.push_back(move);
        trail.push(position.key());
        position.make(move, undo);
    };
    while (plies > 0) {
        auto const [answer, longest] = longest_defence(position, plies);
        if (!answer) break;
        play(*answer);
        plies = longest - 1;
        auto const moves = attacks(position, longest);
        auto const winning = std::ranges::find_if(moves, [&](Move move) {
            return below(position, trail, move, [&] { return defender_loses(position, trail, plies); });
        });
        if (winning == moves.end()) break;
        play(*winning);
    }
    is_telling_ = false;
    return line;
}

} // namespace search
