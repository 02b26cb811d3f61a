#include "records/text/header_line.hpp"

#include "core/shown_text.hpp"
#include "records/text/words.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

namespace records {
namespace {

constexpr std::size_t most_headers = 1000;

void skip_blanks(std::string_view& text) {
    while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
}

core::Expected<std::string> take_name(std::string_view& rest) {
    auto const whole = rest;
    rest.remove_prefix(1);
    skip_blanks(rest);
    auto const end = static_cast<std::size_t>(std::ranges::find_if_not(rest, is_word_letter) - rest.begin());
    auto const name = rest.substr(0, end);
    rest.remove_prefix(end);
    skip_blanks(rest);
    if (name.empty() || !rest.starts_with('"'))
        return core::failure(core::message("records.header_form", core::shown(whole)));
    rest.remove_prefix(1);
    return std::string(name);
}

bool closes_header(std::string_view behind_quote) {
    skip_blanks(behind_quote);
    return behind_quote.starts_with(']');
}

struct Value {
    std::string text;
    std::size_t length = 0; // of what was read: up to the bracket
    bool stray_quote = false;
    bool stray_backslash = false;
};

bool is_escape(std::string_view text) { return text.starts_with("\\\"") || text.starts_with("\\\\"); }

// Reads to the closing quotation mark and the bracket; nothing where they are missing.
std::optional<Value> read_value(std::string_view rest, bool backslash_may_end) {
    Value value;
    for (std::size_t at = 0; at < rest.size(); ++at) {
        auto const here = rest.substr(at);
        if (here.front() == '"' && closes_header(here.substr(1))) {
            value.length = rest.find(']', at) + 1;
            return value;
        }
        bool const ends = backslash_may_end && here.starts_with("\\\"") && closes_header(here.substr(2));
        if (ends) value.stray_backslash = true;
        if (here.front() == '"') value.stray_quote = true;
        if (!ends && is_escape(here)) ++at;
        value.text += is_blank(rest[at]) ? ' ' : rest[at];
    }
    return std::nullopt;
}

// A backslash before the closing mark, as in "C:\", escapes it by the letter of the standard. It does not where the header would then
// not end, or only behind a mark that should have been escaped itself.
std::optional<Value> take_value(std::string_view& rest) {
    auto value = read_value(rest, false);
    if (!value || value->stray_quote) {
        auto other = read_value(rest, true);
        if (other && other->stray_backslash && !other->stray_quote) value = std::move(other);
    }
    if (value) rest.remove_prefix(value->length);
    return value;
}

} // namespace

core::Expected<std::size_t> read_headers(std::string_view line, int number, GameRecord& record) {
    core::Place const here{.line = number};
    auto const whole = line.size();
    skip_blanks(line);
    while (line.starts_with('[')) {
        auto name = take_name(line);
        if (!name) return core::failure(std::move(name.error().what), here);
        auto value = take_value(line);
        if (!value) return core::failure(core::message("records.header_open", core::shown(*name)), here);
        if (record.headers.size() == most_headers)
            return core::failure(core::message("records.headers_many", most_headers), here);
        if (value->stray_quote)
            record.warn(core::message("records.warning.quote", core::shown(*name)), number);
        if (value->stray_backslash)
            record.warn(core::message("records.warning.backslash", core::shown(*name)), number);
        if (record.find(*name) != nullptr)
            record.warn(core::message("records.warning.header_twice", core::shown(*name)), number);
        record.headers.push_back({std::move(*name), std::move(value->text), number});
        skip_blanks(line);
    }
    return whole - line.size();
}

std::size_t headers_end(std::string_view line) {
    auto rest = line;
    skip_blanks(rest);
    while (rest.starts_with('[')) {
        if (!take_name(rest) || !take_value(rest)) return line.size();
        skip_blanks(rest);
    }
    return line.size() - rest.size();
}

std::string header_line(Header const& header) {
    std::string line = "[" + header.name + " \"";
    for (char const letter : header.value) {
        if (letter == '"' || letter == '\\') line += '\\';
        line += is_blank(letter) || letter == '\0' ? ' ' : letter;
    }
    return line + "\"]";
}

} // namespace records
