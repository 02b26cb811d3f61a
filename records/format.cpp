#include "records/format.hpp"

#include <array>
#include <utility>

namespace records {

Format format_of_path(std::string_view path) {
    constexpr std::string_view compressed = ".zst";
    if (path.ends_with(compressed)) path.remove_suffix(compressed.size());
    return path.ends_with(".pdn") || path.ends_with(".PDN") ? Format::pdn : Format::pgn;
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
