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

// The most that taking on the square brings the side to move; only legal captures count.
int exchanged(chess::Position& at, Square square) {
    auto const player = at.side_to_move();
    int const now = chess::material(at, player);
    int best = 0;
    chess::Moves moves;
    chess::generate_tactical(at, moves);
    for (auto const move : moves) {
        if (move.to() != square || !at.is_capture(move)) continue;
        chess::Undo undo;
        at.make(move, undo);
        best = std::max(best, chess::material(at, player) - now - exchanged(at, square));
        at.unmake(move, undo);
    }
    return best;
}

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
            return is_king_or(one, actor_takes(one)) && is_king_or(two, actor_takes(two)) &&
                   one_always_falls(one, two);
        case PatternId::skewer:
            return falls_behind(one, two);
        case PatternId::absolute_pin:
        case PatternId::relative_pin:
            return falls(one);
        case PatternId::discovered_attack:
            return falls(two, one);
        case PatternId::discovered_check:
        case PatternId::double_check:
            return true; // on the board for all to see
        case PatternId::hanging:
            return shown_.proof.gain > 0 && is_taken_for_less();
        case PatternId::desperado:
            return shown_.proof.gain > 0;
        case PatternId::trapped:
            return is_caught_everywhere(one);
        case PatternId::remove_defender:
        case PatternId::interference:
            return falls(two);
        case PatternId::deflection:
        case PatternId::overloaded:
            return leaves_and_loses(one, two);
        case PatternId::x_ray:
            return is_enemy(one) && is_enemy(two) && falls_behind(one, two);
        case PatternId::back_rank:
            return shown_.proof.root.ending == Ending::won;
        case PatternId::promotion:
            return shown_.proof.gain > 0 || shown_.proof.root.ending == Ending::won;
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

    // What was taken is worth more than what taking back and forth on its square costs.
    [[nodiscard]] bool is_taken_for_less() const {
        auto const player = shown_.before.side_to_move();
        auto then = shown_.after;
        int const taken = chess::material(then, player) - chess::material(shown_.before, player);
        return taken > exchanged(then, shown_.move.to());
    }

    // Where the piece from that square is after the reply; a rook may also move by castling.
    static Square whereabouts(Square piece, Move reply) {
        if (reply.special() == Move::Special::castling && reply.to() == piece)
            return chess::castling_targets(reply.from(), reply.to()).rook;
        return reply.from() == piece ? reply.to() : piece;
    }

    // The forker takes it, where it stood, in the answer to some reply.
    [[nodiscard]] bool actor_takes(Square victim) const {
        return std::ranges::any_of(replies_, [&](Node const& reply) {
            auto const answer = reply.answer();
            return answer && answer->from() == actor_ && answer->to() == victim &&
                   whereabouts(victim, reply.move) == victim && reply.move.to() != actor_;
        });
    }

    // Neither takes nor promotes nor gives check: a reply that only tries to keep what there is.
    [[nodiscard]] bool is_quiet(Move reply) const {
        return !shown_.after.is_capture(reply) && !reply.is_promotion() &&
               !chess::gives_check(shown_.after, reply);
    }
    // Is the piece that stood there taken in the answer, by the piece on `by` if that is told?
    static bool is_taken(Node const& reply, Square victim, std::optional<Square> by = std::nullopt) {
        auto const answer = reply.answer();
        return answer && answer->to() == whereabouts(victim, reply.move) && (!by || answer->from() == *by);
    }
    // The quiet replies that leave the piece where it stands; all that do, where none of them is quiet.
    [[nodiscard]] std::vector<Node const*> replies_that_leave(Square piece) const {
        std::vector<Node const*> all;
        std::vector<Node const*> quiet;
        for (auto const& reply : replies_) {
            if (whereabouts(piece, reply.move) != piece) continue;
            all.push_back(&reply);
            if (is_quiet(reply.move)) quiet.push_back(&reply);
        }
        return quiet.empty() ? all : quiet;
    }
    // If it stays it is taken: in the answer to more than half of these replies.
    [[nodiscard]] bool falls(Square victim, std::optional<Square> by = std::nullopt) const {
        auto const left = replies_that_leave(victim);
        auto const taken =
            std::ranges::count_if(left, [&](Node const* reply) { return is_taken(*reply, victim, by); });
        return 2 * taken > static_cast<std::ptrdiff_t>(left.size());
    }
    // Whatever the quiet reply, the answer takes one of the two.
    [[nodiscard]] bool one_always_falls(Square one, Square two) const {
        return std::ranges::all_of(replies_, [&](Node const& reply) {
            return !is_quiet(reply.move) || is_taken(reply, one) || is_taken(reply, two);
        });
    }

    // The piece in front steps aside, and the one behind is taken by the actor: every time it does so quietly, and once
    // at least.
    [[nodiscard]] bool falls_behind(Square front, Square behind) const {
        bool once = false;
        for (auto const& reply : replies_) {
            if (reply.move.from() != front || !is_quiet(reply.move)) continue;
            if ((chess::between(actor_, behind) & chess::bit(reply.move.to())) != 0)
                continue; // still in front
            if (!is_taken(reply, behind, actor_)) return false;
            once = true;
        }
        return once;
    }

    // Wherever it goes it is taken there, and where it stays, too.
    [[nodiscard]] bool is_caught_everywhere(Square square) const {
        auto const left = replies_that_leave(square);
        return !left.empty() &&
               std::ranges::all_of(left, [&](Node const* reply) { return is_taken(*reply, square); }) &&
               std::ranges::all_of(replies_, [&](Node const& reply) {
                   return reply.move.from() != square || is_taken(reply, square);
               });
    }

    // The guard can take the actor, and if it does, what it guarded is taken.
    [[nodiscard]] bool leaves_and_loses(Square guard, Square left) const {
        bool once = false;
        for (auto const& reply : replies_) {
            if (reply.move.from() != guard || reply.move.to() != actor_) continue;
            if (!is_taken(reply, left)) return false;
            once = true;
        }
        return once;
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
