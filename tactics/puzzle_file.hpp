// A file of puzzles, one at a time: comma-separated values or EPD, plain or compressed with zstd, of any length.
#pragma once

#include "records/bytes/line_source.hpp"
#include "tactics/puzzle.hpp"
#include "tactics/puzzle_csv.hpp"

#include <fstream>
#include <memory>
#include <optional>
#include <string>

namespace tactics {

enum class PuzzleFormat { csv, epd };

// By its name, with or without .zst behind: .epd is EPD, all else comma-separated.
PuzzleFormat puzzle_format(std::string_view path);

class PuzzleFile {
  public:
    // A path, or "-" for the standard input. A file that cannot be read, or is no such file, is refused here. EPD is always of chess.
    static core::Expected<PuzzleFile> open(std::string const& path, PuzzleFormat format,
                                           RowRules const& rules = {});
    static core::Expected<PuzzleFile> of(std::istream& stream, PuzzleFormat format,
                                         RowRules const& rules = {});

    // The next puzzle or what is wrong with it, at its line; nothing at the end. Empty lines, and in EPD those that
    // begin with '#', are passed over. After an error of the file itself (a damaged archive) there is no more.
    std::optional<core::Expected<Puzzle>> next();

    // How much of the file has been read, from 0 to 1; nothing where its size is not known.
    [[nodiscard]] std::optional<double> share_read() const;

  private:
    PuzzleFile(std::unique_ptr<records::ByteSource> bytes, PuzzleFormat format, RowRules const& rules);
    core::Expected<void> read_header();
    core::Expected<bool> next_line(std::string& line); // one that has something to say; false at the end

    std::unique_ptr<std::ifstream> stream_ = nullptr; // of a file with a path
    std::uint64_t size_ = 0;                          // of that file
    bool compressed_ = false;
    std::uint64_t bytes_given_ = 0;
    records::LineSource lines_;
    PuzzleFormat format_;
    RowRules rules_;
    PuzzleColumns columns_;
    bool broken_ = false;
};

} // namespace tactics
