#include "services/server/lab/requests.hpp"

#include "services/server/lab/searches.hpp"
#include "services/server/lab/task.hpp"

#include <fmt/format.h>

namespace services::server {
namespace {

constexpr ListBounds search_bounds{8, 200};

// The position as a first one, for a search that begins there.
Result<LabSubject> read_subject(Fields& fields, LabMeans const& means, core::Language language,
                                Send const& send) {
    auto const request = fields.number("request", 0, largest_request);
    auto const line = read_line_of_play(fields, "start");
    if (!line) return tl::unexpected(line.error());
    if (line->last->outcome() || line->last->legal_moves().empty())
        return refused(Code::game_over, core::message("lab.position_over"), "start");
    return LabSubject{request, line->game, line->last->fen(), means, language, send};
}

} // namespace

LabRequests::LabRequests(LabMeans means, core::Language language, Send send)
    : means_(std::move(means)),
      language_(language),
      send_(std::move(send)) {}

LabRequests::~LabRequests() { stop(); }

Result<void> LabRequests::compare(Fields& fields) {
    auto searches = fields.texts("searches", search_bounds);
    auto subject = read_subject(fields, means_, language_, send_);
    if (!subject) return tl::unexpected(subject.error());
    if (searches.empty()) return refused(Code::bad_request, core::message("server.lab_none"), "searches");
    for (std::size_t i = 0; i < searches.size(); ++i)
        if (auto const good = check_lab_search(searches[i], *subject->game, fmt::format("searches[{}]", i));
            !good)
            return good;
    auto const request = subject->request;
    return begin(comparison_, request, comparison_task(std::move(*subject), std::move(searches)));
}

Result<void> LabRequests::tree(Fields& fields) {
    auto search = fields.text("search", search_bounds.bytes);
    auto subject = read_subject(fields, means_, language_, send_);
    if (!subject) return tl::unexpected(subject.error());
    if (auto const good = check_lab_search(search, *subject->game, "search"); !good) return good;
    auto const request = subject->request;
    return begin(tree_, request, tree_task(std::move(*subject), std::move(search)));
}

// One search a turn.
Result<void> LabRequests::begin(Running& place, std::int64_t request, std::shared_ptr<LabTask> task) {
    end(place);
    place.task = task;
    place.ticket = means_.searches.submit_turns(
        SearchPriority::background, request, [task](SearchTurn const& turn) { return task->run(turn.stop); });
    if (!place.ticket) return no_room();
    return {};
}

void LabRequests::end(Running& running) {
    if (running.task) running.task->abandon();
    if (running.ticket) running.ticket->cancel();
    running = {};
}

void LabRequests::stop() {
    end(comparison_);
    end(tree_);
}

void LabRequests::tick() {
    for (auto const& running : {comparison_, tree_})
        if (running.task) running.task->tick();
}

} // namespace services::server
