// Looks for proofs: which gain a move forces at least, and the tree that shows it; or the tree of a forced win. Which of his
// moves the player tries is a matter of economy, for one that works is enough; of the opponent's moves none is left out.
#pragma once

#include "search/forced_win.hpp"
#include "tactics/explain/proof.hpp"
#include "tactics/explain/rest_search.hpp"

#include <array>
#include <unordered_map>

namespace tactics {

template <core::Game G>
class FarSearch;
struct WinAllowance;

template <core::Game G>
class Prover {
  public:
    using Position = core::PositionOf<G>;
    using Move = core::MoveOf<G>;
    using Moves = core::MovesOf<G>;
    using Node = ProofNode<G>;

    // `trail`: the keys before the position, for repetitions. The budget is for everything that is asked; once it is
    // stopped, nothing more is proved.
    Prover(Position const& position, core::KeyTrail trail, std::uint64_t nodes, std::stop_token stop = {})
        : position_(position),
          trail_(std::move(trail)),
          player_(position.side_to_move()),
          before_(G::material(position, player_)),
          budget_{stop.stop_requested() ? 0 : nodes, stop},
          rest_(player_, budget_) {}

    [[nodiscard]] NodeBudget const& budget() const { return budget_; }

    // Moves that may be good answers, tried early wherever they are legal.
    void prefer(std::vector<Move> moves) { preferred_ = std::move(moves); }

    // The move wins within so many moves of the player, itself included, whatever is replied.
    std::optional<Proof<G>> win(Move move, int moves);
    // It wins at least so much, with at most so many further moves of the player before the captures that settle it.
    std::optional<Proof<G>> gain(Move move, int at_least, int further_moves);
    // The most that can be shown; nothing where that is nothing.
    std::optional<Proof<G>> most(Move move, int further_moves);
    // The same where it lies beyond that, along lines with few ways out (far_search.hpp).
    std::optional<Proof<G>> far(Move move);

  private:
    friend class FarSearch<G>;

    static constexpr int rest_plies = 24;
    static constexpr int most_further = 8;
    static constexpr std::uint64_t for_telling = 300'000;

    template <class Answer>
    auto after(Move move, Answer answer) {
        core::UndoOf<G> undo;
        trail_.push(position_.key());
        position_.make(move, undo);
        auto result = answer();
        position_.unmake(move, undo);
        trail_.pop();
        return result;
    }

    bool forces(Move move, int at_least, int further, Node* into) {
        rest_.want(before_ + at_least);
        telling_ = into != nullptr;
        return after(move, [&] { return every_reply_fails(further, into); });
    }
    bool every_reply_fails(int further, Node* into);
    bool has_answer(int further, Node* into);
    bool rests_at_once(Node* into);
    bool answers_with(Move move, int further, Node* into);
    [[nodiscard]] std::uint64_t question(int further) const;
    bool threatens_something();
    Moves replies();
    Moves candidates(int further);
    Moves every_candidate() { return candidates(1); }
    bool is_promising(Move move) const;

    using WinSearch = search::ForcedWin<G, WinAllowance>;
    struct Distance {
        int plies;
        int quiet; // the winner's moves that are not forcing
    };
    bool is_lost(WinSearch& search, Distance left);
    bool win_after(WinSearch& search, Distance left, Node& into);
    bool win_now(WinSearch& search, Distance within, Node& into);

    Position position_;
    core::KeyTrail trail_;
    core::Colour player_;
    int before_;
    NodeBudget budget_;
    RestSearch<G> rest_;
    std::unordered_map<std::uint64_t, bool> known_; // by question()
    std::vector<Move> preferred_;
    bool wide_ = false;    // the player's quiet moves are tried everywhere, not only as the last
    bool telling_ = false; // a tree is written down: what takes something says more than what stands
    std::array<std::optional<Move>, most_further + 1> refutation_{}; // the last one, by what was left
    std::array<std::optional<Move>, most_further + 1> success_{};
};

template <core::Game G>
bool Prover<G>::every_reply_fails(int further, Node* into) {
    if (!budget_.take() || G::is_draw(position_, trail_)) return false;
    auto const moves = replies();
    if (moves.empty()) {
        bool const lost = core::is_loss(G::no_moves_score(position_, core::Ply{0}));
        if (lost && into != nullptr) into->ending = Ending::won;
        return lost;
    }
    for (auto const reply : moves) {
        Node node{.move = reply};
        bool const fails =
            after(reply, [&] { return has_answer(further, into != nullptr ? &node : nullptr); });
        if (!fails) {
            refutation_[static_cast<std::size_t>(further)] = reply;
            return false;
        }
        if (into != nullptr) into->next.push_back(std::move(node));
    }
    return true;
}

// The last refutation first, then captures: what fails to be answered is found early.
template <core::Game G>
typename Prover<G>::Moves Prover<G>::replies() {
    Moves moves;
    G::generate(position_, moves);
    if (telling_) return moves;
    std::stable_partition(moves.begin(), moves.end(), [&](Move m) { return G::is_tactical(position_, m); });
    for (auto const& known : refutation_)
        if (known)
            if (auto* const found = std::find(moves.begin(), moves.end(), *known); found != moves.end())
                std::rotate(moves.begin(), found, found + 1);
    return moves;
}

template <core::Game G>
bool Prover<G>::has_answer(int further, Node* into) {
    if (!budget_.take() || G::is_draw(position_, trail_)) return false;
    if (rests_at_once(into)) return true;
    if (further == 0) return false;
    auto const known = known_.find(question(further));
    if (known != known_.end() && (!known->second || into == nullptr)) return known->second;
    for (auto const move : candidates(further))
        if (answers_with(move, further, into)) {
            success_[static_cast<std::size_t>(further)] = move;
            return known_[question(further)] = true;
        }
    if (!budget_.is_spent()) known_[question(further)] = false;
    return false;
}

// The position and what is asked about it, as one number.
template <core::Game G>
std::uint64_t Prover<G>::question(int further) const {
    auto const asked = static_cast<std::uint64_t>((rest_.wanted() + 512) << 8 | further << 1 | int{wide_});
    return static_cast<std::uint64_t>(position_.key()) ^ asked * 0x9E37'79B9'7F4A'7C15;
}

template <core::Game G>
bool Prover<G>::rests_at_once(Node* into) {
    if (!telling_ && rest_.stands(position_, rest_plies)) return true;
    Move by;
    if (rest_.settles(position_, rest_plies, &by)) {
        if (into != nullptr) {
            into->ending = Ending::settles;
            into->by = by;
        }
        return true;
    }
    if (!telling_ || !rest_.stands(position_, rest_plies)) return false;
    into->ending = Ending::stands;
    return true;
}

template <core::Game G>
bool Prover<G>::answers_with(Move move, int further, Node* into) {
    Node node{.move = move};
    bool const works = after(move, [&] {
        return threatens_something() && every_reply_fails(further - 1, into != nullptr ? &node : nullptr);
    });
    if (works && into != nullptr) into->next.push_back(std::move(node));
    return works;
}

// If the opponent could pass and keep what he has, he will find a move that does. Only a matter of speed.
template <core::Game G>
bool Prover<G>::threatens_something() {
    if constexpr (core::HasNullMove<G>) {
        if (!G::null_move_sound(position_) || !budget_.take()) return true;
        core::UndoOf<G> undo;
        position_.make_null(undo);
        bool const threatens = rest_.stands(position_, rest_plies) || rest_.settles(position_, rest_plies);
        position_.unmake_null(undo);
        return threatens;
    } else {
        return true;
    }
}

template <core::Game G>
bool Prover<G>::is_promising(Move move) const {
    if (G::is_tactical(position_, move) || std::ranges::find(preferred_, move) != preferred_.end())
        return true;
    if constexpr (core::HasForcingMoves<G>) return G::is_forcing(position_, move);
    return false;
}

// What worked elsewhere, captures and checks; quiet moves only as the last.
template <core::Game G>
typename Prover<G>::Moves Prover<G>::candidates(int further) {
    Moves moves;
    G::generate(position_, moves);
    auto* const quiet =
        std::stable_partition(moves.begin(), moves.end(), [&](Move move) { return is_promising(move); });
    if (further > 1 && !wide_ && core::HasForcingMoves<G> && G::may_stand_pat(position_))
        moves.truncate(static_cast<int>(quiet - moves.begin()));
    auto const put_first = [&](Move wanted) {
        if (auto* const found = std::find(moves.begin(), moves.end(), wanted); found != moves.end())
            std::rotate(moves.begin(), found, found + 1);
    };
    for (auto const& known : success_)
        if (known) put_first(*known);
    for (auto const move : preferred_) put_first(move);
    return moves;
}

template <core::Game G>
std::optional<Proof<G>> Prover<G>::gain(Move move, int at_least, int further_moves) {
    if (!forces(move, at_least, further_moves, nullptr)) return std::nullopt;
    budget_.at_least(for_telling);
    for (int further = 0; further <= further_moves; ++further) {
        Proof<G> proof{.root = Node{.move = move}, .gain = at_least};
        if (forces(move, at_least, further, &proof.root)) return proof;
    }
    return std::nullopt;
}

// Deeper and deeper, first with quiet moves only at the end.
template <core::Game G>
std::optional<Proof<G>> Prover<G>::most(Move move, int further_moves) {
    struct Found {
        int gain = 0;
        int further = 0;
        bool wide = false;
    } shown;
    auto const holds = [&](int gain, int further) {
        if (!forces(move, gain, further, nullptr)) return false;
        shown = {gain, further, wide_};
        return true;
    };
    for (bool const wide : {false, true})
        for (int further = wide ? 2 : 0; further <= further_moves && !budget_.is_spent(); ++further) {
            wide_ = wide;
            for (int const step : {1, 2, 3, 5, 9})
                if (step > shown.gain && !holds(step, further)) break;
            while (shown.gain > 0 && holds(shown.gain + 1, further)) {
            }
            if (wide && shown.gain > 0) break;
        }
    if (shown.gain == 0) return std::nullopt;
    wide_ = shown.wide;
    budget_.at_least(for_telling);
    return gain(move, shown.gain, shown.further);
}

} // namespace tactics

#include "tactics/explain/prover_wins.hpp"
