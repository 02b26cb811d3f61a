// The file of games that a command was given, for the commands that read one: PGN or PDN, plain or compressed, of any length.
#pragma once

#include "apps/common/arguments.hpp"
#include "apps/common/console.hpp"
#include "records/named_games.hpp"

#include <atomic>
#include <fstream>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

namespace apps {

// A game of the file, or what is wrong with it.
using GivenGame = core::Expected<records::GameRecord>;

class GameInput {
  public:
    // The one word that stands on the command line, "-" for the standard input, and --game for games that do not say what they
    // are. Throws BadUsage where there is none or it cannot be read. After a stop nothing more is waited for.
    GameInput(Arguments const& arguments, std::stop_token const& stop);

    std::optional<GivenGame> next();
    void skip(std::uint64_t games); // that an earlier run has dealt with, broken ones counted

    // Throws std::runtime_error where the file could not be read to its end: then what comes out of it is not whole.
    void expect_whole(Console const& console) const;

    // From 0 to 1; nothing where nobody knows how long it is. May be asked while another thread reads.
    [[nodiscard]] std::optional<double> share_read() const;

    [[nodiscard]] std::string const& path() const { return path_; }
    [[nodiscard]] bool is_file() const { return stream_ != nullptr; }     // can be read again
    [[nodiscard]] std::string description() const;                        // for the fingerprint of a job
    [[nodiscard]] engine::AnyGame const* named() const { return named_; } // by --game

    // Whether --game was not given and could say what a game is that was taken for chess.
    [[nodiscard]] bool game_helps() const { return named_ == nullptr && silent_; }

  private:
    [[nodiscard]] std::optional<records::Format> format() const;

    std::string path_;
    std::unique_ptr<std::ifstream> stream_; // null: the standard input
    std::uint64_t size_ = 0;
    std::atomic<std::uint64_t> taken_ = 0; // of them
    bool compressed_ = false;
    engine::AnyGame const* named_ = nullptr;
    std::atomic<bool> silent_ = false; // a game did not say what it is
    std::optional<records::NamedGames> reader_;
    std::optional<core::Error> failure_;
};

} // namespace apps
