// Makes an AnyState of any playable game. Only the file that registers a game includes this.
#pragma once

#include "core/game.hpp"
#include "engine/any_game.hpp"
#include "engine/any_order.hpp"
#include "engine/board_json.hpp"
#include "search/perft.hpp"
#include "search/teaching/alpha_beta.hpp"
#include "search/teaching/minimax.hpp"

#include <cassert>

namespace engine {

// A state as JSON. A game that has more to tell than its board specialises this before it is registered.
template <core::PlayableGame G>
struct StateJson {
    static std::string of(core::PositionOf<G> const&, std::vector<core::MoveOf<G>> const&,
                          core::PositionOf<G> const& now) {
        return board_json(G::name, G::position_text(now), now.side_to_move(), G::view(now));
    }
};

// A move as programs write it to each other. A game that has such a protocol specialises this likewise.
template <core::PlayableGame G>
struct ProtocolText {
    static std::string of(core::PositionOf<G> const& at, core::MoveOf<G> move, CastlingStyle) {
        return G::move_text(at, move);
    }
};

template <core::PlayableGame G>
class StateOf final : public AnyState {
  public:
    using Position = core::PositionOf<G>;
    using Move = core::MoveOf<G>;

    explicit StateOf(Position const& position) : first_(position), position_(position) {}

    [[nodiscard]] std::unique_ptr<AnyState> clone() const override {
        return std::make_unique<StateOf>(*this);
    }
    // For the engine, which knows the game's type.
    [[nodiscard]] Position const& position() const { return position_; }
    [[nodiscard]] core::KeyTrail const& trail() const { return trail_; }

    [[nodiscard]] std::string_view game() const override { return G::name; }
    [[nodiscard]] core::Colour side_to_move() const override { return position_.side_to_move(); }
    [[nodiscard]] int plies() const override { return static_cast<int>(played_.size()); }

    [[nodiscard]] std::vector<LegalMove> legal_moves() const override {
        auto const moves = generated();
        std::vector<LegalMove> result;
        for (int number = 0; number < moves.size(); ++number)
            result.push_back(described(number, moves[number]));
        return result;
    }

    [[nodiscard]] core::Expected<LegalMove> parse_move(std::string_view written) const override {
        auto const move = G::parse_move(position_, written);
        if (!move) return tl::unexpected(move.error());
        return legal(*move);
    }

    [[nodiscard]] std::string protocol_text(LegalMove const& move, CastlingStyle style) const override {
        if (move.is_pass()) return "0000"; // as UCI writes it
        return ProtocolText<G>::of(position_, generated()[move.number], style);
    }

    void play(LegalMove const& move) override {
        if (move.is_pass()) return play_pass();
        auto const moves = generated();
        assert(move.number >= 0 && move.number < moves.size());
        trail_.push(position_.key());
        played_.push_back(moves[move.number]);
        position_.make(played_.back(), undos_.emplace_back());
    }

    bool undo() override {
        if (played_.empty()) return false;
        if (!undo_pass()) position_.unmake(played_.back(), undos_.back());
        played_.pop_back();
        undos_.pop_back();
        trail_.pop();
        return true;
    }

    [[nodiscard]] std::optional<LegalMove> pass() const override {
        if constexpr (core::HasNullMove<G>)
            if (!view().check && !generated().empty()) return LegalMove{LegalMove::pass_number, "--", {}};
        return std::nullopt;
    }

    [[nodiscard]] std::unique_ptr<AnyState> passed() const override {
        if constexpr (core::HasNullMove<G>) {
            if (view().check || outcome()) return nullptr;
            Position after = position_;
            core::UndoOf<G> undo;
            after.make_null(undo);
            return std::make_unique<StateOf>(after);
        } else {
            return nullptr;
        }
    }

    [[nodiscard]] std::optional<core::Outcome> outcome() const override {
        return G::outcome(position_, trail_);
    }
    [[nodiscard]] std::optional<core::MessageKey> claimable_draw() const override {
        return G::claimable_draw(position_, trail_);
    }
    [[nodiscard]] core::BoardView view() const override { return G::view(position_); }
    [[nodiscard]] std::string fen() const override { return G::position_text(position_); }
    [[nodiscard]] std::string json() const override { return StateJson<G>::of(first_, played_, position_); }

    [[nodiscard]] Advice advice(TextbookSearch const& wanted, std::stop_token const& stop) const override {
        static_assert(core::HasClassicEvaluation<G>);
        auto const classic = [](Position const& at, core::Colour player) { return G::classic(at, player); };
        search::State<G> const state{position_, trail_};
        search::WithGameEnds<G, decltype(classic)> const eval{classic};
        auto const cutoff = [&](search::State<G> const&, core::Ply reached, double) {
            return reached >= wanted.depth || stop.stop_requested();
        };
        auto const searched = [&](auto const& order) {
            return wanted.search == Textbook::minimax ? search::minimax<G>(state, eval, cutoff, order)
                                                      : search::alpha_beta<G>(state, eval, cutoff, order);
        };
        auto answer = wanted.order == nullptr ? searched(search::AsGenerated{})
                                              : searched(arranged_by(*wanted.order, wanted.depth));
        Advice advice{std::nullopt, answer.value, std::move(answer.statistics)};
        if (answer.move) advice.move = legal(*answer.move);
        return advice;
    }

    [[nodiscard]] std::uint64_t perft(core::Depth depth, int threads) const override {
        return search::perft<G>(position_, depth, threads);
    }
    [[nodiscard]] std::vector<Division> divide(core::Depth depth, int threads) const override {
        std::vector<Division> result;
        for (auto const& branch : search::divide<G>(position_, depth, threads))
            result.push_back({G::move_text(position_, branch.move), branch.nodes});
        return result;
    }

  private:
    static auto arranged_by(AnyOrder const& order, core::Ply depth) {
        auto const* const of_this_game = dynamic_cast<OrderOf<G> const*>(&order);
        assert(of_this_game != nullptr && "an order of another game");
        return [of_this_game, depth](search::State<G> const& state, core::MovesOf<G> moves) {
            of_this_game->arrange(state, depth - state.ply, moves);
            return moves;
        };
    }
    void play_pass() {
        assert(pass().has_value());
        if constexpr (core::HasNullMove<G>) {
            trail_.push(position_.key());
            passes_.push_back(plies());
            played_.emplace_back();
            position_.make_null(undos_.emplace_back());
        }
    }
    // False where the last ply was a move.
    bool undo_pass() {
        if constexpr (core::HasNullMove<G>) {
            if (passes_.empty() || passes_.back() != plies() - 1) return false;
            position_.unmake_null(undos_.back());
            passes_.pop_back();
            return true;
        }
        return false;
    }
    [[nodiscard]] core::MovesOf<G> generated() const {
        core::MovesOf<G> moves;
        G::generate(position_, moves);
        return moves;
    }
    [[nodiscard]] LegalMove legal(Move const& move) const {
        auto const moves = generated();
        int number = 0;
        while (number < moves.size() && !(moves[number] == move)) ++number;
        assert(number < moves.size() && "a move that generate does not know");
        return described(number, move);
    }
    [[nodiscard]] LegalMove described(int number, Move const& move) const {
        return {number, G::move_text(position_, move), G::squares(position_, move)};
    }

    Position first_;
    Position position_;
    std::vector<Move> played_;
    std::vector<int> passes_; // the plies of played_ that were none
    std::vector<core::UndoOf<G>> undos_;
    core::KeyTrail trail_;
};

} // namespace engine
