// A search tree as bytes that a page reads in place: a head in JSON and a column for each thing that is known of a node, in the
// order the nodes were entered. 22 bytes a node, and two for each move that nobody searched.
#pragma once

#include "services/lab/drawn_tree.hpp"

#include <string>

namespace services::lab {

// Numbers are little-endian. A number of 32 bits: how many bytes the head has; the head, filled up with blanks to a multiple of four;
// then the columns, each filled up likewise (docs/lab.md). Fails where there are more different moves than 16 bits can tell
// apart.
core::Expected<std::string> packed_tree(DrawnTree const& drawn);

} // namespace services::lab
