#include "services/mining/puzzle_key.hpp"

#include "core/rng.hpp"
#include "core/words.hpp"
#include "knowledge/rule_file.hpp"
#include "tactics/puzzle_board.hpp"

#include <algorithm>

namespace services::mining {
namespace {

constexpr std::string_view digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
constexpr std::size_t id_length = 11; // 62 to the 11th is more than 2 to the 64th

// A position without its counters.
std::string board_of(engine::AnyState const& state) {
    auto const& written = state.info().position_text;
    auto const fen = state.fen(); // the words are views of it
    auto words = core::words_of(fen, written.separators);
    words.resize(std::min(words.size(), written.board_fields));
    return core::joined(words);
}

} // namespace

std::uint64_t key_of(tactics::Puzzle const& puzzle) {
    auto const asked = tactics::on_board(puzzle).value().asked();
    return core::Random(knowledge::hash_of(puzzle.game + " " + board_of(*asked))).next();
}

std::string id_of(std::uint64_t key) {
    std::string id(id_length, digits.front());
    for (auto at = id.rbegin(); at != id.rend(); ++at, key /= digits.size())
        *at = digits[key % digits.size()];
    return id;
}

std::optional<std::uint64_t> key_named(std::string_view id) {
    if (id.size() != id_length) return std::nullopt;
    std::uint64_t key = 0;
    for (char const c : id) {
        auto const digit = digits.find(c);
        if (digit == std::string_view::npos) return std::nullopt;
        key = key * digits.size() +
              digit; // beyond 64 bits it is no name of ours, and is never compared with one
    }
    return key;
}

} // namespace services::mining
