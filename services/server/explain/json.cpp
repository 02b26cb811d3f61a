// Proofs are told with moves as programs write them; here they are played again, so that a page can show each step.
#include "services/server/explain/json.hpp"

#include <algorithm>
#include <memory>
#include <vector>

namespace services::server {
namespace {

using engine::AnyState;

std::size_t cell_named(core::BoardView const& view, std::string const& name) {
    auto const found = std::ranges::find(view.cells, name, [](auto const& cell) { return cell.name; });
    return static_cast<std::size_t>(found - view.cells.begin());
}

Json cells_named(core::BoardView const& view, std::vector<std::string> const& names) {
    auto cells = Json::array();
    for (auto const& name : names) cells.push_back(cell_named(view, name));
    return cells;
}

class Writer {
  public:
    Writer(engine::AnyGame const& game, AnyState const& before) : game_(game), before_(before) {}

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

    Json claims(std::vector<tactics::Claim> const& told, AnyState const& at) {
        auto list = Json::array();
        for (auto const& claim : told) list.push_back(claim_json(claim, at));
        return list;
    }

    Json claim_json(tactics::Claim const& claim, AnyState const& at) {
        auto arrows = Json::array();
        for (auto const& [from, to] : claim.arrows)
            arrows.push_back({{"from", cell_named(from)}, {"to", cell_named(to)}});
        Json json = {{"theme", claim.theme},
                     {"text", claim.text},
                     {"squares", cells_named(claim.squares)},
                     {"victims", cells_named(claim.victims)},
                     {"arrows", std::move(arrows)},
                     {"gain", nullptr},
                     {"winsIn", nullptr},
                     {"proof", proof(claim.proof, at)},
                     {"rule", rule_json(claim.rule_file, claim.rule_name)}};
        if (claim.mate)
            json["winsIn"] = *claim.mate;
        else
            json["gain"] = claim.gain;
        return json;
    }

    // `at`: where the side that hands its turn over is to move.
    Json threat(std::optional<tactics::Threat> const& told, AnyState const& at) {
        if (!told) return nullptr;
        auto const after = at.parse_move(told->in_place_of_passing);
        auto const handed = game_.from_fen(told->fen);
        if (!after || !handed) return nullptr;
        auto const& there = *handed->state;
        auto const move = there.parse_move(told->move);
        if (!move) return nullptr;
        return {{"theme", told->theme},
                {"text", told->text},
                {"fen", told->fen},
                {"move", step_json(*move)},
                {"claims", claims(told->claims, there)},
                {"after", step_json(*after)},
                {"proof", proof(told->proof, *played(at, *after))},
                {"rule", rule_json(told->rule_file, told->rule_name)}};
    }

    // The proof's place among all of them.
    Json proof(std::shared_ptr<tactics::ToldProof const> const& told, AnyState const& at) {
        if (!told) return nullptr;
        auto const known = std::ranges::find(written_, told.get());
        if (known != written_.end()) return known - written_.begin();
        auto const state = at.clone();
        auto root = node(*told, *state);
        if (root.is_null()) return nullptr;
        written_.push_back(told.get());
        proofs_.push_back(
            {{"fen", at.fen()}, {"side", name_of(at.side_to_move())}, {"root", std::move(root)}});
        return proofs_.size() - 1;
    }

    // Null where a move is not to be found: such a proof is not shown.
    static Json node(tactics::ToldProof const& told, AnyState& state) {
        auto const move = state.parse_move(told.move);
        if (!move) return nullptr;
        Json json = {{"move", step_json(*move)}, {"leaf", nullptr}, {"by", nullptr}};
        if (!told.leaf.empty()) json["leaf"] = told.leaf;
        state.play(*move);
        if (!told.by.empty())
            if (auto const by = state.parse_move(told.by)) json["by"] = step_json(*by);
        auto replies = Json::array();
        for (auto const& next : told.next) replies.push_back(node(next, state));
        state.undo();
        if (std::ranges::any_of(replies, [](Json const& each) { return each.is_null(); })) return nullptr;
        json["replies"] = std::move(replies);
        return json;
    }

    std::size_t cell_named(std::string const& name) const { return server::cell_named(view_, name); }
    Json cells_named(std::vector<std::string> const& names) const {
        return server::cells_named(view_, names);
    }

    engine::AnyGame const& game_;
    AnyState const& before_;
    core::BoardView view_ = before_.view();
    std::vector<tactics::ToldProof const*> written_;
    Json proofs_ = Json::array();
};

} // namespace

Json explained_json(engine::AnyGame const& game, AnyState const& before,
                    tactics::Explanation const& explanation) {
    return Writer(game, before).write(explanation);
}

Json rule_json(std::string const& file, std::string const& name) {
    if (file.empty()) return nullptr;
    return {{"file", file}, {"name", name}};
}

Json own_json(AnyState const& before, std::vector<knowledge::NamedFinding> const& found) {
    auto const view = before.view();
    auto list = Json::array();
    for (auto const& [move, pattern, score, squares] : found)
        list.push_back({{"pattern", pattern},
                        {"score", score ? Json(*score) : Json(nullptr)},
                        {"squares", cells_named(view, squares)}});
    return list;
}

} // namespace services::server
