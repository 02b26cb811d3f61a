// One game at the terminal, from its first position to its end: people type, bots choose, everything is
// announced.
#pragma once

#include "apps/common/console.hpp"
#include "apps/common/position_options.hpp"
#include "apps/play/requests.hpp"
#include "engine/any_engine.hpp"
#include "play/bots/bot.hpp"

#include <array>
#include <iosfwd>

namespace apps {

struct Player {
    std::string name;               // `human` or the bot's specification
    std::unique_ptr<play::Bot> bot; // none: a person
    std::uint64_t moves = 0;        // chosen in this game, those taken back included
    std::optional<search::SearchStatistics> counted = std::nullopt; // of a bot that counts
};

class Session {
  public:
    Session(Console const& console, std::istream& input, Table table, std::array<Player, 2> players);

    bool run(); // false when a bot failed

  private:
    [[nodiscard]] Player& player(core::Colour colour) { return players_[static_cast<std::size_t>(colour)]; }

    void introduce();
    void show_board();
    void take_turn(); // one move by a bot, or one line by a person
    void let_play(Player& player);
    void heed(std::string_view typed);
    void grant(Request request);
    void play(engine::LegalMove const& move);
    void take_back();
    void list_moves();
    [[nodiscard]] engine::Finding ask_engine();
    void give_hint();
    void show_evaluation();
    void claim_draw();
    void resign();
    void explain();
    void stop(core::MessageKey why);
    void finish(core::Outcome const& outcome);
    void tell_statistics();

    Console const& console_;
    std::istream& input_;
    Table table_;
    std::array<Player, 2> players_;
    std::vector<engine::LegalMove> played_;
    bool over_ = false;
    bool failed_ = false;
    bool turn_announced_ = false;
};

} // namespace apps
