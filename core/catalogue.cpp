#include "core/catalogue.hpp"

#include "core/catalogue_languages.hpp"
#include "core/shown_text.hpp"

#include <fmt/args.h>
#include <fmt/format.h>

#include <cassert>
#include <unordered_map>

namespace core {
namespace {

using Lookup = std::unordered_map<std::string_view, std::string_view>;

Lookup const& lookup(Language language) {
    static auto const index = [](std::span<CatalogueEntry const> entries) {
        Lookup map;
        for (auto const& entry : entries) map.emplace(entry.key, entry.format);
        return map;
    };
    static Lookup const english = index(english_catalogue());
    static Lookup const spanish = index(spanish_catalogue());
    return language == Language::spanish ? spanish : english;
}

Message place_part(MessageKey key, int number) { return message(key, number); }

} // namespace

std::optional<Language> language_named(std::string_view code) {
    auto const primary = code.substr(0, code.find_first_of("_-.@"));
    if (primary == "en" || primary == "C" || primary == "POSIX") return Language::english;
    if (primary == "es") return Language::spanish;
    return std::nullopt;
}

std::optional<MessageKey> key_named(std::string_view text) {
    auto const found = lookup(Language::english).find(text);
    if (found == lookup(Language::english).end()) return std::nullopt;
    return MessageKey(MessageKey::Known{}, found->first);
}

std::span<CatalogueEntry const> catalogue(Language language) {
    return language == Language::spanish ? spanish_catalogue() : english_catalogue();
}

std::string text(Language language, Message const& message) {
    auto const& entries = lookup(language);
    auto const found = entries.find(message.key.text());
    assert(found != entries.end() && "a message key that the catalogue does not have");
    if (found == entries.end()) return std::string(message.key.text());
    fmt::dynamic_format_arg_store<fmt::format_context> values;
    for (auto const& argument : message.arguments) {
        if (auto const* nested = std::get_if<Message>(&argument.value))
            values.push_back(text(language, *nested));
        else
            values.push_back(one_line(std::get<std::string>(argument.value))); // it may quote bad input
    }
    return fmt::vformat(found->second, values);
}

std::string text(Language language, Error const& error) {
    std::string where;
    auto const add = [&](Message const& part) {
        if (!where.empty()) where += ", ";
        where += text(language, part);
    };
    if (error.where.line > 0) add(place_part("place.line", error.where.line));
    if (error.where.field) add(Message{*error.where.field, {}});
    if (error.where.column > 0) add(place_part("place.column", error.where.column));
    if (error.where.move > 0) add(place_part("place.move", error.where.move));
    auto const what = text(language, error.what);
    return where.empty() ? what : where + ": " + what;
}

} // namespace core
