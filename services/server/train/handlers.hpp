// The addresses under /api/v1/train: from a request to the training desk and back.
#pragma once

#include "services/server/train/desk.hpp"

#include <string>
#include <vector>

namespace services::server {

// `parts` of the path, the first of them `train`. Else the methods that are taken there; none: there is nothing there.
tl::expected<Response, std::string> train_answer(TrainDesk& desk, Limits const& limits,
                                                 Request const& request,
                                                 std::vector<std::string> const& parts);

} // namespace services::server
