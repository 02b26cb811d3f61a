#include "services/mining/game_miner.hpp"

#include <memory>

namespace services::mining {
namespace {

using engine::AnyState;
using engine::LegalMove;

// What ends a game early: an error, or none where nobody wants the result any more.
using Ended = std::optional<core::Error>;
template <class T>
using Result = tl::expected<T, Ended>;

// A board and how it came about, which an outside engine is told.
class Walk {
  public:
    explicit Walk(AnyState const& first) : state_(first.clone()) {}

    [[nodiscard]] AnyState const& state() const { return *state_; }
    [[nodiscard]] std::vector<LegalMove> const& played() const { return played_; }
    void play(LegalMove const& move) {
        state_->play(move);
        played_.push_back(move);
    }
    void undo() {
        state_->undo();
        played_.pop_back();
    }

  private:
    std::unique_ptr<AnyState> state_;
    std::vector<LegalMove> played_;
};

class GameMiner {
  public:
    GameMiner(GameLine const& game, Analyst& analyst, MiningRules const& rules, std::stop_token const& stop)
        : game_(game),
          analyst_(analyst),
          rules_(rules),
          bar_(game.first->info().puzzles),
          stop_(stop),
          walk_(*game.first) {}

    Result<MinedLine> run() {
        if (auto const begun = analyst_.new_game(); !begun) return tl::unexpected(Ended(begun.error()));
        MinedLine mined;
        std::optional<core::Score> before; // of the side that moves, in the position before
        for (std::size_t ply = 0; ply <= game_.moves.size() && !walk_.state().outcome(); ++ply) {
            auto const now = look(1, rules_.nodes);
            if (!now) return tl::unexpected(now.error());
            ++mined.positions;
            auto const score = now->empty() ? std::nullopt : std::optional(now->front().score);
            if (before && score && score->value() >= bar_.winning && -before->value() <= bar_.before) {
                auto strike = followed();
                if (!strike) return tl::unexpected(strike.error());
                if (*strike) {
                    (*strike)->ply = static_cast<int>(ply) - 1;
                    mined.strikes.push_back(std::move(**strike));
                }
            }
            before = score;
            if (ply < game_.moves.size()) walk_.play(game_.moves[ply]);
        }
        return mined;
    }

  private:
    // Nothing seen: so few nodes are not enough here.
    Result<Sight> look(int moves, std::uint64_t nodes) {
        auto sight = analyst_.look(walk_.state(),
                                   {.played = walk_.played(), .moves = moves, .nodes = nodes, .stop = stop_});
        if (stop_.stop_requested()) return tl::unexpected(Ended());
        if (!sight) return tl::unexpected(Ended(sight.error()));
        return std::move(*sight);
    }

    // The one move that wins here, if there is one, and its score.
    Result<std::optional<SeenMove>> only_win(std::uint64_t nodes) {
        auto const sight = look(2, nodes);
        if (!sight) return tl::unexpected(sight.error());
        if (sight->empty()) return std::nullopt;
        auto const& best = sight->front();
        auto const second = sight->size() < 2 ? -core::infinity : (*sight)[1].score;
        if (best.score.value() < bar_.winning || second.value() > bar_.not_winning ||
            (best.score - second).value() < bar_.gap)
            return std::nullopt;
        return best;
    }

    // The puzzle that begins here, just after the mistake; the walk comes back to where it was.
    Result<std::optional<Strike>> followed() {
        if (walk_.state().legal_moves().size() < 2) return std::nullopt;
        auto const first = only_win(2 * rules_.nodes);
        if (!first) return tl::unexpected(first.error());
        if (!*first) return std::nullopt;
        Strike strike{.line = {walk_.played().back(), (*first)->move}, .score = {}};
        auto const begin = walk_.played().size();
        walk_.play((*first)->move);
        auto const gone = go_on(strike.line);
        bool const ends = walk_.state().outcome().has_value();
        while (walk_.played().size() > begin) walk_.undo();
        if (!gone) return tl::unexpected(gone.error());
        bool const only_takes = strike.line.size() == 2 && !strike.line.back().squares.captured.empty();
        if (only_takes && !ends && !bar_.single_captures) return std::nullopt;

        auto const sure = only_win(rules_.check);
        if (!sure) return tl::unexpected(sure.error());
        if (!*sure || (*sure)->move != (*first)->move) return std::nullopt;
        strike.score = (*sure)->score;
        return strike;
    }

    // The best answer and the only way to go on winning, again and again. Moves that had to be made are left out at the end,
    // unless they take something or end the game.
    Result<void> go_on(std::vector<LegalMove>& line) {
        std::size_t keep = line.size();
        for (int moves = 1; moves < longest_line && !walk_.state().outcome(); ++moves) {
            auto const answer = look(1, rules_.nodes);
            if (!answer) return tl::unexpected(answer.error());
            if (answer->empty()) break;
            walk_.play(answer->front().move);
            if (walk_.state().outcome()) break;
            auto const move = next_move();
            if (!move) return tl::unexpected(move.error());
            if (!*move) break;
            line.push_back(answer->front().move);
            line.push_back((*move)->move);
            walk_.play((*move)->move);
            if (!(*move)->forced || !(*move)->move.squares.captured.empty() || walk_.state().outcome())
                keep = line.size();
        }
        line.resize(keep);
        return {};
    }

    struct NextMove {
        LegalMove move;
        bool forced; // there was no other
    };

    Result<std::optional<NextMove>> next_move() {
        auto const legal = walk_.state().legal_moves();
        if (legal.size() == 1) return NextMove{legal.front(), true};
        if (auto const mate = mate_at_once(legal))
            return NextMove{*mate, false}; // it need not be the only one
        auto const won = only_win(2 * rules_.nodes);
        if (!won) return tl::unexpected(won.error());
        if (!*won) return std::nullopt;
        return NextMove{(*won)->move, false};
    }

    // A move that ends the game with a win.
    std::optional<LegalMove> mate_at_once(std::vector<LegalMove> const& legal) {
        auto const solver = walk_.state().side_to_move();
        for (auto const& move : legal) {
            walk_.play(move);
            auto const outcome = walk_.state().outcome();
            walk_.undo();
            if (outcome && outcome->winner == solver) return move;
        }
        return std::nullopt;
    }

    GameLine const& game_;
    Analyst& analyst_;
    MiningRules const& rules_;
    core::PuzzleBar bar_;
    std::stop_token const& stop_;
    Walk walk_;
};

} // namespace

core::Expected<std::optional<MinedLine>> mine_game(GameLine const& game, Analyst& analyst,
                                                   MiningRules const& rules, std::stop_token const& stop) {
    auto mined = GameMiner(game, analyst, rules, stop).run();
    if (mined) return std::move(*mined);
    if (mined.error()) return tl::unexpected(*mined.error());
    return std::nullopt;
}

} // namespace services::mining
