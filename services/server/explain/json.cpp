// Proofs are played again here, so that a page can show each step.
#include "services/server/explain/json.hpp"

#include "tactics/explain/claim_json.hpp"

#include <algorithm>
#include <map>
#include <memory>
#include <vector>

namespace services::server {
namespace {

using engine::AnyState;

class Writer {
  public:
    explicit Writer(AnyState const& before) : before_(before) {}

    Json write(tactics::Explanation const& told) {
        auto const after = played(before_, told.move.move);
        Json json = {{"side", name_of(before_.side_to_move())},
                     {"about", explained(told.move, before_)},
                     {"refutation", nullptr},
                     {"missed", nullptr},
                     {"stops", threat(told.purpose.stops, before_)},
                     {"threatens", threat(told.purpose.threatens, *after)},
                     {"notes", told.notes}};
        if (told.refutation) json["refutation"] = explained(*told.refutation, *after);
        if (told.missed) json["missed"] = explained(*told.missed, before_);
        json["proofs"] = std::move(proofs_);
        return json;
    }

  private:
    static std::unique_ptr<AnyState> played(AnyState const& state, engine::LegalMove const& move) {
        auto after = state.clone();
        after->play(move);
        return after;
    }

    Json explained(tactics::ExplainedMove const& told, AnyState const& at) {
        return {{"fen", at.fen()},
                {"move", step_json(told.move)},
                {"score", score_json(told.score, at.side_to_move())},
                {"claims", claims(told.claims, at)}};
    }

    Json claims(std::vector<tactics::Claim> const& claims, AnyState const& at) {
        return tactics::claims_json(claims, {.detail = tactics::ClaimDetail::proof,
                                             .square = cells_of(before_),
                                             .arrows_by_key = true,
                                             .win_key = "winsIn",
                                             .proof = [&](auto const& told) { return proof(told, at); }});
    }

    // `at`: where the side that hands its turn over is to move.
    Json threat(std::optional<tactics::Threat> const& told, AnyState const& at) {
        if (!told) return nullptr;
        auto const& there = *told->position;
        auto const& after = told->made_in_place_of_passing;
        return {{"theme", told->theme},
                {"text", told->text},
                {"fen", told->fen},
                {"move", step_json(told->made)},
                {"claims", claims(told->claims, there)},
                {"after", step_json(after)},
                {"proof", proof(told->proof, *played(at, after))},
                {"rule", tactics::rule_json(told->rule_file, told->rule_name)}};
    }

    // The proof's place among all of them.
    Json proof(std::shared_ptr<tactics::ToldProof const> const& told, AnyState const& at) {
        if (!told) return nullptr;
        auto const known = std::ranges::find(written_, told.get());
        if (known != written_.end()) return known - written_.begin();
        auto const state = at.clone();
        auto root = node(*told, *state);
        written_.push_back(told.get());
        proofs_.push_back(
            {{"fen", at.fen()}, {"side", name_of(at.side_to_move())}, {"root", std::move(root)}});
        return proofs_.size() - 1;
    }

    static Json node(tactics::ToldProof const& told, AnyState& state) {
        auto const move = state.legal_move(told.number);
        Json json = {{"move", step_json(move)}, {"leaf", nullptr}, {"by", nullptr}};
        if (!told.leaf.empty()) json["leaf"] = told.leaf;
        state.play(move);
        if (!told.by.empty()) json["by"] = step_json(state.legal_move(told.by_number));
        auto replies = Json::array();
        for (auto const& next : told.next) replies.push_back(node(next, state));
        state.undo();
        json["replies"] = std::move(replies);
        return json;
    }

    AnyState const& before_;
    std::vector<tactics::ToldProof const*> written_;
    Json proofs_ = Json::array();
};

} // namespace

Json explained_json(AnyState const& before, tactics::Explanation const& explanation) {
    return Writer(before).write(explanation);
}

std::function<Json(std::string const&)> cells_of(AnyState const& state) {
    std::map<std::string, std::size_t, std::less<>> cells;
    auto const view = state.view();
    for (std::size_t i = 0; i < view.cells.size(); ++i)
        if (!view.cells[i].name.empty()) cells.emplace(view.cells[i].name, i);
    return [cells = std::move(cells)](std::string const& name) {
        auto const found = cells.find(name);
        return found == cells.end() ? Json() : Json(found->second);
    };
}

Json own_json(AnyState const& before, std::vector<knowledge::NamedFinding> const& found) {
    auto const cell = cells_of(before);
    auto list = Json::array();
    for (auto const& [move, pattern, score, squares] : found) {
        auto cells = Json::array();
        for (auto const& name : squares) cells.push_back(cell(name));
        list.push_back({{"pattern", pattern},
                        {"score", score ? Json(*score) : Json(nullptr)},
                        {"squares", std::move(cells)}});
    }
    return list;
}

} // namespace services::server
