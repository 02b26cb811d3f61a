// An explanation as one line of JSON; docs/explain.md says what each field means.
#include "tactics/explain/claim_json.hpp"
#include "tactics/explain/explanation.hpp"

namespace tactics {
namespace {

using Json = ClaimFormat::Json;

Json score_json(core::Score score) {
    if (core::is_win(score)) return {{"mate", ((core::won - score).value() + 1) / 2}};
    if (core::is_loss(score)) return {{"mate", -((core::won + score).value() / 2)}};
    return {{"cp", score.value()}};
}

Json proof_json(ToldProof const& proof) {
    Json json = {{"move", proof.move}};
    if (!proof.leaf.empty()) json["leaf"] = proof.leaf;
    if (!proof.by.empty()) json["by"] = proof.by;
    auto replies = Json::array();
    for (auto const& next : proof.next) replies.push_back(proof_json(next));
    json["replies"] = std::move(replies);
    return json;
}

Json claims_in(std::vector<Claim> const& claims) {
    return claims_json(claims, {.detail = ClaimDetail::pieces,
                                .square = [](std::string const& name) { return Json(name); },
                                .proof = [](auto const& proof) { return proof_json(*proof); }});
}

Json move_json(ExplainedMove const& move) {
    return {{"move", move.written},
            {"text", move.move.text},
            {"score", score_json(move.score)},
            {"claims", claims_in(move.claims)}};
}

Json move_or_null(std::optional<ExplainedMove> const& move) { return move ? move_json(*move) : Json(); }

Json threat_json(std::optional<Threat> const& threat) {
    if (!threat) return {};
    return {{"theme", threat->theme},
            {"text", threat->text},
            {"fen", threat->fen},
            {"move", threat->move},
            {"claims", claims_in(threat->claims)},
            {"after", threat->in_place_of_passing},
            {"proof", proof_json(*threat->proof)},
            {"rule", rule_json(threat->rule_file, threat->rule_name)}};
}

} // namespace

std::string to_json(engine::AnyState const& state, Explanation const& explanation) {
    Json json = {{"game", state.game()}, {"fen", state.fen()}};
    json.update(move_json(explanation.move));
    json["themes"] = explanation.themes;
    json["own_themes"] = explanation.own_themes;
    json["refutation"] = move_or_null(explanation.refutation);
    json["missed"] = move_or_null(explanation.missed);
    json["stops"] = threat_json(explanation.purpose.stops);
    json["threatens"] = threat_json(explanation.purpose.threatens);
    json["notes"] = explanation.notes;
    return json.dump();
}

} // namespace tactics
