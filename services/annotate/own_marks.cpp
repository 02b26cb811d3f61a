#include "services/annotate/own_marks.hpp"

#include "services/annotate/remarks.hpp"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace services {
namespace {

constexpr std::string_view eval_begin = "[%eval ";

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blanks = " \t\n\r";
    auto const first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

struct Commented {
    std::string_view text;  // behind the commands that ours may begin with
    bool evaluated = false; // an evaluation is one of these
};

Commented taken_apart(std::string_view comment) {
    Commented result{trimmed(comment)};
    for (std::string_view const command :
         {eval_begin, std::string_view("[%csl "), std::string_view("[%cal ")}) {
        if (!result.text.starts_with(command)) continue;
        auto const end = result.text.find(']');
        if (end == std::string_view::npos) break;
        result.text = trimmed(result.text.substr(end + 1));
        result.evaluated |= command == eval_begin;
    }
    return result;
}

std::optional<Lead> own_lead(std::string_view comment) {
    auto const apart = taken_apart(comment);
    return apart.evaluated ? lead_of(apart.text) : std::nullopt;
}

std::string without_evaluations(std::string comment) {
    for (auto at = comment.find(eval_begin); at != std::string::npos; at = comment.find(eval_begin, at)) {
        auto end = comment.find(']', at);
        if (end == std::string::npos) break;
        while (end + 1 < comment.size() && comment[end + 1] == ' ') ++end;
        comment.erase(at, end + 1 - at);
    }
    return std::string(trimmed(comment));
}

// Ours comes last, and only where nobody else has marked the move.
bool is_ours(int nag, std::vector<int> const& nags) {
    return !nags.empty() && nags.back() == nag && std::ranges::count_if(nags, is_mark) == 1;
}

void clean(records::MoveNode& node) {
    std::vector<std::string> kept;
    for (auto const& comment : node.comments) {
        auto const lead = own_lead(comment);
        if (!lead) {
            auto rest = without_evaluations(comment);
            if (!rest.empty()) kept.push_back(std::move(rest));
        } else if (auto const nag = nag_of(*lead); nag && is_ours(*nag, node.nags)) {
            node.nags.pop_back();
        }
    }
    node.comments = std::move(kept);
}

// A first move that ends the game has no evaluation, and no arrows either where squares are numbers.
bool is_own_variation(records::MoveTree const& tree, records::NodeId id) {
    if (!tree.begins_variation(id)) return false;
    bool const ends = tree.first_child(id) == records::NodeId::none;
    return std::ranges::any_of(tree[id].comments, [&](std::string const& comment) {
        auto const apart = taken_apart(comment);
        return (apart.evaluated || ends) && lead_of(apart.text) == Lead::best;
    });
}

} // namespace

records::GameRecord without_own_marks(records::GameRecord const& record) {
    using records::NodeId;
    auto const& tree = record.moves;
    records::MoveTree result;
    result[NodeId::start] = tree[NodeId::start];
    struct Step {
        NodeId from;
        NodeId parent; // in the result
        bool main;
    };
    std::vector<Step> left; // the next one last
    auto const add_children = [&](NodeId from, NodeId to, bool main) {
        std::vector<Step> steps;
        for (auto id = tree.first_child(from); id != NodeId::none; id = tree.next_sibling(id))
            if (!is_own_variation(tree, id)) steps.push_back({id, to, main && !tree.begins_variation(id)});
        left.insert(left.end(), steps.rbegin(), steps.rend());
    };
    add_children(NodeId::start, NodeId::start, true);
    while (!left.empty()) {
        auto const step = left.back();
        left.pop_back();
        auto const id = result.add(step.parent, tree[step.from].move);
        result[id] = tree[step.from];
        if (step.main) clean(result[id]);
        add_children(step.from, id, step.main);
    }
    auto cleaned = record;
    cleaned.moves = std::move(result);
    return cleaned;
}

} // namespace services
