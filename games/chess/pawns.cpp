#include "games/chess/pawns.hpp"

#include "games/chess/spans.hpp"
#include "games/chess/weights.hpp"

namespace chess {
namespace {

constexpr PawnWeights const& w = weights.pawn;

// One pawn and its surroundings.
template <Colour us>
class Pawn {
  public:
    Pawn(Square square, Bitboard own, Bitboard enemy)
        : rank_(static_cast<std::size_t>(rank_for(us, square))),
          supporters_(own & pawn_attacks(~us, square)),
          phalanx_(own & beside(bit(square))),
          levers_(enemy & pawn_attacks(us, square)),
          stoppers_(enemy & wide_front(us, square)),
          opposed_((enemy & front(us, square)) != 0),
          doubled_((own & front(us, square)) != 0) {
        Bitboard const on_file = file(file_of(square));
        Bitboard const neighbours = own & beside(on_file);
        isolated_ = neighbours == 0;
        Bitboard const stop = one_up<us>(bit(square));
        helpers_ = neighbours & ~wide_front(us, square);
        bool const held = ((stop & enemy) | (enemy & pawn_attacks(us, lowest_square(stop)))) != 0;
        backward_ = !isolated_ && helpers_ == 0 && held && levers_ == 0;
    }

    // Nobody can stop it, or only pawns that it or its neighbour may take.
    [[nodiscard]] bool is_passed() const {
        return !doubled_ && stoppers_ == levers_ && games::popcount(phalanx_) >= games::popcount(levers_);
    }

    [[nodiscard]] Phased score() const {
        Phased score;
        if (supporters_ != 0) score += w.supported[rank_];
        if (phalanx_ != 0) score += w.phalanx[rank_];
        if (doubled_) score += w.doubled;
        if (isolated_)
            score += opposed_ ? w.isolated : w.isolated + w.isolated_on_half_open_file;
        else if (backward_)
            score += opposed_ ? w.backward : w.backward + w.backward_on_half_open_file;
        if (is_passed())
            score += w.passed[rank_];
        else if (!opposed_ && !doubled_ && games::popcount(helpers_) >= games::popcount(stoppers_))
            score += w.candidate[rank_];
        return score;
    }

  private:
    std::size_t rank_;
    Bitboard supporters_;
    Bitboard phalanx_;
    Bitboard levers_;
    Bitboard stoppers_;
    Bitboard helpers_ = 0; // on the files beside, level or behind
    bool opposed_;
    bool doubled_;
    bool isolated_ = false;
    bool backward_ = false;
};

template <Colour us>
Phased score_pawns(Position const& position, PawnStructure& result) {
    Bitboard const own = position.pieces(us, PieceKind::pawn);
    Bitboard const enemy = position.pieces(~us, PieceKind::pawn);
    auto const side = static_cast<std::size_t>(us);
    Phased score;
    for (Bitboard left = own; left != 0;) {
        Square const square = pop_square(left);
        Pawn<us> const pawn(square, own, enemy);
        score += pawn.score();
        if (pawn.is_passed()) result.passed |= bit(square);
        result.files[side] = static_cast<std::uint8_t>(result.files[side] | 1 << file_of(square));
    }
    result.reach[side] = pawn_attacks<us>(filled_up<us>(own));
    return score;
}

template <Colour us>
int nearest_rank(Bitboard pawns) { // 0 for none, as no pawn stands on the first
    if (pawns == 0) return 0;
    return us == Colour::white ? rank_of(lowest_square(pawns)) : std::countl_zero(pawns) / 8;
}

template <Colour us>
Phased king_shelter(Position const& position, Square king) {
    Bitboard const level_or_before = ~filled_up<~us>(one_up<~us>(rank(rank_of(king))));
    Bitboard const own = position.pieces(us, PieceKind::pawn);
    Bitboard const enemy = position.pieces(~us, PieceKind::pawn);
    int safety = 0;
    int const centre = std::clamp(file_of(king), 1, 6);
    for (int number = centre - 1; number <= centre + 1; ++number) {
        Bitboard const before = file(number) & level_or_before;
        auto const guard = static_cast<std::size_t>(nearest_rank<us>(own & before));
        auto const stormer = static_cast<std::size_t>(nearest_rank<us>(enemy & before));
        safety +=
            (number == file_of(king) ? weights.king.shelter_on_kings_file : weights.king.shelter)[guard];
        bool const blocked = guard != 0 && stormer == guard + 1;
        safety += (blocked ? weights.king.blocked_storm : weights.king.storm)[stormer];
    }
    int nearest = own == 0 ? 0 : 8;
    for (Bitboard left = own; left != 0;) nearest = std::min(nearest, distance(king, pop_square(left)));
    return Phased(safety, 0) + weights.king.distance_to_pawn * nearest;
}

template <Colour us>
void shelter_king(PawnStructure& structure, Position const& position) {
    auto const side = static_cast<std::size_t>(us);
    Square const king = position.king(us);
    if (structure.king[side] == index(king)) return;
    structure.king[side] = static_cast<std::uint8_t>(king);
    structure.shelter[side] = king_shelter<us>(position, king);
}

} // namespace

void shelter_kings(PawnStructure& structure, Position const& position) {
    shelter_king<Colour::white>(structure, position);
    shelter_king<Colour::black>(structure, position);
}

PawnStructure pawn_structure(Position const& position, Key pawn_key) {
    PawnStructure result;
    result.key = pawn_key;
    result.score =
        score_pawns<Colour::white>(position, result) - score_pawns<Colour::black>(position, result);
    shelter_kings(result, position);
    return result;
}

} // namespace chess
