// A family of games: those that share the rules of a folder of kb/.
#pragma once

#include "engine/any_game.hpp"
#include "games/chess/info.hpp"
#include "games/draughts/info.hpp"
#include "games/knights/info.hpp"

#include <string_view>

namespace knowledge {

class Family {
  public:
    // Those whose facts or patterns have C++ of their own.
    static Family const chess;
    static Family const draughts;
    static Family const knights;

    constexpr explicit Family(core::GameInfo const& info) : name_(info.family) {}

    [[nodiscard]] constexpr std::string_view name() const { return name_; } // the folder of its rules
    bool operator==(Family const&) const = default;

  private:
    std::string_view name_;
};

inline constexpr Family Family::chess{::chess::info};
inline constexpr Family Family::draughts{::draughts::InfoOf<::draughts::english>::value};
inline constexpr Family Family::knights{::knights::info};

inline Family family_of(engine::AnyState const& state) { return Family(state.info()); }
inline Family family_of(engine::AnyGame const& game) { return Family(game.info()); }
Family family_of(std::string_view game); // one of engine::all_games() by name

inline std::string_view name_of(Family family) { return family.name(); }

} // namespace knowledge
