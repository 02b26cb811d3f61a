#include "services/review/review.hpp"

#include "engine/any_engine.hpp"
#include "services/review/tempered_claims.hpp"

#include <algorithm>
#include <memory>
#include <utility>

namespace services {
namespace {

// Beyond these the game is decided, and a tactic that was missed changes nothing.
constexpr int decided = 980;
constexpr core::Score clear_gap{150};

// A score one ply nearer to the root: behind a move it is the other side's, and a forced end is a ply farther away.
core::Score before_the_move(core::Score score) {
    auto const turned = -score;
    if (core::is_win(turned)) return turned - core::Score{1};
    if (core::is_loss(turned)) return turned + core::Score{1};
    return turned;
}

bool is_clear_win(core::Score score) { return score >= core::win_in(core::Ply{2 * clear_win_moves - 1}); }

// What a search says of a position, for the side to move.
struct Look {
    core::Score score{};
    std::vector<engine::Line> lines; // none where the game is over
    std::size_t choices = 0;
};

class Reviewer {
  public:
    Reviewer(engine::AnyGame const& game, ReviewTask const& task, std::stop_token const& stop)
        : task_(task),
          stop_(stop),
          engine_(game.engine({.hash_megabytes = 8, .budget = task.budget})),
          glance_(game.engine({.hash_megabytes = 1, .budget = task.budget})) {}

    // From the end to the beginning: what the engine has seen of a position helps it to judge the one before.
    std::optional<Review> run(engine::AnyState const& first, std::vector<engine::LegalMove> const& moves) {
        state_ = first.clone();
        for (auto const& move : moves) state_->play(move);
        Review review;
        review.moves.resize(moves.size());
        auto after = look(2);
        for (auto ply = moves.size(); ply-- > 0;) {
            state_->undo();
            auto const before = look(2);
            taken_before_ = ply == 0 ? 0 : worth_taken_by(moves[ply - 1]);
            if (moves[ply].is_pass())
                review.moves[ply] = passed(moves[ply], after);
            else if (!stop_.stop_requested())
                review.moves[ply] = reviewed(moves[ply], before, after);
            if (stop_.stop_requested()) return std::nullopt;
            after = before;
            if (task_.progress)
                task_.progress(static_cast<int>(moves.size() - ply), static_cast<int>(moves.size()));
        }
        if (stop_.stop_requested()) return std::nullopt;
        add_up(review);
        return review;
    }

  private:
    // By the move that led here.
    int worth_taken_by(engine::LegalMove const& move) {
        state_->undo();
        int const taken = worth_taken(*state_, move);
        state_->play(move);
        return taken;
    }

    Look look(int lines) {
        Look result;
        if (auto const outcome = state_->outcome()) {
            if (outcome->winner)
                result.score =
                    *outcome->winner == state_->side_to_move() ? core::won : core::lost_in(core::Ply{0});
            return result;
        }
        result.choices = state_->legal_moves().size();
        engine::Task task;
        task.limits.nodes = task_.nodes;
        task.lines = lines;
        engine_->prepare();
        std::stop_callback const stopping(stop_, [this] { engine_->stop(); });
        auto finding = engine_->think(*state_, task);
        result.lines = std::move(finding.lines);
        std::erase_if(result.lines, [](engine::Line const& line) { return line.moves.empty(); });
        if (result.lines.empty() && finding.move)
            result.lines.push_back({.score = engine_->evaluate(*state_), .moves = {*finding.move}});
        if (!result.lines.empty()) result.score = result.lines.front().score;
        return result;
    }

    // The same look at the position behind a move as the move that was made gets: what differs then is the moves.
    ExplainedLine behind(engine::LegalMove const& move) {
        state_->play(move);
        auto const after = look(1);
        state_->undo();
        ExplainedLine line{{move}, before_the_move(after.score), {}};
        if (!after.lines.empty())
            line.moves.insert(line.moves.end(), after.lines.front().moves.begin(),
                              after.lines.front().moves.end());
        return line;
    }

    ReviewedMove reviewed(engine::LegalMove const& move, Look const& before, Look const& after) {
        ReviewedMove result;
        result.move = move;
        result.mover = state_->side_to_move();
        result.after = after.score;
        result.made = before_the_move(after.score);
        result.best = result.made;
        result.forced = before.choices <= 1;
        if (!before.lines.empty()) {
            result.best_line = before.lines.front().moves;
            if (before.lines.size() > 1) result.second = before.lines[1].score;
        }
        auto const instead = result.forced ? std::nullopt : better(result, before);
        result.expectation_before = expectation(result.best);
        result.expectation_after = expectation(result.made);
        result.judgement = judged(result.drop());
        bool const slipped = is_clear_win(result.best) && !core::is_win(result.made);
        if (slipped && result.judgement == Judgement::none) result.judgement = Judgement::inaccuracy;
        if (instead && !stop_.stop_requested()) explain(result, *instead, after);
        if (result.judgement == Judgement::none && is_only_move(result, before))
            result.judgement = Judgement::good;
        return result;
    }

    // A turn that was passed is no choice of the rules: it is neither judged nor counted.
    ReviewedMove passed(engine::LegalMove const& pass, Look const& after) const {
        ReviewedMove result;
        result.move = pass;
        result.mover = state_->side_to_move();
        result.forced = true;
        result.after = after.score;
        result.made = result.best = before_the_move(after.score);
        result.expectation_before = result.expectation_after = expectation(result.made);
        return result;
    }

    // What could have been played instead and is worth looking at: the engine's choice or, where that was made and turned
    // out badly, its second. Sets result.best.
    std::optional<ExplainedLine> better(ReviewedMove& result, Look const& before) {
        if (before.lines.empty()) return std::nullopt;
        auto const& first = before.lines.front();
        bool const is_first = first.moves.front().number == result.move.number;
        result.best = std::max(result.made, is_first ? result.made : first.score);
        bool const slipped = is_clear_win(first.score) && !core::is_win(result.made);
        bool const suspect =
            expectation(first.score) - expectation(result.made) >= inaccuracy_drop || slipped;
        auto const& candidate = is_first && before.lines.size() > 1 ? before.lines[1] : first;
        if (candidate.moves.front().number == result.move.number) return std::nullopt;
        if (!suspect) {
            if (is_first || first.score - result.made < clear_gap) return std::nullopt;
            return ExplainedLine{first.moves, first.score, {}};
        }
        auto line = behind(candidate.moves.front());
        result.best = std::max(line.score, result.made);
        if (line.score > result.made) result.best_line = line.moves;
        return line;
    }

    void explain(ReviewedMove& result, ExplainedLine instead, Look const& after) {
        bool const bad = is_bad(result.judgement);
        bool const open = result.expectation_after < decided && result.expectation_before > 1000 - decided;
        if (!bad && !open) return;
        // Taking back is no tactic, nor is taking what the move that was made takes too.
        auto const taken = worth_taken(*state_, result.move);
        instead.claims = tempered(claims_of(*state_, instead.moves), std::max(taken, taken_before_));
        // Without a mark only what is clearly a tactic is told.
        constexpr int clear_gain = 2;
        bool const tactic = !instead.claims.empty() && instead.score - result.made >= clear_gap &&
                            (instead.claims.front().mate || instead.claims.front().gain >= clear_gain);
        if (bad || tactic) result.missed = std::move(instead);
        if (!bad || after.lines.empty()) return;
        ExplainedLine reply{after.lines.front().moves, after.score, {}};
        state_->play(result.move);
        reply.claims = tempered(claims_of(*state_, reply.moves), taken);
        state_->undo();
        result.refutation = std::move(reply);
    }

    std::vector<tactics::Claim> claims_of(engine::AnyState const& at,
                                          std::vector<engine::LegalMove> const& line) const {
        return told_claims(at, line, task_.language, stop_);
    }

    // All others drop clearly, and it is not what anybody sees at once.
    bool is_only_move(ReviewedMove const& made, Look const& before) {
        if (made.forced || before.lines.size() < 2) return false;
        auto const& first = before.lines.front();
        if (first.moves.front().number != made.move.number) return false;
        int const held = std::min(expectation(first.score), made.expectation_after);
        if (held - expectation(before.lines[1].score) < mistake_drop) return false;
        glance_->clear();
        engine::Task task;
        task.limits.depth = core::Depth{1};
        auto const seen = glance_->think(*state_, task);
        return !seen.move || seen.move->number != made.move.number;
    }

    static void add_up(Review& review) {
        for (auto& player : review.players) player.games = 1;
        for (auto const& move : review.moves)
            if (!move.forced)
                review.players[static_cast<std::size_t>(core::index(move.mover))].add_move(
                    move.judgement, move.drop(), themes_of(move));
    }

    // Of a bad move: what it allowed and what it missed, each once.
    static std::vector<std::string> themes_of(ReviewedMove const& move) {
        std::vector<std::string> themes;
        if (!is_bad(move.judgement)) return themes;
        for (auto const* const line : {&move.missed, &move.refutation})
            if (*line)
                for (auto const& claim : (*line)->claims) themes.push_back(claim.theme);
        std::ranges::sort(themes);
        auto const again = std::ranges::unique(themes);
        themes.erase(again.begin(), again.end());
        return themes;
    }

    ReviewTask const& task_;
    std::stop_token const& stop_;
    std::unique_ptr<engine::AnyEngine> engine_;
    std::unique_ptr<engine::AnyEngine> glance_; // knows nothing of what the other has seen
    std::unique_ptr<engine::AnyState> state_;
    int taken_before_ = 0; // what the move before the one under review has taken
};

} // namespace

std::optional<Review> review_of(engine::AnyGame const& game, engine::AnyState const& first,
                                std::vector<engine::LegalMove> const& moves, ReviewTask const& task,
                                std::stop_token const& stop) {
    return Reviewer(game, task, stop).run(first, moves);
}

} // namespace services
