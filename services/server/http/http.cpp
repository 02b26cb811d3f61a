// Reading what stands in the first line of a request.
#include "services/server/http/http.hpp"

#include <cctype>

namespace services::server {
namespace {

int hex(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    auto const lower = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

std::string decoded(std::string_view written) {
    std::string text;
    for (std::size_t i = 0; i < written.size(); ++i) {
        bool const escaped = written[i] == '%' && i + 2 < written.size() && hex(written[i + 1]) >= 0 &&
                             hex(written[i + 2]) >= 0;
        if (escaped) {
            text += static_cast<char>(hex(written[i + 1]) * 16 + hex(written[i + 2]));
            i += 2;
        } else {
            text += written[i];
        }
    }
    return text;
}

} // namespace

Target parse_target(std::string_view written) {
    auto const mark = written.find('?');
    Target target{decoded(written.substr(0, mark)), {}};
    if (mark == std::string_view::npos) return target;
    auto rest = written.substr(mark + 1);
    while (!rest.empty()) {
        auto const pair = rest.substr(0, rest.find('&'));
        rest.remove_prefix(std::min(pair.size() + 1, rest.size()));
        auto const equals = pair.find('=');
        auto const value = equals == std::string_view::npos ? std::string_view{} : pair.substr(equals + 1);
        if (!pair.empty()) target.query.insert_or_assign(decoded(pair.substr(0, equals)), decoded(value));
    }
    return target;
}

core::Language language_of(Target const& target, std::string_view accept_language) {
    if (auto const asked = target.query.find("lang"); asked != target.query.end())
        if (auto const language = core::language_named(asked->second)) return *language;
    auto rest = accept_language;
    while (!rest.empty()) {
        auto const entry = rest.substr(0, rest.find(','));
        rest.remove_prefix(std::min(entry.size() + 1, rest.size()));
        auto const first = entry.find_first_not_of(' ');
        if (first == std::string_view::npos) continue;
        auto const name = entry.substr(first, entry.find_first_of("; ", first) - first);
        if (auto const language = core::language_named(name)) return *language;
    }
    return core::Language::english;
}

} // namespace services::server
