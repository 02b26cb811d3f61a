#include "records/game_record.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <utility>

namespace records {
namespace {

constexpr std::array<std::string_view, 7> roster = {"Event", "Site",  "Date",  "Round",
                                                    "White", "Black", "Result"};

// What concerns the way a whole game is written, not one of its moves.
bool is_said_once(core::MessageKey key) {
    static constexpr std::array<core::MessageKey, 6> keys = {{
        core::MessageKey("records.warning.blank"),
        core::MessageKey("records.warning.comment_nested"),
        core::MessageKey("records.warning.dots"),
        core::MessageKey("records.warning.short_move"),
        core::MessageKey("records.warning.sign"),
        core::MessageKey("records.warning.times"),
    }};
    return std::ranges::find(keys, key) != keys.end();
}

bool in_roster(Header const& header) { return std::ranges::find(roster, header.name) != roster.end(); }

} // namespace

Header const* GameRecord::find(std::string_view name) const {
    auto const found = std::ranges::find(headers, name, &Header::name);
    return found == headers.end() ? nullptr : &*found;
}

std::string_view GameRecord::value(std::string_view name) const {
    auto const* const header = find(name);
    return header == nullptr ? std::string_view() : header->value;
}

void GameRecord::set(std::string_view name, std::string_view value) {
    auto const found = std::ranges::find(headers, name, &Header::name);
    if (found != headers.end())
        found->value = value;
    else
        headers.push_back({std::string(name), std::string(value)});
}

void GameRecord::warn(core::Message what, core::Place where) {
    constexpr std::size_t most_warnings = 100;
    bool const is_known =
        is_said_once(what.key) && std::ranges::find(warnings, what, &core::Error::what) != warnings.end();
    if (is_known) return;
    if (warnings.size() < most_warnings) warnings.push_back({std::move(what), where});
}

bool GameRecord::operator==(GameRecord const& other) const {
    bool const same_numbers = numbering == other.numbering || moves.moves() == 0;
    return format == other.format && result == other.result && same_numbers &&
           ordered_headers(*this) == ordered_headers(other) && moves == other.moves;
}

std::vector<Header> ordered_headers(GameRecord const& record) {
    if (record.format != Format::pgn) return record.headers;
    std::vector<Header> headers;
    for (auto const name : roster)
        std::ranges::copy_if(record.headers, std::back_inserter(headers),
                             [&](Header const& header) { return header.name == name; });
    std::ranges::remove_copy_if(record.headers, std::back_inserter(headers), in_roster);
    return headers;
}

} // namespace records
