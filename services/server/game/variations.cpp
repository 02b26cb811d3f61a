// Lines among lines, and lines on the board.
#include "services/server/game/variations.hpp"

#include <algorithm>

namespace services::server {
namespace {

bool begins_with(StoredLine const& line, StoredLine const& beginning) {
    return line.size() >= beginning.size() && std::equal(beginning.begin(), beginning.end(), line.begin());
}

// As far as its moves still make sense.
Json variation_json(LiveGame const& game, StoredLine const& line, std::size_t shared) {
    auto const state = game.first().clone();
    auto moves = Json::array();
    for (std::size_t i = 0; i < line.size(); ++i) {
        auto const move =
            i < shared ? core::Expected<engine::LegalMove>(game.moves()[i].move) : state->parse_move(line[i]);
        if (!move) break;
        state->play(*move);
        if (i >= shared) moves.push_back(made_json({*move, state->fen()}));
    }
    return {{"ply", shared}, {"moves", std::move(moves)}};
}

} // namespace

std::vector<StoredLine> with_line(std::vector<StoredLine> lines, StoredLine const& line) {
    if (std::ranges::any_of(lines, [&](auto const& each) { return begins_with(each, line); })) return lines;
    auto const shorter =
        std::ranges::find_if(lines, [&](auto const& each) { return begins_with(line, each); });
    if (shorter != lines.end())
        *shorter = line;
    else
        lines.push_back(line);
    return lines;
}

std::vector<StoredLine> without_line(std::vector<StoredLine> const& lines, StoredLine const& line,
                                     StoredLine const& game) {
    if (line.empty()) return lines;
    StoredLine const before(line.begin(), line.end() - 1);
    std::vector<StoredLine> left;
    for (auto const& each : lines) left = with_line(std::move(left), begins_with(each, line) ? before : each);
    std::erase_if(left, [&](auto const& each) { return begins_with(game, each); });
    return left;
}

std::size_t shared_moves(LiveGame const& game, StoredLine const& line) {
    auto const& played = game.moves();
    std::size_t shared = 0;
    while (shared < std::min(played.size(), line.size()) && played[shared].move.text == line[shared])
        ++shared;
    return shared;
}

Json variations_json(LiveGame const& game, std::vector<StoredLine> const& lines) {
    auto variations = Json::array();
    for (auto const& line : lines)
        if (auto const shared = shared_moves(game, line); shared < line.size())
            variations.push_back(variation_json(game, line, shared));
    return {{"variations", std::move(variations)}};
}

} // namespace services::server
