// A game's moves as a tree. The children of a node are the moves written for its position: the first is the main
// one, the others are variations. All nodes stand in one vector, so a tree of any depth is copied and destroyed
// without recursion.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace records {

enum class NodeId : std::int32_t { none = -1, start = 0 };

struct MoveNode {
    std::string move;      // as written, less marks such as !?, which are nags; empty at the start
    std::vector<int> nags; // numeric annotation glyphs: 1 is !, 2 is ?, ...
    std::vector<std::string> comments;

    // Of a move that begins a variation only. Elsewhere what stands before a move stands behind the one before.
    std::vector<std::string> comments_before;
    int line = 0;                   // in the file, from 1; 0 when it came from none
    bool marked_en_passant = false; // a mark such as e.p. stood behind it and was left out

    bool operator==(MoveNode const& other) const; // neither the line nor the mark counts
};

class MoveTree {
  public:
    MoveTree();

    // A new last child.
    NodeId add(NodeId parent, std::string move);

    [[nodiscard]] MoveNode& operator[](NodeId id) { return nodes_[place(id)]; }
    [[nodiscard]] MoveNode const& operator[](NodeId id) const { return nodes_[place(id)]; }

    [[nodiscard]] NodeId parent(NodeId id) const { return links_[place(id)].parent; }
    [[nodiscard]] NodeId first_child(NodeId id) const { return links_[place(id)].first_child; }
    [[nodiscard]] NodeId next_sibling(NodeId id) const { return links_[place(id)].next_sibling; }
    [[nodiscard]] bool begins_variation(NodeId id) const {
        return id != NodeId::start && first_child(parent(id)) != id;
    }

    [[nodiscard]] std::size_t moves() const { return nodes_.size() - 1; } // variations included
    [[nodiscard]] std::vector<NodeId> main_line() const;

    // The same moves, nags and comments in the same shape, in whatever order they were added.
    bool operator==(MoveTree const& other) const;

  private:
    struct Links {
        NodeId parent = NodeId::none;
        NodeId first_child = NodeId::none;
        NodeId last_child = NodeId::none;
        NodeId next_sibling = NodeId::none;
    };

    static std::size_t place(NodeId id) { return static_cast<std::size_t>(id); }

    std::vector<MoveNode> nodes_;
    std::vector<Links> links_;
};

} // namespace records
