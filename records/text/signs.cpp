#include "records/text/signs.hpp"

#include <algorithm>
#include <array>

namespace records {
namespace {

// Signs whose glyph does not depend on the side that has moved.
constexpr std::array<AnnotationSign, 13> signs = {{
    {"\u203C", 3},  // double exclamation mark
    {"\u2047", 4},  // double question mark
    {"\u2049", 5},  // exclamation and question mark
    {"\u2048", 6},  // question and exclamation mark
    {"\u25A1", 7},  // the only move
    {"\u221E", 13}, // unclear
    {"\u2A72", 14}, // White is slightly better
    {"\u2A71", 15}, // Black is slightly better
    {"\u00B1", 16}, // White is better
    {"\u2213", 17}, // Black is better
    {"+\u2212", 18},
    {"\u2212+", 19},
    {"\u2206", 140}, // with the idea
}};

} // namespace

std::vector<AnnotationSign> take_signs(std::string_view& word) {
    std::vector<AnnotationSign> taken;
    while (true) {
        auto const sign =
            std::ranges::find_if(signs, [&](auto const& each) { return word.ends_with(each.text); });
        if (sign == signs.end()) break;
        taken.push_back(*sign);
        word.remove_suffix(sign->text.size());
    }
    std::ranges::reverse(taken);
    return taken;
}

std::optional<int> nag_of_letter(std::string_view word) {
    constexpr int diagram = 220;
    constexpr int novelty = 146;
    if (word == "D") return diagram;
    if (word == "N") return novelty;
    return std::nullopt;
}

} // namespace records
