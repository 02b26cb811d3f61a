// The AnyState of a game: for those who know its type, the position, the keys before it and the moves themselves. Those
// who only have an AnyState come here by engine/visit.hpp.
#pragma once

#include "core/game.hpp"
#include "engine/any_game.hpp"
#include "engine/board_json.hpp"
#include "games/all.hpp"

#include <cassert>

namespace engine {

template <core::PlayableGame G>
class StateOf final : public AnyState {
  public:
    using Position = core::PositionOf<G>;
    using Move = core::MoveOf<G>;

    explicit StateOf(Position const& position) : first_(position), position_(position) {}

    [[nodiscard]] std::unique_ptr<AnyState> clone() const override {
        return std::make_unique<StateOf>(*this);
    }

    // For those who know the game's type.
    [[nodiscard]] Position const& position() const { return position_; }
    [[nodiscard]] core::KeyTrail const& trail() const { return trail_; } // the keys before the position
    [[nodiscard]] Move move_of(LegalMove const& move) const {            // no pass
        auto const moves = generated();
        assert(move.number >= 0 && move.number < moves.size());
        return moves[move.number];
    }
    [[nodiscard]] LegalMove legal_move(Move const& move) const { return legal(move); }
    [[nodiscard]] LegalMove legal_move(int number) const override {
        auto const moves = generated();
        assert(number >= 0 && number < moves.size());
        return described(number, moves[number]);
    }

    [[nodiscard]] core::GameInfo const& info() const override { return G::info; }
    [[nodiscard]] int game_place() const override { return games::place_of<G>; }
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
        if constexpr (core::HasProtocolText<G>)
            return G::protocol_text(position_, generated()[move.number], style);
        else
            return G::move_text(position_, generated()[move.number]);
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

    [[nodiscard]] std::unique_ptr<AnyState> with_side_swapped() const override {
        if constexpr (core::HasSideSwap<G>)
            return std::make_unique<StateOf>(G::with_side_swapped(position_));
        else
            return passed();
    }

    [[nodiscard]] std::optional<core::Outcome> outcome() const override {
        return G::outcome(position_, trail_);
    }
    [[nodiscard]] std::optional<core::MessageKey> claimable_draw() const override {
        return G::claimable_draw(position_, trail_);
    }
    [[nodiscard]] core::BoardView view() const override { return G::view(position_); }
    [[nodiscard]] std::string fen() const override { return G::position_text(position_); }
    [[nodiscard]] std::string json() const override {
        if constexpr (core::HasStateJson<G>)
            return G::json(first_, played_, position_);
        else
            return board_json(G::name, fen(), side_to_move(), view());
    }

    // Defined in engine/state_searches.hpp.
    [[nodiscard]] Advice advice(TextbookSearch const& wanted, std::stop_token const& stop) const override;
    [[nodiscard]] std::uint64_t perft(core::Depth depth, int threads) const override;
    [[nodiscard]] std::vector<Division> divide(core::Depth depth, int threads) const override;

  private:
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

// A state that begins with a position. Instantiated for every game.
template <core::PlayableGame G>
std::unique_ptr<AnyState> state_at(core::PositionOf<G> const& position);

// Null where the state is of another game.
template <core::PlayableGame G>
StateOf<G> const* state_as(AnyState const& state) {
    return state.game_place() == games::place_of<G> ? static_cast<StateOf<G> const*>(&state) : nullptr;
}

} // namespace engine
