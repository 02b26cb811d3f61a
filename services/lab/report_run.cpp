// Running what a report measures, each measurement kept in the journal.
#include "services/lab/positions.hpp"
#include "services/lab/report.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>

namespace services::lab {
namespace {

using Json = nlohmann::ordered_json;

// A bot and what it is to do: search a position, or play a game.
struct Unit {
    std::size_t subject;
    std::string bot;
    std::string position; // empty: a game
    int number = 0;

    [[nodiscard]] std::string name(ReportPlan const& plan) const {
        return fmt::format("{} {} {}", plan.subjects[subject].game, bot,
                           position.empty() ? fmt::format("{}", number) : position);
    }
};

std::string bot_at(Contender const& contender, int depth) {
    return fmt::format(fmt::runtime(contender.bot), depth);
}

void add_searches(std::vector<Unit>& units, std::size_t index, Subject const& subject,
                  std::vector<std::string> const& positions) {
    for (std::size_t at = 0; at < positions.size(); ++at) {
        bool const grows = at < static_cast<std::size_t>(subject.growth_positions);
        for (int depth = grows ? 1 : subject.depth; depth <= subject.depth; ++depth)
            for (std::size_t i = 0; i < contenders.size(); ++i)
                if (i >= plain || (grows && depth <= subject.minimax_depth))
                    units.push_back({index, bot_at(contenders[i], depth), positions[at]});
    }
}

std::vector<std::string> positions_of(Subject const& subject) {
    std::vector<std::string> names;
    auto const game = engine::game_named(subject.game);
    for (auto const& position : middlegames(**game)) names.push_back(position.name);
    names.resize(std::min(names.size(), static_cast<std::size_t>(subject.positions)));
    return names;
}

std::vector<Unit> units_of(ReportPlan const& plan) {
    std::vector<Unit> units;
    for (std::size_t index = 0; index < plan.subjects.size(); ++index) {
        auto const& subject = plan.subjects[index];
        add_searches(units, index, subject, positions_of(subject));
        for (std::size_t i = plain; i < contenders.size(); ++i)
            for (int number = 1; number <= subject.games; ++number)
                units.push_back({index, bot_at(contenders[i], subject.game_depth), "", number});
    }
    return units;
}

Json json_of(search::SearchStatistics const& statistics) {
    return {{"nodes", statistics.nodes_visited},      {"prunings", statistics.pruning_count},
            {"first", statistics.first_move_cutoffs}, {"deepest", statistics.max_depth_reached.value()},
            {"by_depth", statistics.nodes_by_depth},  {"seconds", statistics.seconds}};
}

search::SearchStatistics statistics_in(Json const& json) {
    search::SearchStatistics statistics;
    statistics.nodes_visited = json.at("nodes");
    statistics.pruning_count = json.at("prunings");
    statistics.first_move_cutoffs = json.at("first");
    statistics.max_depth_reached = core::Ply{json.at("deepest").get<int>()};
    statistics.nodes_by_depth = json.at("by_depth").get<std::vector<std::uint64_t>>();
    statistics.seconds = json.at("seconds");
    return statistics;
}

Json json_of(Finding const& finding) {
    return {{"bot", finding.bot},
            {"position", finding.position},
            {"depth", *finding.textbook_depth},
            {"statistics", json_of(finding.statistics)},
            {"cpu", finding.cpu_seconds},
            {"value", finding.value->value()},
            {"move", finding.move}};
}

Finding finding_in(Json const& json) {
    return {.bot = json.at("bot"),
            .position = json.at("position"),
            .textbook_depth = json.at("depth").get<int>(),
            .statistics = statistics_in(json.at("statistics")),
            .cpu_seconds = json.at("cpu"),
            .value = core::Score{json.at("value").get<int>()},
            .move = json.at("move")};
}

Json json_of(GameTally const& tally) {
    return {{"bot", tally.bot},
            {"opponent", tally.opponent},
            {"wins", tally.wins},
            {"draws", tally.draws},
            {"losses", tally.losses},
            {"moves", tally.moves},
            {"statistics", json_of(tally.statistics)}};
}

GameTally tally_in(Json const& json) {
    return {.bot = json.at("bot"),
            .opponent = json.at("opponent"),
            .is_textbook = true,
            .games = 1,
            .wins = json.at("wins"),
            .draws = json.at("draws"),
            .losses = json.at("losses"),
            .moves = json.at("moves"),
            .statistics = statistics_in(json.at("statistics"))};
}

core::Expected<Json> measured(Unit const& unit, ReportPlan const& plan, std::stop_token const& stop) {
    auto const& game = **engine::game_named(plan.subjects[unit.subject].game);
    auto bot = LabBot::make(unit.bot, game);
    if (!bot) return tl::unexpected(bot.error());
    if (unit.position.empty()) {
        auto const tally = play_lab_game(*bot, game, plan.seed, unit.number, stop);
        if (!tally) return tl::unexpected(tally.error());
        return json_of(*tally);
    }
    auto const position = lab_position(game, unit.position);
    if (!position) return tl::unexpected(position.error());
    auto const finding = measure(*bot, *position, stop);
    if (!finding) return tl::unexpected(finding.error());
    return json_of(*finding);
}

// Of a search or of a game.
bool is_result(Json const& json) {
    try {
        return json.contains("position") ? !finding_in(json).bot.empty() : !tally_in(json).bot.empty();
    } catch (Json::exception const&) {
        return false;
    }
}

// What an earlier run has left. Whatever is no measurement of this plan is measured anew.
core::Expected<std::map<std::string, Json>> earlier(Journal const& journal) {
    auto const entries = journal.entries();
    if (!entries) return tl::unexpected(entries.error());
    std::map<std::string, Json> found;
    for (auto const& entry : *entries) {
        auto json = Json::parse(entry, nullptr, false);
        if (json.is_object() && json.value("unit", Json()).is_string() &&
            is_result(json.value("result", Json())))
            found[json["unit"].get<std::string>()] = json["result"];
    }
    return found;
}

void add(SubjectResults& results, Unit const& unit, Json const& json) {
    if (!unit.position.empty()) {
        results.findings.push_back(finding_in(json));
        return;
    }
    auto const tally = tally_in(json);
    auto const same = std::ranges::find(results.tallies, tally.bot, &GameTally::bot);
    if (same == results.tallies.end())
        results.tallies.push_back(tally);
    else
        *same += tally;
}

// Every game that has an effort, in the order of their names.
ReportPlan plan_of(std::optional<core::LabEffort> core::GameInfo::*effort) {
    ReportPlan plan;
    for (auto const* const game : engine::all_games())
        if (auto const& wanted = game->info().*effort) plan.subjects.push_back({*wanted, game->name()});
    std::ranges::sort(plan.subjects, {}, &Subject::game);
    return plan;
}

} // namespace

ReportPlan full_report() { return plan_of(&core::GameInfo::lab); }
ReportPlan quick_report() { return plan_of(&core::GameInfo::quick_lab); }

std::size_t measurements_in(ReportPlan const& plan) { return units_of(plan).size(); }

std::string fingerprint(ReportPlan const& plan, std::string_view version) {
    std::uint64_t hash = 0xCBF29CE484222325u; // FNV-1a: the same everywhere
    for (auto const& unit : units_of(plan))
        for (char const c : unit.name(plan) + "\n")
            hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3u;
    return Json{{"job", "damero lab report"},
                {"version", version},
                {"seed", plan.seed},
                {"measurements", fmt::format("{:016x}", hash)}}
        .dump();
}

core::Expected<ReportResults>
run_report(ReportPlan const& plan, Journal& journal,
           std::function<void(std::size_t done, std::string const& what)> const& tell,
           std::stop_token const& stop) {
    auto known = earlier(journal);
    if (!known) return tl::unexpected(known.error());
    ReportResults results{plan, {}};
    for (auto const& subject : plan.subjects) results.subjects.push_back({subject, {}, {}});
    std::size_t done = 0;
    for (auto const& unit : units_of(plan)) {
        auto const name = unit.name(plan);
        tell(done++, name);
        auto const found = known->find(name);
        if (found != known->end()) {
            add(results.subjects[unit.subject], unit, found->second);
            continue;
        }
        auto const json = measured(unit, plan, stop);
        if (!json) return tl::unexpected(json.error());
        auto const kept = journal.append(Json{{"unit", name}, {"result", *json}}.dump());
        if (!kept) return tl::unexpected(kept.error());
        add(results.subjects[unit.subject], unit, *json);
    }
    return results;
}

} // namespace services::lab
