// What a page asks of the lab on its stream: searches put side by side, each told as it is done, and the tree of one search. One of
// each at a time; asking again ends the one before.
#pragma once

#include "services/server/lab/shelf.hpp"
#include "services/server/rules/own_rules.hpp"
#include "services/server/stream/analysis.hpp"
#include "services/server/stream/searches.hpp"

#include <memory>

namespace services::server {

struct LabMeans {
    StreamSearches searches;
    LabShelf& shelf;
    OwnRules& rules;
    Limits limits;
};

class LabTask;

class LabRequests {
  public:
    LabRequests(LabMeans means, core::Language language, Send send);
    ~LabRequests();

    Result<void> compare(Fields& fields);
    Result<void> tree(Fields& fields);
    void stop();
    void tick(); // called now and then: ends a search that has had its time

  private:
    struct Running {
        std::shared_ptr<LabTask> task = nullptr;
        std::shared_ptr<SearchTicket> ticket = nullptr;
    };
    Result<void> begin(Running& place, std::int64_t request, std::shared_ptr<LabTask> task);
    static void end(Running& running);

    LabMeans means_;
    core::Language language_;
    Send send_;
    Running comparison_;
    Running tree_;
};

} // namespace services::server
