// Reading UCI lines.
#include "play/outside/uci_output.hpp"

#include "core/words.hpp"

#include <algorithm>
#include <charconv>
#include <span>

namespace play {
namespace {

using Words = std::span<std::string_view const>;

template <class T>
std::optional<T> number(std::string_view word) {
    T value{};
    auto const [stopped, problem] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (problem != std::errc{} || stopped != word.data() + word.size()) return std::nullopt;
    return value;
}

// `cp 35` or `mate -3`: moves, not plies, and the mated side counts those it still has.
std::optional<core::Score> parse_score(std::string_view kind, std::string_view value) {
    auto const given = number<int>(value);
    if (!given) return std::nullopt;
    if (kind == "cp")
        return std::clamp(core::Score{*given}, -core::largest_evaluation, core::largest_evaluation);
    if (kind != "mate") return std::nullopt;
    int const moves = std::clamp(*given, -400, 400);
    return moves > 0 ? core::win_in(core::Ply{2 * moves - 1}) : core::lost_in(core::Ply{-2 * moves});
}

// Some engines write other words between a score and what says that it is none but a bound.
bool is_bound(Words words) {
    return std::ranges::any_of(
        words, [](std::string_view word) { return word == "lowerbound" || word == "upperbound"; });
}

} // namespace

std::optional<UciInfo> parse_uci_info(std::string_view line) {
    auto const words = core::words_of(line);
    if (words.empty() || words[0] != "info") return std::nullopt;
    UciInfo info;
    auto const rest =
        std::ranges::find_if(words, [](std::string_view word) { return word == "string" || word == "pv"; });
    if (rest != words.end() && *rest == "pv" && rest + 1 != words.end()) info.move = rest[1];
    Words const told(words.begin(), rest); // what is behind is not ours to read
    for (std::size_t i = 1; i + 1 < told.size(); ++i) {
        if (told[i] == "depth") info.depth = number<int>(told[i + 1]);
        if (told[i] == "nodes") info.nodes = number<std::uint64_t>(told[i + 1]);
        if (told[i] == "multipv") info.line = number<int>(told[i + 1]).value_or(1);
        if (told[i] == "score" && i + 2 < told.size()) info.score = parse_score(told[i + 1], told[i + 2]);
    }
    if (is_bound(told)) info.score.reset();
    return info;
}

std::optional<std::string> parse_best_move(std::string_view line) {
    auto const words = core::words_of(line);
    if (words.empty() || words[0] != "bestmove") return std::nullopt;
    return words.size() > 1 ? std::string(words[1]) : "(none)";
}

std::optional<UciOption> parse_uci_option(std::string_view line) {
    auto const words = core::words_of(line);
    if (words.size() < 5 || words[0] != "option" || words[1] != "name") return std::nullopt;
    auto const type = std::ranges::find(words.begin() + 3, words.end(), "type");
    if (type == words.end() || type + 1 == words.end()) return std::nullopt;
    return UciOption{core::joined(Words(words.begin() + 2, type)), std::string(type[1])};
}

} // namespace play
