#include "records/text/plain_signs.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace records {
namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 13> signs = {{
    {"\u2010", "-"}, // hyphen
    {"\u2011", "-"}, // non-breaking hyphen
    {"\u2012", "-"}, // figure dash
    {"\u2013", "-"}, // en dash
    {"\u2014", "-"}, // em dash
    {"\u2015", "-"}, // horizontal bar
    {"\u2212", "-"}, // minus sign
    {"\uFE63", "-"}, // small hyphen
    {"\uFF0D", "-"}, // full-width hyphen
    {"\u00BD", "1/2"},
    {"\u2044", "/"}, // fraction slash
    {"\u2215", "/"}, // division slash
    {"\u00D7", "x"}, // multiplication sign
}};

} // namespace

std::optional<std::string> with_plain_signs(std::string_view word) {
    if (std::ranges::all_of(word, [](char letter) { return static_cast<unsigned char>(letter) < 0x80; }))
        return std::nullopt;
    std::string plain;
    while (!word.empty()) {
        auto const sign =
            std::ranges::find_if(signs, [&](auto const& each) { return word.starts_with(each.first); });
        bool const found = sign != signs.end();
        plain += found ? sign->second : word.substr(0, 1);
        word.remove_prefix(found ? sign->first.size() : 1);
    }
    return plain;
}

} // namespace records
