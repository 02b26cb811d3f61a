// A claim as JSON. How much of it is written, and how squares and proofs look, depends on the reader: `damero explain --json` names
// squares and writes the whole proof, the server counts cells and sends each proof once, a review says it in words alone.
#pragma once

#include "tactics/explain/claim.hpp"

#include <nlohmann/json.hpp>

#include <functional>
#include <span>
#include <string_view>

namespace tactics {

// Each with all that the ones before it have.
enum class ClaimDetail {
    words,  // theme and text
    board,  // its squares and arrows, and the rule that it comes from
    proof,  // what it wins, and the proof
    pieces, // who stands on the squares, and what the move itself takes
};

struct ClaimFormat {
    using Json = nlohmann::ordered_json;

    ClaimDetail detail = ClaimDetail::words;
    std::function<Json(std::string const&)> square = nullptr; // by its name; null leaves the square out
    bool arrows_by_key = false;                               // {"from","to"}, else a list of the two
    std::string_view win_key = "mate";                        // where the length of a forced win stands
    std::function<Json(std::shared_ptr<ToldProof const> const&)> proof = nullptr;
};

ClaimFormat::Json claims_json(std::span<Claim const> claims, ClaimFormat const& format);

// The rule of the knowledge base that a claim comes from; null where it comes from none.
ClaimFormat::Json rule_json(std::string const& file, std::string const& name);

} // namespace tactics
