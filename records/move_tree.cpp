#include "records/move_tree.hpp"

#include <cassert>
#include <utility>

namespace records {

bool MoveNode::operator==(MoveNode const& other) const {
    return move == other.move && nags == other.nags && comments == other.comments &&
           comments_before == other.comments_before;
}

MoveTree::MoveTree() : nodes_(1), links_(1) {}

NodeId MoveTree::add(NodeId parent, std::string move) {
    assert(place(parent) < nodes_.size());
    auto const id = static_cast<NodeId>(nodes_.size());
    nodes_.emplace_back().move = std::move(move);
    links_.emplace_back().parent = parent;
    auto const before = std::exchange(links_[place(parent)].last_child, id);
    if (before == NodeId::none)
        links_[place(parent)].first_child = id;
    else
        links_[place(before)].next_sibling = id;
    return id;
}

std::vector<NodeId> MoveTree::main_line() const {
    std::vector<NodeId> line;
    for (auto id = first_child(NodeId::start); id != NodeId::none; id = first_child(id)) line.push_back(id);
    return line;
}

// Both trees are walked in step: down where both have a child, else on to the sibling, else up.
bool MoveTree::operator==(MoveTree const& other) const {
    auto ours = NodeId::start;
    auto theirs = NodeId::start;
    while ((*this)[ours] == other[theirs]) {
        auto our_next = first_child(ours);
        auto their_next = other.first_child(theirs);
        while (our_next == NodeId::none && their_next == NodeId::none) {
            if (ours == NodeId::start || theirs == NodeId::start) return ours == theirs;
            our_next = next_sibling(ours);
            their_next = other.next_sibling(theirs);
            ours = parent(ours);
            theirs = other.parent(theirs);
        }
        if (our_next == NodeId::none || their_next == NodeId::none) return false;
        ours = our_next;
        theirs = their_next;
    }
    return false;
}

} // namespace records
