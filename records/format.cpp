#include "records/format.hpp"

#include "core/words.hpp"

#include <array>
#include <string>
#include <utility>

namespace records {
namespace {

// In small letters, without what tells only that it is compressed.
std::string plain_name(std::string_view path) {
    auto name = core::lower_case(path);
    constexpr std::string_view compressed = ".zst";
    if (name.ends_with(compressed)) name.resize(name.size() - compressed.size());
    return name;
}

} // namespace

Format format_of_path(std::string_view path) {
    return plain_name(path).ends_with(".pdn") ? Format::pdn : Format::pgn;
}

bool names_games(std::string_view path) {
    auto const name = plain_name(path);
    return name.ends_with(".pgn") || name.ends_with(".pdn");
}

std::optional<Result> read_result(std::string_view written, Format format) {
    static constexpr std::array<std::pair<std::string_view, Result>, 8> results = {{
        {"1-0", Result::white_wins},
        {"0-1", Result::black_wins},
        {"1/2-1/2", Result::draw},
        {"*", Result::unknown},
        {"1/2", Result::draw},
        {"2-0", Result::white_wins},
        {"0-2", Result::black_wins},
        {"1-1", Result::draw},
    }};
    for (auto const& [text, result] : results)
        if (text == written) return result;
    if (format == Format::pdn && written == "0-0") return Result::both_lose;
    return std::nullopt;
}

} // namespace records
