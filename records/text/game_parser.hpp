// Reads the text of one game, or of the few that GameTexts could not tell apart.
#pragma once

#include "core/error.hpp"
#include "records/game_record.hpp"
#include "records/limits.hpp"
#include "records/text/en_passant.hpp"
#include "records/text/tree_builder.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace records {

class GameParser {
  public:
    // `text` is UTF-8 with lines that end with \n; `line` is the number of the first.
    GameParser(std::string text, int line, Format format, Limits const& limits);
    GameParser(GameParser const&) = delete; // text_ looks into owned_
    GameParser& operator=(GameParser const&) = delete;

    // The next game; none when only blanks and comments are left. After an error there is none.
    std::optional<core::Expected<GameRecord>> next();

  private:
    core::Expected<void> read_game();
    core::Expected<void> read_one(TreeBuilder& tree);
    core::Expected<void> read_comment(TreeBuilder& tree);
    core::Expected<void> read_nag(TreeBuilder& tree);
    core::Expected<void> read_word(TreeBuilder& tree);
    core::Expected<void> read_header_line();
    core::Expected<void> understand(std::string_view word, TreeBuilder& tree);
    core::Expected<void> understand_move(std::string_view word, TreeBuilder& tree);
    core::Expected<void> pass_over_en_passant(EnPassantMark const& mark, TreeBuilder& tree);
    void read_remarks(TreeBuilder& tree);
    void plain_header_result();
    void settle_result();

    [[nodiscard]] bool done() const { return at_ == text_.size(); }
    [[nodiscard]] char peek() const { return text_[at_]; }
    [[nodiscard]] bool at_line_start() const;
    void advance_to(std::size_t place); // counts the lines passed over
    [[nodiscard]] std::string_view rest_of_line() const;
    [[nodiscard]] core::Place here() const { return {.line = line_}; }
    [[nodiscard]] core::Place at_move(int ply) const { // from 1
        return {.line = line_, .move = record_.numbering.number(ply - 1)};
    }

    std::string const owned_;
    std::string_view const text_;
    std::size_t at_ = 0;
    int line_;
    Format format_;
    Limits limits_;
    GameRecord record_;
    std::optional<Numbering> number_; // the last move number read
    bool bare_number_ = false;        // the last word of PDN was a number without a dot
    bool ended_ = false;              // the game at hand, by a result
};

} // namespace records
