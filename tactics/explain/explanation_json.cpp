// An explanation as one line of JSON; docs/explain.md says what each field means.
#include "tactics/explain/explanation.hpp"

#include <nlohmann/json.hpp>

namespace tactics {
namespace {

using Json = nlohmann::ordered_json;

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

Json claim_json(Claim const& claim) {
    auto arrows = Json::array();
    for (auto const& [from, to] : claim.arrows) arrows.push_back(Json::array({from, to}));
    Json json = {{"theme", claim.theme},     {"text", claim.text},       {"pieces", claim.pieces},
                 {"squares", claim.squares}, {"victims", claim.victims}, {"arrows", std::move(arrows)},
                 {"taken", nullptr},         {"gain", nullptr},          {"mate", nullptr},
                 {"proof", nullptr},         {"rule", nullptr}};
    if (!claim.taken.empty()) json["taken"] = claim.taken;
    if (claim.mate)
        json["mate"] = *claim.mate;
    else
        json["gain"] = claim.gain;
    if (claim.proof) json["proof"] = proof_json(*claim.proof);
    if (!claim.rule_file.empty()) json["rule"] = {{"file", claim.rule_file}, {"name", claim.rule_name}};
    return json;
}

Json move_json(ExplainedMove const& move) {
    auto claims = Json::array();
    for (auto const& claim : move.claims) claims.push_back(claim_json(claim));
    return {{"move", move.written},
            {"text", move.move.text},
            {"score", score_json(move.score)},
            {"claims", claims}};
}

Json move_or_null(std::optional<ExplainedMove> const& move) { return move ? move_json(*move) : Json(); }

Json threat_json(std::optional<Threat> const& threat) {
    if (!threat) return {};
    auto claims = Json::array();
    for (auto const& claim : threat->claims) claims.push_back(claim_json(claim));
    Json json = {{"theme", threat->theme},
                 {"text", threat->text},
                 {"fen", threat->fen},
                 {"move", threat->move},
                 {"claims", std::move(claims)},
                 {"after", threat->in_place_of_passing},
                 {"proof", proof_json(*threat->proof)},
                 {"rule", nullptr}};
    if (!threat->rule_file.empty()) json["rule"] = {{"file", threat->rule_file}, {"name", threat->rule_name}};
    return json;
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
