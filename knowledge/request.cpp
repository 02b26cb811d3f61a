#include "knowledge/request.hpp"

namespace knowledge {
namespace {

Complaint complaint(Problem const& problem, core::Language language) {
    auto const& where = problem.error.where;
    return {problem.file, where.line, where.column, core::text(language, problem.error.what),
            problem.serious};
}

Complaint complaint(core::Error const& error, core::Language language) {
    return complaint(Problem{"", error, true}, language);
}

core::Expected<std::vector<RuleFile>> rules_for(Request const& request, Family family) {
    auto rules = request.alone ? std::vector<RuleFile>{} : shipped_rules(family);
    if (!request.folder.empty()) {
        auto own = rules_in(request.folder, family);
        if (!own) return tl::unexpected(own.error());
        rules = combined(std::move(rules), std::move(*own));
    }
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

} // namespace

std::vector<NamedFinding> named(std::vector<Finding> const& found, BoardMap const& map) {
    std::vector<NamedFinding> result;
    for (auto const& finding : found) {
        NamedFinding one{move_name(map, finding.from, finding.to), finding.pattern, finding.score, {}};
        for (auto const place : finding.squares) one.squares.push_back(map.name_of(place));
        result.push_back(std::move(one));
    }
    return result;
}

Reply answer(Request const& request) {
    Reply reply;
    auto const refuse = [&](core::Error const& error) {
        reply.refused = complaint(error, request.language);
        return reply;
    };
    auto const game = engine::game_named(request.game);
    if (!game) return refuse(game.error());
    auto const family = family_of((*game)->name());
    auto const rules = rules_for(request, family);
    if (!rules) return refuse(rules.error());
    auto const base = KnowledgeBase::load(family, *rules, request.trust);
    if (!base) return refuse(base.error());
    reply.files = static_cast<int>(rules->size());
    reply.patterns = base->patterns();
    for (auto const& problem : base->problems())
        reply.problems.push_back(complaint(problem, request.language));
    if (request.action == Action::query || request.action == Action::patterns)
        ask_position(request, **game, *base, reply);
    return reply;
}

} // namespace knowledge
