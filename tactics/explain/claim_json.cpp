#include "tactics/explain/claim_json.hpp"

namespace tactics {
namespace {

using Json = ClaimFormat::Json;

Json squares_json(std::vector<std::string> const& names, ClaimFormat const& format) {
    auto squares = Json::array();
    for (auto const& name : names)
        if (auto square = format.square(name); !square.is_null()) squares.push_back(std::move(square));
    return squares;
}

Json arrows_json(Claim const& claim, ClaimFormat const& format) {
    auto arrows = Json::array();
    for (auto const& [from_name, to_name] : claim.arrows) {
        auto from = format.square(from_name);
        auto to = format.square(to_name);
        if (from.is_null() || to.is_null()) continue;
        if (format.arrows_by_key)
            arrows.push_back({{"from", std::move(from)}, {"to", std::move(to)}});
        else
            arrows.push_back(Json::array({std::move(from), std::move(to)}));
    }
    return arrows;
}

Json claim_json(Claim const& claim, ClaimFormat const& format) {
    Json json = {{"theme", claim.theme}, {"text", claim.text}};
    if (format.detail == ClaimDetail::words) return json;
    bool const with_pieces = format.detail == ClaimDetail::pieces;
    if (with_pieces) json["pieces"] = claim.pieces;
    json["squares"] = squares_json(claim.squares, format);
    json["victims"] = squares_json(claim.victims, format);
    json["arrows"] = arrows_json(claim, format);
    if (with_pieces) json["taken"] = claim.taken.empty() ? Json() : Json(claim.taken);
    if (format.detail >= ClaimDetail::proof) {
        json["gain"] = claim.mate ? Json() : Json(claim.gain);
        json[std::string(format.win_key)] = claim.mate ? Json(*claim.mate) : Json();
        json["proof"] = claim.proof ? format.proof(claim.proof) : Json();
    }
    json["rule"] = rule_json(claim.rule_file, claim.rule_name);
    return json;
}

} // namespace

Json claims_json(std::span<Claim const> claims, ClaimFormat const& format) {
    auto list = Json::array();
    for (auto const& claim : claims) list.push_back(claim_json(claim, format));
    return list;
}

Json rule_json(std::string const& file, std::string const& name) {
    if (file.empty()) return nullptr;
    return {{"file", file}, {"name", name}};
}

} // namespace tactics
