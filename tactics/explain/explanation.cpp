#include "tactics/explain/explanation.hpp"

#include "engine/any_engine.hpp"
#include "tactics/explain/evaluation_notes.hpp"
#include "tactics/explain/game_claims.hpp"

#include <algorithm>

namespace tactics {
namespace {

constexpr core::Score bad_by{100};

struct Thought {
    core::Score score{};
    std::vector<engine::LegalMove> line;
};

class Explainer {
  public:
    Explainer(engine::AnyGame const& game, engine::AnyState const& state, ExplainTask const& task)
        : state_(state),
          task_(task),
          game_(game),
          engine_(game.engine({.hash_megabytes = 8, .budget = task.budget})) {}

    std::optional<Explanation> run() {
        if (state_.outcome() || state_.legal_moves().empty()) return std::nullopt;
        auto const best = thought({});
        bool const is_best = !task_.move || task_.move->number == best.line.front().number;
        auto const made = is_best ? best : thought({*task_.move});
        if (is_stopped()) return std::nullopt;
        Explanation result;
        result.move = explained(state_, made);
        bool const bad = !is_best && best.score - made.score >= bad_by;
        if (bad && !is_stopped()) result.missed = explained(state_, best);
        if (bad && !is_stopped()) result.refutation = refutation(made);
        add_themes(result);
        if (result.move.claims.empty() && !bad && !is_stopped()) add_purpose(result);
        if (is_stopped()) return std::nullopt;
        return result;
    }

  private:
    [[nodiscard]] bool is_stopped() const { return task_.stop.stop_requested(); }

    Thought thought(std::vector<engine::LegalMove> only) {
        engine_->clear();
        engine::Task task;
        task.limits.nodes = task_.nodes;
        task.only = only;
        engine_->prepare(); // from here on a stop counts
        std::stop_callback const stopping(task_.stop, [this] { engine_->stop(); });
        auto const finding = engine_->think(state_, task);
        Thought result;
        if (!finding.lines.empty()) result = {finding.lines.front().score, finding.lines.front().moves};
        if (result.line.empty()) result.line = {finding.move.value_or(state_.legal_moves().front())};
        return result;
    }

    ExplainedMove explained(engine::AnyState const& at, Thought const& thought) const {
        auto const& move = thought.line.front();
        return {move, at.protocol_text(move, engine::CastlingStyle::king_target), thought.score,
                claims_about(at, move, {thought.line.begin() + 1, thought.line.end()}, task_.language, std::nullopt,
                             task_.stop)};
    }

    std::optional<ExplainedMove> refutation(Thought const& made) const {
        if (made.line.size() < 2) return std::nullopt;
        auto const after = state_.clone();
        after->play(made.line.front());
        Thought const reply{-made.score, {made.line.begin() + 1, made.line.end()}};
        auto result = explained(*after, reply);
        // One ply nearer to the end.
        if (core::is_win(result.score)) result.score += core::Score{1};
        return result;
    }

    // What it stops or threatens; else what the evaluation thinks of it.
    void add_purpose(Explanation& result) const {
        auto const& move = result.move.move;
        result.purpose = purpose_of(state_, move, task_.language, task_.stop);
        if (!is_stopped() && !result.purpose.stops && !result.purpose.threatens)
            result.notes = evaluation_notes(game_, state_, move, task_.language);
    }

    static void add_themes(Explanation& result) {
        for (auto const& claim : result.move.claims) {
            auto& names = claim.is_lichess_theme ? result.themes : result.own_themes;
            if (std::ranges::find(names, claim.theme) == names.end()) names.push_back(claim.theme);
        }
        std::ranges::sort(result.themes);
        std::ranges::sort(result.own_themes);
    }

    engine::AnyState const& state_;
    ExplainTask const& task_;
    engine::AnyGame const& game_;
    std::unique_ptr<engine::AnyEngine> engine_;
};

} // namespace

std::optional<Explanation> explain(engine::AnyGame const& game, engine::AnyState const& state,
                                   ExplainTask const& task) {
    return Explainer(game, state, task).run();
}

} // namespace tactics
