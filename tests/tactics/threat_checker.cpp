#include "threat_checker.hpp"

#include "board_replay.hpp"
#include "claim_checker.hpp"
#include "plain_grid.hpp"
#include "rule_claim_checker.hpp"

#include <algorithm>

namespace tests {
namespace {

using engine::AnyState;
using engine::LegalMove;
using Json = nlohmann::json;

class ThreatCheck {
  public:
    // `real`: where the turn is handed over. `denied`: where the same must not be had.
    ThreatCheck(engine::AnyGame const& game, AnyState const& real, AnyState const& denied, Json const& threat)
        : game_(game),
          real_(real),
          denied_(denied),
          threat_(threat) {}

    // `explained`: the move that may not stand for the pass; empty: any may.
    Fault fault(std::string const& explained) {
        auto const opened = game_.from_fen(threat_.at("fen").get<std::string>());
        if (!opened) return "the position cannot be read";
        auto const& handed = *opened->state;
        if (handed.side_to_move() == real_.side_to_move()) return "the turn was not handed over";
        auto picture = real_.view();
        if (handed.view().cells != picture.cells) return "another board";
        if (has_no_choice(real_)) return "whoever has to act cannot pass";
        if (threat_.at("text").get<std::string>().empty()) return "nothing is said";
        if (auto fault = fault_of_claims(handed)) return fault;
        if (auto fault = fault_after_real_move(explained)) return fault;
        return fault_of_denial();
    }

  private:
    Fault fault_of_claims(AnyState const& handed) {
        auto const& claims = threat_.at("claims");
        if (claims.empty()) return "nothing is claimed";
        auto const& first = claims[0];
        if (!first.at("rule").is_null()) return "the first claim is no outcome";
        if (first.at("mate").is_null())
            promise_.gain = first.at("gain").get<int>();
        else
            promise_.wins_in = first["mate"].get<int>();
        auto const faults = game_.name() == "chess"
                                ? chess_faults(claims)
                                : tests::faults_of_claims(game_, handed, threat_.at("move"), claims);
        return faults.empty() ? std::nullopt : Fault(faults.front());
    }
    [[nodiscard]] std::vector<std::string> chess_faults(Json const& claims) const {
        Json told = {{"fen", threat_.at("fen")}, {"move", threat_.at("move")},  {"claims", claims},
                     {"themes", Json::array()},  {"own_themes", Json::array()}, {"missed", nullptr},
                     {"refutation", nullptr}};
        for (auto const& claim : claims) told["themes"].push_back(claim.at("theme"));
        return faults_of(told);
    }

    // It works on a real board as well: after a quiet move of the side that handed the turn over.
    Fault fault_after_real_move(std::string const& explained) const {
        std::string const name = threat_.at("after");
        auto const move = legal_move_written(real_, name);
        if (!move || name == explained) return "no legal move in place of the pass";
        if (!move->squares.captured.empty() || changes_piece(real_, *move)) return "not a quiet move";
        if (threat_.at("proof").at("move") != threat_.at("move")) return "the proof is of another move";
        return replayed(*played(real_, *move), threat_["proof"], promise_).fault;
    }

    // Nobody has it at once where it is said not to be had.
    Fault fault_of_denial() const {
        for (auto const& move : denied_.legal_moves())
            if (forces_at_once(denied_, move, promise_)) return "it is still there: " + move.text;
        return std::nullopt;
    }

    engine::AnyGame const& game_;
    AnyState const& real_;
    AnyState const& denied_;
    Json const& threat_;
    BoardPromise promise_;
};

Fault fault_of_theme(engine::AnyGame const& game, AnyState const& before, LegalMove const& move,
                     Json const& threat, std::string const& wanted) {
    if (threat.at("theme") == wanted) return threat.at("rule").is_null() ? std::nullopt : Fault("a rule");
    if (wanted != "stops" || threat["theme"] != "safeSquare") return "another theme";
    auto const after = played(before, move);
    PlainGrid const now(game, before);
    PlainGrid const then(game, *after);
    auto const enemy = ~before.side_to_move();
    auto const opened = game.from_fen(threat.at("fen").get<std::string>());
    auto const taking = legal_move_written(*opened->state, threat.at("move"));
    bool const holds = has_rule(threat, "knights", "safe_square") && taking &&
                       taking->squares.to == move.squares.from &&
                       now.knights_around(now.spot_of(move.squares.from), enemy) > 0 &&
                       then.knights_around(then.spot_of(move.squares.to), enemy) == 0;
    return holds ? std::nullopt : Fault("no safe square");
}

} // namespace

std::vector<std::string> faults_of_threats(engine::AnyGame const& game, Json const& explanation) {
    std::vector<std::string> faults;
    auto const opened = game.from_fen(explanation.at("fen").get<std::string>());
    auto const& before = *opened->state;
    auto const move = legal_move_written(before, explanation.at("move"));
    if (!move) return {"the move is illegal"};
    auto const after = played(before, *move);
    for (std::string const kind : {"stops", "threatens"}) {
        auto const& threat = explanation.at(kind);
        if (threat.is_null()) continue;
        try {
            if (!move->squares.captured.empty() || changes_piece(before, *move))
                faults.push_back(kind + ": not a quiet move");
            bool const stops = kind == "stops";
            ThreatCheck check(game, stops ? before : *after, stops ? *after : before, threat);
            if (auto fault = check.fault(stops ? explanation["move"].get<std::string>() : ""))
                faults.push_back(kind + ": " + *fault);
            if (auto fault = fault_of_theme(game, before, *move, threat, kind))
                faults.push_back(kind + ": " + *fault);
        } catch (std::exception const& broken) {
            faults.push_back(kind + " cannot be read: " + broken.what());
        }
    }
    return faults;
}

} // namespace tests
