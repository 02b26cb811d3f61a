// What a page wants to understand: a move explained, asked for on its stream. One at a time; asking again ends the one before.
#pragma once

#include "services/server/rules/own_rules.hpp"
#include "services/server/stream/analysis.hpp"
#include "services/server/stream/searches.hpp"

#include <memory>

namespace services::server {

class Explaining {
  public:
    Explaining(StreamSearches searches, SearchMeans means, OwnRules const& rules, core::Language language, Send send);

    Result<void> explain(Fields& fields);
    void stop();

  private:
    StreamSearches searches_;
    SearchMeans means_;
    OwnRules const& rules_;
    core::Language language_;
    Send send_;
    std::shared_ptr<SearchTicket> ticket_;
};

} // namespace services::server
