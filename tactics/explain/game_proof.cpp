#include "tactics/explain/game_proof.hpp"

#include "games/chess/uci_move.hpp"
#include "knowledge/facts.hpp"
#include "tactics/explain/prover.hpp"
#include "tactics/explain/told_proof.hpp"

namespace tactics {
namespace {

template <core::PlayableGame G>
std::string written(core::PositionOf<G> const& at, core::MoveOf<G> move) {
    if constexpr (std::same_as<G, chess::Chess>)
        return chess::to_uci(at, move, chess::CastlingStyle::king_target);
    else
        return G::move_text(at, move);
}

template <class Move>
bool crowns(Move const& move) {
    if constexpr (std::same_as<Move, draughts::Move>)
        return move.crowns();
    else
        return false;
}

template <core::PlayableGame G>
class Placer {
  public:
    explicit Placer(knowledge::BoardMap const& map) : map_(map) {}

    PlacedNode placed(core::PositionOf<G> const& before, ProofNode<G> const& node) const {
        PlacedNode result{.move = step(before, node.move), .ending = node.ending};
        auto after = before;
        core::UndoOf<G> undo;
        after.make(node.move, undo);
        if (node.ending == Ending::settles) result.by = step(after, node.by);
        if (node.ending == Ending::won) result.shut_in = has_pieces(after);
        for (auto const& next : node.next) result.next.push_back(placed(after, next));
        return result;
    }

  private:
    PlacedMove step(core::PositionOf<G> const& at, core::MoveOf<G> move) const {
        auto const squares = G::squares(at, move);
        PlacedMove result{map_.place_of(squares.from), map_.place_of(squares.to), {}, crowns(move)};
        for (int const cell : squares.captured) result.taken.push_back(map_.place_of(cell));
        return result;
    }
    static bool has_pieces(core::PositionOf<G> const& at) {
        auto const cells = G::view(at).cells;
        return std::ranges::any_of(
            cells, [&](auto const& cell) { return cell.piece && cell.piece->colour == at.side_to_move(); });
    }

    knowledge::BoardMap const& map_;
};

template <core::PlayableGame G>
struct Asked {
    engine::AnyState const& state;
    core::PositionOf<G> before;
    core::MoveOf<G> move;
    ProofEffort const& effort;

    [[nodiscard]] GameProof finished(Proof<G> const& proof) const {
        return {{proof.wins_in, proof.gain},
                std::make_shared<ToldProof const>(told<G>(before, proof.root, written<G>)),
                Placer<G>(knowledge::board_map_of(state)).placed(before, proof.root)};
    }

    [[nodiscard]] std::optional<GameProof> most() const {
        Prover<G> wins(before, {}, effort.nodes);
        auto proof = wins.win(move, effort.mate_moves);
        if (!proof) {
            Prover<G> gains(before, {}, effort.nodes);
            proof = gains.most(move, effort.further_moves);
        }
        return proof ? std::optional(finished(*proof)) : std::nullopt;
    }

    [[nodiscard]] Verdict forces(Promise const& promise) const {
        Prover<G> prover(before, {}, effort.nodes);
        auto const proof = promise.wins_in ? prover.win(move, *promise.wins_in)
                                           : prover.gain(move, promise.gain, effort.further_moves);
        if (!proof) return {std::nullopt, !prover.budget().is_spent()};
        return {finished(*proof), true};
    }
};

// Calls `answer` with what is asked in the type of the state's game.
template <class Answer>
void in_its_game(engine::AnyState const& state, engine::LegalMove const& move, ProofEffort const& effort,
                 Answer answer) {
    auto const try_one = [&]<class G>(std::type_identity<G>) {
        if (G::name != state.game()) return;
        auto const parsed = G::parse_position(state.fen());
        if (!parsed) return;
        core::MovesOf<G> moves;
        G::generate(parsed->position, moves);
        if (move.number < moves.size()) answer(Asked<G>{state, parsed->position, moves[move.number], effort});
    };
    auto const try_all = [&]<class... Games>(std::type_identity<Games>... games) { (try_one(games), ...); };
    using std::type_identity;
    using namespace draughts;
    try_all(type_identity<chess::Chess>{}, type_identity<knights::Knights>{}, type_identity<English>{},
            type_identity<Spanish>{}, type_identity<Italian>{}, type_identity<Portuguese>{},
            type_identity<Czech>{}, type_identity<Russian>{}, type_identity<Brazilian>{},
            type_identity<Pool>{}, type_identity<International>{}, type_identity<Frisian>{},
            type_identity<House>{});
}

} // namespace

std::optional<GameProof> most_forced(engine::AnyState const& state, engine::LegalMove const& move,
                                     ProofEffort const& effort) {
    std::optional<GameProof> found;
    in_its_game(state, move, effort, [&](auto const& asked) { found = asked.most(); });
    return found;
}

Verdict forces(engine::AnyState const& state, engine::LegalMove const& move, Promise const& promise,
               ProofEffort const& effort) {
    Verdict verdict{std::nullopt, false};
    in_its_game(state, move, effort, [&](auto const& asked) { verdict = asked.forces(promise); });
    return verdict;
}

} // namespace tactics
