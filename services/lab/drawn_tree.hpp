// A search tree with what a reader wants to know about it, as JSON (docs/lab.md has the fields), as a picture, and as a
// page that unfolds it. All three are complete in themselves: nothing is fetched from anywhere.
#pragma once

#include "core/catalogue.hpp"
#include "search/teaching/tree.hpp"

#include <string>

namespace services::lab {

struct DrawnTree {
    std::string game;
    std::string fen;
    std::string bot; // its specification
    core::Colour side{};
    core::Ply depth{};
    search::SearchTree tree;
};

std::string tree_json(DrawnTree const& drawn); // one line
std::string tree_html(DrawnTree const& drawn, core::Language language);
// A picture does not unfold: branches off the principal line are folded where it would grow too long.
std::string tree_svg(DrawnTree const& drawn, core::Language language);

// A value as people read it: a number, or how many plies it takes to win or to lose.
std::string value_text(core::Score value, core::Language language);

} // namespace services::lab
