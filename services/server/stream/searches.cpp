#include "services/server/stream/searches.hpp"

#include "services/server/http/shapes.hpp"

namespace services::server {

tl::unexpected<Refusal> no_room() {
    return refused(Code::unavailable, core::message("server.searches_full"));
}

SearchOrder StreamSearches::order(SearchPriority priority, std::int64_t request) const {
    auto const tell = [send = send_, request](std::optional<std::size_t> before) {
        send(
            written({{"type", "queued"}, {"request", request}, {"queued", before ? Json(*before) : Json()}}));
    };
    auto const dropped = [send = send_, request, language = language_] {
        send(written(
            {{"type", "error"}, {"request", request}, {"error", error_json(no_room().value(), language)}}));
    };
    return {priority, client_, tell, dropped};
}

std::shared_ptr<SearchTicket> StreamSearches::submit(SearchPriority priority, std::int64_t request,
                                                     SearchPool::Work work) const {
    return pool_.submit(order(priority, request), std::move(work));
}

std::shared_ptr<SearchTicket> StreamSearches::submit_turns(SearchPriority priority, std::int64_t request,
                                                           SearchPool::Turns work) const {
    return pool_.submit_turns(order(priority, request), std::move(work));
}

} // namespace services::server
