#include "services/server/http/clock_fields.hpp"

namespace services::server {

Result<StoredClock> read_clock(Json const& json, std::string const& where) {
    constexpr std::int64_t day = 86'400'000;
    constexpr std::int64_t hour = 3'600'000;
    Fields fields(json, where);
    auto const base = fields.number("baseMs", 1000, day);
    auto const increment = fields.number("incrementMs", 0, hour);
    if (auto const refusal = fields.refusal()) return tl::unexpected(*refusal);
    return StoredClock{base, increment, {base, base}};
}

Json clock_json(StoredClock const& clock) {
    return {{"baseMs", clock.base_ms}, {"incrementMs", clock.increment_ms}};
}

} // namespace services::server
