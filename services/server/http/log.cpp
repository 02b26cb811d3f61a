// The form of a line: time, level and event first, then the event's own fields.
#include "services/server/http/log.hpp"

#include <fmt/chrono.h>

#include <chrono>

namespace services::server {
namespace {

std::string time_text() {
    auto const now = std::chrono::system_clock::now();
    auto const ms =
        std::chrono::duration_cast<std::chrono::milliseconds>(now.time_since_epoch()).count() % 1000;
    return fmt::format("{:%Y-%m-%dT%H:%M:%S}.{:03}Z", fmt::gmtime(std::chrono::system_clock::to_time_t(now)),
                       ms);
}

} // namespace

void Log::write(std::string_view level, std::string_view event, nlohmann::ordered_json fields) {
    nlohmann::ordered_json line = {{"time", time_text()}, {"level", level}, {"event", event}};
    line.update(fields);
    auto const text = line.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
    std::scoped_lock const lock(mutex_);
    sink_(text);
}

} // namespace services::server
