// What the refinements for people promise: text, referee and picture, one function a promise.
#pragma once

#include "tests/conformance/rules_checks.hpp"

#include <algorithm>
#include <set>

namespace conformance {

template <core::HasText G>
Failure reads_back(core::PositionOf<G> const& at) {
    auto const text = G::position_text(at);
    auto const parsed = G::parse_position(text);
    if (!parsed) return "position_text is not readable " + described<G>(at);
    if (!parsed->warnings.empty()) return "position_text is read with a warning " + described<G>(at);
    if (parsed->position.key() != at.key()) return "the key differs from a fresh one " + described<G>(at);
    if (parsed->position != at) return "position_text does not say all of the position " + described<G>(at);
    if (text.find('\n') != std::string::npos)
        return "position_text is more than one line " + described<G>(at);
    return std::nullopt;
}

// A fresh key and a fresh position are those of the text read back: at the position and behind each move.
template <core::HasText G>
Failure position_text_round_trips(core::PositionOf<G> const& at) {
    if (auto failure = reads_back<G>(at)) return failure;
    for (auto const move : legal_moves<G>(at))
        if (auto failure = reads_back<G>(after<G>(at, move)))
            return *failure + ", reached " + described<G>(at, move);
    return std::nullopt;
}

// The same position with the other side to move, where the text says so by `w` and `b` in its second field
// (FEN) or by a first letter before a colon (PDN).
inline std::optional<std::string> side_swapped(std::string text) {
    auto const field = text.find(' ') + 1; // 0 when there is one field only
    auto const swap = [&](std::size_t at, char white, char black) {
        text[at] = text[at] == white ? black : white;
        return text;
    };
    if (field > 0 && field < text.size() && (text[field] == 'w' || text[field] == 'b'))
        return swap(field, 'w', 'b');
    if (text.size() > 1 && text[1] == ':' && (text[0] == 'W' || text[0] == 'B')) return swap(0, 'W', 'B');
    return std::nullopt;
}

// For games that know no null move: the text passes the turn instead.
template <core::HasText G>
Failure evaluation_is_antisymmetric_by_text(core::PositionOf<G> const& at) {
    auto const text = side_swapped(G::position_text(at));
    if (!text) return "the text does not say whose turn it is " + described<G>(at);
    auto const passed = G::parse_position(*text);
    if (!passed || legal_moves<G>(at).empty() || legal_moves<G>(passed->position).empty())
        return std::nullopt;
    if (!turns_sign<G>(at, passed->position))
        return "evaluate does not turn its sign with the side to move " + described<G>(at);
    return std::nullopt;
}

template <core::HasText G>
Failure move_text_round_trips(core::PositionOf<G> const& at) {
    for (auto const move : legal_moves<G>(at)) {
        auto const text = G::move_text(at, move);
        if (text.empty()) return "a move has no text " + described<G>(at);
        auto const parsed = G::parse_move(at, text);
        if (!parsed) return "move_text is not readable " + described<G>(at, move);
        if (*parsed != move) return "move_text is read as another move " + described<G>(at, move);
    }
    return std::nullopt;
}

// Without moves the game is over as no_moves_score says; with moves it can only be a draw, which is_draw tells the
// search too. A claim may need a further move, so is_draw need not know it.
template <core::HasReferee G>
Failure outcome_agrees(core::PositionOf<G> const& at, core::KeyTrail const& trail) {
    auto const outcome = G::outcome(at, trail);
    if (legal_moves<G>(at).empty()) {
        if (!outcome) return "no move is left and yet no outcome " + described<G>(at);
        bool const lost = G::no_moves_score(at, core::Ply{0}) != core::drawn;
        if (outcome->winner != (lost ? std::optional(~at.side_to_move()) : std::nullopt))
            return "the outcome is not what no_moves_score says " + described<G>(at);
        return std::nullopt;
    }
    if (outcome && outcome->winner) return "somebody won and yet there are moves " + described<G>(at);
    if (outcome && !G::is_draw(at, trail))
        return "is_draw misses a draw of the referee's " + described<G>(at);
    if (G::is_draw(at, trail) && !outcome && !G::claimable_draw(at, trail))
        return "is_draw sees a draw the referee does not " + described<G>(at);
    return std::nullopt;
}

template <core::HasBoardView G>
Failure view_is_whole(core::PositionOf<G> const& at) {
    auto const view = G::view(at);
    auto const labels_fit = [](auto const& labels, int count) {
        return labels.empty() || static_cast<int>(labels.size()) == count;
    };
    if (view.columns <= 0 || static_cast<int>(view.cells.size()) != view.columns * view.rows)
        return "the view has not columns times rows cells " + described<G>(at);
    if (!labels_fit(view.column_labels, view.columns) || !labels_fit(view.row_labels, view.rows))
        return "the view's labels do not fit its sides " + described<G>(at);
    std::set<std::string> names;
    for (auto const& cell : view.cells) {
        if (cell.name.empty() && cell.piece) return "a piece stands where nobody can " + described<G>(at);
        if (!cell.name.empty() && !names.insert(cell.name).second)
            return "two cells are called " + cell.name + " " + described<G>(at);
    }
    return std::nullopt;
}

inline int count_pieces(core::BoardView const& view, core::Colour colour) {
    return static_cast<int>(std::ranges::count_if(
        view.cells, [&](core::Cell const& cell) { return cell.piece && cell.piece->colour == colour; }));
}

inline bool holds(core::BoardView const& view, int cell, core::Colour colour) {
    auto const& piece = view.cells.at(static_cast<std::size_t>(cell)).piece;
    return piece && piece->colour == colour;
}

// The squares of a move are where the picture shows it: what moves, where it arrives, what disappears.
template <class G>
requires core::HasBoardView<G> && core::HasReferee<G>
    Failure squares_agree_with_view(core::PositionOf<G> const& at) {
    auto const before = G::view(at);
    auto const mover = at.side_to_move();
    int const cells = before.columns * before.rows;
    auto const inside = [&](int cell) { return cell >= 0 && cell < cells; };
    for (auto const move : legal_moves<G>(at)) {
        auto const squares = G::squares(at, move);
        if (!inside(squares.from) || !inside(squares.to) || !std::ranges::all_of(squares.captured, inside))
            return "squares names a cell off the board " + described<G>(at, move);
        auto const path = squares.path();
        if (!std::ranges::all_of(path, inside) || path.front() != squares.from || path.back() != squares.to)
            return "the path does not lead from from to to " + described<G>(at, move);
        if (std::max<std::size_t>(squares.captured.size(), 1) + 1 < path.size())
            return "the path comes down more often than it captures " + described<G>(at, move);
        if (!holds(before, squares.from, mover))
            return "nothing of the mover's at from " + described<G>(at, move);
        auto const next = G::view(after<G>(at, move));
        if (!holds(next, squares.to, mover)) return "nothing of the mover's at to " + described<G>(at, move);
        for (int const cell : squares.captured)
            if (!holds(before, cell, ~mover) || holds(next, cell, ~mover))
                return "a captured cell holds no captured piece " + described<G>(at, move);
        std::set<int> const captured(squares.captured.begin(), squares.captured.end());
        int const lost = count_pieces(before, ~mover) - count_pieces(next, ~mover);
        if (captured.size() != squares.captured.size() || lost != static_cast<int>(captured.size()))
            return "squares does not name every captured piece once " + described<G>(at, move);
        if (count_pieces(before, mover) != count_pieces(next, mover))
            return "the mover has not as many pieces as before " + described<G>(at, move);
    }
    return std::nullopt;
}

} // namespace conformance
