#include "services/annotate/arrows.hpp"

#include <algorithm>
#include <vector>

namespace services {
namespace {

bool is_chess_square(std::string_view name) {
    return name.size() == 2 && name[0] >= 'a' && name[0] <= 'h' && name[1] >= '1' && name[1] <= '8';
}

void add_once(std::vector<std::string>& list, std::string entry) {
    if (std::ranges::find(list, entry) == list.end()) list.push_back(std::move(entry));
}

std::string command(char const* name, std::vector<std::string> const& entries) {
    if (entries.empty()) return {};
    std::string text = std::string("[%") + name + " ";
    for (auto const& entry : entries) text += (entry == entries.front() ? "" : ",") + entry;
    return text + "] ";
}

} // namespace

std::string arrows_of(engine::AnyState const& before, ExplainedLine const& line, ArrowColour colour) {
    if (line.claims.empty()) return {};
    auto const cells = before.view().cells;
    auto const& squares = line.moves.front().squares;
    auto const& from = cells[static_cast<std::size_t>(squares.from)].name;
    auto const& to = cells[static_cast<std::size_t>(squares.to)].name;
    if (!is_chess_square(from) || !is_chess_square(to)) return {};
    std::string const letter = colour == ArrowColour::green ? "G" : "R";
    std::vector<std::string> arrows = {letter + from + to};
    std::vector<std::string> marked;
    for (auto const& claim : line.claims) {
        for (auto const& [begin, end] : claim.arrows) add_once(arrows, letter + begin + end);
        for (auto const& square : claim.victims) add_once(marked, letter + square);
    }
    return command("csl", marked) + command("cal", arrows);
}

} // namespace services
