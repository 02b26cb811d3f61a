#include "services/tuning/self_play.hpp"

#include "core/rng.hpp"
#include "play/match/adjudication.hpp"

#include <algorithm>
#include <cstdlib>

namespace services::tuning {
namespace {

using engine::AnyState;

// Both sides agree on it for some moves; played out, such games would add positions that teach nothing.
constexpr play::AdjudicationRules adjudication{.draw =
                                                   play::DrawRule{.from_move = 60, .moves = 10, .score = 5},
                                               .resign = play::ResignRule{.moves = 3, .score = 1200}};
constexpr int most_score = 1500; // beyond it a position is decided, and teaches nothing either

// Null when the game ends on the way.
std::unique_ptr<AnyState> random_opening(engine::AnyGame const& game, int plies, core::Random& random) {
    auto state = game.start();
    for (int ply = 0; ply < plies; ++ply) {
        auto const moves = state->legal_moves();
        if (moves.empty() || state->outcome()) return nullptr;
        state->play(moves[static_cast<std::size_t>(random.below(moves.size()))]);
    }
    return state->outcome() ? nullptr : std::move(state);
}

// Nothing hangs in the air: neither a check nor a capture decides what the position is worth.
bool is_quiet(AnyState const& state, engine::LegalMove const& best) {
    return !state.view().check && best.squares.captured.empty() && !best.squares.promotion;
}

int for_white(AnyState const& state, core::Score score) {
    return state.side_to_move() == core::Colour::white ? score.value() : -score.value();
}

class SelfPlay {
  public:
    SelfPlay(engine::AnyEngine& engine, SelfPlayRules const& rules, std::stop_token const& stop)
        : engine_(engine),
          rules_(rules),
          stop_(stop) {}

    engine::Finding look(AnyState const& state) {
        engine_.prepare();
        std::stop_callback const stopping(stop_, [this] { engine_.stop(); });
        return engine_.think(state, {.limits = {.nodes = rules_.nodes}});
    }

    bool is_level(AnyState const& state) {
        engine_.clear();
        auto const found = look(state);
        return !found.lines.empty() && std::abs(found.lines.front().score.value()) <= rules_.level_opening;
    }

    // False when stopped.
    bool play(AnyState& state, ScoredGame& game) {
        engine_.clear();
        play::Adjudicator adjudicator(adjudication);
        while (state.plies() < rules_.most_plies) {
            if (auto const outcome = state.outcome()) {
                if (outcome->winner) game.result = *outcome->winner == core::Colour::white ? 1 : -1;
                return true;
            }
            if (state.claimable_draw()) return true;
            auto const found = look(state);
            if (stop_.stop_requested()) return false;
            auto const score = found.lines.empty() ? engine_.evaluate(state) : found.lines.front().score;
            if (is_quiet(state, *found.move) && std::abs(score.value()) <= most_score)
                game.positions.push_back({state.fen(), for_white(state, score), state.plies()});
            adjudicator.note(state.side_to_move(), score);
            state.play(*found.move);
            if (adjudicator.is_draw()) return true;
            if (auto const winner = adjudicator.winner()) {
                game.result = *winner == core::Colour::white ? 1 : -1;
                return true;
            }
        }
        return true;
    }

  private:
    engine::AnyEngine& engine_;
    SelfPlayRules const& rules_;
    std::stop_token const& stop_;
};

} // namespace

std::optional<ScoredGame> play_itself(engine::AnyGame const& game, engine::AnyEngine& engine,
                                      SelfPlayRules const& rules, std::uint32_t number,
                                      std::stop_token const& stop) {
    core::Random random(rules.seed * 0x9E3779B97F4A7C15u + number);
    SelfPlay player(engine, rules, stop);
    while (!stop.stop_requested()) {
        auto const plies = rules.opening_plies + static_cast<int>(random.below(2));
        auto const state = random_opening(game, plies, random);
        if (!state || !player.is_level(*state)) continue;
        ScoredGame result{.number = number};
        if (!player.play(*state, result)) break;
        return result;
    }
    return std::nullopt;
}

} // namespace services::tuning
