// What the lab has to offer for a game, and the trees that were written down for a page.
#pragma once

#include "services/server/http/http.hpp"
#include "services/server/lab/shelf.hpp"

#include <string>

namespace services::server {

Response lab_offer(Request const& request, Limits const& limits); // ?game=G
Response lab_tree(Request const& request, LabShelf& shelf, std::string const& name);

} // namespace services::server
