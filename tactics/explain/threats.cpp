#include "tactics/explain/threats.hpp"

#include "tactics/explain/board_words.hpp"
#include "tactics/explain/game_claims.hpp"
#include "tactics/explain/game_proof.hpp"
#include "tactics/explain/quiet_move.hpp"
#include "tactics/explain/rule_patterns.hpp"
#include "tactics/explain/threat_words.hpp"
#include "tactics/explain/wording.hpp"

#include <algorithm>

namespace tactics {
namespace {

using engine::AnyState;
using engine::LegalMove;

// Threats are short: what people see at a glance, and what can be denied within reason. Those that are settled by captures after one
// reply are looked for first, for of a longer one any move may seem to be the beginning.
constexpr ProofEffort at_once{.nodes = 20'000, .further_moves = 0, .mate_moves = 2};
constexpr ProofEffort effort{
    .nodes = 20'000, .unpromised_nodes = 20'000, .further_moves = 1, .mate_moves = 2};

std::unique_ptr<AnyState> after(AnyState const& state, LegalMove const& move) {
    auto result = state.clone();
    result->play(move);
    return result;
}

bool is_better(Promise const& one, Promise const& other) {
    if (one.wins_in || other.wins_in) return one.wins_in.value_or(100) < other.wins_in.value_or(100);
    return one.gain > other.gain;
}

// Whoever is to move forces this with no move, and that is certain within the effort.
bool nobody_forces(AnyState const& state, Promise const& promise, std::stop_token const& stop) {
    return std::ranges::all_of(state.legal_moves(), [&](LegalMove const& move) {
        if (stop.stop_requested()) return false;
        auto const verdict = forces(state, move, promise, effort, stop);
        return verdict.is_known && !verdict.proof;
    });
}

class Search {
  public:
    Search(AnyState const& state, LegalMove const& move, core::Language language, std::stop_token const& stop)
        : before_(state),
          after_(after(state, move)),
          move_(move),
          language_(language),
          stop_(stop) {}

    [[nodiscard]] std::optional<Threat> stops() const {
        auto const swapped = with_turn_passed(before_);
        auto found = swapped ? threat_in(*swapped, before_) : std::nullopt;
        if (!found || !nobody_forces(*after_, found->at_least, stop_)) return std::nullopt;
        auto& threat = found->threat;
        threat.theme = "stops";
        threat.text = sentence(language_, stops_message(before_.info(), threat.move_text, found->told));
        if (knowledge::family_of(before_) == knowledge::Family::knights) name_safe_square(found->move, threat);
        return std::move(threat);
    }

    [[nodiscard]] std::optional<Threat> threatens() const {
        auto const swapped = with_turn_passed(*after_);
        auto found = swapped ? threat_in(*swapped, *after_) : std::nullopt;
        if (!found || !nobody_forces(before_, found->at_least, stop_)) return std::nullopt;
        auto& threat = found->threat;
        threat.theme = "threatens";
        threat.text = sentence(language_, threatens_message(before_.info(), threat.move_text, found->told));
        return std::move(threat);
    }

  private:
    struct Found {
        LegalMove move;
        Promise at_least;  // what it wins, looked at briefly: denied elsewhere
        Promise told = {}; // and at more length
        Threat threat = {};
    };

    // What the side with the turn in its hand can force, if it also works after some real move of the other.
    [[nodiscard]] std::optional<Found> threat_in(AnyState const& swapped, AnyState const& real) const {
        auto found = greatest(swapped, at_once);
        if (!found) found = greatest(swapped, effort);
        if (!found) return std::nullopt;
        auto& threat = found->threat;
        threat.position = swapped.clone();
        threat.made = found->move;
        threat.fen = swapped.fen();
        threat.move = swapped.protocol_text(found->move, engine::CastlingStyle::king_target);
        threat.move_text = found->move.text;
        threat.claims = claims_about(swapped, found->move, {}, language_, effort, stop_);
        if (threat.claims.empty()) return std::nullopt;
        found->told = {threat.claims.front().mate, threat.claims.front().gain};
        if (is_better(found->at_least, found->told) || !works_after_a_move(real, *found)) return std::nullopt;
        return found;
    }

    // Of equal ones a capture.
    [[nodiscard]] std::optional<Found> greatest(AnyState const& swapped, ProofEffort const& within) const {
        std::optional<Found> best;
        for (auto const& move : swapped.legal_moves()) {
            if (stop_.stop_requested()) return std::nullopt;
            auto const proof = most_forced(swapped, move, within, stop_);
            if (!proof) continue;
            bool const takes = !move.squares.captured.empty();
            bool const better = !best || is_better(proof->promise, best->at_least);
            bool const equal = best && !is_better(best->at_least, proof->promise);
            if (!better && !(equal && takes && best->move.squares.captured.empty())) continue;
            if (proof->promise.wins_in || acts(swapped, move, within)) best = Found{move, proof->promise};
        }
        return best;
    }

    // With two moves in a row much is won that a quiet first one has no part in: it must take, crown, give check or create a pattern.
    [[nodiscard]] bool acts(AnyState const& swapped, LegalMove const& move, ProofEffort const& within) const {
        if (!is_quiet(swapped, move) || after(swapped, move)->view().check) return true;
        return claims_about(swapped, move, {}, language_, within, stop_).size() > 1;
    }

    // The move that is explained does not count, nor one that takes or crowns.
    [[nodiscard]] bool works_after_a_move(AnyState const& real, Found& found) const {
        for (auto const& other : real.legal_moves()) {
            if (stop_.stop_requested()) return false;
            if ((&real == &before_ && other.number == move_.number) || !is_quiet(real, other)) continue;
            auto const then = after(real, other);
            for (auto const& move : then->legal_moves()) {
                auto const written = then->protocol_text(move, engine::CastlingStyle::king_target);
                if (written != found.threat.move) continue;
                auto const verdict = forces(*then, move, found.told, effort, stop_);
                if (!verdict.proof || verdict.proof->promise.wins_in != found.told.wins_in) continue;
                found.threat.made_in_place_of_passing = other;
                found.threat.in_place_of_passing =
                    real.protocol_text(other, engine::CastlingStyle::king_target);
                found.threat.proof = verdict.proof->told;
                return true;
            }
        }
        return false;
    }

    // The threat was to take the knight that has moved.
    void name_safe_square(LegalMove const& threat_move, Threat& threat) const {
        if (threat_move.squares.to != move_.squares.from) return;
        for (auto const& pattern : rule_patterns(before_, move_)) {
            if (pattern.name != "safe_square") continue;
            BoardWords const words(before_);
            auto const& map = words.map();
            threat.theme = "safeSquare";
            threat.rule_file = pattern.file;
            threat.rule_name = "move_creates_safe_square";
            threat.text =
                sentence(language_,
                         core::message("explain.safe_square", words.phrase(map.place_of(move_.squares.from)),
                                       threat.move_text, words.square(map.place_of(move_.squares.to))));
        }
    }

    AnyState const& before_;
    std::unique_ptr<AnyState> after_;
    LegalMove const& move_;
    core::Language language_;
    std::stop_token const& stop_;
};

} // namespace

Purpose purpose_of(AnyState const& state, LegalMove const& move, core::Language language,
                   std::stop_token const& stop) {
    if (!is_quiet(state, move)) return {};
    Search const search(state, move, language, stop);
    return {search.stops(), search.threatens()};
}

} // namespace tactics
