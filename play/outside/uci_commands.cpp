// What a UCI engine is told before it thinks.
#include "play/outside/uci_bot.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace play {
namespace {

// No time at all would be read as no clock by some engines.
long long shown(search::Milliseconds left) { return std::max<long long>(left.count(), 1); }

std::string clock_words(std::array<search::ClockTime, 2> const& clocks, search::ClockTime const& own) {
    auto text = fmt::format(" wtime {} btime {}", shown(clocks[0].left), shown(clocks[1].left));
    if (clocks[0].increment.count() > 0 || clocks[1].increment.count() > 0)
        text += fmt::format(" winc {} binc {}", clocks[0].increment.count(), clocks[1].increment.count());
    if (own.moves_to_go) text += fmt::format(" movestogo {}", *own.moves_to_go);
    return text;
}

} // namespace

std::string position_command(engine::AnyState const& state, std::span<engine::LegalMove const> played,
                             engine::CastlingStyle castling) {
    auto const replayed = state.clone();
    for (std::size_t i = 0; i < played.size(); ++i) replayed->undo();
    auto command = "position fen " + replayed->fen();
    if (!played.empty()) command += " moves";
    for (auto const& move : played) {
        command += " " + replayed->protocol_text(move, castling);
        replayed->play(move);
    }
    return command;
}

std::string go_command(search::Limits const& limits, Turn const& turn) {
    std::string command = "go";
    if (limits.depth) command += fmt::format(" depth {}", limits.depth->value());
    if (limits.nodes) command += fmt::format(" nodes {}", *limits.nodes);
    if (limits.move_time) command += fmt::format(" movetime {}", limits.move_time->count());
    if (limits.clock)
        command += clock_words(turn.clocks.value_or(std::array{*limits.clock, *limits.clock}), *limits.clock);
    return command;
}

} // namespace play
