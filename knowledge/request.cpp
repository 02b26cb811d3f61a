#include "knowledge/request.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace knowledge {
namespace {

constexpr int largest_order_weight = 100'000;

std::optional<int> whole_number(std::string const& text) {
    int value = 0;
    auto const* const end = text.data() + text.size();
    auto const [stopped, problem] = std::from_chars(text.data(), end, value);
    bool const sound = problem == std::errc{} && stopped == end && std::abs(value) <= largest_order_weight;
    return sound ? std::optional(value) : std::nullopt;
}

Complaint complaint(Problem const& problem, core::Language language) {
    auto const& where = problem.error.where;
    return {problem.file, where.line, where.column, core::text(language, problem.error.what),
            problem.serious};
}

Complaint complaint(core::Error const& error, core::Language language) {
    return complaint(Problem{"", error, true}, language);
}

std::vector<RuleFile> rules_for(Request const& request, Family family) {
    auto rules = request.alone ? std::vector<RuleFile>{} : shipped_rules(family);
    return combined(std::move(rules), request.files);
}

void ask_position(Request const& request, engine::AnyGame const& game, KnowledgeBase const& base,
                  Reply& reply) {
    auto const opened = game.open(request.fen.empty() ? "start" : std::string_view(request.fen));
    if (!opened) {
        reply.refused = complaint(opened.error(), request.language);
        return;
    }
    auto const facts = facts_of(*opened->state);
    if (request.action == Action::patterns) {
        auto const findings = find_patterns(base, facts, request.by, request.limits);
        reply.found = named(findings.found, facts.map);
        for (auto const& problem : findings.problems)
            reply.problems.push_back(complaint(problem, request.language));
        return;
    }
    auto answers = base.ask(facts, request.goal, request.limits);
    if (!answers) {
        reply.refused = complaint(answers.error(), request.language);
        return;
    }
    reply.answers = std::move(answers->list);
    reply.more = answers->more;
}

// Patterns that the house does not serve itself: those of a file of one's own and, in chess, those whose rules, or what these
// are made of, were changed.
std::vector<Pattern> own_patterns(KnowledgeBase const& base, std::vector<RuleFile> const& rules) {
    auto own = base.patterns();
    std::erase_if(own, [&](Pattern const& pattern) {
        bool const ours = std::ranges::any_of(
            rules, [&](RuleFile const& file) { return file.ours && file.origin == pattern.file; });
        auto const& native = base.native_patterns();
        bool const served = base.family() != Family::chess || std::ranges::any_of(native, [&](auto id) {
                                return patterns::name_of(id) == pattern.name;
                            });
        return ours && served;
    });
    return own;
}

// Numbers that are no whole numbers are told about.
void read_order_weights(Request const& request, KnowledgeBase const& base, Facts const& facts, Reply& reply) {
    auto const said = base.ask(facts, "order_weight(Pattern, Base, PerScore)", request.limits);
    if (!said) {
        reply.problems.push_back(complaint(said.error(), request.language));
        return;
    }
    for (auto const& bindings : said->list) {
        OrderWeight weight;
        bool whole = true;
        for (auto const& [name, value] : bindings) {
            if (name == "Pattern") weight.pattern = value;
            auto const number = whole_number(value);
            if (name != "Pattern" && !number) whole = false;
            if (name == "Base") weight.base = number.value_or(0);
            if (name == "PerScore") weight.per_score = number.value_or(0);
        }
        if (whole && bindings.size() == 3)
            reply.weights.push_back(std::move(weight));
        else
            reply.problems.push_back(complaint(
                core::Error{core::message("kb.order_weight_wrong", weight.pattern, largest_order_weight)},
                request.language));
    }
}

void ask_order(Request const& request, engine::AnyGame const& game, KnowledgeBase const& base,
               std::vector<RuleFile> const& rules, Reply& reply) {
    auto const own = own_patterns(base, rules);
    for (auto const& pattern : own) reply.own_patterns.push_back(pattern.name);
    read_order_weights(request, base, facts_of(*game.start()), reply);
    for (auto const& position : request.positions) {
        auto const opened = game.open(position);
        if (!opened) {
            reply.refused = complaint(opened.error(), request.language);
            return;
        }
        auto const facts = facts_of(*opened->state);
        auto const findings = base.find(facts, own, request.limits);
        reply.by_position.push_back(named(findings.found, facts.map));
        for (auto const& problem : findings.problems)
            reply.problems.push_back(complaint(problem, request.language));
        if (!findings.problems.empty()) return; // a rule that fails once is not asked thirty times more
    }
}

} // namespace

std::optional<core::Error> first_complaint(Reply const& reply) {
    auto const serious = std::ranges::find(reply.problems, true, &Complaint::serious);
    auto const* const found = serious != reply.problems.end() ? &*serious
                              : reply.refused                 ? &*reply.refused
                                                              : nullptr;
    if (found == nullptr) return std::nullopt;
    auto const what = found->file.empty() ? found->what
                      : found->line > 0   ? fmt::format("{}:{}: {}", found->file, found->line, found->what)
                                          : fmt::format("{}: {}", found->file, found->what);
    return core::Error{core::message("kb.said", what)};
}

std::vector<NamedFinding> named(std::vector<Finding> const& found, BoardMap const& map) {
    std::vector<NamedFinding> result;
    for (auto const& finding : found) {
        NamedFinding one{move_name(map, finding.from, finding.to), finding.pattern, finding.score, {}};
        for (auto const place : finding.squares) one.squares.push_back(map.name_of(place));
        result.push_back(std::move(one));
    }
    return result;
}

Reply answer(Request const& request, GoalChecks checks) {
    Reply reply;
    auto const refuse = [&](core::Error const& error) {
        reply.refused = complaint(error, request.language);
        return reply;
    };
    auto const game = engine::game_named(request.game);
    if (!game) return refuse(game.error());
    auto const family = family_of(**game);
    auto const rules = rules_for(request, family);
    auto const base = KnowledgeBase::load(family, rules, checks);
    if (!base) return refuse(base.error());
    reply.files = static_cast<int>(rules.size());
    reply.patterns = base->patterns();
    for (auto const& problem : base->problems())
        reply.problems.push_back(complaint(problem, request.language));
    if (request.action == Action::check)
        for (auto const& problem : base->refused(own_patterns(*base, rules)))
            reply.problems.push_back(complaint(problem, request.language));
    if (request.action == Action::query || request.action == Action::patterns)
        ask_position(request, **game, *base, reply);
    if (request.action == Action::order) ask_order(request, **game, *base, rules, reply);
    return reply;
}

} // namespace knowledge
