// The counters are the fifth and the sixth field of a FEN: plies without progress, and the move's number.
#include "play/match/draw_claims.hpp"

#include "core/words.hpp"

#include <algorithm>
#include <cstdlib>

namespace play {
namespace {

constexpr std::size_t fields_of_position = 4;

std::string position_in(std::span<std::string_view const> fields) {
    return core::joined(fields.first(std::min(fields.size(), fields_of_position)));
}

} // namespace

void DrawClaims::note(engine::AnyState const& state) {
    auto const fen = state.fen();
    ++occurrences_[position_in(core::words_of(fen))];
}

std::optional<core::MessageKey> DrawClaims::on_board(engine::AnyState const& state) const {
    constexpr int fifty_moves = 100;
    auto const claim = state.claimable_draw();
    if (!claim) return std::nullopt;
    auto const fen = state.fen();
    auto const fields = core::words_of(fen);
    auto const found = occurrences_.find(position_in(fields));
    bool const repeated = found != occurrences_.end() && found->second >= 3;
    bool const without_progress = fields.size() > fields_of_position &&
                                  std::atoi(std::string(fields[fields_of_position]).c_str()) >= fifty_moves;
    return repeated || without_progress ? claim : std::nullopt;
}

} // namespace play
