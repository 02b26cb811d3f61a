// One of several games by its name.
#pragma once

#include "services/lab/tree_search_of.hpp"

namespace services::lab {

template <class... Games>
TreeIn tree_among(std::string_view game) {
    TreeIn found = nullptr;
    ((game == Games::name ? void(found = tree_in<Games>) : void()), ...);
    return found;
}

} // namespace services::lab
