#include "games/chess/pawns.hpp"

#include "games/chess/spans.hpp"
#include "games/notes.hpp"

namespace chess {
namespace {

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

    template <class Note>
    [[nodiscard]] Phased score(PawnWeights const& w, Note note) const {
        Phased score;
        if (supporters_ != 0) score += note(w.supported[rank_]);
        if (phalanx_ != 0) score += note(w.phalanx[rank_]);
        if (doubled_) score += note(w.doubled);
        if (isolated_) {
            score += note(w.isolated);
            if (!opposed_) score += note(w.isolated_on_half_open_file);
        } else if (backward_) {
            score += note(w.backward);
            if (!opposed_) score += note(w.backward_on_half_open_file);
        }
        if (is_passed())
            score += note(w.passed[rank_]);
        else if (!opposed_ && !doubled_ && games::popcount(helpers_) >= games::popcount(stoppers_))
            score += note(w.candidate[rank_]);
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

// Room behind the own front: squares on the files c to f that neither an own pawn takes up nor an enemy pawn denies.
template <Colour us>
int space(Bitboard own, Bitboard enemy) {
    constexpr Bitboard files = file(2) | file(3) | file(4) | file(5);
    constexpr Bitboard room = files & (rank_for(us, 1) | rank_for(us, 2) | rank_for(us, 3));
    return games::popcount(room & ~own & ~pawn_attacks<~us>(enemy));
}

template <Colour us, class Note>
Phased score_pawns(Position const& position, PawnStructure& result, PawnWeights const& w, Note note) {
    Bitboard const own = position.pieces(us, PieceKind::pawn);
    Bitboard const enemy = position.pieces(~us, PieceKind::pawn);
    auto const side = static_cast<std::size_t>(us);
    Phased score;
    for (Bitboard left = own; left != 0;) {
        Square const square = pop_square(left);
        Pawn<us> const pawn(square, own, enemy);
        score += pawn.score(w, note);
        if (pawn.is_passed()) result.passed |= bit(square);
        result.files[side] = static_cast<std::uint8_t>(result.files[side] | 1 << file_of(square));
    }
    result.reach[side] = pawn_attacks<us>(filled_up<us>(own));
    return score + note(w.space, space<us>(own, enemy));
}

template <Colour us>
int nearest_rank(Bitboard pawns) { // 0 for none, as no pawn stands on the first
    if (pawns == 0) return 0;
    return us == Colour::white ? rank_of(lowest_square(pawns)) : std::countl_zero(pawns) / 8;
}

// The pawns of the wing that the king is at home on, one rank ahead of it and two.
template <Colour us, class Note>
Phased king_shield(Bitboard own, Square king, KingWeights const& w, Note note) {
    if ((bit(king) & home_rank(us)) == 0 || file_of(king) == 3 || file_of(king) == 7) return {};
    constexpr Bitboard left = file(0) | file(1) | file(2);
    constexpr Bitboard right = file(5) | file(6) | file(7);
    Bitboard const pawns = own & (file_of(king) < 3 ? left : right);
    return note(w.shield, games::popcount(pawns & rank_for(us, 1))) +
           note(w.far_shield, games::popcount(pawns & rank_for(us, 2)));
}

template <Colour us, class Note>
Phased king_shelter(Position const& position, Square king, KingWeights const& w, Note note) {
    Bitboard const level_or_before = ~filled_up<~us>(one_up<~us>(rank(rank_of(king))));
    Bitboard const own = position.pieces(us, PieceKind::pawn);
    Bitboard const enemy = position.pieces(~us, PieceKind::pawn);
    Phased safety = king_shield<us>(own, king, w, note);
    int const centre = std::clamp(file_of(king), 1, 6);
    for (int number = centre - 1; number <= centre + 1; ++number) {
        Bitboard const before = file(number) & level_or_before;
        auto const guard = static_cast<std::size_t>(nearest_rank<us>(own & before));
        auto const stormer = static_cast<std::size_t>(nearest_rank<us>(enemy & before));
        safety += note((number == file_of(king) ? w.shelter_on_kings_file : w.shelter)[guard]);
        bool const blocked = guard != 0 && stormer == guard + 1;
        safety += note((blocked ? w.blocked_storm : w.storm)[stormer]);
    }
    int nearest = own == 0 ? 0 : 8;
    for (Bitboard left = own; left != 0;) nearest = std::min(nearest, distance(king, pop_square(left)));
    return safety + note(w.distance_to_pawn, nearest);
}

template <Colour us, class Note>
void shelter_king(PawnStructure& structure, Position const& position, KingWeights const& w, Note note) {
    auto const side = static_cast<std::size_t>(us);
    Square const king = position.king(us);
    if (structure.king[side] == index(king)) return;
    structure.king[side] = static_cast<std::uint8_t>(king);
    structure.shelter[side] = king_shelter<us>(position, king, w, note);
}

template <class Listener>
PawnStructure structure_of(Position const& position, Key pawn_key, Weights const& w, Listener& notes) {
    using enum Colour;
    PawnStructure result;
    result.key = pawn_key;
    result.score = score_pawns<white>(position, result, w.pawn, notes.of(white)) -
                   score_pawns<black>(position, result, w.pawn, notes.of(black));
    shelter_king<white>(result, position, w.king, notes.of(white));
    shelter_king<black>(result, position, w.king, notes.of(black));
    return result;
}

} // namespace

void shelter_kings(PawnStructure& structure, Position const& position, Weights const& weights) {
    shelter_king<Colour::white>(structure, position, weights.king, games::NoNotes::of(Colour::white));
    shelter_king<Colour::black>(structure, position, weights.king, games::NoNotes::of(Colour::black));
}

PawnStructure pawn_structure(Position const& position, Key pawn_key, Weights const& weights) {
    games::NoNotes nobody;
    return structure_of(position, pawn_key, weights, nobody);
}

PawnStructure pawn_structure(Position const& position, Key pawn_key, Weights const& weights,
                             games::Notes& notes) {
    return structure_of(position, pawn_key, weights, notes);
}

} // namespace chess
