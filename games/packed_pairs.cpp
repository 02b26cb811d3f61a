#include "games/packed_pairs.hpp"

#include "games/weight_list.hpp"

#include <algorithm>
#include <array>
#include <cassert>

namespace games {
namespace {

constexpr char run_mark = '~';
constexpr int letter_count = 2 * most_packed + 1;
constexpr std::size_t line_length = 120;

constexpr std::array<char, letter_count> letters = [] {
    std::array<char, letter_count> table{};
    std::size_t count = 0;
    for (char letter = '!'; letter < run_mark && count < table.size(); ++letter)
        if (letter != '"' && letter != '\'' && letter != '\\') table[count++] = letter;
    return table;
}();
static_assert(letters.back() != '\0');

constexpr std::array<signed char, 128> letter_values = [] {
    std::array<signed char, 128> table{};
    table.fill(-1);
    for (std::size_t i = 0; i < letters.size(); ++i)
        table[static_cast<std::size_t>(letters[i])] = static_cast<signed char>(i);
    return table;
}();

// Reads letters and knows where it is.
class LetterReader {
  public:
    explicit LetterReader(std::string_view text) : text_(text) {}

    // The next letter that is no line break; none at the end.
    std::optional<char> next() {
        while (at_ < text_.size() && (text_[at_] == '\n' || text_[at_] == '\r')) step();
        if (at_ == text_.size()) return std::nullopt;
        char const letter = text_[at_];
        last_ = {line_, column_};
        step();
        return letter;
    }
    std::optional<int> value() {
        auto const letter = next();
        if (!letter || static_cast<unsigned char>(*letter) >= letter_values.size()) return std::nullopt;
        int const value = letter_values[static_cast<std::size_t>(*letter)];
        return value < 0 ? std::nullopt : std::optional(value);
    }
    [[nodiscard]] PackedFault last() const { return last_; }

  private:
    void step() {
        bool const breaks = text_[at_++] == '\n';
        line_ += breaks ? 1 : 0;
        column_ = breaks ? 1 : column_ + 1;
    }

    std::string_view text_;
    std::size_t at_ = 0;
    int line_ = 1; // the letters begin on the line behind the opening quotes
    int column_ = 1;
    PackedFault last_{1, 1};
};

void put(std::string& text, std::size_t& column, std::initializer_list<char> more) {
    if (column + more.size() > line_length) {
        text += '\n';
        column = 0;
    }
    text.append(more);
    column += more.size();
}

char letter_of(int value) {
    assert(value >= 0 && value < letter_count);
    return letters[static_cast<std::size_t>(value)];
}

} // namespace

std::string packed(std::span<Phased const> pairs) {
    std::string text;
    std::size_t column = 0;
    if (std::ranges::all_of(pairs, [](Phased pair) { return pair == Phased{}; })) return text;
    for (std::size_t i = 0; i < pairs.size();) {
        constexpr std::size_t longest = letter_count * letter_count - 1;
        std::size_t run = 0;
        while (i + run < pairs.size() && run < longest && pairs[i + run] == Phased{}) ++run;
        if (run > 1) {
            auto const length = static_cast<int>(run);
            put(text, column, {run_mark, letter_of(length / letter_count), letter_of(length % letter_count)});
            i += run;
            continue;
        }
        put(text, column,
            {letter_of(pairs[i].middlegame() + most_packed), letter_of(pairs[i].endgame() + most_packed)});
        ++i;
    }
    return text + "\n";
}

std::optional<PackedFault> unpack(std::string_view text, std::span<Phased> pairs) {
    LetterReader reader(text);
    std::ranges::fill(pairs, Phased{});
    std::size_t filled = 0;
    while (true) {
        LetterReader peek = reader;
        auto const letter = peek.next();
        if (!letter) break;
        if (*letter == run_mark) {
            reader = peek;
            auto const high = reader.value();
            auto const low = reader.value();
            if (!high || !low) return reader.last();
            auto const run = static_cast<std::size_t>(*high * letter_count + *low);
            if (run > pairs.size() - filled) return reader.last();
            filled += run;
            continue;
        }
        auto const middlegame = reader.value();
        if (!middlegame) return reader.last();
        auto const endgame = reader.value();
        if (!endgame || filled == pairs.size()) return reader.last();
        pairs[filled++] = Phased(*middlegame - most_packed, *endgame - most_packed);
    }
    if (filled != 0 && filled != pairs.size()) return reader.last();
    return std::nullopt;
}

} // namespace games
