// The file of puzzles that a command was given, for the commands that read one: bad rows are told on standard error, each
// in a line with file and place, and passed over.
#pragma once

#include "apps/common/arguments.hpp"
#include "apps/common/console.hpp"
#include "tactics/puzzle_file.hpp"

#include <atomic>
#include <optional>
#include <string>

namespace apps {

// The one word that stands on the command line; BadUsage without it.
std::string puzzle_path(Arguments const& arguments);

class PuzzleInput {
  public:
    // Puzzles of that game. Throws BadUsage where the file cannot be read.
    PuzzleInput(Console const& console, std::string path, engine::AnyGame const& game);

    // Nothing at the end. A file that breaks off in the middle is told like a bad row.
    std::optional<tactics::Puzzle> next();

    // As PuzzleFile tells it; may be asked while another thread reads.
    [[nodiscard]] std::optional<double> share_read() const;
    [[nodiscard]] std::uint64_t bad_rows() const { return bad_rows_; }
    void say_bad_rows() const; // how many there were, if any

  private:
    static constexpr double unknown = -1;

    void pass_over(core::Error const& error);

    Console const& console_;
    std::string path_;
    tactics::PuzzleFile file_;
    std::atomic<double> share_read_ = unknown;
    std::uint64_t bad_rows_ = 0;
};

} // namespace apps
