// Finding positions by name.
#include "services/lab/positions.hpp"

#include "core/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <numeric>

namespace services::lab {
namespace {

struct Named {
    std::string_view name;
    std::string_view fen;
};

std::vector<Named> listed(std::string_view game) {
    std::vector<Named> all;
    for (auto const& list : middlegame_lists()) {
        if (list.game != game) continue;
        for (auto const line : core::words_of(list.text, "\n")) {
            if (line.starts_with('#')) continue;
            auto const blank = line.find(' ');
            all.push_back({line.substr(0, blank), line.substr(blank + 1)});
        }
    }
    return all;
}

// How many letters have to be put in, left out or changed to make one name the other.
std::size_t distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < a.size(); ++i) {
        auto diagonal = std::exchange(row[0], i + 1);
        for (std::size_t j = 0; j < b.size(); ++j) {
            auto const changed = diagonal + (a[i] == b[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({changed, row[j] + 1, row[j + 1] + 1});
        }
    }
    return row.back();
}

std::string nearest(std::vector<std::string_view> names, std::string_view wanted) {
    constexpr std::size_t shown = 4;
    std::ranges::stable_sort(names, {}, [&](std::string_view name) { return distance(name, wanted); });
    names.resize(std::min(names.size(), shown));
    return fmt::format("{}", fmt::join(names, ", "));
}

core::Expected<LabPosition> opened(engine::AnyGame const& game, std::string_view name,
                                   std::string_view position) {
    auto read = game.open(position);
    if (!read) return tl::unexpected(read.error());
    if (read->state->legal_moves().empty() || read->state->outcome())
        return core::failure(core::message("lab.position_over"));
    return LabPosition{std::string(name), std::move(read->state)};
}

} // namespace

std::vector<LabPosition> middlegames(engine::AnyGame const& game) {
    std::vector<LabPosition> all;
    for (auto const& [name, fen] : listed(game.name())) {
        auto position = opened(game, name, fen);
        assert(position && "a test opens them all");
        all.push_back(std::move(*position));
    }
    return all;
}

core::Expected<LabPosition> lab_position(engine::AnyGame const& game, std::string_view name_or_fen) {
    std::vector<std::string_view> names = {"start"};
    for (auto const& position : game.positions()) names.push_back(position.name);
    for (auto const& [name, fen] : listed(game.name())) {
        if (name == name_or_fen) return opened(game, name, fen);
        names.push_back(name);
    }
    bool const is_fen = name_or_fen.empty() || name_or_fen.find_first_of("/: ") != std::string_view::npos;
    if (!is_fen && std::ranges::find(names, name_or_fen) == names.end())
        return core::failure(core::message("lab.position_unknown", name_or_fen, nearest(names, name_or_fen)));
    return opened(game, name_or_fen, name_or_fen);
}

} // namespace services::lab
