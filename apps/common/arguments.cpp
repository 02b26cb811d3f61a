// Options out of CLI11.
#include "apps/common/arguments.hpp"

#include "apps/common/bad_usage.hpp"

#include <CLI/CLI.hpp>

#include <cassert>
#include <charconv>
#include <utility>

namespace apps {

Arguments::Arguments(CLI::App const& app, std::span<Option const> options) : words_(app.remaining()) {
    for (auto const& option : options) {
        auto const name = std::string(option.name);
        auto const& results = app.get_option(name)->results();
        if (results.size() > 1 && !option.repeated) throw BadUsage(name, core::message("cli.given_twice"));
        if (results.empty()) continue;
        for (auto const& result : results)
            if (result.starts_with("--")) // the next option, taken for this one's value
                throw BadUsage(name, core::message("cli.value_missing"));
        values_.emplace(name, results);
    }
}

void Arguments::take_verb() {
    assert(!words_.empty());
    verb_ = std::move(words_.front());
    words_.erase(words_.begin());
}

bool Arguments::given(std::string_view option) const { return values_.contains(option); }

std::optional<std::string> Arguments::text(std::string_view option) const {
    auto const found = values_.find(option);
    return found == values_.end() ? std::nullopt : std::optional(found->second.front());
}

std::vector<std::string> Arguments::texts(std::string_view option) const {
    auto const found = values_.find(option);
    return found == values_.end() ? std::vector<std::string>{} : found->second;
}

std::optional<std::int64_t> Arguments::number(std::string_view option, std::int64_t smallest,
                                              std::int64_t largest) const {
    auto const written = text(option);
    if (!written) return std::nullopt;
    std::int64_t value = 0;
    auto const* const end = written->data() + written->size();
    auto const [stopped, problem] = std::from_chars(written->data(), end, value);
    if (problem != std::errc{} || stopped != end || value < smallest || value > largest)
        throw BadUsage(std::string(option), core::message("cli.not_a_number", *written, smallest, largest));
    return value;
}

std::vector<std::string> split_arguments(std::span<char const* const> words) {
    std::vector<std::string> result;
    for (std::string_view const word : words) {
        auto const equals = word.find('=');
        if (!word.starts_with("--") || equals == std::string_view::npos) {
            result.emplace_back(word);
            continue;
        }
        result.emplace_back(word.substr(0, equals));
        result.emplace_back(word.substr(equals + 1));
    }
    return result;
}

} // namespace apps
