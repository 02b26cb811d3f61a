#include "services/server/lab_requests.hpp"

#include "services/server/lab_searches.hpp"
#include "services/server/lab_task.hpp"

#include <fmt/format.h>

namespace services::server {
namespace {

constexpr ListBounds search_bounds{8, 200};

// After each search a task goes back to the end of the queue.
bool submit(SearchPool& pool, std::shared_ptr<LabTask> const& task) {
    auto const ticket = pool.submit(Urgency::patient, [&pool, task](std::stop_token const& over) {
        if (task->run(over)) submit(pool, task);
    });
    return ticket != nullptr;
}

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
    return begin(comparison_, comparison_task(std::move(*subject), std::move(searches)));
}

Result<void> LabRequests::tree(Fields& fields) {
    auto search = fields.text("search", search_bounds.bytes);
    auto subject = read_subject(fields, means_, language_, send_);
    if (!subject) return tl::unexpected(subject.error());
    if (auto const good = check_lab_search(search, *subject->game, "search"); !good) return good;
    return begin(tree_, tree_task(std::move(*subject), std::move(search)));
}

Result<void> LabRequests::begin(std::shared_ptr<LabTask>& place, std::shared_ptr<LabTask> task) {
    if (place) place->abandon();
    place = std::move(task);
    if (!submit(means_.pool, place)) return no_room();
    return {};
}

void LabRequests::stop() {
    for (auto* const task : {&comparison_, &tree_})
        if (*task) {
            (*task)->abandon();
            task->reset();
        }
}

void LabRequests::tick() {
    for (auto const& task : {comparison_, tree_})
        if (task) task->tick();
}

} // namespace services::server
