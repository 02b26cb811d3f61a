#include "services/annotate/annotate_tally.hpp"

#include <nlohmann/json.hpp>

namespace services {

void AnnotateTally::add(AnnotatedGame const& game) {
    ++games;
    for (std::size_t side = 0; side < game.names.size(); ++side)
        players.add(game.names[side], game.players[side]);
}

std::string AnnotateTally::text() const {
    return R"({"games":)" + std::to_string(games) + R"(,"broken":)" + std::to_string(broken) +
           R"(,"players":)" + players.json() + "}";
}

core::Expected<AnnotateTally> AnnotateTally::from(std::string_view text) {
    auto const damaged = core::failure(core::message("review.summary_damaged"));
    auto const json = nlohmann::json::parse(text, nullptr, false);
    if (!json.is_object() || !json.contains("players")) return damaged;
    for (auto const* const count : {"games", "broken"})
        if (!json.contains(count) || !json[count].is_number_unsigned()) return damaged;
    auto players = PlayerSummaries::from(json["players"].dump());
    if (!players) return damaged;
    return AnnotateTally{json["games"], json["broken"], std::move(*players)};
}

} // namespace services
