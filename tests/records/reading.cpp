#include "tests/records/reading.hpp"

#include <gtest/gtest.h>

#include <utility>

namespace tests {
namespace {

using records::NodeId;

void sketch_node(records::MoveTree const& tree, NodeId id, std::string& text) {
    auto const& node = tree[id];
    for (auto const& comment : node.comments_before) text += "{" + comment + "}";
    text += node.move;
    for (int const nag : node.nags) text += "$" + std::to_string(nag);
    for (auto const& comment : node.comments) text += "{" + comment + "}";
}

void sketch_line(records::MoveTree const& tree, NodeId parent, std::string& text) {
    for (auto id = tree.first_child(parent); id != NodeId::none; id = tree.first_child(id)) {
        if (!text.empty() && text.back() != '(') text += ' ';
        sketch_node(tree, id, text);
        for (auto other = tree.next_sibling(id); other != NodeId::none; other = tree.next_sibling(other)) {
            text += " (";
            sketch_node(tree, other, text);
            sketch_line(tree, other, text);
            text += ')';
        }
    }
}

} // namespace

records::GameRecord only_game(std::string const& text, records::Format format) {
    auto all = read_all(text, format);
    EXPECT_EQ(said(all.errors), std::vector<std::string>{}) << text;
    EXPECT_EQ(all.games.size(), 1u) << text;
    return all.games.empty() ? records::GameRecord{} : std::move(all.games.front());
}

std::string only_error(std::string const& text, records::Format format) {
    auto const all = read_all(text, format);
    EXPECT_EQ(all.errors.size(), 1u) << text;
    return all.errors.empty() ? std::string() : said(all.errors.front());
}

std::string main_moves(records::GameRecord const& game) {
    std::string text;
    for (auto const id : game.moves.main_line()) text += (text.empty() ? "" : " ") + game.moves[id].move;
    return text;
}

std::string sketch(records::GameRecord const& game) {
    std::string text;
    sketch_node(game.moves, NodeId::start, text);
    sketch_line(game.moves, NodeId::start, text);
    return text;
}

} // namespace tests
