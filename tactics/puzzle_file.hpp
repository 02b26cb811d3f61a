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

// A line that has something to say, as it stands in the file.
struct PuzzleLine {
    std::string text;
    int number = 0; // from 1
};

class PuzzleFile {
  public:
    // A path, or "-" for the standard input. A file that cannot be read, or is no such file, is refused here.
    static core::Expected<PuzzleFile> open(std::string const& path, PuzzleFormat format);
    static core::Expected<PuzzleFile> of(std::istream& stream, PuzzleFormat format);

    // The next puzzle or what is wrong with it, at its line; nothing at the end. Empty lines, and in EPD those that
    // begin with '#', are passed over. After an error of the file itself (a damaged archive) there is no more.
    std::optional<core::Expected<Puzzle>> next();

    // The same before it is read, for puzzles that are not of chess.
    std::optional<core::Expected<PuzzleLine>> next_line();
    [[nodiscard]] PuzzleColumns const& columns() const { return columns_; }

    // How much of the file has been read, from 0 to 1; nothing where its size is not known.
    [[nodiscard]] std::optional<double> share_read() const;

  private:
    PuzzleFile(std::unique_ptr<records::ByteSource> bytes, PuzzleFormat format);
    core::Expected<void> read_header();

    std::unique_ptr<std::ifstream> stream_ = nullptr; // of a file with a path
    std::uint64_t size_ = 0;                          // of that file
    bool compressed_ = false;
    std::uint64_t bytes_given_ = 0;
    records::LineSource lines_;
    PuzzleFormat format_;
    PuzzleColumns columns_;
    bool broken_ = false;
};

} // namespace tactics
