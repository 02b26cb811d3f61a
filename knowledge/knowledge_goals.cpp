// What is asked of rules that were loaded: patterns, goals, and what patterns count.
#include "knowledge/knowledge_base.hpp"
#include "knowledge/prolog/chess_predicates.hpp"
#include "knowledge/prolog/host.hpp"
#include "knowledge/prolog/runtime.hpp"
#include "knowledge/prolog/terms.hpp"

#include <algorithm>
#include <array>

namespace knowledge {
namespace {

using namespace prolog;

// The clauses of a position in this thread, as long as the object lives.
class ClausesInForce {
  public:
    ClausesInForce(std::string module, std::vector<std::string> const& clauses) : module_(std::move(module)) {
        for (auto const& clause : clauses) {
            Frame const frame;
            auto const term = PL_new_term_ref();
            if (PL_chars_to_term(clause.c_str(), term) == 0) continue;
            call("system", "assertz", {compound_term(":", {atom_term(module_), term})});
        }
    }
    ~ClausesInForce() {
        Frame const frame;
        call(host, "forget_facts", {atom_term(module_)});
    }
    ClausesInForce(ClausesInForce const&) = delete;
    ClausesInForce& operator=(ClausesInForce const&) = delete;

  private:
    std::string module_;
};

std::optional<Place> place_of(term_t term) {
    if (!is_compound(term, "/", 2)) return std::nullopt;
    auto const row = integer_of(argument(term, 1));
    auto const column = integer_of(argument(term, 2));
    return row && column ? std::optional(Place{*row, *column}) : std::nullopt;
}

// found(FromR, FromC, ToR, ToC, Score, Squares); nothing if a rule gave something else.
std::optional<Finding> finding_of(term_t term, std::string const& pattern) {
    std::array<int, 4> squares{};
    for (int i = 0; i < 4; ++i) {
        auto const value = integer_of(argument(term, i + 1));
        if (!value) return std::nullopt;
        squares[static_cast<std::size_t>(i)] = *value;
    }
    Finding finding{{squares[0], squares[1]}, {squares[2], squares[3]}, pattern, std::nullopt, {}};
    auto const score = argument(term, 5);
    finding.score = integer_of(score);
    if (!finding.score && text_of(score) != "none") return std::nullopt;
    for (auto const element : elements(argument(term, 6))) {
        auto const place = place_of(element);
        if (!place) return std::nullopt;
        finding.squares.push_back(*place);
    }
    return finding;
}

} // namespace

void KnowledgeBase::run(Pattern const& pattern, Limits const& limits, Findings& findings) const {
    Frame const frame;
    auto const result = PL_new_term_ref();
    auto const trouble = [&](core::Message const& what) {
        findings.problems.push_back(pattern_failure(pattern, what));
    };
    if (!call(host, "run_pattern",
              {atom_term(module_), atom_term(pattern.name), integer_term(pattern.arity), limits_term(limits),
               result}))
        return trouble(core::message("kb.trouble.error", "?"));
    if (!is_compound(result, "found", 1)) return trouble(trouble_of(result));
    bool odd = false;
    for (auto const element : elements(argument(result, 1))) {
        auto finding = finding_of(element, pattern.name);
        if (finding)
            findings.found.push_back(std::move(*finding));
        else
            odd = true;
    }
    if (odd) trouble(core::message("kb.odd_answer"));
}

Findings KnowledgeBase::find(ChessBoard const& board, std::vector<Pattern> const& only,
                             Limits const& limits) const {
    Findings findings;
    if (!prolog::ready()) return findings;
    BoardInForce const in_force(board);
    for (auto const& pattern : only) run(pattern, limits, findings);
    std::sort(findings.found.begin(), findings.found.end());
    auto const rest = std::unique(findings.found.begin(), findings.found.end());
    findings.found.erase(rest, findings.found.end());
    return findings;
}

Findings KnowledgeBase::find(Facts const& facts, std::vector<Pattern> const& only,
                             Limits const& limits) const {
    auto const keep_to_board = [&](Findings findings) {
        auto const outside = [&](Finding const& finding) {
            return !facts.map.holds(finding.from) || !facts.map.holds(finding.to) ||
                   !std::ranges::all_of(finding.squares, [&](Place place) { return facts.map.holds(place); });
        };
        std::erase_if(findings.found, outside);
        return findings;
    };
    if (facts.chess) return keep_to_board(find(*facts.chess, only, limits));
    if (!prolog::ready()) return {};
    ClausesInForce const clauses(module_, facts.clauses);
    return keep_to_board(find(ChessBoard{}, only, limits));
}

Findings KnowledgeBase::find(Facts const& facts, Limits const& limits) const {
    return find(facts, patterns_, limits);
}

std::vector<OrderWeights> KnowledgeBase::order_weights(Facts const& facts, Limits const& limits) const {
    std::vector<OrderWeights> weights;
    if (!prolog::ready()) return weights;
    static ChessBoard const nothing;
    BoardInForce const in_force(facts.chess ? *facts.chess : nothing);
    ClausesInForce const clauses(module_, facts.chess ? std::vector<std::string>{} : facts.clauses);
    Frame const frame;
    auto const result = PL_new_term_ref();
    if (!call(host, "order_weights",
              {atom_term(module_), limits_term(limits), integer_term(limits.answers), result})) {
        weights.push_back({.trouble = core::message("kb.trouble.error", "?")});
        return weights;
    }
    for (auto const element : elements(result)) { // weights(File, Line, Outcome)
        auto& of_file =
            weights.emplace_back(OrderWeights{.file = origin_of(text_of(argument(element, 1))),
                                              .line = integer_of(argument(element, 2)).value_or(0)});
        auto const outcome = argument(element, 3);
        if (!is_compound(outcome, "said", 1)) {
            of_file.trouble = trouble_of(outcome);
            continue;
        }
        for (auto const one : elements(argument(outcome, 1))) { // weight(Pattern, Base, PerScore)
            auto const text = [&](int number) { return text_of(argument(one, number)); };
            of_file.said.push_back({text(1), text(2), text(3)});
        }
    }
    return weights;
}

core::Expected<Answers> KnowledgeBase::ask(Facts const& facts, std::string const& goal,
                                           Limits const& limits) const {
    if (!prolog::ready()) return core::failure(core::message("kb.no_prolog"));
    static ChessBoard const nothing;
    BoardInForce const in_force(facts.chess ? *facts.chess : nothing);
    ClausesInForce const clauses(module_, facts.chess ? std::vector<std::string>{} : facts.clauses);
    Frame const frame;
    auto const result = PL_new_term_ref();
    if (!call(host, "answer_goal",
              {atom_term(module_), string_term(goal), limits_term(limits), integer_term(limits.answers + 1),
               result}))
        return core::failure(core::message("kb.trouble.error", "?"));
    if (is_compound(result, "syntax", 2))
        return core::failure(syntax_message(text_of(argument(result, 2))),
                             {.column = integer_of(argument(result, 1)).value_or(0)});
    if (!is_compound(result, "answers", 1)) return core::failure(trouble_of(result));
    Answers answers;
    for (auto const element : elements(argument(result, 1))) {
        if (std::ssize(answers.list) == limits.answers) {
            answers.more = true;
            break;
        }
        auto& bindings = answers.list.emplace_back();
        for (auto const pair : elements(element))
            bindings.emplace_back(text_of(argument(pair, 1)), text_of(argument(pair, 2)));
    }
    return answers;
}

} // namespace knowledge
