// Reading what stands behind `go`: one table of the words that a number follows.
#include "core/types.hpp"
#include "protocol/uci/command.hpp"

#include <algorithm>
#include <limits>

namespace protocol::uci {
namespace {

using search::Milliseconds;

// A word of go that a number follows.
struct NumberWord {
    std::string_view word;
    NumberRange range;
    void (*store)(Go&, std::int64_t);
};

constexpr std::int64_t longest_time = std::int64_t{1000} * 60 * 60 * 24 * 365; // a year is enough for anybody
constexpr NumberRange clock_range = {-longest_time, longest_time};             // GUIs send a clock below zero
constexpr NumberRange duration_range = {0, longest_time};
constexpr NumberRange count_range = {1, 9999};
constexpr NumberRange node_range = {1, std::numeric_limits<std::int64_t>::max()};

template <core::Colour colour>
void store_time(Go& go, std::int64_t value) {
    go.time[static_cast<std::size_t>(core::index(colour))] = Milliseconds{value};
}
template <core::Colour colour>
void store_increment(Go& go, std::int64_t value) {
    go.increment[static_cast<std::size_t>(core::index(colour))] = Milliseconds{value};
}

constexpr NumberWord number_words[] = {
    {"wtime", clock_range, store_time<core::Colour::white>},
    {"btime", clock_range, store_time<core::Colour::black>},
    {"winc", duration_range, store_increment<core::Colour::white>},
    {"binc", duration_range, store_increment<core::Colour::black>},
    {"movestogo",
     {0, 9999},
     [](Go& go, std::int64_t value) {
         if (value > 0) go.moves_to_go = static_cast<int>(value); // 0: some GUIs' way to say nothing
     }},
    {"depth", count_range, [](Go& go, std::int64_t value) { go.depth = static_cast<int>(value); }},
    {"nodes", node_range, [](Go& go, std::int64_t value) { go.nodes = value; }},
    {"mate", count_range, [](Go& go, std::int64_t value) { go.mate = static_cast<int>(value); }},
    {"movetime", duration_range, [](Go& go, std::int64_t value) { go.move_time = Milliseconds{value}; }},
    {"perft", {0, 99}, [](Go& go, std::int64_t value) { go.perft = static_cast<int>(value); }},
};

bool is_go_word(std::string_view word) {
    return word == "searchmoves" || word == "ponder" || word == "infinite" ||
           std::ranges::count(number_words, word, &NumberWord::word) > 0;
}

// Reads the number behind the first word, if it is one of the words that have one; says how many words that took.
std::size_t parse_number(Go& go, Words words) {
    auto const found = std::ranges::find(number_words, words.front(), &NumberWord::word);
    if (found == std::end(number_words)) return 1;
    if (words.size() < 2 || is_go_word(words[1])) {
        go.refused.push_back({core::message("uci.value_missing", found->word)});
        return 1;
    }
    if (auto const value = number_from(words[1], found->word, found->range))
        found->store(go, *value);
    else
        go.refused.push_back(value.error());
    return 2;
}

// Reads the moves behind `searchmoves`; says how many words that took.
std::size_t parse_search_moves(Go& go, Words words) {
    auto const behind = words.subspan(1);
    auto const end = std::ranges::find_if(behind, is_go_word);
    if (end == behind.begin()) go.refused.push_back({core::message("uci.value_missing", words.front())});
    go.search_moves.insert(go.search_moves.end(), behind.begin(), end);
    return 1 + static_cast<std::size_t>(end - behind.begin());
}

} // namespace

Go parse_go(Words words) {
    Go go;
    while (!words.empty()) {
        auto const word = words.front();
        if (word == "ponder") go.ponder = true;
        if (word == "infinite") go.infinite = true;
        words = words.subspan(word == "searchmoves" ? parse_search_moves(go, words) : parse_number(go, words));
    }
    return go;
}

} // namespace protocol::uci
