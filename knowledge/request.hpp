// A question about rules as one value, and its answer as another, both of which can be written as a line of JSON: the same whether
// it is answered here or in a process apart (play/rules).
#pragma once

#include "core/catalogue.hpp"
#include "knowledge/pattern_finder.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace knowledge {

enum class Action { list, check, query, patterns, order };

struct Request {
    Action action = Action::list;
    std::string game = "chess";
    std::string fen = {};                    // for query and patterns
    std::vector<std::string> positions = {}; // for order, which asks about many at once
    std::string folder = {};          // of user rules, which play/rules reads into `files`; empty: none
    std::vector<RuleFile> files = {}; // the same as texts, from a page
    bool alone = false;               // without the rules of the house
    std::string goal = {};            // for query
    By by = By::fastest;              // for patterns
    Limits limits = {};
    core::Language language = core::Language::english;
};

struct Complaint {
    std::string file; // empty: the goal, or the request itself
    int line = 0;
    int column = 0;
    std::string what;
    bool serious = true;
};

struct NamedFinding {
    std::string move;
    std::string pattern;
    std::optional<int> score;
    std::vector<std::string> squares;

    auto operator<=>(NamedFinding const&) const = default;
};

// What a pattern of one's own counts in an order of moves, as the fact order_weight(Pattern, Base, PerScore) says: Base, and
// PerScore for each point of its score. Without the fact it counts as a fork does with the classic weights.
struct OrderWeight {
    std::string pattern;
    int base = 100;
    int per_score = 3;

    bool operator==(OrderWeight const&) const = default;
};

struct Reply {
    int files = 0;
    std::vector<Pattern> patterns;
    std::vector<Complaint> problems;
    std::vector<NamedFinding> found;
    std::vector<std::vector<NamedFinding>> by_position; // for order: what the patterns of one's own found
    std::vector<std::string> own_patterns;              // for order: those that were added or changed
    std::vector<OrderWeight> weights;                   // and what they said they count
    std::vector<std::vector<Binding>> answers;
    bool more = false;
    std::optional<Complaint> refused; // why there is no answer
};

Reply answer(Request const& request, GoalChecks checks = GoalChecks::on);

// The first thing that keeps an answer from being relied on, as an error that names the file.
std::optional<core::Error> first_complaint(Reply const& reply);

std::string to_json(Request const& request); // one line
std::string to_json(Reply const& reply);
core::Expected<Request> request_from(std::string_view json);
core::Expected<Reply> reply_from(std::string_view json);

// The findings of a position under the names people use.
std::vector<NamedFinding> named(std::vector<Finding> const& found, BoardMap const& map);

} // namespace knowledge
