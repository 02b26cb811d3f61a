// A set of rules that was loaded, and what can be asked of it: which patterns a position's moves create, and any goal. Rules
// are read once and shared by all threads; each thread asks about positions of its own.
#pragma once

#include "core/error.hpp"
#include "knowledge/facts.hpp"
#include "knowledge/patterns/tested_rules.hpp"
#include "knowledge/problem.hpp"
#include "knowledge/rule_file.hpp"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace knowledge {

// Every goal has both. Seconds of wall time; 0: only inferences count, which saves a timer for what is asked often.
struct Limits {
    std::int64_t inferences = 50'000'000;
    double seconds = 10;
    int answers = 1000;
};

// Rules call only what is permitted (knowledge/host/goals.pl). That alone does not keep them from eating memory: rules from outside
// also belong in a process of their own (play/rules). Off: for tests of that process alone.
enum class GoalChecks { on, off };

struct Pattern {
    std::string name;
    int arity = 0; // of its predicate
    std::string file;
    int line = 0;
};

// One fact about one move.
struct Finding {
    Place from;
    Place to;
    std::string pattern;
    std::optional<int> score;
    std::vector<Place> squares;

    auto operator<=>(Finding const&) const = default;
};

struct Findings {
    std::vector<Finding> found;    // each once, in the order of moves, patterns and squares
    std::vector<Problem> problems; // patterns that could not be asked
};

using Binding = std::pair<std::string, std::string>; // a variable and its value, as Prolog writes it
struct Answers {
    std::vector<std::vector<Binding>>
        list;          // a goal without variables that holds: one answer without bindings
    bool more = false; // there would have been more
};

// What a file says of its patterns, order_weight(Pattern, Base, PerScore), as Prolog writes it; or why it says nothing.
struct OrderWeights {
    std::string file = {};
    int line = 0; // of the first clause
    std::vector<std::array<std::string, 3>> said = {};
    std::optional<core::Message> trouble = std::nullopt;
};

class KnowledgeBase {
  public:
    // Rules that cannot be read are told in problems(); what is left of them works. Fails only where there is no Prolog.
    static core::Expected<KnowledgeBase> load(Family family, std::vector<RuleFile> const& files,
                                              GoalChecks checks = GoalChecks::on);

    [[nodiscard]] Family family() const { return family_; }
    [[nodiscard]] std::vector<Problem> const& problems() const { return problems_; }
    [[nodiscard]] std::vector<Pattern> const& patterns() const { return patterns_; }
    // Those that C++ may serve: their rules, and all that these are made of, are the ones it was tested against.
    [[nodiscard]] std::vector<patterns::PatternId> const& native_patterns() const { return native_; }

    // Which of these call something that rules may not, found without running them.
    [[nodiscard]] std::vector<Problem> refused(std::vector<Pattern> const& asked) const;

    [[nodiscard]] Findings find(Facts const& facts, Limits const& limits) const;
    [[nodiscard]] Findings find(Facts const& facts, std::vector<Pattern> const& only,
                                Limits const& limits) const;
    // For chess, without any clause being written: what is asked at the nodes of a search.
    [[nodiscard]] Findings find(ChessBoard const& board, std::vector<Pattern> const& only,
                                Limits const& limits) const;
    // File by file, each with the limits to itself.
    [[nodiscard]] std::vector<OrderWeights> order_weights(Facts const& facts, Limits const& limits) const;
    [[nodiscard]] core::Expected<Answers> ask(Facts const& facts, std::string const& goal,
                                              Limits const& limits) const;

  private:
    explicit KnowledgeBase(Family family);

    void declare_facts(bool paths_are_ours);
    void load(RuleFile const& file);
    void link();
    void list_patterns();
    void run(Pattern const& pattern, Limits const& limits, Findings& findings) const;
    [[nodiscard]] std::string origin_of(std::string const& identity) const;

    Family family_;
    std::string module_;                         // Prolog's name for this set of rules
    std::map<std::string, std::string> origins_; // of each file by the name Prolog knows it by
    std::vector<Problem> problems_;
    std::vector<Pattern> patterns_;
    std::vector<patterns::PatternId> native_;
    bool redefines_ = false; // a file has put something else in the place of what another had defined
};

} // namespace knowledge
