// That a move wins, or wins material: the claims that need no pattern, in any game but chess, which has its own.
#pragma once

#include "tactics/explain/claim.hpp"
#include "tactics/explain/prover.hpp"
#include "tactics/explain/told_proof.hpp"
#include "tactics/explain/wording.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace tactics {

// What material is counted in, as a key that takes a number.
struct Counted {
    core::MessageKey won;
    core::MessageKey one;
    core::MessageKey several;
};

template <core::PlayableGame G>
std::vector<Claim> plain_claims(core::PositionOf<G> const& before, core::MoveOf<G> move,
                                Counted const& counted, core::Language language) {
    constexpr std::uint64_t nodes = 150'000;
    constexpr int longest_win = 3;
    constexpr int further_moves = 3;
    Prover<G> wins(before, {}, nodes);
    auto proof = wins.win(move, longest_win);
    if (!proof) {
        Prover<G> gains(before, {}, nodes);
        proof = gains.most(move, further_moves);
    }
    if (!proof) return {};
    auto const view = G::view(before);
    auto const squares = G::squares(before, move);
    Claim claim;
    claim.theme = proof->wins_in ? "win" : "material";
    claim.gain = proof->gain;
    claim.mate = proof->wins_in;
    claim.squares = {view.cells[static_cast<std::size_t>(squares.to)].name};
    for (int const cell : squares.captured)
        claim.victims.push_back(view.cells[static_cast<std::size_t>(cell)].name);
    auto const key = proof->gain == 1 ? counted.one : counted.several;
    claim.text = sentence(language, proof->wins_in ? core::message(counted.won, *proof->wins_in)
                                                   : core::message(key, proof->gain));
    claim.proof = std::make_shared<ToldProof const>(
        told<G>(before, proof->root, [](auto const& at, auto one) { return G::move_text(at, one); }));
    return {std::move(claim)};
}

// The same from texts.
template <core::PlayableGame G>
std::vector<Claim> plain_claims(std::string_view fen, std::string_view move, Counted const& counted,
                                core::Language language) {
    auto const parsed = G::parse_position(fen);
    if (!parsed) return {};
    auto const made = G::parse_move(parsed->position, move);
    if (!made) return {};
    return plain_claims<G>(parsed->position, *made, counted, language);
}

} // namespace tactics
