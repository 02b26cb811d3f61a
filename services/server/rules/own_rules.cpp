#include "services/server/rules/own_rules.hpp"

#include "play/rules/rule_process.hpp"

#include <algorithm>
#include <chrono>

namespace services::server {
namespace {

constexpr std::int64_t most_inferences =
    20'000'000; // of a pattern: a second or two, on a crowded machine too, where the clock says little

std::int64_t now_ms() {
    return std::chrono::duration_cast<Milliseconds>(std::chrono::system_clock::now().time_since_epoch())
        .count();
}

engine::AnyGame const& game_of(std::string_view family) {
    for (auto const* const game : engine::all_games())
        if (knowledge::name_of(knowledge::family_of(*game)) == family) return *game;
    return *engine::all_games().front(); // of every family there is a game
}

tl::unexpected<Refusal> unknown_rule(std::string_view name) {
    return refused(Code::not_found, core::message("server.rule_unknown", name));
}

} // namespace

knowledge::RuleFile rule_file(std::string_view name, std::string text) {
    auto file = std::string(name) + ".pl";
    return {file, file, std::move(text), false};
}

OwnRules::OwnRules(GameStore const& store, Limits const& limits, Log& log)
    : store_(store),
      limits_(limits),
      log_(log) {}

std::vector<knowledge::RuleFile> OwnRules::active(std::string_view game) const {
    std::vector<knowledge::RuleFile> files;
    auto const rules = store_.list();
    auto const family = knowledge::name_of(knowledge::family_of(game));
    if (!rules) return files; // games go on without them
    for (auto const& rule : *rules)
        if (rule.active && rule.family == family) files.push_back(rule_file(rule.name, rule.text));
    return files;
}

core::Expected<knowledge::Reply> OwnRules::ask(knowledge::Request const& request) const {
    auto limited = request;
    limited.limits.inferences = most_inferences;
    limited.limits.seconds = static_cast<double>(limits_.rule_time.count()) / 1000;
    return play::rules::ask_apart(std::move(limited), {limits_.rule_worker, limits_.rule_patience});
}

play::LoadedRules OwnRules::for_order(engine::AnyGame const& game) {
    knowledge::Request request;
    request.files = active(game.name());
    if (request.files.empty()) return {};
    auto const family = knowledge::name_of(knowledge::family_of(game));
    auto const forgiving = [this,
                            family](knowledge::Request const& wanted) -> core::Expected<knowledge::Reply> {
        auto reply = ask(wanted);
        auto const error = reply ? knowledge::first_complaint(*reply) : reply.error();
        if (!error) return reply;
        switch_off_failed(family, reply ? *reply : knowledge::Reply{},
                          core::text(core::Language::english, *error));
        return knowledge::Reply{};
    };
    auto loaded = play::rules_for_order(std::move(request), game, forgiving);
    return loaded ? std::move(*loaded) : play::LoadedRules{};
}

void OwnRules::switch_off_failed(std::string_view family, knowledge::Reply const& reply,
                                 std::string const& why) {
    std::scoped_lock const lock(mutex_);
    auto const rules = store_.list();
    if (!rules) return;
    auto const is_named = [&](StoredRule const& rule) {
        return std::ranges::any_of(reply.problems, [&](knowledge::Complaint const& problem) {
            return problem.serious && problem.file == rule.name + ".pl";
        });
    };
    bool const known = std::ranges::any_of(*rules, is_named); // else it may have been any of them
    for (auto rule : *rules) {
        if (!rule.active || rule.family != family || (known && !is_named(rule))) continue;
        rule.active = false;
        rule.trouble = why;
        if (put(rule)) log_.warning("rule_switched_off", {{"rule", rule.name}, {"what", why}});
    }
}

Result<std::vector<StoredRule>> OwnRules::list() const {
    auto rules = store_.list();
    if (!rules) return tl::unexpected(store_failure(rules.error()));
    return std::move(*rules);
}

Result<StoredRule> OwnRules::find(std::string_view family, std::string_view name) const {
    auto const rule = store_.find(family, name);
    if (!rule) return tl::unexpected(store_failure(rule.error()));
    if (!*rule) return unknown_rule(name);
    return **rule;
}

Result<StoredRule> OwnRules::keep(std::string const& family, std::string const& name, std::string text) {
    std::scoped_lock const lock(mutex_);
    auto const rules = list();
    if (!rules) return tl::unexpected(rules.error());
    auto const found = std::ranges::find_if(
        *rules, [&](StoredRule const& rule) { return rule.family == family && rule.name == name; });
    if (found != rules->end() && found->text == text) return *found;
    if (found == rules->end() && rules->size() >= limits_.rules)
        return refused(Code::too_large, core::message("server.rules_many", limits_.rules));
    StoredRule const rule{family, name, std::move(text), false, {}, now_ms()}; // until it has been tried
    if (auto const kept = put(rule); !kept) return tl::unexpected(kept.error());
    return rule;
}

Result<StoredRule> OwnRules::switch_off(std::string_view family, std::string_view name) {
    std::scoped_lock const lock(mutex_);
    auto rule = find(family, name);
    if (!rule) return rule;
    rule->active = false;
    rule->trouble.clear();
    if (auto const kept = put(*rule); !kept) return tl::unexpected(kept.error());
    return rule;
}

Result<void> OwnRules::remove(std::string_view family, std::string_view name) {
    std::scoped_lock const lock(mutex_);
    auto const removed = store_.remove(family, name);
    if (!removed) return tl::unexpected(store_failure(removed.error()));
    if (!*removed) return unknown_rule(name);
    ++version_;
    return {};
}

Result<RuleProblems> OwnRules::switch_on(std::string_view family, std::string_view name,
                                         core::Language language) {
    auto rule = find(family, name);
    if (!rule) return tl::unexpected(rule.error());
    auto const& game = game_of(family);
    knowledge::Request request;
    request.action = knowledge::Action::order;
    request.game = game.name();
    request.positions = {game.start()->fen()};
    request.files = active(game.name());
    std::erase_if(request.files, [&](auto const& file) { return file.name == rule_file(name, {}).name; });
    request.files.push_back(rule_file(name, rule->text));
    request.language = language;
    auto const reply = ask(request);
    if (!reply) return RuleProblems{{.file = {}, .what = core::text(language, reply.error())}};
    RuleProblems problems = reply->problems;
    if (reply->refused) problems.push_back(*reply->refused);
    if (std::ranges::any_of(problems, &knowledge::Complaint::serious)) return problems;
    std::scoped_lock const lock(mutex_);
    auto const now = find(family, name); // it may have changed meanwhile
    if (!now) return tl::unexpected(now.error());
    if (now->text != rule->text) return problems;
    rule->active = true;
    rule->trouble.clear();
    if (auto const kept = put(*rule); !kept) return tl::unexpected(kept.error());
    return problems;
}

Result<void> OwnRules::put(StoredRule const& rule) {
    if (auto const kept = store_.put(rule); !kept) return tl::unexpected(store_failure(kept.error()));
    ++version_;
    return {};
}

Refusal OwnRules::store_failure(core::Error const& error) const {
    log_.error("store_failed", {{"what", core::text(core::Language::english, error)}});
    return {Code::internal, {core::message("server.failed"), {}}, {}};
}

} // namespace services::server
