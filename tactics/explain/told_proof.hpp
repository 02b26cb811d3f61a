// A proof of any game as texts.
#pragma once

#include "tactics/explain/claim.hpp"
#include "tactics/explain/proof.hpp"

namespace tactics {

constexpr std::string_view name_of(Ending ending) {
    switch (ending) {
    case Ending::won:
        return "won";
    case Ending::stands:
        return "stands";
    case Ending::settles:
        return "settles";
    case Ending::none:
        break;
    }
    return "";
}

template <core::Game G>
int number_of(core::PositionOf<G> const& at, core::MoveOf<G> move) {
    core::MovesOf<G> moves;
    G::generate(at, moves);
    return static_cast<int>(std::find(moves.begin(), moves.end(), move) - moves.begin());
}

// `written(position, move)` gives a move's text.
template <core::Game G, class Written>
ToldProof told(core::PositionOf<G> const& before, ProofNode<G> const& node, Written const& written) {
    ToldProof result{
        .move = written(before, node.move), .leaf = std::string(name_of(node.ending)), .by = {}, .next = {},
        .number = number_of<G>(before, node.move)};
    auto after = before;
    core::UndoOf<G> undo;
    after.make(node.move, undo);
    if (node.ending == Ending::settles) {
        result.by = written(after, node.by);
        result.by_number = number_of<G>(after, node.by);
    }
    for (auto const& next : node.next) result.next.push_back(told<G>(after, next, written));
    return result;
}

} // namespace tactics
