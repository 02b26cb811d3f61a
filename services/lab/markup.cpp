// Writing markup.
#include "services/lab/markup.hpp"

#include <algorithm>

namespace services::lab {

std::string markup_text(std::string_view plain) {
    std::string text;
    for (char const c : plain) switch (c) {
        case '&':
            text += "&amp;";
            break;
        case '<':
            text += "&lt;";
            break;
        case '>':
            text += "&gt;";
            break;
        case '"':
            text += "&quot;";
            break;
        default:
            text += c;
        }
    return text;
}

std::string filled(std::string_view page, std::vector<Filling> const& fillings) {
    std::string text;
    for (std::size_t at = 0; at < page.size();) {
        auto const place = page.find('@', at);
        text += page.substr(at, place - at);
        if (place == std::string_view::npos) break;
        auto const end = std::min(page.find('@', place + 1), page.size());
        auto const name = page.substr(place + 1, end - place - 1);
        auto const filling = std::ranges::find(fillings, name, &Filling::name);
        if (filling != fillings.end())
            text += filling->text;
        else
            text += '@';
        at = filling != fillings.end() ? end + 1 : place + 1;
    }
    return text;
}

} // namespace services::lab
