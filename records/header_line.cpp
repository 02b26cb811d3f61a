#include "records/header_line.hpp"

#include "core/shown_text.hpp"
#include "records/words.hpp"

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
    bool stray_quote = false;
};

// Reads to the closing quotation mark and the bracket; nothing where they are missing.
std::optional<Value> take_value(std::string_view& rest) {
    Value value;
    for (std::size_t at = 0; at < rest.size(); ++at) {
        char const letter = rest[at];
        if (letter == '"' && closes_header(rest.substr(at + 1))) {
            rest.remove_prefix(rest.find(']', at) + 1);
            return value;
        }
        bool const escape =
            letter == '\\' && at + 1 < rest.size() && (rest[at + 1] == '"' || rest[at + 1] == '\\');
        if (escape) ++at;
        if (letter == '"') value.stray_quote = true;
        value.text += is_blank(rest[at]) ? ' ' : rest[at];
    }
    return std::nullopt;
}

} // namespace

core::Expected<void> read_headers(std::string_view line, int number, GameRecord& record) {
    core::Place const here{.line = number};
    skip_blanks(line);
    while (!line.empty()) {
        if (!line.starts_with('['))
            return core::failure(core::message("records.header_rest", core::shown(line)), here);
        auto name = take_name(line);
        if (!name) return core::failure(std::move(name.error().what), here);
        auto value = take_value(line);
        if (!value) return core::failure(core::message("records.header_open", core::shown(*name)), here);
        if (record.headers.size() == most_headers)
            return core::failure(core::message("records.headers_many", most_headers), here);
        if (value->stray_quote)
            record.warn(core::message("records.warning.quote", core::shown(*name)), number);
        if (record.find(*name) != nullptr)
            record.warn(core::message("records.warning.header_twice", core::shown(*name)), number);
        record.headers.push_back({std::move(*name), std::move(value->text), number});
        skip_blanks(line);
    }
    return {};
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
