#include "records/text/other_spelling.hpp"

#include "core/words.hpp"
#include "records/text/en_passant.hpp"
#include "records/text/words.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace records {
namespace {

constexpr std::array<std::pair<std::string_view, char>, 4> check_words = {{
    {"ch", '+'},
    {"ch.", '+'},
    {"mate", '#'},
    {"mate.", '#'},
}};

std::optional<std::string> with_check_sign(std::string_view move) {
    // Asked of every move: nearly all are recognised by their last letter.
    constexpr std::string_view last_letters = "hHeE.";
    if (move.empty() || last_letters.find(move.back()) == std::string_view::npos) return std::nullopt;
    auto const small = core::lower_case(move);
    for (auto const& [word, sign] : check_words) {
        if (!small.ends_with(word)) continue;
        auto const bare = without_check(move.substr(0, move.size() - word.size()));
        if (bare.size() < 2) return std::nullopt;
        return std::string(bare) + sign;
    }
    return std::nullopt;
}

// ed6: is exd6. A pawn's d6: does not say where it came from.
std::optional<std::string> with_sign_before_square(std::string_view move) {
    constexpr std::size_t shortest = 4;
    auto const bare = without_check(move);
    if (bare.size() < shortest || !bare.ends_with(':') || !is_digit(bare[bare.size() - 2]))
        return std::nullopt;
    auto const origin = bare.substr(0, bare.size() - 3);
    bool const has_sign = origin.find_first_of("x:") != std::string_view::npos;
    return std::string(origin) + (has_sign ? "" : "x") + std::string(bare.substr(origin.size(), 2)) +
           std::string(move.substr(bare.size()));
}

// 1 or 2 digits that may be the number of a square; 0 for anything else.
int square_number(std::string_view text) {
    constexpr std::size_t most_digits = 2;
    int number = 0;
    if (text.empty() || text.size() > most_digits || !std::ranges::all_of(text, is_digit)) return 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

} // namespace

std::optional<char> check_sign_of(std::string_view word) {
    constexpr std::string_view first_letters = "cCmM";
    if (word.empty() || first_letters.find(word.front()) == std::string_view::npos) return std::nullopt;
    auto const small = core::lower_case(word);
    auto const found =
        std::ranges::find(check_words, std::string_view(small), [](auto const& each) { return each.first; });
    return found == check_words.end() ? std::nullopt : std::optional(found->second);
}

std::optional<std::string> with_pgn_spelling(std::string_view move) {
    auto checked = with_check_sign(move);
    auto signed_before = with_sign_before_square(checked ? *checked : move);
    return signed_before ? signed_before : checked;
}

std::optional<std::string> with_dash_for_dot(std::string_view word) {
    auto bare = word;
    auto const mark = take_mark(bare);
    auto const last_dot = bare.rfind('.');
    if (last_dot == std::string_view::npos) return std::nullopt;
    auto const before_dot = bare.substr(0, last_dot);
    auto const number_end = before_dot.rfind('.') + 1; // 0 where there is no other dot
    auto const number = before_dot.substr(0, number_end);
    auto const first = square_number(before_dot.substr(number_end));
    auto const second = square_number(bare.substr(last_dot + 1));
    if (first == 0 || second == 0 || first == second) return std::nullopt;
    if (number.find_first_not_of("0123456789.") != std::string_view::npos) return std::nullopt;
    return std::string(before_dot) + "-" + std::string(bare.substr(last_dot + 1)) + std::string(mark);
}

} // namespace records
