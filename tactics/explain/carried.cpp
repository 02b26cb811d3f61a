#include "tactics/explain/carried.hpp"

#include "knowledge/patterns/classic.hpp"

#include <algorithm>

namespace tactics {
namespace {

using chess::Move;
using chess::PieceKind;
using chess::Square;
using knowledge::patterns::PatternId;
using Node = ProofNode<chess::Chess>;

class Carried {
  public:
    explicit Carried(Shown const& shown)
        : shown_(shown),
          actor_(knowledge::patterns::step_of(shown.move).to),
          replies_(shown.proof.root.next) {}

    [[nodiscard]] bool holds(knowledge::patterns::Hit const& hit) const {
        Square const one = hit.square[0];
        Square const two = hit.square[1];
        switch (hit.pattern) {
        case PatternId::fork:
        case PatternId::king_fork:
            return is_king_or(one, actor_takes(one)) && is_king_or(two, actor_takes(two));
        case PatternId::skewer:
            return falls_behind(one, two);
        case PatternId::absolute_pin:
            return someone_takes(one);
        case PatternId::relative_pin:
            return someone_takes(one) || falls_behind(one, two);
        case PatternId::discovered_attack:
            return takes(one, two);
        case PatternId::discovered_check:
        case PatternId::double_check:
            return true; // on the board for all to see
        case PatternId::hanging:
        case PatternId::desperado:
            return shown_.proof.gain > 0;
        case PatternId::trapped:
            return someone_takes(one) && is_caught_everywhere(one);
        case PatternId::remove_defender:
        case PatternId::interference:
            return someone_takes(two);
        case PatternId::deflection:
        case PatternId::overloaded:
            return leaves_and_loses(one, two);
        case PatternId::x_ray:
            return is_enemy(one) && is_enemy(two) && falls_behind(one, two);
        case PatternId::back_rank:
            return shown_.proof.root.ending == Ending::won;
        case PatternId::promotion:
            return shown_.proof.gain > 0 || shown_.proof.wins_in.has_value();
        case PatternId::capture:
            break;
        }
        return false;
    }

  private:
    [[nodiscard]] bool is_enemy(Square square) const {
        auto const piece = shown_.after.at(square);
        return piece != chess::Piece::none && chess::colour_of(piece) == shown_.after.side_to_move();
    }
    [[nodiscard]] bool is_king_or(Square square, bool otherwise) const {
        return chess::kind_of(shown_.after.at(square)) == PieceKind::king || otherwise;
    }

    // Some reply leaves the piece there, and the answer takes it.
    [[nodiscard]] bool takes(Square from, Square victim) const {
        return std::ranges::any_of(replies_, [&](Node const& reply) {
            auto const answer = reply.answer();
            return answer && answer->from() == from && answer->to() == victim &&
                   reply.move.from() != victim && reply.move.to() != from;
        });
    }
    [[nodiscard]] bool actor_takes(Square victim) const { return takes(actor_, victim); }
    [[nodiscard]] bool someone_takes(Square victim) const {
        return std::ranges::any_of(replies_, [&](Node const& reply) {
            auto const answer = reply.answer();
            return answer && answer->to() == victim && reply.move.from() != victim;
        });
    }

    // The piece in front goes and the one behind is taken by the actor.
    [[nodiscard]] bool falls_behind(Square front, Square behind) const {
        return std::ranges::any_of(replies_, [&](Node const& reply) {
            auto const answer = reply.answer();
            return reply.move.from() == front && reply.move.to() != actor_ && answer &&
                   answer->from() == actor_ && answer->to() == behind;
        });
    }

    // Wherever it goes it is taken there.
    [[nodiscard]] bool is_caught_everywhere(Square square) const {
        return std::ranges::all_of(replies_, [&](Node const& reply) {
            if (reply.move.from() != square) return true;
            auto const answer = reply.answer();
            return answer && answer->to() == reply.move.to();
        });
    }

    // The guard takes the actor, and what it guarded is taken.
    [[nodiscard]] bool leaves_and_loses(Square guard, Square left) const {
        return std::ranges::any_of(replies_, [&](Node const& reply) {
            auto const answer = reply.answer();
            return reply.move.from() == guard && reply.move.to() == actor_ && answer && answer->to() == left;
        });
    }

    Shown const& shown_;
    Square actor_;
    std::vector<Node> const& replies_;
};

} // namespace

bool is_carried(Shown const& shown, knowledge::patterns::Hit const& hit) { return Carried(shown).holds(hit); }

bool is_sacrifice(Shown const& shown) {
    constexpr int a_sacrifice = 2;
    auto const player = shown.before.side_to_move();
    int const had = chess::material(shown.before, player);
    return std::ranges::any_of(shown.proof.root.next, [&](Node const& reply) {
        if (!shown.after.is_capture(reply.move)) return false;
        auto then = shown.after;
        chess::Undo undo;
        then.make(reply.move, undo);
        return chess::material(then, player) <= had - a_sacrifice;
    });
}

bool is_unstoppable_pawn(Shown const& shown) {
    if (chess::kind_of(shown.before.at(shown.move.from())) != PieceKind::pawn || shown.move.is_promotion())
        return false;
    auto const& replies = shown.proof.root.next;
    return !replies.empty() && std::ranges::all_of(replies, [&](Node const& reply) {
        auto const answer = reply.answer();
        return answer && answer->from() == shown.move.to() && answer->is_promotion();
    });
}

} // namespace tactics
