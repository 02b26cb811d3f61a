// Reading text one piece at a time, remembering the column for the error that may come.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

namespace draughts {

class Cursor {
  public:
    // Reads text[from, to) and counts columns from the beginning of the text.
    Cursor(std::string_view text, std::size_t from, std::size_t to) : text_(text.substr(0, to)), at_(from) {}

    [[nodiscard]] bool done() const { return at_ == text_.size(); }
    [[nodiscard]] char peek() const { return done() ? '\0' : text_[at_]; }
    [[nodiscard]] std::string_view rest() const { return text_.substr(at_); }
    [[nodiscard]] std::size_t at() const { return at_; }
    [[nodiscard]] int column() const { return static_cast<int>(at_) + 1; }

    char next() { return text_[at_++]; }
    bool skip(char wanted) {
        if (done() || text_[at_] != wanted) return false;
        ++at_;
        return true;
    }
    void skip_spaces() {
        while (peek() == ' ' || peek() == '\t') ++at_;
    }

    // What stands between here and the next of `ends`; the cursor does not move.
    [[nodiscard]] std::string_view until(std::string_view ends) const {
        std::string_view const left = rest();
        return left.substr(0, left.find_first_of(ends));
    }

    // Digits as a number, no higher than `ceiling`: a longer number cannot overflow.
    std::optional<int> number(int ceiling) {
        if (!is_digit(peek())) return std::nullopt;
        int value = 0;
        while (is_digit(peek())) {
            int const digit = next() - '0';
            value = value > (ceiling - digit) / 10 ? ceiling : value * 10 + digit;
        }
        return value;
    }

    static constexpr bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

  private:
    std::string_view text_;
    std::size_t at_;
};

// Where the text begins and ends without what is to be dropped around it.
inline std::pair<std::size_t, std::size_t> trimmed(std::string_view text, std::string_view dropped) {
    std::size_t const first = text.find_first_not_of(dropped);
    if (first == std::string_view::npos) return {0, 0};
    return {first, text.find_last_not_of(dropped) + 1};
}

} // namespace draughts
