#include "proof_checker.hpp"

#include "games/chess/draws.hpp"
#include "games/chess/movegen.hpp"
#include "games/chess/uci_move.hpp"
#include "plain_board.hpp"

#include <algorithm>
#include <set>
#include <unordered_map>
#include <vector>

namespace tests {
namespace {

using chess::Position;
using Json = nlohmann::json;

std::string uci(Position const& at, chess::Move move) {
    return chess::to_uci(at, move, chess::CastlingStyle::king_target);
}

class Replay {
  public:
    Replay(Position const& before, Promise const& promise)
        : promise_(promise),
          white_(before.side_to_move() == chess::Colour::white),
          wanted_(material(before, white_) + promise.gain) {}

    // The player's move, and all that follows.
    std::optional<std::string> player(Position const& at, Json const& node, int made) {
        if (!node.is_object() || !node.contains("move") || !node["move"].is_string()) return "no move";
        auto const move = legal_move_named(at, node["move"]);
        if (!move) return "illegal " + node["move"].get<std::string>();
        if (promise_.mate && made > *promise_.mate) return "longer than promised";
        longest_ = std::max(longest_, made);
        auto const after = played(at, *move);
        auto const legal = legal_moves(after);
        if (legal.empty()) {
            if (!after.in_check()) return "stalemate";
            return node.value("leaf", "") == "won" ? std::nullopt
                                                   : std::optional<std::string>("mate not told");
        }
        if (is_drawn(after)) return "a draw";
        if (node.contains("leaf")) return "an end where there are replies";
        return replies(after, legal, node, made);
    }
    [[nodiscard]] int longest() const { return longest_; }

  private:
    std::optional<std::string> replies(Position const& after, std::vector<chess::Move> const& legal,
                                       Json const& node, int made) {
        if (!node.contains("replies") || !node["replies"].is_array()) return "no replies";
        std::set<std::string> answered;
        for (auto const& reply : node["replies"]) {
            if (!reply.is_object() || !reply.contains("move") || !reply["move"].is_string())
                return "no reply";
            std::string const name = reply["move"];
            auto const move = legal_move_named(after, name);
            if (!move) return "illegal reply " + name;
            if (!answered.insert(uci(after, *move)).second) return "the same reply twice";
            if (auto const fault = answer(played(after, *move), reply, made)) return name + ": " + *fault;
        }
        for (auto const move : legal)
            if (!answered.contains(uci(after, move))) return "no answer to " + uci(after, move);
        return std::nullopt;
    }

    std::optional<std::string> answer(Position const& at, Json const& reply, int made) {
        if (is_drawn(at)) return "a draw";
        if (!reply.contains("leaf")) {
            if (!reply.contains("replies") || reply["replies"].size() != 1) return "not one answer";
            return player(at, reply["replies"][0], made + 1);
        }
        if (promise_.mate) return "no mate at the end";
        if (reply.contains("replies") && !reply["replies"].empty()) return "an end that goes on";
        if (reply["leaf"] == "stands") return stands(at, 0) ? std::nullopt : no_gain();
        if (reply["leaf"] != "settles" || !reply.contains("by") || !reply["by"].is_string())
            return "unknown end";
        auto const by = legal_move_named(at, reply["by"]);
        if (!by) return "illegal " + reply["by"].get<std::string>();
        return rests(played(at, *by), 0) ? std::nullopt : no_gain();
    }
    static std::optional<std::string> no_gain() { return "the gain is not there"; }

    static bool is_drawn(Position const& at) { return at.halfmove_clock() >= 100 || chess::is_dead(at); }

    // The player passes and loses nothing of it.
    bool stands(Position const& at, int depth) {
        if (at.in_check() || material(at, white_) < wanted_ || legal_moves(at).empty()) return false;
        auto passed = at;
        chess::Undo undo;
        passed.make_null(undo);
        return rests(passed, depth + 1);
    }

    // The opponent is to move: he has too little, mates nobody, and no capture or promotion helps; in check no move does.
    bool rests(Position const& at, int depth) {
        return remembered(at, [&] { return nothing_helps(at, depth); });
    }
    bool nothing_helps(Position const& at, int depth) {
        auto const legal = legal_moves(at);
        if (legal.empty()) return at.in_check();
        if (depth > 30 || is_drawn(at)) return false;
        if (!at.in_check() && material(at, white_) < wanted_) return false;
        for (auto const move : legal) {
            auto const after = played(at, move);
            if (after.in_check() && legal_moves(after).empty()) return false;
        }
        for (auto const move : dearest_first(at, legal))
            if (!keeps(played(at, move), depth + 1)) return false;
        return true;
    }

    // The player is to move: he passes, or finds a capture or a promotion; in check any move.
    bool keeps(Position const& at, int depth) {
        return remembered(at, [&] { return something_helps(at, depth); });
    }
    bool something_helps(Position const& at, int depth) {
        if (depth > 30 || is_drawn(at)) return false;
        if (stands(at, depth)) return true;
        for (auto const move : dearest_first(at, legal_moves(at)))
            if (rests(played(at, move), depth + 1)) return true;
        return false;
    }

    // Captures and promotions, in check every move. In which order is of no consequence for the answer, but the one that
    // changes most is most often the one that decides, and without it the search takes minutes.
    static std::vector<chess::Move> dearest_first(Position const& at, std::vector<chess::Move> const& legal) {
        std::vector<std::pair<int, chess::Move>> ranked;
        for (auto const move : legal) {
            if (!at.in_check() && !at.is_capture(move) && !move.is_promotion()) continue;
            auto const to = move.to();
            int const taken = at.is_capture(move) ? std::max(1, worth(letter_on(at, spot_of(to)))) : 0;
            int const mover = worth(letter_on(at, spot_of(move.from())));
            ranked.emplace_back(-16 * (taken + 8 * int{move.is_promotion()}) + mover, move);
        }
        std::ranges::stable_sort(ranked, {}, [](auto const& one) { return one.first; });
        std::vector<chess::Move> moves;
        for (auto const& [rank, move] : ranked) moves.push_back(move);
        return moves;
    }

    // Captures in another order lead to the same position.
    template <class Answer>
    bool remembered(Position const& at, Answer answer) {
        auto const known = known_.find(at.key());
        if (known != known_.end()) return known->second;
        bool const result = answer();
        known_[at.key()] = result;
        return result;
    }

    std::unordered_map<chess::Key, bool>
        known_; // the side to move is part of the key, and tells which question it was
    Promise promise_;
    bool white_;
    int wanted_;
    int longest_ = 0;
};

} // namespace

std::vector<chess::Move> legal_moves(Position const& at) {
    chess::Moves moves;
    chess::generate(at, moves);
    return {moves.begin(), moves.end()};
}

Position played(Position at, chess::Move move) {
    chess::Undo undo;
    at.make(move, undo);
    return at;
}

int exchange(Position const& at, chess::Square square) {
    bool const white = at.side_to_move() == chess::Colour::white;
    int best = 0;
    for (auto const move : legal_moves(at)) {
        if (move.to() != square || !at.is_capture(move)) continue;
        auto const after = played(at, move);
        best = std::max(best, material(after, white) - material(at, white) - exchange(after, square));
    }
    return best;
}

std::optional<chess::Move> legal_move_named(Position const& at, std::string const& name) {
    for (auto const move : legal_moves(at))
        if (uci(at, move) == name) return move;
    return std::nullopt;
}

std::optional<std::string> fault_of_proof(Position const& before, Json const& proof, Promise const& promise) {
    if (!promise.mate && promise.gain < 1) return "nothing is promised";
    Replay replay(before, promise);
    if (auto fault = replay.player(before, proof, 1)) return fault;
    if (promise.mate && replay.longest() != *promise.mate) return "the mate is nearer than promised";
    return std::nullopt;
}

} // namespace tests
