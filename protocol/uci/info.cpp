// Writing UCI.
#include "protocol/uci/info.hpp"

#include "engine/shown_score.hpp"
#include "engine/win_chances.hpp"

#include <fmt/format.h>

namespace protocol::uci {
namespace {

constexpr std::string_view no_move = "0000"; // UCI's null move

std::string_view bound_text(search::Bound bound) {
    if (bound == search::Bound::lower) return " lowerbound";
    if (bound == search::Bound::upper) return " upperbound";
    return "";
}

// Each move is written in the state it is played in.
std::string moves_text(engine::AnyState const& root, std::vector<engine::LegalMove> const& moves,
                       engine::CastlingStyle style) {
    auto const state = root.clone();
    std::string text;
    for (auto const& move : moves) {
        text += ' ' + state->protocol_text(move, style);
        state->play(move);
    }
    return text;
}

std::uint64_t nodes_per_second(std::uint64_t nodes, std::chrono::microseconds elapsed) {
    auto const microseconds = std::max<std::int64_t>(elapsed.count(), 1);
    return static_cast<std::uint64_t>(static_cast<double>(nodes) * 1e6 / static_cast<double>(microseconds));
}

char letter_of(core::Cell const& cell) {
    if (!cell.piece) return '.';
    bool const black = cell.piece->colour == core::Colour::black;
    return static_cast<char>(cell.piece->letter + (black ? 'a' - 'A' : 0));
}

} // namespace

std::string score_text(core::Score score, search::Bound bound, bool with_chances) {
    auto const moves = engine::moves_to_end(score);
    auto text =
        fmt::format("score {} {}{}", moves ? "mate" : "cp", moves.value_or(score.value()), bound_text(bound));
    if (!with_chances) return text;
    auto const chances = engine::win_chances(score);
    return text + fmt::format(" wdl {} {} {}", chances.win, chances.draw, chances.loss);
}

std::string info_line(engine::AnyState const& root, engine::Line const& line, Options const& options) {
    using std::chrono::duration_cast;
    return fmt::format("info depth {} seldepth {} multipv {} {} nodes {} nps {} hashfull {} time {} pv{}",
                       line.depth.value(), line.selective_depth.value(), line.rank,
                       score_text(line.score, line.bound, options.show_wdl), line.nodes,
                       nodes_per_second(line.nodes, line.elapsed), line.hash_permille,
                       duration_cast<search::Milliseconds>(line.elapsed).count(),
                       moves_text(root, line.moves, options.castling()));
}

std::string current_move_line(engine::AnyState const& root, engine::CurrentMove const& current,
                              Options const& options) {
    return fmt::format("info depth {} currmove {} currmovenumber {}", current.depth.value(),
                       root.protocol_text(current.move, options.castling()), current.number);
}

std::string best_move_line(engine::AnyState const& root, engine::Finding const& finding,
                           Options const& options) {
    if (!finding.move) return fmt::format("bestmove {}", no_move);
    auto const text = "bestmove " + root.protocol_text(*finding.move, options.castling());
    if (!finding.ponder) return text;
    auto const next = root.clone();
    next->play(*finding.move);
    return text + " ponder " + next->protocol_text(*finding.ponder, options.castling());
}

std::string over_line(engine::AnyState const& state, Options const& options) {
    auto const outcome = state.outcome();
    bool const lost = outcome && outcome->winner && *outcome->winner != state.side_to_move();
    auto const score = lost ? core::lost_in(core::Ply{0}) : core::drawn;
    auto const text = "info depth 0 " + score_text(score, search::Bound::exact, false);
    if (!options.show_wdl) return text;
    return text + (lost ? " wdl 0 0 1000" : " wdl 0 1000 0"); // nothing is left to chance
}

std::string board_text(engine::AnyState const& state) {
    auto const board = state.view();
    std::string text;
    for (int row = 0; row < board.rows; ++row) {
        for (int column = 0; column < board.columns; ++column)
            text += fmt::format(
                "{} ", letter_of(board.cells[static_cast<std::size_t>(row * board.columns + column)]));
        text += fmt::format(" {}\n", board.row_labels[static_cast<std::size_t>(row)]);
    }
    text += '\n' + fmt::format("{}", fmt::join(board.column_labels, " "));
    return text + "\n\nFen: " + state.fen();
}

} // namespace protocol::uci
