// Who plays a side: a person, the program at a level, or a named bot. As requests say it, as the store keeps it, and as
// something that can be asked for a move.
#pragma once

#include "engine/any_engine.hpp"
#include "play/bots/bot.hpp"
#include "services/server/http/fields.hpp"
#include "services/server/rules/own_rules.hpp"

#include <memory>
#include <string>
#include <string_view>

namespace services::server {

inline constexpr std::size_t longest_name = 60; // bytes

struct Player {
    enum class Kind { human, level, bot };

    Kind kind = Kind::human;
    int level = 0;
    std::string spec = {}; // of a bot
    std::string name = {}; // of a person, where a record told it

    [[nodiscard]] bool is_human() const { return kind == Kind::human; }
    [[nodiscard]] bool is_seeded() const { return spec.find("seed=") != std::string::npos; }
    bool operator==(Player const&) const = default;
};

Player stored_player(std::string_view text); // `human`, `human Ada`, `level 5`, `bot random?seed=7`
std::string stored_text(Player const& player);

Json player_json(Player const& player);
std::string player_name(Player const& player); // for records

// Refuses bots that do not exist, that are other programs, or that would think without end.
Result<Player> read_player(Json const& json, std::string const& where);

// Whether a bot needs a second at most, whatever the position.
bool moves_quickly(Player const& player);

// Null for a person and for a specification that no longer means anything. A bot that orders its moves listens to `rules`.
std::unique_ptr<play::Bot> make_bot(Player const& player, engine::AnyGame const& game,
                                    engine::EngineOptions const& options, OwnRules& rules);

} // namespace services::server
