// A position as the facts that rules speak of (kb/GAME/facts.pl says what each means). The families of games share rules:
// chess, draughts (all variants), knights and hexapawn (both boards).
#pragma once

#include "engine/any_game.hpp"
#include "games/chess/position.hpp"
#include "knowledge/board_map.hpp"
#include "knowledge/family.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace knowledge {

// What the rules can ask of a chess position without any clause being written: the board and its legal moves, each pair of
// squares once.
struct ChessBoard {
    struct Step {
        chess::Square from;
        chess::Square to;

        bool operator==(Step const&) const = default;
    };
    ChessBoard() = default; // an empty board
    explicit ChessBoard(chess::Position const& at);

    chess::Position position;
    std::vector<Step> steps; // in the order of generation; castling as the king's own two squares
};

struct Facts {
    Family family;
    BoardMap map;
    std::vector<std::string> clauses; // `piece(k, white, 1, 5)`, without the full stop
    std::optional<ChessBoard> chess;
};

// Are the games of a family played on boards of different sizes? Then board(Size) is one of its facts.
bool has_several_boards(Family family);

Facts facts_of(engine::AnyState const& state);
// The same, with only these of its legal moves: tells two captures apart that share their squares.
Facts facts_of(engine::AnyState const& state, std::vector<engine::LegalMove> const& moves);
BoardMap board_map_of(engine::AnyState const& state);

// A move as its two squares: e7e8, or 32-28 where squares are numbers.
std::string move_name(BoardMap const& map, Place from, Place to);

} // namespace knowledge
