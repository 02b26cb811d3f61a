#include "board_replay.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace tests {
namespace {

using engine::AnyState;
using engine::LegalMove;
using Json = nlohmann::json;

class Replay {
  public:
    Replay(AnyState const& before, BoardPromise const& promise)
        : promise_(promise),
          player_(before.side_to_move()),
          wanted_(piece_balance(before, player_) + promise.gain) {}

    Fault player(AnyState const& at, Json const& node, int made, SeenLine line) {
        if (!node.is_object() || !node.contains("move") || !node["move"].is_string()) return "no move";
        auto const move = legal_move_written(at, node["move"]);
        if (!move) return "illegal " + node["move"].get<std::string>();
        if (promise_.wins_in && made > *promise_.wins_in) return "longer than promised";
        longest_ = std::max(longest_, made);
        line.moves.push_back({move->squares, changes_piece(at, *move)});
        auto const after = played(at, *move);
        auto const result = after->outcome();
        if (result && result->winner != player_) return "not won";
        bool const told = node.value("leaf", "") == "won";
        if (result.has_value() != told) return "an end that is none, or is not told";
        if (!result) return replies(*after, node, made, line);
        line.is_won = true;
        line.loser_has_pieces = has_pieces(*after);
        lines.push_back(std::move(line));
        return std::nullopt;
    }

    // The opponent is to move: he cannot win at once, nor bring it below the promise by taking.
    bool rests(AnyState const& at, int depth) {
        return remembered(at, [&] { return nothing_helps(at, depth); });
    }
    // The player is to move: he may pass, where that means anything, or finds a move.
    bool keeps(AnyState const& at, int depth) {
        return remembered(at, [&] { return something_helps(at, depth); });
    }

    [[nodiscard]] int longest() const { return longest_; }
    std::vector<SeenLine> lines;

  private:
    static bool has_pieces(AnyState const& at) {
        return std::ranges::any_of(at.view().cells, [&](auto const& cell) {
            return cell.piece && cell.piece->colour == at.side_to_move();
        });
    }

    Fault replies(AnyState const& after, Json const& node, int made, SeenLine const& line) {
        if (!node.contains("replies") || !node["replies"].is_array()) return "no replies";
        std::set<std::string> answered;
        for (auto const& reply : node["replies"]) {
            if (!reply.is_object() || !reply.contains("move") || !reply["move"].is_string())
                return "no reply";
            std::string const name = reply["move"];
            auto const move = legal_move_written(after, name);
            if (!move) return "illegal reply " + name;
            if (!answered.insert(name).second) return "the same reply twice";
            auto longer = line;
            longer.moves.push_back({move->squares, changes_piece(after, *move)});
            if (auto fault = answer(*played(after, *move), reply, made, std::move(longer)))
                return name + ": " + *fault;
        }
        for (auto const& move : after.legal_moves())
            if (!answered.contains(written(after, move))) return "no answer to " + move.text;
        return std::nullopt;
    }

    Fault answer(AnyState const& at, Json const& reply, int made, SeenLine line) {
        if (at.outcome()) return "the game ends here";
        if (!reply.contains("leaf")) {
            if (!reply.contains("replies") || reply["replies"].size() != 1) return "not one answer";
            return player(at, reply["replies"][0], made + 1, std::move(line));
        }
        if (promise_.wins_in) return "no win at the end";
        if (reply.contains("replies") && !reply["replies"].empty()) return "an end that goes on";
        if (reply["leaf"] == "stands") {
            lines.push_back(std::move(line));
            return stands(at, 0) ? std::nullopt : no_gain();
        }
        if (reply["leaf"] != "settles" || !reply.contains("by") || !reply["by"].is_string())
            return "unknown end";
        auto const by = legal_move_written(at, reply["by"]);
        if (!by) return "illegal " + reply["by"].get<std::string>();
        line.moves.push_back({by->squares, changes_piece(at, *by)});
        lines.push_back(std::move(line));
        return rests(*played(at, *by), 0) ? std::nullopt : no_gain();
    }
    static Fault no_gain() { return "the gain is not there"; }

    bool stands(AnyState const& at, int depth) {
        if (piece_balance(at, player_) < wanted_) return false;
        auto const passed = at.passed(); // null in check, and where nobody can pass
        return passed && rests(*passed, depth + 1);
    }

    bool nothing_helps(AnyState const& at, int depth) {
        if (auto const result = at.outcome()) return result->winner == player_;
        if (depth > 30) return false;
        bool const forced = has_no_choice(at);
        if (!forced && piece_balance(at, player_) < wanted_) return false;
        for (auto const& move : at.legal_moves()) {
            if (at.game() == "knights" && move.squares.captured.empty()) continue; // only taking wins there
            auto const after = played(at, move);
            if (auto const result = after->outcome(); result && result->winner == ~player_) return false;
            bool const counts = forced || !move.squares.captured.empty() || changes_piece(at, move);
            if (counts && !keeps(*after, depth + 1)) return false;
        }
        return true;
    }

    bool something_helps(AnyState const& at, int depth) {
        if (depth > 30 || at.outcome()) return false;
        if (stands(at, depth)) return true;
        bool const any_move = at.game() != "chess" || has_no_choice(at);
        for (auto const& move : at.legal_moves())
            if (any_move || !move.squares.captured.empty() || changes_piece(at, move))
                if (rests(*played(at, move), depth + 1)) return true;
        return false;
    }

    template <class Answer>
    bool remembered(AnyState const& at, Answer answer) {
        auto const key = at.fen();
        auto const known = known_.find(key);
        if (known != known_.end()) return known->second;
        bool const result = answer();
        known_[key] = result;
        return result;
    }

    std::map<std::string, bool> known_; // the side to move tells which question it was
    BoardPromise promise_;
    core::Colour player_;
    int wanted_;
    int longest_ = 0;
};

int worth_of(bool draughts, char letter) {
    if (draughts) return letter == 'K' ? 2 : 1;
    switch (letter) {
    case 'Q':
        return 9;
    case 'R':
        return 5;
    case 'B':
    case 'N':
        return 3;
    case 'P':
        return 1;
    default:
        return 0;
    }
}

} // namespace

std::unique_ptr<AnyState> played(AnyState const& state, LegalMove const& move) {
    auto after = state.clone();
    after->play(move);
    return after;
}

std::string written(AnyState const& state, LegalMove const& move) {
    return state.protocol_text(move, engine::CastlingStyle::king_target);
}

std::optional<LegalMove> legal_move_written(AnyState const& state, std::string const& name) {
    for (auto const& move : state.legal_moves())
        if (written(state, move) == name) return move;
    return std::nullopt;
}

bool changes_piece(AnyState const& state, LegalMove const& move) {
    if (!state.game().starts_with("draughts")) return move.squares.promotion.has_value();
    auto const after = played(state, move);
    return state.view().cells[static_cast<std::size_t>(move.squares.from)].piece !=
           after->view().cells[static_cast<std::size_t>(move.squares.to)].piece;
}

bool has_no_choice(AnyState const& state) {
    if (state.view().check) return true;
    if (!state.game().starts_with("draughts") || state.game() == "draughts-house") return false;
    auto const moves = state.legal_moves();
    return std::ranges::any_of(moves, [](auto const& move) { return !move.squares.captured.empty(); });
}

int piece_balance(AnyState const& state, core::Colour player) {
    int balance = 0;
    bool const draughts = state.game().starts_with("draughts");
    for (auto const& cell : state.view().cells)
        if (cell.piece) {
            int const worth = state.game() == "knights" ? 1 : worth_of(draughts, cell.piece->letter);
            balance += cell.piece->colour == player ? worth : -worth;
        }
    return balance;
}

Replayed replayed(AnyState const& before, Json const& proof, BoardPromise const& promise) {
    if (!promise.wins_in && promise.gain < 1) return {"nothing is promised", {}};
    Replay replay(before, promise);
    auto fault = replay.player(before, proof, 1, {});
    if (!fault && promise.wins_in && replay.longest() != *promise.wins_in)
        fault = "the win is nearer than promised";
    return {std::move(fault), std::move(replay.lines)};
}

bool forces_at_once(AnyState const& state, LegalMove const& move, BoardPromise const& promise) {
    auto const after = played(state, move);
    if (auto const result = after->outcome()) return result->winner == state.side_to_move();
    if (promise.wins_in) return false;
    Replay replay(state, promise);
    return std::ranges::all_of(after->legal_moves(),
                               [&](auto const& reply) { return replay.keeps(*played(*after, reply), 0); });
}

} // namespace tests
