// The searches of one stream: whom they are for, and where their place in the queue is told.
#pragma once

#include "services/server/http/handler.hpp"
#include "services/server/stream/search_pool.hpp"

#include <cstdint>
#include <memory>

namespace services::server {

tl::unexpected<Refusal> no_room(); // too many searches of this client wait

class StreamSearches {
  public:
    StreamSearches(SearchPool& pool, Client client, core::Language language, Send send)
        : pool_(pool),
          client_(std::move(client)),
          language_(language),
          send_(std::move(send)) {}

    // `request`: the number that the page gave it. Null when this client has too many waiting.
    [[nodiscard]] std::shared_ptr<SearchTicket> submit(SearchPriority priority, std::int64_t request,
                                                       SearchPool::Work work) const;
    [[nodiscard]] std::shared_ptr<SearchTicket> submit_turns(SearchPriority priority, std::int64_t request,
                                                             SearchPool::Turns work) const;

    [[nodiscard]] Client const& client() const { return client_; }

  private:
    [[nodiscard]] SearchOrder order(SearchPriority priority, std::int64_t request) const;

    SearchPool& pool_;
    Client client_;
    core::Language language_;
    Send send_;
};

} // namespace services::server
