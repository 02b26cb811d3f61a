#include "knowledge/knowledge_base.hpp"

#include "knowledge/prolog/chess_predicates.hpp"
#include "knowledge/prolog/host.hpp"
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
constexpr std::string_view order_weight_declared = ":- multifile order_weight/3.\n"
                                                   ":- dynamic order_weight/3.\n"
                                                   ":- discontiguous order_weight/3.\n";

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
         {atom_term(module_), atom_term(module_ + "/facts"), string_term(order_weight_declared),
          PL_new_term_ref()});
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
    if (!call(host, "link_rules", {atom_term(module_), list}))
        problems_.push_back({"", {core::message("kb.not_linked")}, true});
    for (auto const element : elements(list)) {
        auto const what = argument(element, 3);
        problems_.push_back(
            {origin_of(text_of(argument(element, 1))),
             {is_compound(element, "left_out", 3) ? core::message("kb.left_out", trouble_of(what))
                                                  : core::message("kb.undefined", text_of(what)),
              {.line = integer_of(argument(element, 2)).value_or(0)}},
             true});
    }
}

void KnowledgeBase::list_patterns() {
    Frame const frame;
    auto const list = PL_new_term_ref();
    if (!call(host, "pattern_list", {atom_term(module_), list}))
        problems_.push_back({"", {core::message("kb.not_linked")}, true});
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
        problems.push_back(pattern_failure(pattern, trouble_of(result)));
    }
    return problems;
}

} // namespace knowledge
