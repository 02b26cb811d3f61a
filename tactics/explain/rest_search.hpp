// Does the material that was won stay won? The search over captures that ends a proof of gain (docs/explain.md). Stricter
// than a search's quiescence: the player, too, must be able to leave the board as it is. He passes, and the opponent may take
// what hangs; where nobody can pass he needs a move. And an opponent who mates at once is not at rest.
#pragma once

#include "core/game.hpp"

#include <algorithm>
#include <cstdint>
#include <stop_token>
#include <unordered_map>

namespace tactics {

// So many positions may be looked at. A request to stop spends it all.
struct NodeBudget {
    std::uint64_t left = 0;
    std::stop_token stop = {};

    bool take() {
        constexpr std::uint64_t between_looks = 256;
        if (left % between_looks == 0 && stop.stop_requested()) left = 0;
        if (left == 0) return false;
        --left;
        return true;
    }
    [[nodiscard]] bool is_spent() const { return left == 0; }
    // What was found must not be lost again for want of nodes.
    void at_least(std::uint64_t nodes) {
        if (!stop.stop_requested()) left = std::max(left, nodes);
    }
};

template <core::Game G>
class RestSearch {
  public:
    using Position = core::PositionOf<G>;
    using Move = core::MoveOf<G>;
    using Moves = core::MovesOf<G>;

    RestSearch(core::Colour player, NodeBudget& budget) : player_(player), budget_(budget) {}

    void want(int balance) { wanted_ = balance; }
    [[nodiscard]] int wanted() const { return wanted_; }
    [[nodiscard]] bool has_enough(Position const& at) const {
        return G::material(at, player_) >= wanted_;
    }

    // The player is to move. `by` becomes the move that settles it.
    bool settles(Position& at, int plies, Move* by = nullptr) {
        if (by != nullptr) return finds_move(at, plies, by);
        return remembered(at, settling, [&] { return finds_move(at, plies, nullptr); });
    }

    // The player is to move and leaves the board as it is.
    bool stands(Position& at, int plies) {
        if constexpr (core::HasNullMove<G>) {
            if (!has_enough(at) || !G::may_stand_pat(at) || !G::can_move(at)) return false;
            if (G::is_draw(at, nothing_before_)) return false;
            core::UndoOf<G> undo;
            at.make_null(undo);
            bool const rested = rests(at, plies - 1);
            at.unmake_null(undo);
            return rested;
        } else {
            return false;
        }
    }

    // The opponent is to move, and taking brings nothing back.
    bool rests(Position& at, int plies) {
        bool const must_move = !G::may_stand_pat(at);
        if (!must_move && !has_enough(at)) return false;
        return remembered(at, resting, [&] { return nothing_works(at, plies, must_move); });
    }

  private:
    static constexpr std::uint64_t settling = 0x632B'E59B'D9B4'E019;
    static constexpr std::uint64_t resting = 0x8CB9'2BA7'2F3D'8DD7;

    bool keeps(Position& at, int plies) { return stands(at, plies) || settles(at, plies); }

    bool finds_move(Position& at, int plies, Move* by) {
        if (plies == 0 || !budget_.take() || G::is_draw(at, nothing_before_)) return false;
        Moves moves;
        if constexpr (core::HasNullMove<G>)
            G::generate_tactical(at, moves); // every move when in check
        else
            G::generate(at, moves);
        put_dearest_first(at, moves);
        for (auto const move : moves)
            if (after(at, move, [&] { return rests(at, plies - 1); })) {
                if (by != nullptr) *by = move;
                return true;
            }
        return false;
    }

    bool nothing_works(Position& at, int plies, bool must_move) {
        if (plies == 0 || !budget_.take() || G::is_draw(at, nothing_before_)) return false;
        Moves moves;
        G::generate(at, moves);
        if (moves.empty()) return core::is_loss(G::no_moves_score(at, core::Ply{0}));
        put_dearest_first(at, moves);
        for (auto const move : moves) {
            bool const takes = G::is_tactical(at, move);
            if (!must_move && !takes && !may_win(at, move)) continue;
            bool const holds = after(at, move, [&] {
                if (must_move || takes) return keeps(at, plies - 1);
                return G::can_move(at) || !core::is_loss(G::no_moves_score(at, core::Ply{0}));
            });
            if (!holds) return false;
        }
        return true;
    }

    // What was asked of the position before; not what the budget cut short.
    template <class Answer>
    bool remembered(Position const& at, std::uint64_t question, Answer answer) {
        auto const asked = question * static_cast<std::uint64_t>(wanted_ + 512);
        auto const key = static_cast<std::uint64_t>(at.key()) ^ asked;
        if (auto const known = known_.find(key); known != known_.end()) return known->second;
        bool const result = answer();
        if (!budget_.is_spent()) known_[key] = result;
        return result;
    }

    // May it win at once? In draughts any move may, by leaving the other side none.
    static bool may_win(Position const& at, Move move) {
        if constexpr (core::WinsByForcingMoves<G>)
            return G::is_forcing(at, move);
        else
            return true;
    }

    static void put_dearest_first(Position const& at, Moves& moves) {
        std::stable_sort(moves.begin(), moves.end(),
                         [&](Move a, Move b) { return G::tactical_gain(at, a) > G::tactical_gain(at, b); });
    }

    template <class Answer>
    static bool after(Position& at, Move move, Answer answer) {
        core::UndoOf<G> undo;
        at.make(move, undo);
        bool const result = answer();
        at.unmake(move, undo);
        return result;
    }

    core::Colour player_;
    NodeBudget& budget_;
    int wanted_ = 0;
    core::KeyTrail nothing_before_;
    std::unordered_map<std::uint64_t, bool> known_;
};

} // namespace tactics
