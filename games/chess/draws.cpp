#include "games/chess/draws.hpp"

#include "games/chess/movegen.hpp"

namespace chess {
namespace {

constexpr int seventy_five_moves = 150; // in plies

int earlier_occurrences(Position const& position, core::KeyTrail const& trail) {
    return trail.occurrences(position.key(), position.halfmove_clock());
}

std::optional<core::MessageKey> claim_on_board(Position const& position, core::KeyTrail const& trail) {
    if (earlier_occurrences(position, trail) >= 2) return core::MessageKey("chess.result.threefold");
    if (position.halfmove_clock() >= fifty_moves && can_move(position))
        return core::MessageKey("chess.result.fifty");
    return std::nullopt;
}

Bitboard pawn_attacks_of(Position const& position, Colour colour) {
    Bitboard const pawns = position.pieces(colour, PieceKind::pawn);
    return colour == Colour::white ? pawn_attacks<Colour::white>(pawns) : pawn_attacks<Colour::black>(pawns);
}

// Everywhere the king could walk if the opponent's king were out of its way.
Bitboard king_territory(Position const& position, Colour colour) {
    Bitboard const allowed = ~position.pieces(colour, PieceKind::pawn) & ~pawn_attacks_of(position, ~colour);
    Bitboard territory = bit(position.king(colour));
    for (Bitboard frontier = territory; frontier != 0;) {
        Bitboard const found = king_attacks(pop_square(frontier)) & allowed & ~territory;
        territory |= found;
        frontier |= found;
    }
    return territory;
}

// Kings and pawns only, every pawn stopped by a pawn, nothing for a pawn to take and no pawn that a king could
// ever reach and take: then nothing but king moves will ever happen.
bool is_locked(Position const& position) {
    Bitboard const pawns = position.pieces(PieceKind::pawn);
    if (position.occupied() != (pawns | position.pieces(PieceKind::king)) || position.en_passant())
        return false;
    Bitboard const ahead = position.pieces(Colour::white, PieceKind::pawn) << 8 |
                           position.pieces(Colour::black, PieceKind::pawn) >> 8;
    if ((ahead & ~pawns) != 0) return false;
    for (Colour const colour : {Colour::white, Colour::black}) {
        Bitboard const enemy_pawns = position.pieces(~colour, PieceKind::pawn);
        if ((pawn_attacks_of(position, colour) | king_territory(position, colour)) & enemy_pawns)
            return false;
    }
    return true;
}

} // namespace

bool has_insufficient_material(Position const& position) {
    if (position.pieces(PieceKind::pawn) | position.straight_sliders()) return false;
    Bitboard const bishops = position.pieces(PieceKind::bishop);
    Bitboard const minors = bishops | position.pieces(PieceKind::knight);
    return !games::more_than_one(minors) ||
           (minors == bishops && ((bishops & dark_squares) == 0 || (bishops & ~dark_squares) == 0));
}

bool is_dead(Position const& position) { return has_insufficient_material(position) || is_locked(position); }

// Asked at every node of a search, so what can be ruled out by a glance comes first: a position comes back after four
// plies at the earliest, for the third time after eight.
bool is_draw(Position const& position, core::KeyTrail const& trail) {
    constexpr int soonest_claim = 8;
    if (position.halfmove_clock() >= soonest_claim && claim_on_board(position, trail)) return true;
    return is_dead(position);
}

std::optional<core::MessageKey> claimable_draw(Position const& position, core::KeyTrail const& trail) {
    if (auto const claim = claim_on_board(position, trail)) return claim;
    core::KeyTrail after = trail;
    after.push(position.key());
    Position next = position;
    Moves moves;
    generate(position, moves);
    for (Move const move : moves) {
        Undo undo;
        next.make(move, undo);
        auto const claim = claim_on_board(next, after);
        next.unmake(move, undo);
        if (claim) return claim;
    }
    return std::nullopt;
}

std::optional<core::Outcome> outcome(Position const& position, core::KeyTrail const& trail) {
    if (!can_move(position)) {
        if (position.in_check()) return core::Outcome{~position.side_to_move(), "chess.result.checkmate"};
        return core::Outcome{std::nullopt, "chess.result.stalemate"};
    }
    if (is_dead(position)) return core::Outcome{std::nullopt, "chess.result.dead"};
    if (earlier_occurrences(position, trail) >= 4)
        return core::Outcome{std::nullopt, "chess.result.fivefold"};
    if (position.halfmove_clock() >= seventy_five_moves)
        return core::Outcome{std::nullopt, "chess.result.seventy_five"};
    return std::nullopt;
}

} // namespace chess
