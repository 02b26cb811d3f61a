#include "claim_checker.hpp"

#include "games/chess/fen.hpp"
#include "games/chess/types.hpp"
#include "plain_board.hpp"
#include "proof_checker.hpp"
#include "told_replies.hpp"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <map>
#include <set>

namespace tests {
namespace {

using chess::Position;
using Json = nlohmann::json;
using Fault = std::optional<std::string>;

// One claim about one move.
class ClaimCheck {
  public:
    ClaimCheck(Position const& before, std::string const& move, Json const& claim)
        : before_(before),
          claim_(claim),
          move_(legal_move_named(before, move)),
          name_(move) {}

    Fault fault() {
        if (!move_) return "the move is illegal";
        after_ = played(before_, *move_);
        if (claim_.at("proof").at("move") != name_) return "the proof is of another move";
        Promise promise;
        if (claim_.at("mate").is_null() == claim_.at("gain").is_null())
            return "neither mate nor gain, or both";
        if (!claim_.at("mate").is_null())
            promise.mate = claim_.at("mate").get<int>();
        else
            promise.gain = claim_.at("gain").get<int>();
        if (auto fault = fault_of_proof(before_, claim_.at("proof"), promise)) return fault;
        if (auto fault = fault_of_pieces()) return fault;
        if (auto fault = fault_of_rule()) return fault;
        return fault_of_theme();
    }

  private:
    Fault fault_of_pieces() {
        for (auto const& piece : claim_.at("pieces")) {
            std::string const text = piece;
            auto const spot = spot_named(text.substr(1));
            if (!spot || letter_on(after_, *spot) != text[0]) return "no such piece: " + text;
            spots_.push_back(*spot);
            names_.push_back(text.substr(1));
        }
        if (names_.empty() || claim_.at("squares") != Json(names_)) return "squares and pieces differ";
        bool const castles = move_->special() == chess::Move::Special::castling;
        if (!castles && names_[0] != chess::to_string(move_->to())) return "the actor did not move there";
        for (auto const& victim : claim_.at("victims")) {
            auto const spot = spot_named(victim);
            if (!spot || !is_enemy(*spot)) return "a victim that is not there";
            if (std::ranges::find(names_, victim.get<std::string>()) == names_.end()) return "a stray victim";
        }
        for (auto const& arrow : claim_.at("arrows"))
            for (auto const& end : arrow)
                if (std::ranges::find(names_, end.get<std::string>()) == names_.end()) return "a stray arrow";
        return fault_of_taken();
    }
    Fault fault_of_taken() const {
        if (!before_.is_capture(*move_))
            return claim_.at("taken").is_null() ? std::nullopt : Fault("nothing was taken");
        if (claim_.at("taken").is_null()) return "what was taken is not told";
        std::string const taken = claim_.at("taken");
        auto const spot = spot_named(taken.substr(1));
        if (!spot || letter_on(before_, *spot) != taken[0]) return "something else was taken";
        bool const in_passing = move_->special() == chess::Move::Special::en_passant;
        if (!in_passing && taken.substr(1) != chess::to_string(move_->to())) return "taken elsewhere";
        return std::nullopt;
    }
    Fault fault_of_rule() const {
        if (claim_.at("rule").is_null()) return std::nullopt;
        std::string const file = claim_.at("rule").at("file");
        std::string const rule = claim_.at("rule").at("name");
        std::ifstream stream(std::filesystem::path(DAMERO_SOURCE_DIR) / file);
        std::string const text{std::istreambuf_iterator<char>(stream), {}};
        return text.find(rule + "(") == std::string::npos ? Fault("no such rule") : std::nullopt;
    }

    [[nodiscard]] bool is_enemy(Spot spot) const {
        char const letter = letter_on(after_, spot);
        return letter != '.' && is_white(letter) != (before_.side_to_move() == chess::Colour::white);
    }
    [[nodiscard]] char kind(std::size_t i) const {
        return static_cast<char>(std::toupper(static_cast<unsigned char>(letter_on(after_, spots_[i]))));
    }
    [[nodiscard]] bool has_rule(std::string const& name) const {
        return !claim_.at("rule").is_null() && claim_.at("rule").at("name") == "move_creates_" + name;
    }

    [[nodiscard]] ToldReplies replies() const { return {after_, claim_.at("proof").at("replies")}; }
    [[nodiscard]] bool falls(std::size_t i, std::string const& by = "") const {
        return replies().piece_falls(names_[i], ToldReplies::Share::most, by);
    }

    [[nodiscard]] bool is_fork() const {
        if (spots_.size() != 3) return false;
        for (std::size_t const i : {1U, 2U}) {
            if (!is_enemy(spots_[i]) || !attacks(after_, spots_[0], spots_[i])) return false;
            if (kind(i) != 'K' && !replies().is_taken_by(names_[i], names_[0])) return false;
        }
        return replies().one_always_falls(names_[1], names_[2]);
    }
    [[nodiscard]] bool is_line() const {
        return spots_.size() == 3 && is_enemy(spots_[1]) && is_enemy(spots_[2]) &&
               attacks(after_, spots_[0], spots_[1]) && !attacks(after_, spots_[0], spots_[2]) &&
               attacks(after_, spots_[0], spots_[2], spots_[1]);
    }
    // Whenever the one in front steps aside quietly, the actor takes the one behind.
    [[nodiscard]] bool falls_behind() const {
        auto const aside = replies().moved_from(
            names_[1], [&](Position const& then) { return attacks(then, spots_[0], spots_[2]); });
        return !aside.empty() && std::ranges::all_of(aside, [&](Json const& reply) {
            return replies().is_taken(reply, names_[2], names_[0]);
        });
    }
    [[nodiscard]] bool is_pin(bool absolute) const {
        return is_line() && (kind(2) == 'K') == absolute && falls(1);
    }
    [[nodiscard]] bool is_discovery(bool check) const {
        return spots_.size() == 3 && attacks(after_, spots_[1], spots_[2]) &&
               !attacks(before_, spots_[1], spots_[2]) && is_enemy(spots_[2]) && !is_enemy(spots_[1]) &&
               (kind(2) == 'K') == check && (check || falls(2, names_[1]));
    }
    [[nodiscard]] int checkers() const {
        int count = 0;
        auto const king = after_.king(after_.side_to_move());
        Spot const at{chess::file_of(king), chess::rank_of(king)};
        for (int square = 0; square < 64; ++square) {
            Spot const from{square % 8, square / 8};
            char const letter = letter_on(after_, from);
            count += letter != '.' && !is_enemy(from) && attacks(after_, from, at);
        }
        return count;
    }
    [[nodiscard]] bool is_trapped() const {
        if (spots_.size() != 2 || !is_enemy(spots_[1]) || kind(1) == 'K' ||
            !replies().piece_falls(names_[1], ToldReplies::Share::all))
            return false;
        for (auto const& reply : claim_.at("proof").at("replies"))
            if (reply["move"].get<std::string>().substr(0, 2) == names_[1] &&
                !replies().is_taken(reply, names_[1]))
                return false;
        return true;
    }
    [[nodiscard]] bool is_capturing_defender() const {
        if (spots_.size() != 2 || claim_.at("taken").is_null()) return false;
        auto const guard = spot_named(claim_.at("taken").get<std::string>().substr(1));
        return attacks(before_, *guard, spots_[1]) && is_enemy(spots_[1]) && falls(1);
    }
    [[nodiscard]] bool is_interference() const {
        return spots_.size() == 3 && attacks(before_, spots_[1], spots_[2]) &&
               !attacks(after_, spots_[1], spots_[2]) && is_enemy(spots_[2]) && falls(2);
    }
    [[nodiscard]] bool is_deflection() const {
        if (spots_.size() != 3 || !attacks(after_, spots_[1], spots_[2]) || !is_enemy(spots_[2]))
            return false;
        bool once = false;
        for (auto const& reply : claim_.at("proof").at("replies")) {
            if (reply["move"].get<std::string>().substr(0, 4) != names_[1] + names_[0]) continue;
            if (!replies().is_taken(reply, names_[2])) return false;
            once = true;
        }
        return once;
    }
    // What was taken is worth more than what taking back and forth on its square costs.
    [[nodiscard]] bool is_taken_for_less() const {
        if (claim_.at("taken").is_null() || claim_.at("gain").is_null()) return false;
        bool const white = before_.side_to_move() == chess::Colour::white;
        return material(after_, white) - material(before_, white) > exchange(after_, move_->to());
    }
    [[nodiscard]] bool is_back_rank_mate() const {
        auto const king = after_.king(after_.side_to_move());
        int const home = after_.side_to_move() == chess::Colour::white ? 0 : 7;
        return claim_.at("mate") == 1 && chess::rank_of(king) == home;
    }
    [[nodiscard]] bool is_unstoppable() const {
        if (kind(0) != 'P') return false;
        for (auto const& reply : claim_.at("proof").at("replies"))
            if (auto const answer = ToldReplies::answer_of(reply);
                answer.size() != 5 || answer.substr(0, 2) != names_[0])
                return false;
        return true;
    }
    [[nodiscard]] bool is_sacrifice() const {
        bool const white = before_.side_to_move() == chess::Colour::white;
        for (auto const& reply : claim_.at("proof").at("replies")) {
            auto const move = legal_move_named(after_, reply["move"]);
            if (move && after_.is_capture(*move) &&
                material(played(after_, *move), white) <= material(before_, white) - 2)
                return true;
        }
        return false;
    }

    Fault fault_of_theme() const {
        std::string const theme = claim_.at("theme");
        if (theme.starts_with("mateIn"))
            return claim_.at("mate") == std::stoi(theme.substr(6)) ? std::nullopt : Fault("another mate");
        std::map<std::string, std::function<bool()>> const holds = {
            {"mate", [&] { return !claim_.at("mate").is_null(); }},
            {"material", [&] { return !claim_.at("gain").is_null(); }},
            {"fork", [&] { return is_fork() && has_rule("fork"); }},
            {"kingFork", [&] { return is_fork() && kind(0) == 'K' && has_rule("king_fork"); }},
            {"skewer", [&] { return is_line() && falls_behind() && has_rule("skewer"); }},
            {"xRayAttack", [&] { return is_line() && falls_behind(); }},
            {"pin", [&] { return is_pin(true) && has_rule("absolute_pin"); }},
            {"relativePin", [&] { return is_pin(false) && has_rule("relative_pin"); }},
            {"discoveredAttack", [&] { return is_discovery(false); }},
            {"discoveredCheck", [&] { return is_discovery(true); }},
            {"doubleCheck", [&] { return checkers() >= 2; }},
            {"hangingPiece", [&] { return is_taken_for_less(); }},
            {"desperado", [&] { return !claim_.at("taken").is_null() && !claim_.at("gain").is_null(); }},
            {"trappedPiece", [&] { return is_trapped(); }},
            {"capturingDefender", [&] { return is_capturing_defender(); }},
            {"interference", [&] { return is_interference(); }},
            {"deflection", [&] { return is_deflection(); }},
            {"overloaded", [&] { return is_deflection(); }},
            {"backRankMate", [&] { return is_back_rank_mate(); }},
            {"promotion",
             [&] {
                 return move_->is_promotion() && (claim_.at("mate").is_null() || claim_.at("mate") == 1);
             }},
            {"advancedPawn", [&] { return is_unstoppable(); }},
            {"sacrifice", [&] { return is_sacrifice(); }},
        };
        auto const found = holds.find(theme);
        if (found == holds.end()) return "unknown theme";
        return found->second() ? std::nullopt : Fault("not a " + theme);
    }

    Position before_;
    Position after_;
    Json const& claim_;
    std::optional<chess::Move> move_;
    std::string name_;
    std::vector<Spot> spots_; // of the pieces
    std::vector<std::string> names_;
};

void check_move(Position const& at, Json const& told, std::vector<std::string>& faults) {
    for (auto const& claim : told.at("claims")) {
        try {
            if (auto const fault = ClaimCheck(at, told.at("move"), claim).fault())
                faults.push_back(told.at("move").get<std::string>() + " " + claim.value("theme", "?") + ": " +
                                 *fault);
        } catch (std::exception const& broken) {
            faults.push_back(std::string("cannot be read: ") + broken.what());
        }
    }
}

} // namespace

std::vector<std::string> faults_of(Json const& explanation) {
    auto const parsed = chess::parse_fen(explanation.at("fen").get<std::string>());
    if (!parsed) return {"the position cannot be read"};
    std::vector<std::string> faults;
    check_move(parsed->position, explanation, faults);
    std::set<std::string> claimed;
    for (auto const& claim : explanation.at("claims")) claimed.insert(claim.at("theme").get<std::string>());
    std::set<std::string> listed;
    for (auto const* list : {"themes", "own_themes"})
        for (auto const& theme : explanation.at(list)) listed.insert(theme.get<std::string>());
    if (claimed != listed) faults.emplace_back("themes and claims differ");
    if (!explanation.at("missed").is_null()) check_move(parsed->position, explanation["missed"], faults);
    if (!explanation.at("refutation").is_null()) {
        auto const move = legal_move_named(parsed->position, explanation.at("move"));
        if (move) check_move(played(parsed->position, *move), explanation["refutation"], faults);
    }
    return faults;
}

} // namespace tests
