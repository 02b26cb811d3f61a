#include "services/review/tempered_claims.hpp"

#include "games/all.hpp"
#include "tactics/explain/game_claims.hpp"

#include <algorithm>

namespace services {
namespace {

// A game may have many moves to explain; one explanation alone gets four times as much.
constexpr tactics::ProofEffort chess_effort{
    .nodes = 60'000, .unpromised_nodes = 15'000, .far_nodes = 120'000};

int balance(engine::AnyState const& at, core::Colour player) {
    int sum = 0;
    for (auto const& cell : at.view().cells)
        if (cell.piece) {
            int const each = core::piece_with(at.info(), cell.piece->letter)->worth; // as the proofs count
            sum += cell.piece->colour == player ? each : -each;
        }
    return sum;
}

} // namespace

std::vector<tactics::Claim> told_claims(engine::AnyState const& at,
                                        std::vector<engine::LegalMove> const& line, core::Language language,
                                        std::stop_token const& stop) {
    if (line.empty()) return {};
    std::vector<engine::LegalMove> const following(line.begin() + 1, line.end());
    bool const is_chess = at.game_place() == games::place_of<chess::Chess>;
    return tactics::claims_about(at, line.front(), following, language,
                                 is_chess ? std::optional(chess_effort) : std::nullopt, stop);
}

int worth_taken(engine::AnyState const& at, engine::LegalMove const& move) {
    auto const player = at.side_to_move();
    auto const after = at.clone();
    after->play(move);
    return balance(*after, player) - balance(at, player);
}

std::vector<tactics::Claim> tempered(std::vector<tactics::Claim> claims, int taken) {
    std::erase_if(claims, [&](tactics::Claim const& claim) { return !claim.mate && claim.gain <= taken; });
    return claims;
}

} // namespace services
