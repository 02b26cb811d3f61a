// What a page asks of the lab on its stream: searches put side by side, each told as it is done, and the tree of one search. One of
// each at a time; asking again ends the one before.
#pragma once

#include "services/server/analysis.hpp"
#include "services/server/lab_shelf.hpp"
#include "services/server/own_rules.hpp"
#include "services/server/search_pool.hpp"

#include <memory>

namespace services::server {

struct LabMeans {
    SearchPool& pool;
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
    Result<void> begin(std::shared_ptr<LabTask>& place, std::shared_ptr<LabTask> task);

    LabMeans means_;
    core::Language language_;
    Send send_;
    std::shared_ptr<LabTask> comparison_;
    std::shared_ptr<LabTask> tree_;
};

} // namespace services::server
