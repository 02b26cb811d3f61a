// A reviewed game in the shapes of the schema.
#pragma once

#include "services/annotate/annotated_game.hpp"
#include "services/server/http/shapes.hpp"

namespace services::server {

Json review_json(AnnotatedGame const& reviewed); // GameReview

} // namespace services::server
