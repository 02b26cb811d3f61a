// The catalogue of every text that a person reads, in each language. Text is chosen here and nowhere else.
#pragma once

#include "core/error.hpp"
#include "core/message.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace core {

enum class Language { english, spanish };

std::optional<Language> language_named(std::string_view code); // "en", "es", also "es_ES.UTF-8"

// A key that was written down somewhere, if the catalogue still has it.
std::optional<MessageKey> key_named(std::string_view text);

std::string text(Language language, Message const& message);
std::string text(Language language, Error const& error); // "placement, column 7: what is wrong"

struct CatalogueEntry {
    std::string_view key;
    std::string_view format; // {0}, {1}, ... stand for the message's arguments
};

std::span<CatalogueEntry const> catalogue(Language language);

} // namespace core
