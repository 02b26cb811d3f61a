// Games without their types, for whoever sits at the table rather than in the search: a game by name and a
// state that is played on. One virtual call a command, never one a node.
#pragma once

#include "core/board_view.hpp"
#include "core/error.hpp"
#include "core/game.hpp"
#include "core/game_info.hpp"
#include "core/outcome.hpp"
#include "core/types.hpp"
#include "search/teaching/statistics.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace engine {

class AnyEngine;
class AnyOrder;
class AnyWeights;
struct EngineOptions;

using core::CastlingStyle;
using core::NamedPosition;

// A legal move of one state. `number` is its place among the state's legal moves.
struct LegalMove {
    int number = 0;
    std::string text;
    core::MoveSquares squares;

    // A passed turn, which AnyState::pass gives: no move of the rules, and none of legal_moves().
    static constexpr int pass_number = -1;
    [[nodiscard]] bool is_pass() const { return number == pass_number; }

    bool operator==(LegalMove const&) const = default;
};

struct Division {
    std::string move;
    std::uint64_t nodes;
};

// The searches of the textbook, both with the game's classic evaluation.
enum class Textbook { minimax, alpha_beta };

struct TextbookSearch {
    Textbook search = Textbook::alpha_beta;
    core::Ply depth;
    AnyOrder const* order = nullptr; // of the same game; none: the moves as they are generated
};

struct Advice {
    std::optional<LegalMove> move; // none when the game is over
    core::Score value;             // for the side to move
    search::SearchStatistics statistics;
};

// A game in progress: the position, how it came about, and the way back.
class AnyState {
  public:
    virtual ~AnyState() = default;
    [[nodiscard]] virtual std::unique_ptr<AnyState> clone() const = 0;

    // What the game says of itself, and its place in games::AllGames, which engine/visit.hpp leads back to its type by.
    [[nodiscard]] virtual core::GameInfo const& info() const = 0;
    [[nodiscard]] virtual int game_place() const = 0;
    [[nodiscard]] std::string_view game() const { return info().name; }

    [[nodiscard]] virtual core::Colour side_to_move() const = 0;
    [[nodiscard]] virtual int plies() const = 0; // played here, not before the first position

    [[nodiscard]] virtual std::vector<LegalMove> legal_moves() const = 0;
    [[nodiscard]] virtual LegalMove legal_move(int number) const = 0; // one of legal_moves(), faster
    [[nodiscard]] virtual core::Expected<LegalMove> parse_move(std::string_view written) const = 0;
    // A move as protocols between programs write it: e2e4, e7e8q. Games without such a protocol use their own notation.
    [[nodiscard]] virtual std::string protocol_text(LegalMove const& move, CastlingStyle style) const = 0;
    virtual void play(LegalMove const& move) = 0; // one of legal_moves() of this very state, or its pass()
    virtual bool undo() = 0;                      // false at the first position

    // The turn passed, as games in files have it (--): none in check, without a legal move, and where nobody can pass.
    [[nodiscard]] virtual std::optional<LegalMove> pass() const = 0;

    // The same position with the other side to move, as a first position; null where nobody can pass.
    [[nodiscard]] virtual std::unique_ptr<AnyState> passed() const = 0;
    // The same where only the board is of interest, to see what a side threatens: also in games whose rules know no pass.
    [[nodiscard]] virtual std::unique_ptr<AnyState> with_side_swapped() const = 0;

    [[nodiscard]] virtual std::optional<core::Outcome> outcome() const = 0;
    [[nodiscard]] virtual std::optional<core::MessageKey> claimable_draw() const = 0;

    [[nodiscard]] virtual core::BoardView view() const = 0;
    [[nodiscard]] virtual std::string fen() const = 0;
    [[nodiscard]] virtual std::string json() const = 0; // one line

    [[nodiscard]] virtual Advice advice(TextbookSearch const& search,
                                        std::stop_token const& stop = {}) const = 0;
    [[nodiscard]] virtual std::uint64_t perft(core::Depth depth, int threads) const = 0;
    [[nodiscard]] virtual std::vector<Division> divide(core::Depth depth, int threads) const = 0;
};

struct Opened {
    std::unique_ptr<AnyState> state;
    std::vector<core::Message> warnings;
};

class AnyGame {
  public:
    virtual ~AnyGame() = default;

    [[nodiscard]] virtual core::GameInfo const& info() const = 0;
    [[nodiscard]] virtual int game_place() const = 0; // as AnyState's
    [[nodiscard]] std::string_view name() const { return info().name; }
    [[nodiscard]] core::MessageKey title() const { return info().title; } // what people call it
    [[nodiscard]] std::span<NamedPosition const> positions() const { return info().positions; } // besides "start"
    [[nodiscard]] virtual std::unique_ptr<AnyState> start() const = 0;
    [[nodiscard]] virtual core::Expected<Opened> from_fen(std::string_view fen) const = 0;

    [[nodiscard]] virtual std::unique_ptr<AnyEngine> engine(EngineOptions const& options) const = 0;

    // The evaluation's weights: those that are built in, and those with what a file's text changes.
    [[nodiscard]] virtual std::shared_ptr<AnyWeights const> shipped_weights() const = 0;
    [[nodiscard]] virtual core::Expected<std::shared_ptr<AnyWeights const>>
    weights_from(std::string_view text) const = 0;

    // "start", one of positions() by name, or a FEN.
    [[nodiscard]] core::Expected<Opened> open(std::string_view name_or_fen) const;
};

std::span<AnyGame const* const> all_games();
AnyGame const& default_game();             // where nobody says which: the first of all
AnyGame const& game_of(AnyState const& state);
std::span<std::string_view const> families(); // of games, each once, in the order of all_games()

// Another name for a game: `damas` is draughts-spanish.
struct Alias {
    std::string_view name;
    std::string_view game;
};
std::span<Alias const> aliases();

// By its own name or by an alias.
core::Expected<AnyGame const*> game_named(std::string_view name);
core::Expected<AnyGame const*> game_or_default(std::optional<std::string_view> name);

} // namespace engine
