// Writing Hub.
#include "protocol/hub/info.hpp"

#include "protocol/hub/line.hpp"
#include "protocol/hub/position.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace protocol::hub {

std::string score_text(core::Score score) {
    constexpr double end_of_game = 100;
    if (core::is_win(score)) return fmt::format("{:.2f}", end_of_game - (core::won - score).value() / 100.0);
    if (core::is_loss(score)) return fmt::format("{:.2f}", (core::won + score).value() / 100.0 - end_of_game);
    return fmt::format(
        "{:.2f}", std::clamp(score.value() / 100.0, -largest_shown_evaluation, largest_shown_evaluation));
}

std::string info_line(engine::AnyState const& root, engine::Line const& line) {
    auto const state = root.clone();
    std::string moves;
    for (auto const& move : line.moves) {
        moves += (moves.empty() ? "" : " ") + write_move(*state, move);
        state->play(move);
    }
    auto const microseconds = static_cast<double>(std::max<std::int64_t>(line.elapsed.count(), 1));
    auto text = LineWriter("info")
                    .add("depth", std::to_string(line.depth.value()))
                    .add("score", score_text(line.score))
                    .add("nodes", std::to_string(line.nodes))
                    .add("time", fmt::format("{:.3f}", microseconds / 1e6))
                    .add("nps", fmt::format("{:.2f}", static_cast<double>(line.nodes) / microseconds))
                    .text();
    return text + " pv=\"" + moves + '"'; // in quotation marks also when it is one move
}

std::string done_line(engine::AnyState const& root, engine::Finding const& finding) {
    LineWriter line("done");
    if (!finding.move) return line.text();
    line.add("move", write_move(root, *finding.move));
    if (!finding.ponder) return line.text();
    auto const next = root.clone();
    next->play(*finding.move);
    return line.add("ponder", write_move(*next, *finding.ponder)).text();
}

std::string over_line(engine::AnyState const& state) {
    auto const outcome = state.outcome();
    bool const lost = outcome && outcome->winner && *outcome->winner != state.side_to_move();
    return LineWriter("info")
        .add("depth", "0")
        .add("score", score_text(lost ? core::lost_in(core::Ply{0}) : core::drawn))
        .text();
}

} // namespace protocol::hub
