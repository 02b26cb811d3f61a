#include "records/format.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace records {

namespace {

bool ends_with(std::string_view path, std::string_view end) {
    auto const small = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
    return path.size() >= end.size() &&
           std::ranges::equal(path.substr(path.size() - end.size()), end, {}, small);
}

std::string_view uncompressed_name(std::string_view path) {
    constexpr std::string_view compressed = ".zst";
    return ends_with(path, compressed) ? path.substr(0, path.size() - compressed.size()) : path;
}

} // namespace

Format format_of_path(std::string_view path) {
    return ends_with(uncompressed_name(path), ".pdn") ? Format::pdn : Format::pgn;
}

bool names_games(std::string_view path) {
    auto const name = uncompressed_name(path);
    return ends_with(name, ".pgn") || ends_with(name, ".pdn");
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
