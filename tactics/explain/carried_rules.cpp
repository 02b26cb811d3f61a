#include "tactics/explain/carried_rules.hpp"

#include <algorithm>

namespace tactics {
namespace {

using knowledge::Place;

bool takes(PlacedMove const& move, Place square) {
    return std::ranges::find(move.taken, square) != move.taken.end();
}

// One line of a proof, from its first move on; of all of them, see every_line.
struct Line {
    std::vector<PlacedMove> own;
    std::vector<PlacedMove> replies;
    bool is_won = false;
};

void walk(PlacedNode const& node, bool own, Line line, std::vector<Line>& into) {
    (own ? line.own : line.replies).push_back(node.move);
    if (node.by) line.own.push_back(*node.by);
    line.is_won = node.ending == Ending::won;
    if (node.next.empty()) into.push_back(std::move(line));
    for (auto const& next : node.next) walk(next, !own, line, into);
}

bool every_line(PlacedNode const& root, auto holds) {
    std::vector<Line> lines;
    walk(root, true, {}, lines);
    return std::ranges::all_of(lines, holds);
}

bool never_moves(Line const& line, Place square) {
    return std::ranges::find(line.replies, square, &PlacedMove::from) == line.replies.end();
}
bool is_never_taken(Line const& line, Place square) {
    return std::ranges::none_of(line.own, [&](PlacedMove const& move) { return takes(move, square); });
}

// Every reply has to take, and the answer takes more.
bool carries_shot(PlacedNode const& root) {
    return !root.next.empty() && std::ranges::all_of(root.next, [](PlacedNode const& reply) {
        auto const* const answer = reply.answer();
        return answer != nullptr && !reply.move.taken.empty() &&
               answer->taken.size() > reply.move.taken.size();
    });
}

// The man that moved is a king before the line ends.
bool gets_crowned(Line const& line) {
    Place man = line.own.front().to;
    if (line.own.front().crowns) return true;
    for (std::size_t i = 1; i < line.own.size(); ++i) {
        if (takes(line.replies[i - 1], man)) return false;
        if (line.own[i].from != man) continue;
        if (line.own[i].crowns) return true;
        man = line.own[i].to;
    }
    return false;
}

// Every reply takes nothing and costs the piece that made it, or leaves the opponent without a move.
bool carries_opposition(PlacedNode const& root) {
    if (root.ending == Ending::won) return root.shut_in;
    return std::ranges::all_of(root.next, [](PlacedNode const& reply) {
        auto const* const answer = reply.answer();
        if (answer == nullptr || !reply.move.taken.empty()) return false;
        bool const shut_in = !reply.next.empty() && reply.next.front().shut_in;
        return shut_in || takes(*answer, reply.move.to);
    });
}

bool carries_trapped_king(PlacedNode const& root, Place king) {
    bool const holds = every_line(root, [&](Line const& line) { return never_moves(line, king); });
    auto const still_there = [&](Line const& line) { return line.is_won && is_never_taken(line, king); };
    return holds && (falls_in_answer(root, king) || every_line(root, still_there));
}

bool carries_dog_hole(PlacedNode const& root, RulePattern const& pattern) {
    Place const hole = pattern.squares[0];
    return pattern.score == 1 && every_line(root, [&](Line const& line) {
               return line.is_won && never_moves(line, hole) && is_never_taken(line, hole);
           });
}

bool draughts_carries(PlacedNode const& root, RulePattern const& pattern) {
    if (pattern.name == "shot") return carries_shot(root);
    if (pattern.name == "multi_capture") return true; // it is on the board, and the material stays won
    if (pattern.name == "breakthrough") return every_line(root, gets_crowned);
    if (pattern.name == "opposition") return carries_opposition(root);
    if (pattern.name == "trapped_king") return carries_trapped_king(root, pattern.squares[0]);
    if (pattern.name == "dog_hole") return carries_dog_hole(root, pattern);
    return false; // of a bridge no tree of a few moves shows anything
}

bool falls_to(PlacedNode const& root, Place by, Place victim) {
    return std::ranges::any_of(root.next, [&](PlacedNode const& reply) {
        auto const* const answer = reply.answer();
        return answer != nullptr && answer->from == by && answer->to == victim && reply.move.from != victim &&
               reply.move.to != by;
    });
}

bool is_caught_everywhere(PlacedNode const& root, Place victim) {
    return std::ranges::all_of(root.next, [&](PlacedNode const& reply) {
        if (reply.move.from != victim) return true;
        auto const* const answer = reply.answer();
        return answer != nullptr && answer->to == reply.move.to;
    });
}

// Whoever takes the knight back is taken there.
bool carries_exchange(PlacedNode const& root) {
    return std::ranges::all_of(root.next, [&](PlacedNode const& reply) {
        if (reply.move.to != root.move.to) return true;
        auto const* const answer = reply.answer();
        return answer != nullptr && answer->to == root.move.to;
    });
}

bool knights_carries(PlacedNode const& root, RulePattern const& pattern) {
    auto const& squares = pattern.squares;
    if (pattern.name == "fork")
        return std::ranges::all_of(squares, [&](Place s) { return falls_to(root, root.move.to, s); });
    if (pattern.name == "exchange") return carries_exchange(root);
    if (pattern.name == "corralled")
        return falls_in_answer(root, squares[0]) && is_caught_everywhere(root, squares[0]);
    return false; // safe_square wins nothing: see threats.hpp
}

} // namespace

bool falls_in_answer(PlacedNode const& move, Place victim) {
    return std::ranges::any_of(move.next, [&](PlacedNode const& reply) {
        auto const* const answer = reply.answer();
        return answer != nullptr && reply.move.from != victim && takes(*answer, victim);
    });
}

bool is_carried(knowledge::Family family, GameProof const& proof, RulePattern const& pattern) {
    return family == knowledge::Family::knights ? knights_carries(proof.placed, pattern)
                                                : draughts_carries(proof.placed, pattern);
}

} // namespace tactics
