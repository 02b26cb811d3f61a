// In which order a node tries its moves: the remembered one, captures that win or hold, quiet moves by what histories
// say, captures that lose. Moves are generated when their turn comes: most nodes end before the quiet ones.
#pragma once

#include "core/game.hpp"
#include "search/history.hpp"
#include "search/worker/move_buffers.hpp"
#include "search/worker/move_knowledge.hpp"

#include <algorithm>
#include <array>
#include <limits>

namespace search {

// What a node knows of its moves before it has tried any.
template <core::Game G>
struct Hints {
    core::MoveTag remembered = core::MoveTag::none;
    std::array<core::MoveTag, 2> killers = {core::MoveTag::none, core::MoveTag::none};
    core::MoveTag counter = core::MoveTag::none;
    typename ContinuationHistory<G>::Past past;
};

enum class Wanted {
    all,
    tactical,            // quiescence: what generate_tactical gives, without the captures that lose
    tactical_and_forcing // the same, and the quiet moves that force and do not lose
};

template <core::Game G>
class Picker {
  public:
    using Position = core::PositionOf<G>;
    using Move = core::MoveOf<G>;

    // `urgent`: the side to move may not stand pat, so all its moves come in one batch. A capture that gains less than
    // `least_gain` counts as losing.
    Picker(Position const& position, Histories<G> const& histories, MoveBuffers<G>& buffers,
           Hints<G> const& hints, Wanted wanted, bool urgent, core::Score least_gain)
        : position_(position),
          histories_(histories),
          buffers_(buffers),
          buffer_(buffers.take()),
          hints_(hints),
          wanted_(wanted),
          least_gain_(least_gain),
          is_urgent_(urgent) {}
    ~Picker() { buffers_.give_back(); }
    Picker(Picker const&) = delete;
    Picker& operator=(Picker const&) = delete;

    // The next move, put into `move`; false when there is none. Not an optional: writing one in parts and reading it as
    // a whole stalls the processor at every move.
    bool next(Move& move) {
        if constexpr (always_in_one_batch) return next_of_batch(move);
        for (;;) {
            switch (stage_) {
            case Stage::remembered:
                stage_ = Stage::generate_first;
                if (auto const known = Remembered<G>::move(position_, hints_.remembered);
                    known &&
                    (wanted_ == Wanted::all || in_one_batch() || G::is_tactical(position_, *known))) {
                    first_ = hints_.remembered;
                    move = *known;
                    return true;
                }
                break;
            case Stage::generate_first:
                generate_first();
                stage_ = Stage::first;
                break;
            case Stage::first:
                if (next_of_first(move)) return true;
                stage_ = stage_after_first();
                break;
            case Stage::generate_forcing:
                generate_quiet_forcing<G>(position_, buffer_.moves);
                rank(at_, [this](Move quiet) { return quiet_score(quiet); });
                stage_ = Stage::forcing;
                break;
            case Stage::forcing: // in quiescence only those that lose nothing
                while (best_left(move))
                    if (!is_first(move) && !is_tried_quiet(move) &&
                        (wanted_ == Wanted::all || ExchangeTest<G>::holds(position_, move, {})))
                        return true;
                stage_ = Stage::losing;
                break;
            case Stage::generate_quiet:
                quiets_begin_ = tried_end_ = at_;
                Generation<G>::quiet(position_, buffer_.moves);
                rank_quiets();
                stage_ = Stage::quiet;
                break;
            case Stage::quiet:
                while (!quiets_skipped_ && best_left(move))
                    if (!is_first(move)) return true;
                stage_ = quiets_skipped_ && drop_rest() ? stage_without_quiets : Stage::losing;
                break;
            case Stage::losing:
                while ((wanted_ == Wanted::all || in_one_batch()) && losing_at_ < losing_end_) {
                    move = buffer_.moves[losing_at_++];
                    if (!is_first(move)) return true;
                }
                return false;
            }
        }
    }

    // The rest of the quiet moves is not worth a look.
    void skip_quiets() { quiets_skipped_ = true; }
    [[nodiscard]] bool has_skipped_quiets() const { return quiets_skipped_; }
    // Known where all moves come in one batch, unless a remembered one was given before they were generated.
    [[nodiscard]] bool is_only_move() const { return in_one_batch() && buffer_.moves.size() == 1; }

  private:
    // Then there are no stages to go through.
    static constexpr bool always_in_one_batch =
        !Generation<G>::staged && !core::HasTaggedMoves<G> && !core::HasQuietForcingMoves<G>;

    enum class Stage {
        remembered,
        generate_first,
        first,
        generate_forcing,
        forcing,
        generate_quiet,
        quiet,
        losing
    };

    // Checks and the like are worth a look where other quiet moves are not.
    static constexpr Stage stage_without_quiets =
        core::HasQuietForcingMoves<G> ? Stage::generate_forcing : Stage::losing;

    static constexpr int unknown_place = -1;
    static constexpr int remembered_bonus = 1 << 20;
    static constexpr int tactical_bonus = 1 << 19; // in one batch, captures go before quiet moves
    static constexpr int killer_bonus = 1 << 17;
    static constexpr int forcing_bonus = 1 << 14;
    static constexpr core::Score small_loss{-75};
    static_assert(remembered_bonus <= RankedPlaces<G::max_moves>::highest_worth);

    [[nodiscard]] bool in_one_batch() const { return !Generation<G>::staged || is_urgent_; }

    template <class Worth>
    void rank(int from, Worth worth) {
        int const end = buffer_.moves.size();
        if (end - from < 2) return; // nothing to compare
        int highest = std::numeric_limits<int>::min();
        for (int i = from; i < end; ++i)
            highest = std::max(highest, buffer_.ranks.set(i, worth(buffer_.moves[i])));
        buffer_.ranks.end_at(end);
        best_known_ = buffer_.ranks.place_of(highest);
    }
    [[nodiscard]] bool is_first(Move move) const {
        return first_ != core::MoveTag::none && G::tag(position_, move) == first_;
    }

    void generate_first() {
        if (wanted_ == Wanted::all && in_one_batch())
            G::generate(position_, buffer_.moves);
        else
            Generation<G>::tactical(position_, buffer_.moves);
        rank(0, [this](Move first) { return first_score(first); });
    }

    int first_score(Move move) {
        if (!in_one_batch()) return histories_.tactical.of(position_, move);
        if (hints_.remembered != core::MoveTag::none && G::tag(position_, move) == hints_.remembered)
            return remembered_bonus;
        return G::is_tactical(position_, move) ? tactical_bonus + histories_.tactical.of(position_, move)
                                               : quiet_score(move);
    }
    int quiet_score(Move move) {
        auto const tag = G::tag(position_, move);
        int value = 2 * histories_.butterfly[G::history_slot(position_, move)] +
                    ContinuationHistory<G>::of(hints_.past, ContinuationHistory<G>::slot_of(position_, move));
        if (tag == hints_.killers[0]) value += 2 * killer_bonus;
        if (tag == hints_.killers[1]) value += killer_bonus + killer_bonus / 2;
        if (tag == hints_.counter) value += killer_bonus;
        return value;
    }

    void rank_quiets() {
        ForcingSquares<G> const forcing(position_);
        rank(at_, [&](Move quiet) {
            bool const is_early = forcing.is_reached_by(position_, quiet) &&
                                  ExchangeTest<G>::holds(position_, quiet, small_loss);
            return quiet_score(quiet) + (is_early ? forcing_bonus : 0);
        });
    }

    // The best of what is left from at_ on, moved to at_: a node seldom wants all, so nothing is sorted in advance.
    [[gnu::always_inline]] bool best_left(Move& move) {
        int const end = buffer_.moves.size();
        if (at_ >= end) return false;
        if (at_ + 1 == end) {
            move = buffer_.moves[at_++];
            return true;
        }
        int const best = best_known_ != unknown_place ? best_known_ : buffer_.ranks.best_place(at_, end);
        best_known_ = unknown_place;
        move = buffer_.moves[best];
        buffer_.moves[best] = buffer_.moves[at_];
        buffer_.ranks.move(at_, best);
        buffer_.moves[at_] = move;
        ++at_;
        return true;
    }

    bool next_of_batch(Move& move) {
        if (stage_ != Stage::first) {
            generate_first();
            stage_ = Stage::first;
        }
        return next_of_first(move);
    }

    [[nodiscard]] Stage stage_after_first() const {
        if (in_one_batch() || wanted_ == Wanted::tactical) return Stage::losing;
        return wanted_ == Wanted::all && !quiets_skipped_ ? Stage::generate_quiet : stage_without_quiets;
    }
    // Makes room for the forcing moves, unless there are too many quiet ones, as in no game ever.
    bool drop_rest() {
        int const quiets = buffer_.moves.size() - quiets_begin_;
        tried_end_ = at_;
        buffer_.moves.set_end(buffer_.moves.begin() + at_);
        return at_ + quiets <= core::MovesOf<G>::capacity;
    }
    [[nodiscard]] bool is_tried_quiet(Move move) const {
        auto const* const quiets = buffer_.moves.begin();
        return std::find(quiets + quiets_begin_, quiets + tried_end_, move) != quiets + tried_end_;
    }

    // Losing captures are put aside, at the front of the list, where tried moves have made room.
    bool next_of_first(Move& move) {
        while (best_left(move)) {
            if (is_first(move)) continue;
            if (in_one_batch()) {
                if (quiets_skipped_ && !G::is_tactical(position_, move)) continue;
                return true;
            }
            if (ExchangeTest<G>::holds(position_, move, least_gain_)) return true;
            buffer_.moves[losing_end_++] = move;
        }
        return false;
    }

    Position const& position_;
    Histories<G> const& histories_;
    MoveBuffers<G>& buffers_;
    MoveBuffer<G>& buffer_;
    Hints<G> const hints_;
    Wanted wanted_;
    core::Score least_gain_;
    bool is_urgent_;
    bool quiets_skipped_ = false;
    core::MoveTag first_ = core::MoveTag::none;
    Stage stage_ = Stage::remembered;
    int at_ = 0;
    int best_known_ = unknown_place; // of the moves from at_ on, right after they were ranked
    int quiets_begin_ = 0;           // those before tried_end_ have been given out
    int tried_end_ = 0;
    int losing_at_ = 0;
    int losing_end_ = 0;
};

} // namespace search
