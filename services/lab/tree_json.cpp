// The tree as JSON.
#include "search/teaching/teaching.hpp"
#include "services/lab/drawn_tree.hpp"

#include <nlohmann/json.hpp>

namespace services::lab {
namespace {

using Json = nlohmann::ordered_json;
using search::Claim;
using search::TreeNode;

Json bound(core::Score score) {
    bool const is_open = score <= -search::detail::unbounded || score >= search::detail::unbounded;
    return is_open ? Json() : Json(score.value());
}

std::string_view claim_name(Claim claim) {
    if (claim == Claim::exact) return "exact";
    return claim == Claim::at_least ? "at_least" : "at_most";
}

// The player at the root cuts where the opponent's bound is reached, the opponent where the player's is.
Json cut_name(TreeNode const& node) {
    if (node.cut != core::Cut::beta) return {};
    return node.maximises ? "beta" : "alpha";
}

Json json_of(search::SearchTree const& tree, TreeNode const& node) {
    Json json = {{"move", node.move.empty() ? Json() : Json(node.move)},
                 {"searched", true},
                 {"player", node.maximises ? "max" : "min"},
                 {"alpha", bound(node.alpha)},
                 {"beta", bound(node.beta)},
                 {"value", node.value.value()},
                 {"claim", claim_name(node.claim())},
                 {"cut", cut_name(node)},
                 {"principal", node.principal},
                 {"nodes", node.nodes},
                 {"moves", node.moves},
                 {"folded", node.is_folded()}};
    if (!node.reason.name.empty() || node.reason.points != 0)
        json["reason"] = {{"name", node.reason.name}, {"points", node.reason.points}};
    auto& children = json["children"] = Json::array();
    for (auto const child : node.children) children.push_back(json_of(tree, tree.nodes[child]));
    for (auto const& move : node.never_searched) children.push_back({{"move", move}, {"searched", false}});
    return json;
}

} // namespace

std::string tree_json(DrawnTree const& drawn) {
    auto const& tree = drawn.tree;
    auto const& statistics = tree.statistics;
    auto line = Json::array();
    for (auto const& node : tree.nodes)
        if (node.principal && !node.move.empty()) line.push_back(node.move);
    Json const json = {{"game", drawn.game},
                       {"fen", drawn.fen},
                       {"bot", drawn.bot},
                       {"side", drawn.side == core::Colour::white ? "white" : "black"},
                       {"depth", drawn.depth.value()},
                       {"value", tree.root().value.value()},
                       {"move", line.empty() ? Json() : line.front()},
                       {"line", line},
                       {"nodes_visited", statistics.nodes_visited},
                       {"pruning_count", statistics.pruning_count},
                       {"first_move_cutoffs", statistics.first_move_cutoffs},
                       {"max_depth_reached", statistics.max_depth_reached.value()},
                       {"nodes_by_depth", statistics.nodes_by_depth},
                       {"shown_nodes", tree.nodes.size()},
                       {"shown_depth", tree.shown_depth.value()},
                       {"whole", tree.is_whole()},
                       {"tree", json_of(tree, tree.root())}};
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace services::lab
