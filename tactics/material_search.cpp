#include "tactics/material_search.hpp"

#include "games/chess/check.hpp"
#include "games/chess/draws.hpp"
#include "games/chess/eval.hpp"

#include <algorithm>
#include <array>

namespace tactics {
namespace {

using chess::Move;
using chess::PieceKind;
using core::Ply;
using core::Score;

using Killers = std::vector<Move>;

// What decides the order; higher comes first, and equal moves stay as they were generated.
constexpr int rest = 0;
constexpr int killer = 1;
constexpr int check = 1000;
constexpr int capture = 2000;
constexpr int en_passant = 4000;

// Ten times the victim less the attacker.
int victim_and_attacker(PieceKind victim, PieceKind attacker) {
    constexpr std::array values{1, 3, 3, 5, 9, 10, 0};
    return 10 * values[static_cast<std::size_t>(victim)] - values[static_cast<std::size_t>(attacker)];
}

class Search {
  public:
    Search(chess::Position const& position, core::KeyTrail const& trail, MaterialTask const& task)
        : position_(position),
          trail_(trail),
          task_(task),
          killers_(static_cast<std::size_t>(task.depth) + 2) {}

    MaterialFinding run() {
        MaterialFinding finding;
        chess::Moves moves;
        chess::generate(position_, moves);
        order(moves, {});
        Score best = -core::infinity;
        refutations_at(1).clear();
        for (auto const move : moves) {
            auto const score =
                -after(move, [&] { return full(task_.depth - 1, Ply{1}, -core::infinity, -best); });
            if (stopped_) break;
            if (score > best) {
                best = score;
                finding.move = move;
            }
        }
        if (!finding.move && !moves.empty()) finding.move = moves[0];
        finding.score = best > -core::infinity ? best : Score{0};
        finding.nodes = nodes_;
        finding.is_complete = !stopped_;
        return finding;
    }

  private:
    template <class Searched>
    Score after(Move move, Searched searched) {
        chess::Undo undo;
        trail_.push(position_.key());
        position_.make(move, undo);
        auto const score = searched();
        position_.unmake(move, undo);
        trail_.pop();
        return score;
    }

    // The refutations of the nodes at this ply that were searched under one parent so far.
    Killers& refutations_at(int ply) { return killers_[static_cast<std::size_t>(ply)]; }

    Score full(int depth, Ply ply, Score alpha, Score beta) {
        if (depth == 0) return quiet(2 * task_.depth, ply, alpha, beta);
        if (must_stop()) return Score{0};
        if (chess::is_draw(position_, trail_)) return core::drawn;
        chess::Moves moves;
        chess::generate(position_, moves);
        if (moves.empty()) return no_moves(ply);
        auto& siblings = refutations_at(ply.value());
        order(moves, siblings);
        refutations_at(ply.value() + 1).clear();
        Score best = -core::infinity;
        for (auto const move : moves) {
            auto const score =
                -after(move, [&] { return full(depth - 1, ply + Ply{1}, -beta, -std::max(alpha, best)); });
            if (stopped_) return Score{0};
            best = std::max(best, score);
            if (best < beta) continue;
            if (std::ranges::find(siblings, move) == siblings.end()) siblings.push_back(move);
            break;
        }
        return best;
    }

    // In check there is no standing pat, and every way out is tried.
    Score quiet(int depth, Ply ply, Score alpha, Score beta) {
        if (must_stop()) return Score{0};
        if (chess::is_draw(position_, trail_)) return core::drawn;
        chess::Moves moves;
        chess::generate(position_, moves);
        if (moves.empty()) return no_moves(ply);
        bool const in_check = position_.in_check();
        Score const standing = material();
        if (depth == 0) return standing;
        Score best = in_check ? -core::infinity : standing;
        if (best >= beta) return best;
        if (!in_check) keep_forcing(moves);
        order(moves, {});
        for (auto const move : moves) {
            auto const score =
                -after(move, [&] { return quiet(depth - 1, ply + Ply{1}, -beta, -std::max(alpha, best)); });
            if (stopped_) return Score{0};
            best = std::max(best, score);
            if (best >= beta) break;
        }
        return best;
    }

    void keep_forcing(chess::Moves& moves) const {
        int kept = 0;
        for (int i = 0; i < moves.size(); ++i) {
            Move const move = moves[i];
            if (position_.is_capture(move) || chess::gives_check(position_, move)) moves[kept++] = move;
        }
        moves.truncate(kept);
    }

    void order(chess::Moves& moves, Killers const& killers) const {
        if (task_.order == MaterialOrder::generated) return;
        std::array<int, chess::max_moves> keys;
        for (int i = 0; i < moves.size(); ++i) {
            Move const move = moves[i];
            int const key = key_of(move, killers);
            int place = i;
            for (; place > 0 && keys[static_cast<std::size_t>(place) - 1] < key; --place) {
                keys[static_cast<std::size_t>(place)] = keys[static_cast<std::size_t>(place) - 1];
                moves[place] = moves[place - 1];
            }
            keys[static_cast<std::size_t>(place)] = key;
            moves[place] = move;
        }
    }

    [[nodiscard]] int key_of(Move move, Killers const& killers) const {
        if (move.special() == Move::Special::en_passant) return en_passant;
        if (position_.is_capture(move))
            return capture + victim_and_attacker(chess::kind_of(position_.at(move.to())),
                                                 chess::kind_of(position_.at(move.from())));
        if (chess::gives_check(position_, move)) return check;
        bool const refuted =
            task_.order == MaterialOrder::killers && std::ranges::find(killers, move) != killers.end();
        return refuted ? killer : rest;
    }

    [[nodiscard]] Score material() const {
        return Score{100 * chess::material(position_, position_.side_to_move())};
    }
    [[nodiscard]] Score no_moves(Ply ply) const {
        return position_.in_check() ? core::lost_in(ply) : core::drawn;
    }

    bool must_stop() {
        constexpr std::uint64_t between_questions = 1024;
        if (stopped_) return true;
        stopped_ = (task_.nodes && nodes_ >= *task_.nodes) ||
                   (task_.must_stop && nodes_ % between_questions == 0 && task_.must_stop());
        nodes_ += !stopped_;
        return stopped_;
    }

    chess::Position position_;
    core::KeyTrail trail_;
    MaterialTask const& task_;
    std::vector<Killers> killers_; // by ply
    std::uint64_t nodes_ = 0;
    bool stopped_ = false;
};

} // namespace

MaterialFinding search_material(chess::Position const& position, core::KeyTrail const& trail,
                                MaterialTask const& task) {
    return Search(position, trail, task).run();
}

} // namespace tactics
