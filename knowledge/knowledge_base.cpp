#include "knowledge/knowledge_base.hpp"

#include "knowledge/prolog/chess_predicates.hpp"
#include "knowledge/prolog/runtime.hpp"
#include "knowledge/prolog/terms.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <span>

namespace knowledge {
namespace {

using namespace prolog;

constexpr char const* host = "damero_host";

// The facts of a position, as NAME/ARITY. C++ serves those of chess, and the paths between squares; the others are clauses, which
// differ from thread to thread.
constexpr std::array chess_facts = {"piece/4", "move/4", "to_move/1", "can_castle/2", "en_passant/2"};
constexpr std::array chess_paths = {"path_clear/4", "path_clear_ignoring/6", "can_attack/6",
                                    "can_attack_ignoring/8", "can_attack_ignoring/7"};
constexpr std::array draughts_facts = {"obligation/1", "option/2", "reply/4", "counter/5"};

// Those that are clauses.
std::vector<char const*> clause_facts(Family family) {
    std::vector<char const*> facts = {"piece/4", "to_move/1", "move/4"};
    if (has_several_boards(family)) facts.push_back("board/1");
    if (family == Family::draughts) facts.insert(facts.end(), draughts_facts.begin(), draughts_facts.end());
    return facts;
}

// What a rule file may say of its patterns, in any number of files: order_weight(Pattern, Base, PerScore).
constexpr std::string_view order_weights = ":- multifile order_weight/3.\n"
                                           ":- dynamic order_weight/3.\n"
                                           ":- discontiguous order_weight/3.\n";

term_t limits_term(Limits const& limits) {
    auto const seconds = limits.seconds > 0 ? float_term(limits.seconds) : integer_term(0);
    return compound_term("limits", {integer_term(limits.inferences), seconds});
}

// A list of Name/Arity.
term_t indicators_term(std::span<char const* const> indicators) {
    auto const list = PL_new_term_ref();
    PL_put_nil(list);
    for (auto const* const indicator : indicators) {
        auto const term = PL_new_term_ref();
        if (PL_chars_to_term(indicator, term) != 0 && PL_cons_list(list, term, list) == 0) break;
    }
    return list;
}

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

// Of trouble(Code, Detail), the detail being a text or a list of texts.
core::Message trouble_of(term_t trouble) {
    auto const detail = argument(trouble, 2);
    std::vector<std::string> texts;
    for (auto const element : elements(detail)) texts.push_back(text_of(element));
    if (texts.empty()) texts.push_back(text_of(detail));
    return trouble_message(text_of(argument(trouble, 1)), texts);
}

Problem failure_of(Pattern const& pattern, core::Message const& what) {
    return {
        pattern.file, {core::message("kb.pattern_failed", pattern.name, what), {.line = pattern.line}}, true};
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

KnowledgeBase::KnowledgeBase(Family family) : family_(family) {
    static std::atomic<int> count = 0;
    module_ = fmt::format("damero_rules_{}", ++count);
}

core::Expected<KnowledgeBase> KnowledgeBase::load(Family family, std::vector<RuleFile> const& files,
                                                  GoalChecks checks) {
    if (!prolog::ready()) return core::failure(core::message("kb.no_prolog"));
    KnowledgeBase base(family);
    if (checks == GoalChecks::off) {
        Frame const frame;
        call("damero_goals", "declare_rules", {atom_term(base.module_), atom_term("unchecked")});
    }
    auto const paths = std::ranges::find(files, std::string("paths.pl"), &RuleFile::name);
    bool const paths_are_ours = paths != files.end() && paths->ours;
    base.declare_facts(paths_are_ours);
    for (auto const& file : files)
        if (file.name != "facts.pl" && file.name != "load.pl" && !(file.name == "paths.pl" && paths_are_ours))
            base.load(file);
    base.link();
    base.list_patterns();
    if (family == Family::chess && !base.redefines_) base.native_ = patterns::served_natively(files);
    return base;
}

void KnowledgeBase::declare_facts(bool paths_are_ours) {
    Frame const frame;
    auto const declare = [&](char const* kind, std::span<char const* const> facts) {
        call(host, "declare_facts", {atom_term(module_), atom_term(kind), indicators_term(facts)});
    };
    if (family_ == Family::chess) {
        register_chess_facts(module_.c_str());
        declare("foreign", chess_facts);
        if (paths_are_ours) {
            register_chess_paths(module_.c_str());
            declare("foreign", chess_paths);
        }
    } else {
        declare("clauses", clause_facts(family_));
    }
    call(host, "load_rules",
         {atom_term(module_), atom_term(module_ + "/facts"), string_term(order_weights), PL_new_term_ref()});
}

void KnowledgeBase::load(RuleFile const& file) {
    Frame const frame;
    auto const identity = module_ + "/" + file.name;
    origins_.emplace(identity, file.origin);
    auto const list = PL_new_term_ref();
    if (!call(host, "load_rules", {atom_term(module_), atom_term(identity), string_term(file.text), list}))
        problems_.push_back({file.origin, {core::message("kb.not_loaded")}, true});
    for (auto const element : elements(list)) {
        auto const text = [&](int number) { return text_of(argument(element, number)); };
        auto const code = text(4);
        if (code == "redefined") redefines_ = true;
        problems_.push_back({file.origin,
                             {reading_message(code, text(5)),
                              {.line = integer_of(argument(element, 2)).value_or(0),
                               .column = integer_of(argument(element, 3)).value_or(0)}},
                             text(1) == "error"});
    }
}

std::string KnowledgeBase::origin_of(std::string const& identity) const {
    auto const known = origins_.find(identity);
    return known != origins_.end() ? known->second : identity;
}

void KnowledgeBase::link() {
    Frame const frame;
    auto const list = PL_new_term_ref();
    if (!call(host, "link_rules", {atom_term(module_), list})) return;
    for (auto const element : elements(list))
        problems_.push_back({origin_of(text_of(argument(element, 1))),
                             {core::message("kb.undefined", text_of(argument(element, 3))),
                              {.line = integer_of(argument(element, 2)).value_or(0)}},
                             true});
}

void KnowledgeBase::list_patterns() {
    Frame const frame;
    auto const list = PL_new_term_ref();
    if (!call(host, "pattern_list", {atom_term(module_), list})) return;
    for (auto const element : elements(list))
        patterns_.push_back({text_of(argument(element, 1)), integer_of(argument(element, 2)).value_or(0),
                             origin_of(text_of(argument(element, 3))),
                             integer_of(argument(element, 4)).value_or(0)});
}

std::vector<Problem> KnowledgeBase::refused(std::vector<Pattern> const& asked) const {
    std::vector<Problem> problems;
    if (!prolog::ready()) return problems;
    for (auto const& pattern : asked) {
        Frame const frame;
        auto const result = PL_new_term_ref();
        call(host, "permitted_pattern",
             {atom_term(module_), atom_term(pattern.name), integer_term(pattern.arity), result});
        if (!is_compound(result, "trouble", 2)) continue;
        problems.push_back(failure_of(pattern, trouble_of(result)));
    }
    return problems;
}

void KnowledgeBase::run(Pattern const& pattern, Limits const& limits, Findings& findings) const {
    Frame const frame;
    auto const result = PL_new_term_ref();
    auto const trouble = [&](core::Message const& what) {
        findings.problems.push_back(failure_of(pattern, what));
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
