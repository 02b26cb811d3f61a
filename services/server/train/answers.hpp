// What is searched and proved for somebody who trains: the answer to a wrong move, and what the moves of a solution do. Both run
// on a searching thread and send one message.
#pragma once

#include "services/server/stream/analysis.hpp"
#include "services/server/train/desk.hpp"

#include <cstdint>
#include <memory>
#include <stop_token>

namespace services::server {

struct TrainAnswer {
    SearchMeans means;
    std::int64_t request;
    std::shared_ptr<TrainQuestion> question;
    core::Language language;
    Send send;

    void refute(std::stop_token const& stop) const;  // of a wrong move
    void explain(std::stop_token const& stop) const; // of a line
};

} // namespace services::server
