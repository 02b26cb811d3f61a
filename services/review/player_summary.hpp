// How somebody has played, over one game or many: how much was given away, how often, and by what.
#pragma once

#include "core/error.hpp"
#include "services/review/judgement.hpp"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace services {

struct PlayerSummary {
    std::int64_t games = 0;
    std::int64_t moves = 0; // where there was a choice
    std::int64_t good = 0;
    std::int64_t inaccuracies = 0;
    std::int64_t mistakes = 0;
    std::int64_t blunders = 0;
    std::int64_t drops = 0;                            // thousandths of expectation, all together
    std::int64_t accuracies = 0;                       // hundredths of a per cent, all together
    std::map<std::string, std::int64_t> by_theme = {}; // bad moves that allowed or missed it

    void add_move(Judgement judgement, int drop, std::vector<std::string> const& themes);
    void add(PlayerSummary const& other);

    [[nodiscard]] double accuracy() const;     // per cent; 100 of no moves
    [[nodiscard]] double average_drop() const; // per cent of the expectation

    bool operator==(PlayerSummary const&) const = default;
};

// All players of a file, by name. It can be written down and taken up again.
class PlayerSummaries {
  public:
    void add(std::string_view player, PlayerSummary const& summary);

    [[nodiscard]] std::map<std::string, PlayerSummary> const& players() const { return players_; }

    [[nodiscard]] std::string json() const; // an object, player by player
    static core::Expected<PlayerSummaries> from(std::string_view json);

    bool operator==(PlayerSummaries const&) const = default;

  private:
    std::map<std::string, PlayerSummary> players_;
};

} // namespace services
