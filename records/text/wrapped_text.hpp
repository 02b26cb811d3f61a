// Words laid out in lines of less than 80 columns, as PGN's export format asks. Bytes are counted, which is never
// too few.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace records {

class WrappedText {
  public:
    // A word with a blank or a line's end before it.
    void word(std::string_view text);
    void open(std::string_view bracket);   // belongs to the next word
    void close(std::string_view bracket);  // follows the last word at once
    void braces(std::string_view comment); // the comment's words, within braces
    void whole_line(std::string_view text);

    [[nodiscard]] std::string take(); // what was written, ended with a line's end

  private:
    void write_opening(); // where no word followed it
    void end_line();

    std::string text_;
    std::size_t column_ = 0;
    std::string opening_; // brackets that wait for a word
};

} // namespace records
