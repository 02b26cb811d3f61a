#include "records/text/en_passant.hpp"

#include "core/words.hpp"
#include "records/text/words.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace records {
namespace {

constexpr std::array<std::string_view, 4> marks = {"e.p.", "e.p", "ep.", "ep"};
constexpr std::string_view check_signs = "+#";

} // namespace

std::string_view without_check(std::string_view move) {
    auto const last = move.find_last_not_of(check_signs);
    return move.substr(0, last == std::string_view::npos ? 0 : last + 1);
}

std::optional<EnPassantMark> take_en_passant(std::string_view word) {
    auto const bare = without_check(word);
    auto const small = core::lower_case(bare);
    for (auto const mark : marks)
        if (small.ends_with(mark)) {
            auto const move = bare.substr(0, bare.size() - mark.size());
            return EnPassantMark{std::string(move) + std::string(word.substr(bare.size())),
                                 std::string(bare.substr(move.size()))};
        }
    return std::nullopt;
}

bool may_be_en_passant(std::string_view move) {
    std::string bare(without_check(move));
    std::erase_if(
        bare, [](char letter) { return std::string_view("xX:-").find(letter) != std::string_view::npos; });
    auto const is_file = [](char letter) { return letter >= 'a' && letter <= 'h'; };
    if (bare.size() == 4) {
        if (bare[1] != (bare[3] == '6' ? '5' : '4')) return false;
        bare.erase(1, 1);
    }
    return bare.size() == 3 && is_file(bare[0]) && is_file(bare[1]) && std::abs(bare[0] - bare[1]) == 1 &&
           (bare[2] == '3' || bare[2] == '6');
}

std::size_t bracketed_en_passant(std::string_view text) {
    constexpr std::size_t longest = 20; // more blanks than that are no mark
    if (!text.starts_with('(')) return 0;
    auto const end = text.substr(0, longest).find(')');
    if (end == std::string_view::npos) return 0;
    std::string inside = core::lower_case(text.substr(1, end - 1));
    std::erase_if(inside, is_blank);
    return std::ranges::find(marks, std::string_view(inside)) != marks.end() ? end + 1 : 0;
}

} // namespace records
