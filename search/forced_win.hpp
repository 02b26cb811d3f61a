// Proof of a forced win: every answer of the loser is tried, and for the winner every move, so that a `no` holds too;
// or only lines with so many quiet moves, which are few, and where only a `yes` says something. It shares nothing with
// the engine's tree search, which is measured by it and, where a game is clearly won, asks it for the shortest way.
#pragma once

#include "core/game.hpp"
#include "search/history.hpp"
#include "search/plies_by_position.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
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

    // The winner's quiet moves that a win within so many of his plies may need: the last one is forcing where only such
    // can win.
    static constexpr int most_quiet(int plies) {
        return core::WinsByForcingMoves<G> ? (plies - 1) / 2 : (plies + 1) / 2;
    }

    // Does the side to move win, or lose, within so many plies, whatever the other does? The winner may make `quiet`
    // moves that are not forcing. None: no more moves may be made; asked again with more, it goes on from what it
    // knows. Draws by rule and by repetition are no wins.
    std::optional<bool> wins(Position position, core::KeyTrail trail, int plies, int quiet = most_plies) {
        exhausted_ = false;
        bool const answer = attacker_wins(position, trail, {std::min(plies, most_plies), quiet});
        return exhausted_ ? std::nullopt : std::optional(answer);
    }
    std::optional<bool> loses(Position position, core::KeyTrail trail, int plies, int quiet = most_plies) {
        exhausted_ = false;
        bool const answer = defender_loses(position, trail, {std::min(plies, most_plies), quiet});
        return exhausted_ ? std::nullopt : std::optional(answer);
    }
    // After a yes of loses(): how it goes if the loser holds out longest.
    [[nodiscard]] std::vector<Move> losing_line(Position position, int plies) const;

    [[nodiscard]] Allowance& allowance() { return allowance_; }
    [[nodiscard]] std::size_t positions_known() const { return wins_within_.size() + fails_within_.size(); }

  private:
    struct Distance {
        int plies;
        int quiet;

        // After the attacker's move, and after the defender's.
        [[nodiscard]] Distance after(bool is_forcing) const { return {plies - 1, quiet - !is_forcing}; }
        [[nodiscard]] Distance after_answer() const { return {plies - 1, quiet}; }
    };

    bool attacker_wins(Position& position, core::KeyTrail& trail, Distance left);
    bool defender_loses(Position& position, core::KeyTrail& trail, Distance left);
    template <class Answer>
    bool below(Position& position, core::KeyTrail& trail, Move move, Answer answer);
    std::pair<std::optional<Move>, int> longest_defence(Position& position, int plies) const;
    [[nodiscard]] bool is_known_to_lose(Position const& position, int plies) const;
    struct Attacks {
        core::MovesOf<G> moves;
        int forcing; // so many of them, in front before they are put in order
    };
    static Attacks attacks(Position const& position, bool only_forcing);
    static bool is_forcing(Position const& position, Move move);
    void put_in_order(Position const& position, core::MovesOf<G>& moves, int plies, int forcing);
    [[nodiscard]] std::optional<bool> recalled(core::Key key, Distance left) const;
    bool remember(Position const& position, std::optional<Move> success, Distance left, bool attacker_wins);

    // A failure holds for as many quiet moves as were allowed, and for more where more would be of no use.
    static core::Key failure_key(core::Key key, Distance left) {
        auto const quiet = static_cast<std::uint64_t>(std::clamp(left.quiet, 0, most_quiet(left.plies)));
        return core::Key{static_cast<std::uint64_t>(key) ^ quiet * 0x9E37'79B9'7F4A'7C15};
    }

    Allowance allowance_;
    bool exhausted_ = false;
    PliesByPosition wins_within_;
    PliesByPosition fails_within_;                             // by failure_key
    std::array<core::MoveTag, most_plies + 1> last_success_{}; // by the plies that were left
    ButterflyHistory<G> successes_;
};

template <core::Game G, class Allowance>
bool ForcedWin<G, Allowance>::attacker_wins(Position& position, core::KeyTrail& trail, Distance left) {
    if (left.plies <= 0 || exhausted_) return false;
    if (auto const known = recalled(position.key(), left)) return *known;
    bool const ends_now = core::WinsByForcingMoves<G> && left.plies == 1;
    auto [moves, forcing] = attacks(position, ends_now || left.quiet <= 0);
    put_in_order(position, moves, left.plies, forcing);
    for (auto const move : moves) {
        auto const further = left.after(is_forcing(position, move));
        bool const wins =
            below(position, trail, move, [&] { return defender_loses(position, trail, further); });
        if (exhausted_) return false;
        if (wins) return remember(position, move, left, true);
    }
    return remember(position, std::nullopt, left, false);
}

template <core::Game G, class Allowance>
bool ForcedWin<G, Allowance>::defender_loses(Position& position, core::KeyTrail& trail, Distance left) {
    if (G::is_draw(position, trail)) return false;
    core::MovesOf<G> moves;
    G::generate(position, moves);
    if (moves.empty()) return core::is_loss(G::no_moves_score(position, core::Ply{0}));
    if (left.plies <= 0) return false;
    if (auto const known = recalled(position.key(), left)) return *known;
    put_in_order(position, moves, left.plies, 0);
    for (auto const move : moves) {
        bool const loses = below(position, trail, move, [&] {
            return !G::is_draw(position, trail) && attacker_wins(position, trail, left.after_answer());
        });
        if (exhausted_) return false;
        if (!loses) return remember(position, move, left, false);
    }
    return remember(position, std::nullopt, left, true);
}

template <core::Game G, class Allowance>
std::optional<bool> ForcedWin<G, Allowance>::recalled(core::Key key, Distance left) const {
    if (auto const win = wins_within_.of(key); win != 0 && left.plies >= win) return true;
    if (left.plies <= fails_within_.of(failure_key(key, left))) return false;
    return std::nullopt;
}

// `success`: the move that decided, if one did.
template <core::Game G, class Allowance>
bool ForcedWin<G, Allowance>::remember(Position const& position, std::optional<Move> success, Distance left,
                                       bool attacker_wins) {
    if (success) {
        last_success_[static_cast<std::size_t>(left.plies)] = G::tag(position, *success);
        successes_.add(G::history_slot(position, *success),
                       std::min(32 * left.plies * left.plies, history_limit));
    }
    if (attacker_wins) {
        auto const known = wins_within_.of(position.key());
        if (known == 0 || left.plies < known) wins_within_.set(position.key(), left.plies);
    } else {
        auto const key = failure_key(position.key(), left);
        if (left.plies > fails_within_.of(key)) fails_within_.set(key, left.plies);
    }
    return attacker_wins;
}

template <core::Game G, class Allowance>
template <class Answer>
bool ForcedWin<G, Allowance>::below(Position& position, core::KeyTrail& trail, Move move, Answer answer) {
    if (!allowance_.take()) {
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
bool ForcedWin<G, Allowance>::is_forcing(Position const& position, Move move) {
    if constexpr (core::HasForcingMoves<G>) return G::is_forcing(position, move);
    return false;
}

template <core::Game G, class Allowance>
auto ForcedWin<G, Allowance>::attacks(Position const& position, bool only_forcing) -> Attacks {
    Attacks result;
    auto& moves = result.moves;
    G::generate(position, moves);
    auto const rest = std::stable_partition(moves.begin(), moves.end(),
                                            [&](Move move) { return is_forcing(position, move); });
    result.forcing = static_cast<int>(rest - moves.begin());
    if (only_forcing) moves.truncate(result.forcing);
    return result;
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
        auto const known = wins_within_.of(position.key()); // 0, if unknown, is no longer than anything
        if (known < plies && known > longest.second) longest = {move, known};
        position.unmake(move, undo);
    }
    return longest;
}

template <core::Game G, class Allowance>
bool ForcedWin<G, Allowance>::is_known_to_lose(Position const& position, int plies) const {
    if (auto const known = wins_within_.of(position.key()); known != 0) return known <= plies;
    core::MovesOf<G> moves;
    G::generate(position, moves);
    return moves.empty() && core::is_loss(G::no_moves_score(position, core::Ply{0}));
}

template <core::Game G, class Allowance>
auto ForcedWin<G, Allowance>::losing_line(Position position, int plies) const -> std::vector<Move> {
    std::vector<Move> line;
    core::UndoOf<G> undo;
    auto const play = [&](Move move) {
        line.push_back(move);
        position.make(move, undo);
    };
    while (plies > 0) {
        auto const [answer, longest] = longest_defence(position, plies);
        if (!answer) break;
        play(*answer);
        plies = longest - 1;
        auto const moves = attacks(position, false).moves;
        auto const winning = std::ranges::find_if(moves, [&](Move move) {
            Position after = position;
            after.make(move, undo);
            return is_known_to_lose(after, plies);
        });
        if (winning == moves.end()) break;
        play(*winning);
    }
    return line;
}

} // namespace search
