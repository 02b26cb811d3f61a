// What is said on the standard error of the games of a file: what was read with a warning, what could not be read, and why nothing was.
#pragma once

#include "apps/common/console.hpp"
#include "core/error.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>

namespace apps {

class GameReport {
  public:
    GameReport(Console const& console, std::string path) : console_(console), path_(std::move(path)) {}

    // Of one game. Of each kind the first 200 are shown, and the others counted.
    void warn(std::span<core::Error const> warnings);
    // A game that is passed over. What is wrong with the whole file is said once.
    void refuse(core::Error const& error);

    struct End {
        std::uint64_t read = 0;   // games
        std::uint64_t broken = 0; // and those passed over
        bool game_helps = false;  // --game was not given, and there are games that do not say what they are
    };
    // Sums up; false where no game was read.
    [[nodiscard]] bool finish(End const& end) const;

  private:
    void show(core::Error const& error) const;

    Console const& console_;
    std::string path_;
    std::map<std::string, std::uint64_t, std::less<>> shown_; // by kind
    std::uint64_t not_shown_ = 0;
    std::optional<core::Error> refused_; // the last
};

} // namespace apps
