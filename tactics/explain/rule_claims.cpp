#include "tactics/explain/rule_claims.hpp"

#include "tactics/explain/board_words.hpp"
#include "tactics/explain/carried_rules.hpp"
#include "tactics/explain/game_proof.hpp"
#include "tactics/explain/wording.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace tactics {
namespace {

using knowledge::Place;

struct Theme {
    std::string_view pattern;
    std::string_view theme;
};
constexpr std::array themes = {
    Theme{"shot", "shot"},
    Theme{"multi_capture", "multiCapture"},
    Theme{"breakthrough", "breakthrough"},
    Theme{"opposition", "opposition"},
    Theme{"trapped_king", "trappedKing"},
    Theme{"dog_hole", "dogHole"},
    Theme{"fork", "fork"},
    Theme{"exchange", "exchange"},
    Theme{"corralled", "corralled"},
};

class RuleClaims {
  public:
    RuleClaims(engine::AnyState const& state, engine::LegalMove const& move, core::Language language,
               GameProof const& proof)
        : state_(state),
          move_(move),
          language_(language),
          proof_(proof),
          before_(state),
          after_(*played(state, move)),
          actor_(before_.map().place_of(move.squares.to)) {}

    std::vector<Claim> all() {
        add_outcome();
        for (auto const& pattern : rule_patterns(state_, move_))
            if (is_carried(before_.family(), proof_, pattern)) add_pattern(pattern);
        return std::move(claims_);
    }

  private:
    static std::unique_ptr<engine::AnyState> played(engine::AnyState const& state,
                                                    engine::LegalMove const& move) {
        auto after = state.clone();
        after->play(move);
        return after;
    }

    [[nodiscard]] Claim blank() const {
        Claim claim;
        claim.gain = proof_.promise.gain;
        claim.mate = proof_.promise.wins_in;
        claim.proof = proof_.told;
        claim.pieces = {after_.code(actor_)};
        claim.squares = {after_.square(actor_)};
        for (auto const place : proof_.placed.move.taken)
            claim.taken += (claim.taken.empty() ? "" : ",") + before_.code(place);
        return claim;
    }

    void add_outcome() {
        Claim claim = blank();
        claim.theme = claim.mate ? "win" : "material";
        claim.text = sentence(language_, outcome_message());
        claims_.push_back(std::move(claim));
    }
    [[nodiscard]] core::Message outcome_message() const {
        auto const& promise = proof_.promise;
        if (promise.wins_in == 1) return core::message("explain.win_now");
        if (promise.wins_in) return core::message("explain.win_in", *promise.wins_in);
        return core::message("explain.wins", worth_in(state_.info(), promise.gain));
    }

    void add_pattern(RulePattern const& pattern) {
        auto const* const known = std::ranges::find(themes, pattern.name, &Theme::pattern);
        if (known == themes.end()) return;
        Claim claim = blank();
        claim.theme = known->theme;
        claim.rule_file = pattern.file;
        claim.rule_name = fmt::format("move_creates_{}", pattern.name);
        for (auto const place : pattern.squares) add_target(claim, pattern, place);
        if (pattern.name == "shot") add_shot_arrows(claim);
        claim.text = sentence(language_, message_of(pattern));
        claims_.push_back(std::move(claim));
    }

    // The pieces besides the actor, and which of them fall.
    void add_target(Claim& claim, RulePattern const& pattern, Place place) const {
        if (place == actor_) return;
        auto const name = after_.square(place);
        if (pattern.name == "multi_capture") {
            claim.victims.push_back(name);
            return;
        }
        claim.pieces.push_back(after_.code(place));
        claim.squares.push_back(name);
        claim.arrows.emplace_back(after_.square(actor_), name);
        if (falls_in_answer(proof_.placed, place)) claim.victims.push_back(name);
    }

    // What is taken, and what is taken back: on the first line.
    void add_shot_arrows(Claim& claim) const {
        auto const& reply = proof_.placed.next.front();
        for (auto const* const move : {&reply.move, reply.answer()})
            claim.arrows.emplace_back(after_.square(move->from), after_.square(move->to));
        for (auto const place : reply.answer()->taken) claim.victims.push_back(after_.square(place));
    }

    [[nodiscard]] core::Message message_of(RulePattern const& pattern) const {
        auto const actor = after_.phrase(actor_);
        auto const other = [&](std::size_t i) { return after_.phrase(pattern.squares[i]); };
        if (pattern.name == "shot") return core::message("explain.shot", actor);
        if (pattern.name == "multi_capture") return core::message("explain.multi_capture", *pattern.score);
        if (pattern.name == "breakthrough")
            return pattern.score == 0 ? core::message("explain.crowned", after_.square(actor_))
                                      : core::message("explain.breakthrough", actor);
        if (pattern.name == "opposition") return core::message("explain.opposition", actor);
        if (pattern.name == "trapped_king") return core::message("explain.trapped_king", actor, other(0));
        if (pattern.name == "dog_hole") return core::message("explain.dog_hole", actor, other(0));
        if (pattern.name == "fork") return core::message("explain.fork", actor, other(0), other(1));
        if (pattern.name == "exchange") return core::message("explain.exchange", after_.square(actor_));
        return core::message("explain.trapped", actor, other(0));
    }

    engine::AnyState const& state_;
    engine::LegalMove const& move_;
    core::Language language_;
    GameProof const& proof_;
    BoardWords before_;
    BoardWords after_;
    Place actor_;
    std::vector<Claim> claims_;
};

} // namespace

std::vector<Claim> rule_claims(engine::AnyState const& state, engine::LegalMove const& move,
                               core::Language language, ProofEffort const& effort,
                               std::stop_token const& stop) {
    auto const proof = most_forced(state, move, effort, stop);
    if (!proof) return {};
    return RuleClaims(state, move, language, *proof).all();
}

} // namespace tactics
