#include "rule_claim_checker.hpp"

#include "board_replay.hpp"
#include "pattern_check.hpp"
#include "plain_grid.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <set>

namespace tests {
namespace {

using Json = nlohmann::json;

class RuleClaimCheck {
  public:
    RuleClaimCheck(engine::AnyGame const& game, engine::AnyState const& before, engine::LegalMove const& move,
                   Json const& claim)
        : game_(game),
          before_(before),
          move_(move),
          claim_(claim),
          after_(played(before, move)),
          then_(game, *after_) {}

    Fault fault() {
        if (claim_.at("proof").at("move") != written(before_, move_)) return "the proof is of another move";
        if (claim_.at("mate").is_null() == claim_.at("gain").is_null())
            return "neither win nor gain, or both";
        BoardPromise promise;
        if (claim_["mate"].is_null())
            promise.gain = claim_["gain"].get<int>();
        else
            promise.wins_in = claim_["mate"].get<int>();
        auto replay = replayed(before_, claim_["proof"], promise);
        if (replay.fault) return replay.fault;
        if (auto fault = fault_of_pieces()) return fault;
        if (claim_.at("text").get<std::string>().empty()) return "nothing is said";
        return fault_of_theme(replay.lines);
    }

  private:
    Fault fault_of_pieces() {
        PlainGrid const now(game_, before_);
        std::vector<std::string> names;
        for (auto const& piece : claim_.at("pieces")) {
            std::string const code = piece;
            auto const digits = code.find_first_not_of("WBKNnPp");
            auto const spot =
                digits == std::string::npos ? std::nullopt : then_.spot_named(code.substr(digits));
            if (!spot || then_.code(*spot) != code) return "no such piece: " + code;
            names.push_back(then_.name(*spot));
            spots_.push_back(*spot);
        }
        if (spots_.empty() || claim_.at("squares") != Json(names)) return "squares and pieces differ";
        if (spots_[0] != then_.spot_of(move_.squares.to)) return "the actor did not move there";
        for (auto const& square : claim_.at("victims"))
            if (!then_.spot_named(square)) return "a victim that is nowhere";
        for (auto const& arrow : claim_.at("arrows"))
            for (auto const& end : arrow)
                if (!then_.spot_named(end)) return "an arrow to nowhere";
        std::string taken;
        for (int const cell : move_.squares.captured)
            taken += (taken.empty() ? "" : ",") + now.code(now.spot_of(cell));
        Json const told = taken.empty() ? Json() : Json(taken);
        return claim_.at("taken") == told ? std::nullopt : Fault("something else was taken");
    }

    Fault fault_of_theme(std::vector<SeenLine> const& lines) const {
        std::string const theme = claim_.at("theme");
        if (theme == "win" || theme == "material") {
            bool const fits =
                claim_["mate"].is_null() == (theme == "material") && claim_.at("rule").is_null();
            return fits ? std::nullopt : Fault("another end than the theme's");
        }
        static std::map<std::string, std::string> const rules = {{"shot", "shot"},
                                                                 {"multiCapture", "multi_capture"},
                                                                 {"breakthrough", "breakthrough"},
                                                                 {"opposition", "opposition"},
                                                                 {"trappedKing", "trapped_king"},
                                                                 {"dogHole", "dog_hole"},
                                                                 {"fork", "fork"},
                                                                 {"exchange", "exchange"},
                                                                 {"corralled", "corralled"}};
        auto const rule = rules.find(theme);
        std::string const family = before_.game() == "knights" ? "knights" : "draughts";
        if (rule == rules.end() || !has_rule(claim_, family, rule->second)) return "no such theme or rule";
        PatternCase const one{game_, before_, *after_, move_, claim_, spots_, lines};
        return pattern_holds(theme, one) ? std::nullopt : Fault("the pattern is not there");
    }

    engine::AnyGame const& game_;
    engine::AnyState const& before_;
    engine::LegalMove const& move_;
    Json const& claim_;
    std::unique_ptr<engine::AnyState> after_;
    PlainGrid then_;
    std::vector<GridSpot> spots_;
};

} // namespace

bool has_rule(Json const& claim, std::string const& family, std::string const& name) {
    if (claim.at("rule").is_null()) return false;
    std::string const file = claim["rule"].at("file");
    std::string const predicate = claim["rule"].at("name");
    if (file != "kb/" + family + "/" + name + ".pl" || predicate != "move_creates_" + name) return false;
    std::ifstream stream(std::filesystem::path(DAMERO_SOURCE_DIR) / file);
    std::string const text{std::istreambuf_iterator<char>(stream), {}};
    return text.find(predicate + "(") != std::string::npos;
}

std::vector<std::string> faults_of_claims(engine::AnyGame const& game, engine::AnyState const& state,
                                          std::string const& move, Json const& claims) {
    std::vector<std::string> faults;
    auto const made = legal_move_written(state, move);
    if (!made) return {"illegal " + move};
    for (auto const& claim : claims) {
        try {
            if (auto const fault = RuleClaimCheck(game, state, *made, claim).fault())
                faults.push_back(move + " " + claim.value("theme", "?") + ": " + *fault);
        } catch (std::exception const& broken) {
            faults.push_back(std::string("cannot be read: ") + broken.what());
        }
    }
    return faults;
}

std::vector<std::string> faults_of_rules(engine::AnyGame const& game, Json const& explanation) {
    auto const opened = game.from_fen(explanation.at("fen").get<std::string>());
    if (!opened) return {"the position cannot be read"};
    auto const& state = *opened->state;
    auto faults = faults_of_claims(game, state, explanation.at("move"), explanation.at("claims"));
    std::set<std::string> claimed;
    for (auto const& claim : explanation["claims"]) claimed.insert(claim.value("theme", "?"));
    std::set<std::string> listed;
    for (auto const* list : {"themes", "own_themes"})
        for (auto const& theme : explanation.at(list)) listed.insert(theme.get<std::string>());
    if (claimed != listed) faults.emplace_back("themes and claims differ");
    auto const add = [&](engine::AnyState const& at, Json const& told) {
        auto const more = faults_of_claims(game, at, told.at("move"), told.at("claims"));
        faults.insert(faults.end(), more.begin(), more.end());
    };
    if (!explanation.at("missed").is_null()) add(state, explanation["missed"]);
    auto const move = legal_move_written(state, explanation["move"]);
    if (move && !explanation.at("refutation").is_null())
        add(*played(state, *move), explanation["refutation"]);
    return faults;
}

} // namespace tests
