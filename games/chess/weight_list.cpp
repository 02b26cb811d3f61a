// The weights of chess by name.
#include "games/chess/weights.hpp"

namespace chess {
namespace {

using games::held;
using games::named;
using games::NamedWeights;
using games::WeightGroup;
using games::WeightList;

constexpr WeightGroup material{"material", "eval.term.material"};
constexpr WeightGroup squares{"squares", "eval.term.squares"};
constexpr WeightGroup mobility{"mobility", "eval.term.mobility"};
constexpr WeightGroup pieces{"pieces", "eval.term.pieces"};
constexpr WeightGroup pawns{"pawns", "eval.term.pawns"};
constexpr WeightGroup passed{"passed", "eval.term.passed"};
constexpr WeightGroup king{"king", "eval.term.king"};
constexpr WeightGroup threats{"threats", "eval.term.threats"};
constexpr WeightGroup ending{"ending", "eval.term.ending"};
constexpr WeightGroup turn{"turn", "eval.term.turn"};

NamedWeights half_board(std::string_view name, HalfBoard& board, std::string_view about) {
    NamedWeights made = named(squares, name, board, about);
    made.per_line = 4;
    return made;
}

void add_pieces(WeightList& list, Weights& all) {
    PieceWeights& w = all.piece;
    SquareWeights& at = all.squares;
    list.push_back(named(material, "by_kind", w.material, "pawn, knight, bishop, rook, queen"));
    list.push_back(half_board("pawn", at.pawn, "files a to d, a rank a line, from the own side"));
    list.push_back(half_board("knight", at.knight, ""));
    list.push_back(half_board("bishop", at.bishop, ""));
    list.push_back(half_board("rook", at.rook, ""));
    list.push_back(half_board("queen", at.queen, ""));
    list.push_back(half_board("king", at.king, ""));
    list.push_back(
        named(mobility, "knight", w.knight_mobility, "by the squares reached that no enemy pawn attacks"));
    list.push_back(named(mobility, "bishop", w.bishop_mobility, ""));
    list.push_back(named(mobility, "rook", w.rook_mobility, ""));
    list.push_back(named(mobility, "queen", w.queen_mobility, ""));
    list.push_back(named(pieces, "bishop_pair", w.bishop_pair, ""));
    list.push_back(named(pieces, "knight_outpost", w.knight_outpost,
                         "guarded by a pawn, out of reach of the enemy's pawns"));
    list.push_back(named(pieces, "bishop_outpost", w.bishop_outpost, ""));
    list.push_back(named(pieces, "minor_behind_pawn", w.minor_behind_pawn, ""));
    list.push_back(
        named(pieces, "minor_at_home", w.minor_at_home, "each knight and bishop not yet developed"));
    list.push_back(named(pieces, "bishop_pawn_on_its_colour", w.bishop_pawn_on_its_colour, ""));
    list.push_back(named(pieces, "rook_on_open_file", w.rook_on_open_file, ""));
    list.push_back(named(pieces, "rook_on_half_open_file", w.rook_on_half_open_file, ""));
    list.push_back(named(pieces, "rook_on_seventh", w.rook_on_seventh,
                         "while the enemy's king is behind it or pawns are on it"));
    list.push_back(
        named(pieces, "rook_shut_in", w.rook_shut_in, "by its own king, which cannot castle any more"));
    list.push_back(
        held(pieces, "few_rook_moves", w.few_rook_moves, "a rook with no more moves may be shut in", 0, 14));
}

void add_pawns(WeightList& list, PawnWeights& w) {
    list.push_back(named(pawns, "isolated", w.isolated, ""));
    list.push_back(named(pawns, "isolated_on_half_open_file", w.isolated_on_half_open_file, "besides"));
    list.push_back(named(pawns, "doubled", w.doubled, ""));
    list.push_back(named(pawns, "backward", w.backward, ""));
    list.push_back(named(pawns, "backward_on_half_open_file", w.backward_on_half_open_file, "besides"));
    list.push_back(named(pawns, "phalanx", w.phalanx, "by rank, the own first rank first"));
    list.push_back(named(pawns, "supported", w.supported, ""));
    list.push_back(named(pawns, "candidate", w.candidate, "may become a passed pawn"));
    list.push_back(named(pawns, "blocked_in_centre", w.blocked_in_centre,
                         "on d4, e4, d5 or e5 with something right before it"));
    list.push_back(
        named(pawns, "space", w.space,
              "each square on c to f, own ranks 2 to 4, free of own pawns and enemy pawns' attacks"));
    list.push_back(named(passed, "by_rank", w.passed, ""));
    list.push_back(
        held(passed, "urgency", w.urgency, "by rank; the rest of this table is multiplied by it", 0, 100));
    list.push_back(named(passed, "free_path", w.free_path, "nothing stops it"));
    list.push_back(named(passed, "free_step", w.free_step, "the next square is safe, a later one is not"));
    list.push_back(named(passed, "guarded_step", w.guarded_step, ""));
    list.push_back(named(passed, "enemy_king_distance", w.enemy_king_distance,
                         "endgame, thirds of a centipawn for each step the king is away"));
    list.push_back(named(passed, "own_king_distance", w.own_king_distance, "the same, taken off"));
    list.push_back(held(passed, "farthest_king", w.farthest_king, "steps beyond this count no more", 1, 7));
    list.push_back(named(passed, "rook_behind", w.rook_behind, ""));
    list.push_back(named(passed, "unstoppable", w.unstoppable,
                         "whatever its rank: no piece is left to stop it, the king comes too late"));
}

void add_king(WeightList& list, KingWeights& w) {
    list.push_back(
        named(king, "shelter", w.shelter,
              "beside the king's file: by the rank of the nearest own pawn before it, first: none"));
    list.push_back(named(king, "shelter_on_kings_file", w.shelter_on_kings_file, ""));
    list.push_back(named(king, "storm", w.storm, "the same of the enemy's pawns"));
    list.push_back(named(king, "blocked_storm", w.blocked_storm, "and where an own pawn stops that one"));
    list.push_back(named(king, "shield", w.shield,
                         "king at home on e to g: each pawn on f to h a rank ahead; on a to c: on a to c"));
    list.push_back(named(king, "far_shield", w.far_shield, "two ranks ahead"));
    list.push_back(named(king, "distance_to_pawn", w.distance_to_pawn, "each step to the nearest own pawn"));
    list.push_back(named(king, "castling_right", w.castling_right, ""));
    list.push_back(named(king, "attacker", w.attacker,
                         "points of danger; 8 of them squared cost a centipawn. By kind: pawn to queen"));
    list.push_back(named(king, "attack_beside_king", w.attack_beside_king, ""));
    list.push_back(named(king, "weak_square", w.weak_square, "attacked and not guarded well"));
    list.push_back(named(king, "safe_check", w.safe_check, "by kind"));
    list.push_back(named(king, "no_queen", w.no_queen, "the attacker has none"));
    list.push_back(held(king, "most_danger", w.most_danger, "points beyond this count no more", 0, 1000));
}

void add_threats(WeightList& list, ThreatWeights& w) {
    list.push_back(named(threats, "by_pawn", w.by_pawn, ""));
    list.push_back(named(threats, "by_pawn_push", w.by_pawn_push, ""));
    list.push_back(named(threats, "minor_on_minor", w.minor_on_minor, ""));
    list.push_back(named(threats, "minor_on_rook", w.minor_on_rook, ""));
    list.push_back(named(threats, "minor_on_queen", w.minor_on_queen, ""));
    list.push_back(named(threats, "rook_on_queen", w.rook_on_queen, ""));
    list.push_back(named(threats, "hanging", w.hanging, ""));
    list.push_back(named(threats, "hanging_pawn", w.hanging_pawn, ""));
}

void add_endings(WeightList& list, EndingWeights& w) {
    auto const scale = [&](std::string_view name, int& value, std::string_view about) {
        list.push_back(held(ending, name, value, about, 0, full_scale));
    };
    scale("no_pawns_minor_up", w.no_pawns_minor_up,
          "parts of an advantage that count, out of 64: a piece up and no pawn");
    scale("no_pawns_exchange_up", w.no_pawns_exchange_up, "");
    scale("bare_opposite_bishops", w.bare_opposite_bishops, "nothing but the bishops and pawns");
    scale("opposite_bishops", w.opposite_bishops, "");
    scale("base_scale", w.base_scale, "any other endgame, and for each pawn of the stronger side");
    scale("scale_for_pawn", w.scale_for_pawn, "");
    auto const mate = [&](std::string_view name, int& value, std::string_view about) {
        list.push_back(held(ending, name, value, about, 0, 2000));
    };
    mate("sure_win", w.sure_win, "against a bare king, in centipawns");
    mate("king_to_edge", w.king_to_edge, "for each step from the centre");
    mate("king_to_corner", w.king_to_corner, "for each step towards the bishop's corner");
    mate("kings_close", w.kings_close, "");
}

} // namespace

WeightList weight_list(Weights& weights) {
    WeightList list;
    add_pieces(list, weights);
    add_pawns(list, weights.pawn);
    add_king(list, weights.king);
    add_threats(list, weights.threat);
    add_endings(list, weights.ending);
    list.push_back(named(turn, "turn", weights.turn, "having the move"));
    return list;
}

} // namespace chess
