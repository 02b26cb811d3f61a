// What a game says of itself to the modules above the search, so that none of them compares names of games.
// Each game keeps its GameInfo in its own folder (games/*/info.hpp).
#pragma once

#include "core/message.hpp"
#include "core/strength.hpp"

#include <concepts>
#include <optional>
#include <span>
#include <string_view>

namespace core {

struct NamedPosition {
    std::string_view name;
    std::string_view fen;
};

enum class MoveNotation { san, squares, numbers };
enum class RecordFormat { pgn, pdn };
enum class PieceStyle { chess, draughts }; // how its pieces are drawn and written
enum class WinName { mate, win };          // what people call a won end

// A kind of piece, by the letter that BoardView has for it.
struct PieceInfo {
    char letter;
    int worth;                  // as proofs count material; 0 for a king that is never taken
    std::string_view rule_name; // in the facts of the knowledge base
    MessageKey title;
};

// How clear a win must be for a puzzle, and how clearly no other move may win; centipawns, or hundredths of a piece.
struct PuzzleBar {
    int winning;          // the one move has at least this
    int not_winning;      // and every other at most this
    int gap;              // and so much lies between them
    int before;           // what the solver had at most before the opponent's move: it was a mistake
    bool single_captures; // does a move that only takes make a puzzle?
};

// What the lab's report measures of a game.
struct LabEffort {
    int positions; // so many middlegames are searched to `depth` by all but minimax
    int depth;
    int growth_positions; // of them, searched to every depth up to it
    int minimax_depth;    // minimax takes part up to here
    int games;            // against the random player, at `game_depth`
    int game_depth;
};

// Names in files and protocols.
struct RecordInfo {
    RecordFormat format = RecordFormat::pgn;
    std::optional<int> pdn_game_type = std::nullopt;
    bool is_default = false;                            // of a PGN file that names no game
    std::span<std::string_view const> other_names = {}; // of the PGN header Variant, lower case without spaces
};
struct HubInfo {
    std::string_view name = {}; // empty: not played over the Hub protocol
    int place = 0;              // where lists of variants have it
    std::span<std::string_view const> other_names = {};
};
struct PositionTextInfo {
    std::string_view separators; // between the fields of a position's text
    std::size_t board_fields;    // how many of them come before the counters
};

struct GameInfo {
    std::string_view name;
    std::string_view family; // games that share rules of the knowledge base, puzzle ratings and pictures
    MessageKey title;
    MessageKey summary;
    std::span<std::string_view const> other_names = {}; // also accepted where a person names a game

    std::span<PieceInfo const> pieces;
    PieceStyle style = PieceStyle::chess;
    MoveNotation notation = MoveNotation::squares;
    WinName win_name = WinName::win;
    MessageKey one_piece;          // material won: "a man"
    MessageKey many_pieces;        // "{} men"
    bool white_sits_above = false; // in diagrams

    RecordInfo record = {};
    HubInfo hub = {};
    PositionTextInfo position_text;
    std::span<NamedPosition const> positions = {};         // besides "start"
    std::span<std::string_view const> bench_positions = {}; // none: from random games
    int bench_depth;
    int self_play_opening; // random plies before self-play begins: as many as leave the opening open but sound

    Ladder const* levels;
    PuzzleBar puzzles;
    std::optional<LabEffort> lab = std::nullopt; // none: not part of the lab's report
    std::optional<LabEffort> quick_lab = std::nullopt;
};

template <class G>
concept HasInfo = requires {
    { G::info } -> std::convertible_to<GameInfo const&>;
};

// The piece that a letter stands for; null for none.
constexpr PieceInfo const* piece_with(GameInfo const& info, char letter) {
    for (auto const& piece : info.pieces)
        if (piece.letter == letter) return &piece;
    return nullptr;
}

} // namespace core
