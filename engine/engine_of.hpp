// Makes an AnyEngine of the search over any playable game. Only the file that registers a game includes this.
#pragma once

#include "engine/any_engine.hpp"
#include "engine/state_of.hpp"
#include "engine/weights_of.hpp"
#include "search/session.hpp"

#include <cassert>

namespace engine {

template <class G>
concept PlayableWithWeights = core::PlayableGame<G> && core::HasTunableEvaluation<G>;

template <PlayableWithWeights G>
class EngineOf final : public AnyEngine {
  public:
    using Position = core::PositionOf<G>;
    using Move = core::MoveOf<G>;

    explicit EngineOf(EngineOptions const& options)
        : options_(options),
          megabytes_(taken(options)),
          session_(session_options(options, megabytes_), core::changed(G::tuning, options.tuning),
                   {&weights_or_shipped<G>(options.weights.get())}) {}
    ~EngineOf() override { give_back(); }
    EngineOf(EngineOf const&) = delete;
    EngineOf& operator=(EngineOf const&) = delete;

    void configure(EngineOptions const& options) override {
        give_back();
        bool const other_weights = options.weights != options_.weights;
        auto const in_use_until_now = options_.weights;
        options_ = options;
        megabytes_ = taken(options);
        session_.configure(session_options(options, megabytes_));
        if (other_weights) session_.choose_evaluation({&weights_or_shipped<G>(options_.weights.get())});
    }
    void clear() override { session_.clear(); }
    void prepare() override { session_.prepare(); }
    void stop() override { session_.stop(); }
    void ponder_hit() override { session_.ponder_hit(); }

    Finding think(AnyState const& any_state, Task const& task, EngineListener const& listener) override {
        auto const& state = own(any_state);
        ::search::SearchTask<G> const wanted{task.limits, task.lines, moves_of(state, task.only)};
        ::search::SessionListener<G> ear;
        if (listener.line)
            ear.line = [&](auto const& found, auto const& effort) {
                listener.line(line(state, found, effort));
            };
        if (listener.current_move)
            ear.current_move = [&](core::Depth depth, Move move, int number) {
                listener.current_move({depth, described(state.position(), move), number});
            };
        return finding(state, session_.think(state.position(), state.trail(), wanted, ear));
    }

    [[nodiscard]] core::Score evaluate(AnyState const& state) const override {
        return G::evaluate(own(state).position(), weights_or_shipped<G>(options_.weights.get()));
    }

  private:
    static StateOf<G> const& own(AnyState const& state) {
        assert(state.game() == G::name);
        return static_cast<StateOf<G> const&>(state);
    }
    static std::size_t taken(EngineOptions const& options) {
        return options.budget ? options.budget->take(options.hash_megabytes) : options.hash_megabytes;
    }
    void give_back() {
        if (options_.budget) options_.budget->give_back(megabytes_);
    }
    static ::search::SessionOptions session_options(EngineOptions const& options, std::size_t megabytes) {
        return {megabytes, options.threads, options.move_overhead};
    }
    static std::vector<Move> moves_of(StateOf<G> const& state, std::vector<LegalMove> const& legal) {
        core::MovesOf<G> moves;
        G::generate(state.position(), moves);
        std::vector<Move> result;
        for (auto const& move : legal) result.push_back(moves[move.number]);
        return result;
    }

    static LegalMove described(Position const& position, Move move) {
        core::MovesOf<G> moves;
        G::generate(position, moves);
        int number = 0;
        while (number < moves.size() && !(moves[number] == move)) ++number;
        assert(number < moves.size());
        return {number, G::move_text(position, move), G::squares(position, move)};
    }
    static std::vector<LegalMove> described(Position position, std::vector<Move> const& moves) {
        std::vector<LegalMove> result;
        for (auto const move : moves) {
            result.push_back(described(position, move));
            core::UndoOf<G> undo;
            position.make(move, undo);
        }
        return result;
    }
    static Line line(StateOf<G> const& state, ::search::FoundLine<G> const& found,
                     ::search::Effort const& effort) {
        return {found.rank,
                found.depth,
                found.selective_depth,
                found.score,
                found.bound,
                described(state.position(), found.moves),
                effort.nodes,
                std::chrono::duration_cast<std::chrono::microseconds>(effort.elapsed),
                effort.hash_permille};
    }
    static Finding finding(StateOf<G> const& state, ::search::Found<G> const& found) {
        Finding result;
        if (found.move) result.move = described(state.position(), *found.move);
        if (found.ponder) {
            Position after = state.position();
            core::UndoOf<G> undo;
            after.make(*found.move, undo);
            result.ponder = described(after, *found.ponder);
        }
        for (auto const& each : found.lines) result.lines.push_back(line(state, each, found.effort));
        result.nodes = found.effort.nodes;
        result.elapsed = std::chrono::duration_cast<std::chrono::microseconds>(found.effort.elapsed);
        result.hash_permille = found.effort.hash_permille;
        if (found.effort.probes > 0)
            result.hash_hits =
                static_cast<double>(found.effort.hits) / static_cast<double>(found.effort.probes);
        return result;
    }

    EngineOptions options_;
    std::size_t megabytes_;
    ::search::SearchSession<G> session_;
};

} // namespace engine
