#include "tactics/explain/game_claims.hpp"

#include "games/chess/fen.hpp"
#include "games/chess/uci_move.hpp"
#include "knowledge/facts.hpp"
#include "tactics/explain/rule_claims.hpp"

namespace tactics {
namespace {

std::vector<Claim> about_chess(engine::AnyState const& state, engine::LegalMove const& move,
                               std::vector<engine::LegalMove> const& following, core::Language language,
                               ProofEffort const& effort) {
    auto const style = engine::CastlingStyle::king_takes_rook; // names every castling move, also in Chess960
    auto const parsed = chess::parse_fen(state.fen());
    if (!parsed) return {};
    auto const made = chess::parse_uci(parsed->position, state.protocol_text(move, style));
    if (!made) return {};
    std::vector<chess::Move> line;
    auto then = parsed->position;
    auto const played = state.clone();
    played->play(move);
    chess::Undo undo;
    then.make(*made, undo);
    for (auto const& next : following) {
        auto const read = chess::parse_uci(then, played->protocol_text(next, style));
        if (!read) break;
        line.push_back(*read);
        played->play(next);
        then.make(*read, undo);
    }
    return chess_claims(parsed->position, *made, language, effort, line);
}

} // namespace

std::vector<Claim> claims_about(engine::AnyState const& state, engine::LegalMove const& move,
                                std::vector<engine::LegalMove> const& following, core::Language language,
                                std::optional<ProofEffort> const& effort) {
    if (knowledge::family_of(state.game()) == knowledge::Family::chess)
        return about_chess(state, move, following, language, effort.value_or(ProofEffort{}));
    return rule_claims(state, move, language, effort.value_or(rule_effort));
}

} // namespace tactics
