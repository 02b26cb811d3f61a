// The page that unfolds a tree, compiled in: tree_page.html and tree_page.js.
#pragma once

#include <string_view>

namespace services::lab {

std::string_view tree_page(); // @NAME@ stands for what tree_html.cpp puts there
std::string_view tree_script();

} // namespace services::lab
