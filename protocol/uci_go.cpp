// Reading what stands behind `go`: one table of the words that a number follows.
#include "protocol/uci_go.hpp"

#include "core/types.hpp"

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

// Reads the number behind `word`, if it is one of the words that have one; says how many words that took.
core::Expected<std::size_t> parse_number(Go& go, Words words) {
    auto const found = std::ranges::find(number_words, words.front(), &NumberWord::word);
    if (found == std::end(number_words)) return 1;
    if (words.size() < 2) return core::failure(core::message("uci.value_missing", found->word));
    auto const value = number_from(words[1], found->word, found->range);
    if (!value) return tl::unexpected(value.error());
    found->store(go, *value);
    return 2;
}

} // namespace

core::Expected<Go> parse_go(Words words) {
    Go go;
    while (!words.empty()) {
        auto const word = words.front();
        if (word == "searchmoves") {
            words = words.subspan(1);
            if (words.empty() || is_go_word(words.front()))
                return core::failure(core::message("uci.value_missing", word));
            for (; !words.empty() && !is_go_word(words.front()); words = words.subspan(1))
                go.search_moves.emplace_back(words.front());
            continue;
        }
        if (word == "ponder") go.ponder = true;
        if (word == "infinite") go.infinite = true;
        auto const taken = parse_number(go, words);
        if (!taken) return tl::unexpected(taken.error());
        words = words.subspan(*taken);
    }
    return go;
}

} // namespace protocol::uci
