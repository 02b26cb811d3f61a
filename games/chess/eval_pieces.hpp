// The officers: how far they see, where they stand, and whom they threaten.
#pragma once

#include "games/chess/attack_map.hpp"
#include "games/chess/weights.hpp"

namespace chess {

template <Colour us, class Note>
class PieceTerms {
  public:
    PieceTerms(Position const& position, PawnStructure const& pawns, AttackMap& map, Weights const& weights,
               Note note)
        : w(weights.piece),
          attackers_(weights.king.attacker),
          note_(note),
          position_(position),
          pawns_(pawns),
          own_(map.of(us)),
          enemy_zone_(map.of(~us).king_zone),
          beside_enemy_king_(map.of(~us).by(PieceKind::king)) {}

    Phased score() {
        Phased score = knights() + bishops() + rooks() + queens();
        Bitboard const bishops = position_.pieces(us, PieceKind::bishop);
        if ((bishops & dark_squares) != 0 && (bishops & ~dark_squares) != 0) score += note_(w.bishop_pair);
        Bitboard const knights = position_.pieces(us, PieceKind::knight);
        Bitboard const behind_pawns = one_up<~us>(position_.pieces(PieceKind::pawn));
        score += note_(w.minor_behind_pawn, games::popcount((bishops | knights) & behind_pawns));
        constexpr Bitboard knights_home = home_rank(us) & (file(1) | file(6));
        constexpr Bitboard bishops_home = home_rank(us) & (file(2) | file(5));
        return score +
               note_(w.minor_at_home, games::popcount((knights & knights_home) | (bishops & bishops_home)));
    }

  private:
    // Writes the attacks into the map and says how many squares count as mobility.
    std::size_t see(PieceKind kind, Bitboard attacks) {
        own_.add(kind, attacks);
        if (attacks & enemy_zone_) {
            ++own_.attackers;
            own_.attacker_points += attackers_[static_cast<std::size_t>(kind)];
            if constexpr (Note::wanted) ++own_.attacker_kinds[static_cast<std::size_t>(kind)];
            own_.hits_beside_king += games::popcount(attacks & beside_enemy_king_);
        }
        return static_cast<std::size_t>(games::popcount(attacks & own_.roaming));
    }

    [[nodiscard]] Bitboard outposts() const {
        constexpr Bitboard ranks = rank_for(us, 3) | rank_for(us, 4) | rank_for(us, 5);
        return ranks & own_.by(PieceKind::pawn) & ~pawns_.reach[static_cast<std::size_t>(~us)];
    }

    Phased knights() {
        Bitboard const knights = position_.pieces(us, PieceKind::knight);
        Phased score = note_(w.knight_outpost, games::popcount(knights & outposts()));
        for (Bitboard left = knights; left != 0;)
            score += note_(w.knight_mobility[see(PieceKind::knight, knight_attacks(pop_square(left)))]);
        return score;
    }

    Phased bishops() {
        Bitboard const bishops = position_.pieces(us, PieceKind::bishop);
        Bitboard const seen_through = position_.occupied() ^ position_.pieces(PieceKind::queen);
        Bitboard const pawns = position_.pieces(us, PieceKind::pawn);
        Phased score = note_(w.bishop_outpost, games::popcount(bishops & outposts()));
        for (Bitboard left = bishops; left != 0;) {
            Square const square = pop_square(left);
            score += note_(w.bishop_mobility[see(PieceKind::bishop, bishop_attacks(square, seen_through))]);
            Bitboard const colour = bit(square) & dark_squares ? dark_squares : ~dark_squares;
            score += note_(w.bishop_pawn_on_its_colour, games::popcount(pawns & colour));
        }
        return score;
    }

    Phased rooks() {
        Bitboard const rooks = position_.pieces(us, PieceKind::rook);
        Bitboard const seen_through =
            position_.occupied() ^ (position_.pieces(us) & position_.straight_sliders());
        Phased score;
        for (Bitboard left = rooks; left != 0;) {
            Square const square = pop_square(left);
            std::size_t const mobility = see(PieceKind::rook, rook_attacks(square, seen_through));
            score += note_(w.rook_mobility[mobility]) + rook_on_file(square, static_cast<int>(mobility));
        }
        constexpr Bitboard seventh = rank_for(us, 6);
        Bitboard const prey = (position_.pieces(~us, PieceKind::pawn) & seventh) |
                              (position_.pieces(~us, PieceKind::king) & rank_for(us, 7));
        if (prey != 0) score += note_(w.rook_on_seventh, games::popcount(rooks & seventh));
        return score;
    }

    [[nodiscard]] Phased rook_on_file(Square rook, int mobility) const {
        int const on_file = 1 << file_of(rook);
        if ((pawns_.files[static_cast<std::size_t>(us)] & on_file) == 0)
            return note_(pawns_.files[static_cast<std::size_t>(~us)] & on_file ? w.rook_on_half_open_file
                                                                               : w.rook_on_open_file);
        if (mobility > w.few_rook_moves) return {};
        Square const king = position_.king(us);
        bool const on_kings_wing =
            file_of(king) < 4 ? file_of(rook) < file_of(king) : file_of(rook) > file_of(king);
        bool const stuck = on_kings_wing && (bit(king) & home_rank(us)) != 0 &&
                           (position_.castling_rooks() & home_rank(us)) == 0;
        return stuck ? note_(w.rook_shut_in) : Phased{};
    }

    Phased queens() {
        Phased score;
        for (Bitboard left = position_.pieces(us, PieceKind::queen); left != 0;)
            score += note_(w.queen_mobility[see(PieceKind::queen,
                                                queen_attacks(pop_square(left), position_.occupied()))]);
        return score;
    }

    PieceWeights const& w; // short, for it stands in every line
    NumberByKind const& attackers_;
    [[no_unique_address]] Note note_;
    Position const& position_;
    PawnStructure const& pawns_;
    SideAttacks& own_;
    Bitboard enemy_zone_;
    Bitboard beside_enemy_king_;
};

} // namespace chess
