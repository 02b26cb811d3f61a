#include "knowledge/ordering/chess_features.hpp"

#include "games/chess/check.hpp"
#include "games/chess/prepared_weights.hpp"
#include "games/chess/spans.hpp"
#include "knowledge/patterns/further.hpp"

#include <algorithm>
#include <utility>

namespace knowledge::ordering {

using chess::Bitboard;
using chess::Colour;
using chess::PieceKind;
using chess::Square;
using patterns::PatternId;
using patterns::ShadowBoard;
using patterns::value_of;

namespace {

constexpr int all_pieces = 24;
constexpr int ending_phase = 9;

int phase_of(chess::Position const& at) {
    int const phase = games::popcount(at.pieces(PieceKind::knight) | at.pieces(PieceKind::bishop)) +
                      2 * games::popcount(at.pieces(PieceKind::rook)) +
                      4 * games::popcount(at.pieces(PieceKind::queen));
    return std::min(phase, all_pieces);
}

// Of the side to move.
Bitboard passed_pawns(chess::Position const& at) {
    Colour const us = at.side_to_move();
    Bitboard passed = 0;
    for (Bitboard rest = at.pieces(us, PieceKind::pawn); rest != 0;) {
        Square const square = chess::pop_square(rest);
        if ((chess::wide_front(us, square) & at.pieces(~us, PieceKind::pawn)) == 0) passed |= bit(square);
    }
    return passed;
}

Bitboard attacks_of(ShadowBoard const& board, Colour colour) {
    Bitboard all = 0;
    for (Bitboard rest = board.pieces(colour); rest != 0;) {
        Square const square = chess::pop_square(rest);
        all |= board.attacks_from(square, board.kind_on(square), colour);
    }
    return all;
}

// The two highest of some numbers.
struct HighestTwo {
    int first = 0;
    int second = 0;

    void see(int value) {
        if (value > first)
            second = std::exchange(first, value);
        else
            second = std::max(second, value);
    }
};

} // namespace

MoveReader::MoveReader(chess::Position const& position, chess::Moves const& moves)
    : position_(position),
      now_(position),
      after_(now_),
      us_(position.side_to_move()),
      them_(~us_),
      in_check_(position.in_check()),
      phase_(phase_of(position)),
      around_king_(chess::king_attacks(position.king(them_)) | bit(position.king(them_))),
      passed_(passed_pawns(position)) {
    constexpr std::size_t usual_hits = 64; // room for them is asked for once
    won_now_.fill(-1);
    classic_.reserve(usual_hits);
    further_.reserve(usual_hits);
    patterns::find_classic(position, moves, classic_);
    patterns::find_further(position, moves, further_);
}

FeatureList const& MoveReader::read(chess::Move move) {
    features_.clear();
    gives_check_ = chess::gives_check(position_, move);
    promotes_ = move.is_promotion();
    if (patterns::is_repeated(move)) {
        read_under_promotion(move);
        return features_;
    }
    step_ = patterns::step_of(move);
    kind_ = now_.kind_on(step_.from);
    after_ = now_.after(step_);
    read_exchange(move);
    read_dangers();
    read_threats();
    if (gives_check_) read_check(move);
    read_patterns();
    read_placement(move);
    if (taken_ == 0 && !gives_check_ && !promotes_) read_quiet();
    read_passed_pawn();
    return features_;
}

void MoveReader::read_under_promotion(chess::Move move) {
    add(Feature::under_promotion, 1);
    if (gives_check_ && move.promotion() == PieceKind::knight) add(Feature::under_promotion_check, 1);
}

void MoveReader::read_exchange(chess::Move move) {
    constexpr int queen_for_pawn = value_of(PieceKind::queen) - value_of(PieceKind::pawn);
    taken_ = now_.value_taken(step_);
    int const lost = kind_ == PieceKind::king ? 0 : after_.exchange(them_, step_.to);
    gained_ = taken_ + (promotes_ ? queen_for_pawn : 0) - lost;
    if (promotes_) add(lost > 0 ? Feature::promotion_lost : Feature::promotion, 1);
    if (taken_ == 0) {
        if (gained_ < 0) add(Feature::unsafe_square, 1);
        add(Feature::loss_on_square, std::max(0, -gained_));
        return;
    }
    add(Feature::victim, taken_);
    if (move.special() == chess::Move::Special::en_passant) add(Feature::en_passant, 1);
    if (gained_ > 0) {
        add(Feature::wins, gained_);
        if (gained_ < 7)
            add(gained_ >= 5   ? Feature::wins_rook
                : gained_ >= 2 ? Feature::wins_minor
                               : Feature::wins_pawn,
                1);
    } else if (gained_ == 0) {
        add(Feature::even_capture, 1);
    } else {
        add(Feature::losing_capture, 1);
        add(Feature::loses, -gained_);
    }
}

// What the other side can win elsewhere; it may have no time for that after a check.
void MoveReader::read_dangers() {
    Bitboard const attacked =
        after_.pieces(us_) & attacks_of(after_, them_) & ~after_.pieces(PieceKind::king);
    HighestTwo losses;
    int dearest = 0;
    for (Bitboard rest = attacked; rest != 0;) {
        Square const square = chess::pop_square(rest);
        dearest = std::max(dearest, value_of(after_.kind_on(square)));
        if (square != step_.to) losses.see(after_.exchange(them_, square));
    }
    danger_ = gives_check_ ? 0 : losses.first;
    int const balance = std::clamp(gained_ - danger_, -9, 9);
    add(Feature::balance, balance);
    if (balance > 0) add(Feature::ahead, 1);
    if (gives_check_) return;
    add(Feature::left_hanging, losses.first);
    add(Feature::left_second, losses.second);
    add(Feature::left_attacked, dearest);
}

int MoveReader::won_now(Square square) {
    auto& known = won_now_[static_cast<std::size_t>(square)];
    if (known < 0) known = static_cast<std::int8_t>(now_.exchange(us_, square));
    return known;
}

// What our side could win with another move. Nothing counts if the mover is lost.
void MoveReader::read_threats() {
    if (gained_ < 0) return;
    Bitboard const attacked =
        after_.pieces(them_) & attacks_of(after_, us_) & ~after_.pieces(PieceKind::king);
    HighestTwo gains;
    int highest_new = 0;
    for (Bitboard rest = attacked; rest != 0;) {
        Square const square = chess::pop_square(rest);
        int const gain = after_.exchange(us_, square);
        gains.see(gain);
        if (gain > highest_new && gain > won_now(square)) highest_new = gain;
    }
    if (gives_check_) {
        add(Feature::threat_besides_check, gains.first);
    } else {
        add(Feature::new_threat, highest_new);
        add(Feature::second_threat, gains.second);
    }
}

void MoveReader::read_check(chess::Move move) {
    chess::Position then = position_;
    chess::Undo undo;
    then.make(move, undo);
    chess::Moves replies;
    chess::generate(then, replies);
    add(Feature::check, 1);
    if (replies.empty()) add(Feature::mate, 1);
    if (replies.size() == 1) add(Feature::one_reply, 1);
    if (replies.size() == 2) add(Feature::two_replies, 1);
    if (replies.size() == 3 || replies.size() == 4) add(Feature::few_replies, 1);
    if (gained_ < 0) add(Feature::unsafe_check, 1);
    if (taken_ > 0) add(Feature::check_taking, 1);
    Bitboard const checkers = after_.attackers(position_.king(them_), us_);
    if (games::more_than_one(checkers))
        add(Feature::double_check, 1);
    else if ((checkers & bit(step_.to)) == 0)
        add(Feature::discovered_check, 1);
    if (kind_ == PieceKind::queen) add(Feature::check_by_queen, 1);
    if (kind_ == PieceKind::rook) add(Feature::check_by_rook, 1);
    if (kind_ == PieceKind::knight || kind_ == PieceKind::bishop) add(Feature::check_by_minor, 1);
    if (kind_ == PieceKind::pawn) add(Feature::check_by_pawn, 1);
}

// The detectors give the hits of one move together, in the order of the moves.
void MoveReader::collect(patterns::Hits const& hits, std::size_t& next, Best& best) const {
    for (; next < hits.size() && hits[next].from == step_.from && hits[next].to == step_.to; ++next) {
        auto& highest = best[static_cast<std::size_t>(hits[next].pattern)];
        highest = std::max(highest, static_cast<int>(hits[next].score));
    }
}

void MoveReader::read_patterns() {
    constexpr int most = value_of(PieceKind::queen);
    Best best{};
    collect(classic_, next_classic_, best);
    collect(further_, next_further_, best);
    auto const score = [&](PatternId id) { return std::min(best[static_cast<std::size_t>(id)], most); };
    bool const safe = gained_ >= 0;
    if (score(PatternId::fork) > 0) {
        add(Feature::fork, 1);
        add(Feature::safe_fork, safe ? 1 : 0);
    }
    if (safe) {
        add(Feature::skewer, score(PatternId::skewer) > 0 ? 1 : 0);
        add(Feature::absolute_pin, score(PatternId::absolute_pin) > 0 ? 1 : 0);
        add(Feature::relative_pin, score(PatternId::relative_pin) > 0 ? 1 : 0);
    }
    add(Feature::discovered_attack, score(PatternId::discovered_attack));
    add(Feature::trapped, score(PatternId::trapped));
    add(Feature::remove_defender, score(PatternId::remove_defender));
    add(Feature::deflection, score(PatternId::deflection));
    add(Feature::overloaded, score(PatternId::overloaded) > 0 ? 1 : 0);
    add(Feature::interference, score(PatternId::interference));
}

// What the mover is worth there to the engine's evaluation, in centipawns.
int MoveReader::worth(Square square) const {
    auto const piece = static_cast<std::size_t>(position_.at(step_.from));
    auto const both = chess::shipped_weights().worth[piece][static_cast<std::size_t>(square)];
    int const now = (both.middlegame() * phase_ + both.endgame() * (all_pieces - phase_)) / all_pieces;
    return us_ == Colour::white ? now : -now;
}

void MoveReader::read_placement(chess::Move move) {
    constexpr int unit = 10; // centipawns
    if (!promotes_) add(Feature::squares, (worth(step_.to) - worth(step_.from)) / unit);
    if (move.special() == chess::Move::Special::castling) add(Feature::castling, 1);
    if (kind_ == PieceKind::king) {
        if (in_check_) add(Feature::king_evades, 1);
        return;
    }
    if (in_check_ && taken_ > 0) add(Feature::takes_checker, 1);
    auto const near_king = [&](ShadowBoard const& board, Square square) {
        return games::popcount(board.attacks_from(square, board.kind_on(square), us_) & around_king_);
    };
    add(kind_ == PieceKind::queen ? Feature::queen_towards_king : Feature::towards_king,
        near_king(after_, step_.to) - near_king(now_, step_.from));
}

void MoveReader::read_quiet() {
    auto const first = static_cast<std::size_t>(Feature::quiet_pawn);
    add(static_cast<Feature>(first + static_cast<std::size_t>(kind_)), 1);
    bool const is_piece = kind_ != PieceKind::pawn && kind_ != PieceKind::king;
    if (is_piece && chess::rank_for(us_, step_.to) < chess::rank_for(us_, step_.from))
        add(Feature::backwards, 1);
    if (phase_ > ending_phase) return;
    add(is_piece                   ? Feature::ending_piece
        : kind_ == PieceKind::king ? Feature::ending_king
                                   : Feature::ending_pawn,
        1);
}

void MoveReader::read_passed_pawn() {
    if ((passed_ & bit(step_.from)) == 0 || gained_ < 0 || promotes_) return;
    switch (chess::rank_for(us_, step_.to)) {
    case 6:
        return add(Feature::passed_to_seventh, 1);
    case 5:
        return add(Feature::passed_to_sixth, 1);
    case 4:
        return add(Feature::passed_to_fifth, 1);
    default:
        return add(Feature::passed_farther_back, 1);
    }
}

} // namespace knowledge::ordering
