// A long text of games cut into pieces of one game each (a few, where they stand on one line without headers),
// so that only one has to be held and an error in one cannot reach the next. Nothing is understood here beyond
// what the cuts need: headers, comments, brackets and results.
#pragma once

#include "core/error.hpp"
#include "records/bytes/line_source.hpp"
#include "records/format.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace records {

struct GameText {
    std::string text; // lines end with \n; lines that % hides are empty
    int line = 0;     // of the first of them
    bool too_large = false;
};

class GameTexts {
  public:
    GameTexts(LineSource lines, Format format, std::size_t largest);

    // False at the end. After an error, which is the source's, there is nothing more.
    core::Expected<bool> next(GameText& game);

    void set_format(Format format) { format_ = format; } // once the first game has told it
    [[nodiscard]] std::uint64_t bytes_taken() const { return lines_.bytes_taken(); }

  private:
    // What has been seen of the game at hand.
    struct Seen {
        bool headers = false;
        bool moves = false; // or anything else behind the headers
        bool blank_line = false;
        bool ended = false; // by a result, behind which there are at most comments
        bool in_comment = false;
        int open_variations = 0;
        std::set<std::string, std::less<>> names; // of headers
    };

    core::Expected<bool> advance();
    [[nodiscard]] bool begins_next_game() const;
    [[nodiscard]] bool begins_next_game_for_sure() const;
    void see_line();
    void see_moves(std::string_view line);
    void see_word(std::string_view word);
    void append(GameText& game);

    LineSource lines_;
    Format format_;
    std::size_t largest_;
    std::string line_;
    bool has_line_ = false; // line_ is still to be dealt with
    std::optional<core::Error> failed_;
    Seen seen_;
};

} // namespace records
