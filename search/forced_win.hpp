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
#include <limits>
#include <optional>
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

// How many plies there are until a rule that counts moves without progress makes a draw.
template <core::Game G>
struct CountedDraw {
    static constexpr int plies_to(core::PositionOf<G> const&) { return std::numeric_limits<int>::max(); }
};
template <core::HasCountedDraw G>
struct CountedDraw<G> {
    static int plies_to(core::PositionOf<G> const& at) { return G::plies_to_counted_draw(at); }
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
    // After a yes of wins() or loses(): how it goes if the loser holds out longest, as far as the allowance goes.
    [[nodiscard]] std::vector<Move> line_to_end(Position position, core::KeyTrail trail, int plies);

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
    std::optional<Move> longest_defence(Position& position, core::KeyTrail& trail, int plies);
    std::optional<Move> winning_move(Position& position, core::KeyTrail& trail, int plies);
    [[nodiscard]] bool is_known_to_lose(Position const& position, int plies) const;
    struct Attacks {
        core::MovesOf<G> moves;
        int forcing; // so many of them, in front before they are put in order
    };
    static Attacks attacks(Position const& position, bool only_forcing);
    static bool is_forcing(Position const& position, Move move);
    void put_in_order(Position const& position, core::MovesOf<G>& moves, int plies, int forcing);
    [[nodiscard]] std::optional<bool> recalled(Position const& position, Distance left) const;
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
    if (auto const known = recalled(position, left)) return *known;
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
    if (auto const known = recalled(position, left)) return *known;
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

// A win that was found where less was counted towards a draw may come too late here.
template <core::Game G, class Allowance>
std::optional<bool> ForcedWin<G, Allowance>::recalled(Position const& position, Distance left) const {
    auto const key = position.key();
    if (auto const win = wins_within_.of(key);
        win != 0 && left.plies >= win && win <= CountedDraw<G>::plies_to(position))
        return true;
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
    } else if (left.plies <= CountedDraw<G>::plies_to(position)) { // else a draw may be what was in the way
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

// An answer after which the attacker needs all of the plies.
template <core::Game G, class Allowance>
auto ForcedWin<G, Allowance>::longest_defence(Position& position, core::KeyTrail& trail, int plies)
    -> std::optional<Move> {
    core::MovesOf<G> moves;
    G::generate(position, moves);
    for (auto const move : moves) {
        bool const ends_sooner = below(position, trail, move, [&] {
            return !G::is_draw(position, trail) && attacker_wins(position, trail, {plies - 3, most_plies});
        });
        if (exhausted_) return std::nullopt;
        if (!ends_sooner) return move;
    }
    return std::nullopt;
}

// What the proof remembers goes first: to find out that other moves do not win as soon may take long.
template <core::Game G, class Allowance>
auto ForcedWin<G, Allowance>::winning_move(Position& position, core::KeyTrail& trail, int plies)
    -> std::optional<Move> {
    auto const moves = attacks(position, core::WinsByForcingMoves<G> && plies == 1).moves;
    for (auto const move : moves) {
        Position after = position;
        core::UndoOf<G> undo;
        after.make(move, undo);
        if (is_known_to_lose(after, plies - 1)) return move;
    }
    for (auto const move : moves) {
        bool const wins = below(position, trail, move, [&] {
            return defender_loses(position, trail, {plies - 1, most_plies});
        });
        if (exhausted_) return std::nullopt;
        if (wins) return move;
    }
    return std::nullopt;
}

template <core::Game G, class Allowance>
bool ForcedWin<G, Allowance>::is_known_to_lose(Position const& position, int plies) const {
    if (auto const known = wins_within_.of(position.key()); known != 0)
        return known <= std::min(plies, CountedDraw<G>::plies_to(position));
    core::MovesOf<G> moves;
    G::generate(position, moves);
    return moves.empty() && core::is_loss(G::no_moves_score(position, core::Ply{0}));
}

template <core::Game G, class Allowance>
auto ForcedWin<G, Allowance>::line_to_end(Position position, core::KeyTrail trail, int plies)
    -> std::vector<Move> {
    exhausted_ = false;
    std::vector<Move> line;
    for (; plies > 0; --plies) {
        std::optional<Move> move;
        if (plies % 2 != 0)
            move = winning_move(position, trail, plies);
        else // fewer plies may be left where the line until here was not the shortest
            while (!(move = longest_defence(position, trail, plies)) && !exhausted_ && plies > 2) plies -= 2;
        if (!move) break;
        line.push_back(*move);
        trail.push(position.key());
        core::UndoOf<G> undo;
        position.make(*move, undo);
    }
    return line;
}

} // namespace search
