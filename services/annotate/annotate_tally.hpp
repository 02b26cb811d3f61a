// What has come of annotating a file so far: counts, and how everybody played. It can be written down and taken up again, so that
// a long run survives being stopped.
#pragma once

#include "services/annotate/annotated_game.hpp"
#include "services/review/player_summary.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace services {

struct AnnotateTally {
    std::uint64_t games = 0; // annotated
    std::uint64_t broken = 0;
    PlayerSummaries players = {};

    void add(AnnotatedGame const& game);

    [[nodiscard]] std::string text() const; // one line
    static core::Expected<AnnotateTally> from(std::string_view text);

    bool operator==(AnnotateTally const&) const = default;
};

} // namespace services
