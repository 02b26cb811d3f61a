#include "services/server/settings.hpp"

#include "engine/any_game.hpp"
#include "services/server/http/clock_fields.hpp"

#include <array>

namespace services::server {
namespace {

constexpr std::size_t longest_name = 40;
constexpr std::array<std::string_view, 2> languages = {"en", "es"};
constexpr std::array<std::string_view, 4> themes = {"system", "light", "dark", "contrast"};
constexpr std::array booleans = {"sounds", "showLegal", "autoFlip", "showCoordinates", "animate"};
constexpr std::array texts = {"pieceSet", "boardColours", "defaultGame"};

Json usual() {
    return {{"lang", "en"},           {"theme", "system"},  {"sounds", false},
            {"showLegal", true},      {"autoFlip", false},  {"showCoordinates", true},
            {"animate", true},        {"analysisLines", 3}, {"pieceSet", "classic"},
            {"boardColours", "wood"}, {"defaultLevel", 3},  {"defaultGame", engine::default_game().name()},
            {"defaultClock", nullptr}};
}

} // namespace

Json settings_from(std::string_view stored) {
    auto settings = usual();
    auto const known = stored.empty() ? Result<Json>(Json::object()) : parse_json(stored);
    if (!known || !known->is_object()) return settings;
    // Each by itself: one that a later program no longer takes costs only itself.
    for (auto const& [name, value] : known->items())
        if (auto better = changed_settings(settings, Json{{name, value}})) settings = std::move(*better);
    return settings;
}

Result<Json> changed_settings(Json settings, Json const& change) {
    Fields fields(change);
    if (fields.has("lang")) settings["lang"] = fields.choice("lang", languages);
    if (fields.has("theme")) settings["theme"] = fields.choice("theme", themes);
    for (auto const* name : booleans)
        if (fields.has(name)) settings[name] = fields.boolean(name);
    for (auto const* name : texts)
        if (fields.has(name)) settings[name] = fields.text(name, longest_name);
    if (fields.has("analysisLines")) settings["analysisLines"] = fields.number("analysisLines", 1, 5);
    if (fields.has("defaultLevel")) settings["defaultLevel"] = fields.number("defaultLevel", 1, 10);
    if (fields.has("defaultGame"))
        if (auto const game = engine::game_named(fields.text("defaultGame", longest_name)); !game)
            fields.refuse(Code::unknown_game, game.error(), "defaultGame");
    if (change.is_object() && change.contains("defaultClock")) { // null: none
        auto const& wanted = fields.object("defaultClock");
        auto const clock = wanted.is_null() ? Result<StoredClock>() : read_clock(wanted, "defaultClock");
        if (!clock) return tl::unexpected(clock.error());
        settings["defaultClock"] = wanted;
    }
    if (auto const refusal = fields.refusal()) return tl::unexpected(*refusal);
    return settings;
}

} // namespace services::server
