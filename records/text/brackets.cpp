#include "records/text/brackets.hpp"

#include "core/words.hpp"
#include "records/text/en_passant.hpp"
#include "records/text/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace records {
namespace {

bool is_two_digits(std::string_view text) { return text.size() == 2 && std::ranges::all_of(text, is_digit); }

// 3, 03 or 03.500: seconds always have two digits before the fraction.
bool is_seconds(std::string_view text) {
    auto const dot = text.find('.');
    if (!is_two_digits(text.substr(0, dot))) return false;
    if (dot == std::string_view::npos) return true;
    auto const fraction = text.substr(dot + 1);
    return !fraction.empty() && std::ranges::all_of(fraction, is_digit);
}

} // namespace

std::optional<BracketedPromotion> bracketed_promotion(std::string_view text) {
    constexpr std::string_view pieces = "QRBNqrbn";
    if (text.size() < 3 || text[0] != '(' || text[2] != ')') return std::nullopt;
    if (pieces.find(text[1]) == std::string_view::npos) return std::nullopt;
    auto const end = std::min(text.find_first_not_of("+#", 3), text.size());
    return BracketedPromotion{end, pieces[pieces.find(text[1]) % 4], std::string(text.substr(3, end - 3))};
}

std::optional<std::string> with_promotion(std::string_view move, BracketedPromotion const& promotion) {
    auto bare = without_check(move);
    auto const check = move.substr(bare.size());
    if (bare.ends_with('=')) bare.remove_suffix(1);
    if (bare.size() < 2) return std::nullopt;
    auto const is_file = [](char letter) { return letter >= 'a' && letter <= 'h'; };
    bool const on_last_rank = bare.back() == '8' || bare.back() == '1';
    if (!on_last_rank || !is_file(bare.front()) || !is_file(bare[bare.size() - 2])) return std::nullopt;
    return fmt::format("{}={}{}", bare, promotion.piece,
                       check.empty() ? std::string_view(promotion.check) : check);
}

std::optional<BracketedTime> bracketed_time(std::string_view text) {
    constexpr std::size_t longest = 20;
    constexpr int minutes_of_hour = 60;
    auto const end = text.substr(0, longest).find(')');
    if (!text.starts_with('(') || end == std::string_view::npos) return std::nullopt;
    auto const parts = core::words_of(text.substr(1, end - 1), ":");
    if (parts.size() < 2 || parts.size() > 3 || !is_seconds(parts.back())) return std::nullopt;
    int first = 0;
    auto const* const behind = parts[0].data() + parts[0].size();
    auto const [stopped, problem] = std::from_chars(parts[0].data(), behind, first);
    if (problem != std::errc{} || stopped != behind || first < 0) return std::nullopt;
    if (parts.size() == 3 && !is_two_digits(parts[1])) return std::nullopt;
    auto const time = parts.size() == 3
                          ? fmt::format("{}:{}", first, parts[1])
                          : fmt::format("{}:{:02}", first / minutes_of_hour, first % minutes_of_hour);
    return BracketedTime{end + 1, fmt::format("[%emt {}:{}]", time, parts.back())};
}

} // namespace records
