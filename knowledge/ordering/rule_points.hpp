// What rules of one's own add to an order. They are run by Prolog for the root of a search and the positions after each of its moves,
// before the search begins; their points are looked up while it goes on.
#pragma once

#include "core/error.hpp"
#include "engine/any_game.hpp"
#include "knowledge/request.hpp"

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace knowledge {

struct MovePoints {
    int move; // its number among the position's legal moves
    std::string pattern;
    int points;
};

// How rules are asked: here, or in a process apart.
using AskRules = std::function<core::Expected<Reply>(Request const&)>;

class RulePoints {
  public:
    static constexpr core::Ply last_ply{1}; // the plies from the root that rules are asked about: 0 and 1

    // `request` names the game and the rules; its action and positions are set here.
    RulePoints(Request request, AskRules ask) : request_(std::move(request)), ask_(std::move(ask)) {}

    // Asks about a state and, unless `root_alone`, about all that its moves lead to; what was known before is forgotten.
    core::Expected<void> prepare(engine::AnyState const& root, bool root_alone = false);

    // By the position's text; nothing is known of others.
    [[nodiscard]] std::vector<MovePoints> const& at(std::string const& position) const;

  private:
    Request request_;
    AskRules ask_;
    std::map<std::string, std::vector<MovePoints>, std::less<>> known_;
};

} // namespace knowledge
