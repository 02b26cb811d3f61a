// The file of games that a command was given, for the commands that read one: PGN or PDN, plain or compressed, of any length.
#pragma once

#include "apps/arguments.hpp"
#include "records/reader.hpp"

#include <fstream>
#include <memory>
#include <optional>
#include <string>

namespace apps {

// A game of the file, or what is wrong with it.
using GivenGame = core::Expected<records::GameRecord>;

class GameInput {
  public:
    // The one word that stands on the command line, "-" for the standard input. Throws BadUsage where there is none or it
    // cannot be read.
    explicit GameInput(Arguments const& arguments);

    std::optional<GivenGame> next() { return reader_->next(); }
    void skip(std::uint64_t games); // that an earlier run has dealt with, broken ones counted

    // From 0 to 1; nothing where nobody knows how long it is.
    [[nodiscard]] std::optional<double> share_read() const;

    [[nodiscard]] std::string const& path() const { return path_; }
    [[nodiscard]] bool is_file() const { return stream_ != nullptr; } // can be read again
    [[nodiscard]] std::string description() const;                    // for a fingerprint: path and size

  private:
    std::string path_;
    std::unique_ptr<std::ifstream> stream_; // null: the standard input
    std::uint64_t size_ = 0;
    bool compressed_ = false;
    std::optional<records::Reader> reader_;
};

} // namespace apps
