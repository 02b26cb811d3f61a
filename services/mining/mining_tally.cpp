#include "services/mining/mining_tally.hpp"

#include "core/words.hpp"
#include "services/mining/puzzle_key.hpp"

#include <fmt/format.h>

#include <charconv>

namespace services::mining {

std::string MiningCounts::text() const {
    return fmt::format("{} {} {} {} {}", games, broken, positions, puzzles, duplicates);
}

core::Expected<MiningCounts> MiningCounts::from(std::string const& text) {
    MiningCounts counts;
    auto const words = core::words_of(text);
    std::uint64_t* const fields[] = {&counts.games, &counts.broken, &counts.positions, &counts.puzzles,
                                     &counts.duplicates};
    bool sound = words.size() == std::size(fields);
    for (std::size_t i = 0; sound && i < words.size(); ++i) {
        auto const* const end = words[i].data() + words[i].size();
        auto const [stopped, problem] = std::from_chars(words[i].data(), end, *fields[i]);
        sound = problem == std::errc{} && stopped == end;
    }
    if (!sound) return core::failure(core::message("mine.memory", text));
    return counts;
}

void MiningTally::remember(std::string_view id) {
    if (auto const key = key_named(id)) keys_.insert(*key);
}

std::vector<tactics::Puzzle> MiningTally::add(MinedGame game) {
    ++counts_.games;
    counts_.broken += game.problems.empty() ? 0 : 1;
    counts_.positions += static_cast<std::uint64_t>(game.positions);
    std::vector<tactics::Puzzle> fresh;
    for (auto& puzzle : game.puzzles) {
        auto const key = key_named(puzzle.id);
        if (key && keys_.insert(*key).second)
            fresh.push_back(std::move(puzzle));
        else
            ++counts_.duplicates;
    }
    counts_.puzzles += fresh.size();
    return fresh;
}

} // namespace services::mining
