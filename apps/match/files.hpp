// What a match leaves on disk: the games for people, in the order of their numbers, and the journal that a stopped match
// goes on from. The journal is the truth; the file of games is brought into line with it.
#pragma once

#include "apps/common/console.hpp"
#include "apps/match/settings.hpp"
#include "core/error.hpp"
#include "play/match/match.hpp"
#include "play/match/record.hpp"
#include "play/match/standings.hpp"
#include "services/jobs/descriptor.hpp"
#include "services/jobs/journal.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace apps {

// Throws BadUsage where the files cannot serve, std::runtime_error where they fail later.
class MatchFiles {
  public:
    MatchFiles(MatchSettings const& settings, Console const& console);

    // Of the match that is resumed, by number.
    [[nodiscard]] std::vector<play::PlayedGame> const& earlier_games() const { return earlier_; }

    // A game that `standings` has counted. On the disk when this returns.
    void keep(play::PlayedGame const& game, play::Standings const& standings);

    // Writes the games that wait for one before them. The file of games is on the disk when this returns.
    void complete(play::Standings const& standings);

    // The match is over and its result is told: it needs its journal no more.
    void remove_journal();

  private:
    void begin_journal(services::Journal journal);
    void open_games(std::uint64_t wanted_size);
    void bring_into_line();
    void append(std::string const& text);
    void sync_games();
    void write_in_order(play::Standings const& standings);
    [[nodiscard]] std::string text_of(play::PlayedGame const& game) const;

    MatchSettings const& settings_;
    play::MatchStamp stamp_;
    std::optional<services::Journal> journal_;
    services::Descriptor games_;    // of --pgn, where it is given
    std::uint64_t size_before_ = 0; // of that file, when the match began
    std::vector<play::PlayedGame> earlier_;
    std::map<int, std::string> waiting_; // texts of games by number
    int next_ = 1;                       // number of the game to be written
};

// A game of a match as one line of JSON, which the journal keeps and --resume reads.
std::string entry_of(play::PlayedGame const& game);
core::Expected<play::PlayedGame> game_in(std::string_view entry);

} // namespace apps
