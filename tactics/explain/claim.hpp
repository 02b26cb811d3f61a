// What is said about a move, and why it may be said: a claim with the pieces and squares it speaks of, and the proof that
// holds against every reply. Of any game: moves and squares are texts here.
#pragma once

#include "core/types.hpp"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tactics {

// A proof as it is told (docs/explain.md).
struct ToldProof {
    std::string move; // as programs write it
    std::string leaf; // won, stands or settles; empty where something follows
    std::string by;   // the move that settles it
    std::vector<ToldProof> next;
    int number = 0; // of the move among the legal ones (engine::LegalMove)
    int by_number = 0;
};

struct Claim {
    std::string theme;
    bool is_lichess_theme = false; // has that name there
    std::string text;
    std::vector<std::string> pieces;  // Nf7, qd8: who they are after the move, the actor first
    std::vector<std::string> squares; // of these
    std::vector<std::string> victims; // the squares of those that fall
    std::vector<std::pair<std::string, std::string>> arrows; // from, to
    std::string taken;                                       // qd5: what the move itself takes
    int gain = 0;                           // material at least, where it does not win outright
    std::optional<int> mate = std::nullopt; // in so many moves at most
    std::shared_ptr<ToldProof const> proof;
    std::string rule_file; // empty: shown by the proof alone
    std::string rule_name;
};

} // namespace tactics
