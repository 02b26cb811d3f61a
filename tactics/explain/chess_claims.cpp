#include "tactics/explain/chess_claims.hpp"

#include "games/chess/uci_move.hpp"
#include "knowledge/patterns/classic.hpp"
#include "knowledge/patterns/further.hpp"
#include "tactics/explain/carried.hpp"
#include "tactics/explain/far_search.hpp"
#include "tactics/explain/told_proof.hpp"
#include "tactics/explain/wording.hpp"
#include "tactics/themes/own_themes.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace tactics {
namespace {

using knowledge::patterns::Hit;
using knowledge::patterns::PatternId;

std::string uci(chess::Position const& at, chess::Move move) {
    return chess::to_uci(at, move, chess::CastlingStyle::king_target);
}

// The squares of a hit whose pieces are lost by it.
std::vector<Square> victims_of(chess::Position const& after, Hit const& hit) {
    switch (hit.pattern) {
    case PatternId::fork:
    case PatternId::king_fork: {
        std::vector<Square> squares = {hit.square[0], hit.square[1]};
        std::erase_if(squares, [&](Square s) { return chess::kind_of(after.at(s)) == PieceKind::king; });
        return squares;
    }
    case PatternId::absolute_pin:
    case PatternId::relative_pin:
    case PatternId::trapped:
        return {hit.square[0]};
    case PatternId::skewer:
    case PatternId::x_ray:
    case PatternId::discovered_attack:
    case PatternId::remove_defender:
    case PatternId::interference:
    case PatternId::deflection:
    case PatternId::overloaded:
        return {hit.square[1]};
    default:
        return {};
    }
}

class Claims {
  public:
    Claims(Position const& before, chess::Move move, core::Language language,
           Proof<chess::Chess> const& proof)
        : before_(before),
          after_(before),
          move_(move),
          actor_(knowledge::patterns::step_of(move).to),
          language_(language),
          proof_(proof),
          told_(std::make_shared<ToldProof const>(told<chess::Chess>(before, proof.root, uci))) {
        chess::Undo undo;
        after_.make(move, undo);
    }

    std::vector<Claim> all() {
        add_outcome();
        Shown const shown{before_, after_, move_, proof_};
        for (auto const& hit : hits())
            if (is_carried(shown, hit)) add_pattern(hit);
        if (is_unstoppable_pawn(shown)) add_plain("advancedPawn", "explain.unstoppable_pawn");
        if (is_sacrifice(shown)) add_plain("sacrifice", "explain.sacrifice");
        return std::move(claims_);
    }

  private:
    Claim blank() const {
        Claim claim;
        claim.gain = proof_.gain;
        claim.mate = proof_.wins_in;
        claim.proof = told_;
        if (before_.is_capture(move_)) claim.taken = named(before_, taken_square());
        claim.pieces = {named(after_, actor_)};
        claim.squares = {chess::to_string(actor_)};
        return claim;
    }
    static std::string named(Position const& at, Square square) {
        return chess::letter_of(at.at(square)) + chess::to_string(square);
    }
    [[nodiscard]] Square taken_square() const {
        return move_.special() == chess::Move::Special::en_passant
                   ? chess::square_at(chess::index(move_.to()) ^ 8)
                   : move_.to();
    }
    [[nodiscard]] core::Message phrase(Square square) const {
        auto const now = after_.at(square);
        bool const gone = now == chess::Piece::none || (square == actor_ && before_.is_capture(move_));
        return piece_on(chess::kind_of(gone ? before_.at(square) : now), square);
    }

    // Those of the move, each once; for a pair on one line the plainer one.
    std::vector<Hit> hits() const {
        chess::Moves all;
        chess::generate(before_, all);
        chess::Moves of_piece; // a desperado's other moves count too
        for (auto const move : all)
            if (move.from() == move_.from()) of_piece.push(move);
        knowledge::patterns::Hits found;
        knowledge::patterns::find_classic(before_, of_piece, found);
        knowledge::patterns::find_further(before_, of_piece, found);
        std::erase_if(found, [&](Hit const& hit) { return hit.to != actor_ || hit.from != move_.from(); });
        bool const skewers =
            std::ranges::any_of(found, [](Hit const& hit) { return hit.pattern == PatternId::skewer; });
        if (skewers) std::erase_if(found, [](Hit const& hit) { return hit.pattern == PatternId::x_ray; });
        return found;
    }

    void add_outcome() {
        Claim claim = blank();
        if (proof_.wins_in) {
            constexpr int longest_named = 5;
            claim.theme =
                *proof_.wins_in <= longest_named ? fmt::format("mateIn{}", *proof_.wins_in) : "mate";
            claim.is_lichess_theme = true;
            claim.text =
                sentence(language_, *proof_.wins_in == 1 ? core::message("explain.mate_now")
                                                         : core::message("explain.mate_in", *proof_.wins_in));
        } else {
            claim.theme = "material";
            claim.text =
                sentence(language_, core::message("explain.material", worth_of(proof_.gain), proof_.gain));
        }
        claims_.push_back(std::move(claim));
    }

    void add_plain(std::string_view theme, core::MessageKey key) {
        Claim claim = blank();
        claim.theme = theme;
        claim.is_lichess_theme = true;
        claim.text = sentence(language_, core::message(key, phrase_of_actor()));
        claims_.push_back(std::move(claim));
    }

    void add_pattern(Hit const& hit) {
        auto const theme = theme_of(hit.pattern);
        Claim claim = blank();
        claim.theme = theme ? *theme : "promotion";
        claim.is_lichess_theme = theme_named(claim.theme).has_value();
        auto const name = knowledge::patterns::name_of(hit.pattern);
        claim.rule_file = fmt::format("kb/chess/{}.pl", name);
        claim.rule_name = fmt::format("move_creates_{}", name);
        for (std::size_t i = 0; i < hit.squares; ++i) {
            if (after_.at(hit.square[i]) == chess::Piece::none || hit.square[i] == actor_) continue;
            claim.pieces.push_back(named(after_, hit.square[i]));
            claim.squares.push_back(chess::to_string(hit.square[i]));
        }
        bool const from_other =
            hit.pattern == PatternId::discovered_attack || hit.pattern == PatternId::discovered_check;
        Square const source = from_other ? hit.square[0] : actor_;
        for (std::size_t i = from_other ? 1 : 0; i < hit.squares; ++i)
            if (hit.square[i] != source)
                claim.arrows.emplace_back(chess::to_string(source), chess::to_string(hit.square[i]));
        for (Square const victim : victims_of(after_, hit)) claim.victims.push_back(chess::to_string(victim));
        claim.text = sentence(language_, pattern_message(hit.pattern, phrase_of_actor(),
                                                         phrase(hit.square[0]), phrase(hit.square[1])));
        claims_.push_back(std::move(claim));
    }
    [[nodiscard]] core::Message phrase_of_actor() const {
        return piece_on(chess::kind_of(after_.at(actor_)), actor_);
    }

    Position const& before_;
    Position after_;
    chess::Move move_;
    Square actor_;
    core::Language language_;
    Proof<chess::Chess> const& proof_;
    std::shared_ptr<ToldProof const> told_;
    std::vector<Claim> claims_;
};

// Is the player better off at the end of the line than before it, by material or in the evaluation's opinion? Only then
// is it worth looking long for a proof.
bool promises_something(Position const& before, chess::Move move, std::vector<chess::Move> const& line) {
    constexpr core::Score much{70};
    auto const player = before.side_to_move();
    auto const opinion = [&](Position const& at) {
        auto const score = chess::evaluate(at);
        return at.side_to_move() == player ? score : -score;
    };
    auto at = before;
    chess::Undo undo;
    at.make(move, undo);
    for (auto const next : line) at.make(next, undo);
    return chess::material(at, player) > chess::material(before, player) ||
           opinion(at) - opinion(before) >= much;
}

} // namespace

std::vector<Claim> chess_claims(Position const& before, chess::Move move, core::Language language,
                                ProofEffort const& effort, std::vector<chess::Move> const& line,
                                ProofContext const& context) {
    std::vector<chess::Move> own; // every second move of the line
    for (std::size_t i = 1; i < line.size(); i += 2) own.push_back(line[i]);
    auto const proof = [&]() -> std::optional<Proof<chess::Chess>> {
        Prover<chess::Chess> mates(before, context.trail, effort.nodes, context.stop);
        if (auto found = mates.win(move, effort.mate_moves)) return found;
        bool const promising = promises_something(before, move, line);
        Prover<chess::Chess> gains(before, context.trail,
                                   promising ? effort.nodes : effort.unpromised_nodes, context.stop);
        gains.prefer(own);
        if (auto found = gains.most(move, effort.further_moves)) return found;
        if (!promising) return std::nullopt;
        Prover<chess::Chess> far(before, context.trail, effort.far_nodes, context.stop);
        far.prefer(own);
        return far.far(move);
    }();
    if (!proof) return {};
    return Claims(before, move, language, *proof).all();
}

} // namespace tactics
