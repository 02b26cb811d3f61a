#include "tests/records/read_all.hpp"

#include "core/catalogue.hpp"

#include <sstream>
#include <utility>

namespace tests {

ReadAll read_all(records::Reader& reader) {
    ReadAll all;
    while (auto game = reader.next()) {
        if (*game)
            all.games.push_back(std::move(**game));
        else
            all.errors.push_back(game->error());
    }
    return all;
}

ReadAll read_all(std::string const& text, records::Format format, records::Limits const& limits) {
    std::istringstream stream(text);
    auto bytes = records::bytes_of(stream);
    if (!bytes) return {{}, {bytes.error()}};
    records::Reader reader(std::move(*bytes), format, limits);
    return read_all(reader);
}

std::string said(core::Error const& error) { return core::text(core::Language::english, error); }

std::vector<std::string> said(std::vector<core::Error> const& errors) {
    std::vector<std::string> texts;
    for (auto const& error : errors) texts.push_back(said(error));
    return texts;
}

} // namespace tests
