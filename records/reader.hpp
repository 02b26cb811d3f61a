// Reads games one at a time from PGN or PDN, however long the file. An error concerns one game; reading goes on with
// the next.
#pragma once

#include "core/error.hpp"
#include "records/bytes/byte_source.hpp"
#include "records/format.hpp"
#include "records/game_record.hpp"
#include "records/limits.hpp"
#include "records/text/game_parser.hpp"
#include "records/text/game_texts.hpp"

#include <cstdint>
#include <iosfwd>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

namespace records {

class Reader {
  public:
    // Without a format the first game tells it: PDN where its headers or its first move are of draughts.
    Reader(std::unique_ptr<ByteSource> bytes, std::optional<Format> format, Limits const& limits = {});

    // A file by its path, "-" for the standard input; .zst or not. Without a format the path's end tells it, or the first game. A
    // stop ends it while it waits for more.
    static core::Expected<Reader> open(std::string const& path, std::optional<Format> format = std::nullopt,
                                       std::stop_token const& stop = {});

    // A stream, which must live as long as the reader.
    static core::Expected<Reader> of(std::istream& stream, std::optional<Format> format);

    // A game, or the error that there was instead; nothing at the end:
    //   while (auto game = reader.next()) if (*game) use(**game); else report(game->error());
    std::optional<core::Expected<GameRecord>> next();

    // Whether the last error was the source's, not a game's: the file could not be read to its end.
    [[nodiscard]] bool is_cut_short() const { return cut_short_; }

    // How much has been read of what there is once it is decompressed.
    [[nodiscard]] std::uint64_t bytes_taken() const { return texts_.bytes_taken(); }

  private:
    std::optional<core::Error> next_text(); // into parser_

    std::optional<Format> format_;
    Limits limits_;
    GameTexts texts_;
    GameText text_;                      // where the next one is gathered
    std::unique_ptr<GameParser> parser_; // null before the first text
    bool recoded_ = false;               // that text was not in UTF-8
    bool at_end_ = false;
    bool cut_short_ = false;
};

} // namespace records
