#include "records/text/spread_word.hpp"

#include "records/text/plain_signs.hpp"
#include "records/text/words.hpp"

#include <algorithm>
#include <array>

namespace records {
namespace {

constexpr std::array<std::string_view, 4> halves = {"1/2", "\u00BD", "1\u20442", "1\u22152"};

// Takes pieces off the front of a text and puts them together.
class Pieces {
  public:
    explicit Pieces(std::string_view text) : text_(text) {}

    [[nodiscard]] std::size_t length() const { return at_; }
    [[nodiscard]] std::string const& word() const { return word_; }
    [[nodiscard]] bool had_blanks() const { return had_blanks_; }
    [[nodiscard]] bool at_word_end() const {
        return rest().empty() || ends_word(rest().front()) ||
               std::string_view("!?*").find(rest().front()) != std::string_view::npos;
    }

    // `12.` or `12...`; a number without a dot may be a square.
    void move_number() {
        auto const digits = std::min(rest().find_first_not_of("0123456789"), rest().size());
        auto const end = std::min(rest().find_first_not_of('.', digits), rest().size());
        if (digits > 0 && end > digits) take(end);
    }

    bool square() {
        auto const text = rest();
        if (text.size() >= 2 && text[0] >= 'a' && text[0] <= 'h' && text[1] >= '1' && text[1] <= '8')
            return take(2);
        constexpr std::size_t most_digits = 2;
        auto const digits = std::min(text.find_first_not_of("0123456789"), text.size());
        return digits > 0 && digits <= most_digits && take(digits);
    }

    bool score() {
        for (auto const half : halves)
            if (rest().starts_with(half)) return take(half.size());
        return !rest().empty() && is_digit(rest().front()) && take(1);
    }

    // One of `signs`, in plain form, with blanks around it or not. A blank line is no blank.
    bool sign(std::string_view signs) {
        auto const blanks = skip_blanks();
        auto const length = rest().empty() ? 0 : character_length(rest());
        auto const plain =
            with_plain_signs(rest().substr(0, length)).value_or(std::string(rest().substr(0, length)));
        if (plain.size() != 1 || signs.find(plain) == std::string_view::npos) return false;
        take(length);
        had_blanks_ |= skip_blanks() || blanks;
        return true;
    }

    bool letter(char wanted) {
        if (rest().empty() || (rest().front() | 0x20) != wanted) return false;
        return take(1);
    }
    void dot() {
        if (rest().starts_with('.')) take(1);
    }
    void blanks() { had_blanks_ |= skip_blanks(); }

  private:
    [[nodiscard]] std::string_view rest() const { return text_.substr(at_); }

    static std::size_t character_length(std::string_view text) {
        std::size_t length = 1;
        while (length < text.size() && (static_cast<unsigned char>(text[length]) & 0xC0U) == 0x80U) ++length;
        return length;
    }

    bool take(std::size_t count) {
        auto const taken = rest().substr(0, count);
        word_ += with_plain_signs(taken).value_or(std::string(taken));
        at_ += count;
        return true;
    }

    bool skip_blanks() {
        auto const begin = at_;
        while (!rest().empty() && is_blank(rest().front())) ++at_;
        if (std::ranges::count(text_.substr(begin, at_ - begin), '\n') > 1) at_ = begin;
        return at_ > begin;
    }

    std::string_view text_;
    std::size_t at_ = 0;
    std::string word_;
    bool had_blanks_ = false;
};

std::optional<SpreadWord> finished(Pieces const& pieces) {
    if (!pieces.had_blanks() || !pieces.at_word_end()) return std::nullopt;
    return SpreadWord{pieces.length(), pieces.word()};
}

std::optional<SpreadWord> spread_result(std::string_view text, Format format) {
    Pieces pieces(text);
    pieces.move_number();
    auto const number = pieces.word().size();
    if (!pieces.score() || !pieces.sign("-") || !pieces.score()) return std::nullopt;
    auto result = finished(pieces);
    if (!result || !read_result(std::string_view(result->word).substr(number), format)) return std::nullopt;
    return result;
}

std::optional<SpreadWord> spread_move(std::string_view text) {
    constexpr std::string_view signs = "-xX:";
    Pieces pieces(text);
    pieces.move_number();
    if (!pieces.square()) return std::nullopt;
    auto longest = pieces; // up to the last square
    while (pieces.sign(signs) && pieces.square()) longest = pieces;
    return finished(longest);
}

std::optional<SpreadWord> spread_en_passant(std::string_view text) {
    Pieces pieces(text);
    if (!pieces.letter('e')) return std::nullopt;
    pieces.dot();
    pieces.blanks();
    if (!pieces.letter('p')) return std::nullopt;
    pieces.dot();
    return finished(pieces);
}

} // namespace

std::optional<SpreadWord> spread_word(std::string_view text, Format format) {
    if (text.empty()) return std::nullopt;
    // Nearly every word of PGN is told by its first letter.
    if (format == Format::pgn && (text.front() | 0x20) == 'e') return spread_en_passant(text);
    if (is_digit(text.front()) || text.starts_with(halves[1]))
        if (auto result = spread_result(text, format)) return result;
    return format == Format::pdn ? spread_move(text) : std::nullopt;
}

bool is_piece_of_word(std::string_view word, Format format) {
    if (word.empty()) return false;
    if (format == Format::pgn) return word == "e" || word == "e." || word == "E" || word == "E.";
    bool const is_pass = word == "--"; // no move of draughts, but a whole word
    return !is_pass && (std::string_view("xX").find(word.front()) != std::string_view::npos ||
                        std::string_view("-xX:").find(word.back()) != std::string_view::npos);
}

} // namespace records
