#include "apps/common/bad_usage.hpp"
#include "apps/common/position_options.hpp"
#include "apps/kb/kb.hpp"
#include "knowledge/ordering/ranking.hpp"
#include "play/bots/with_rules.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace apps {
namespace {

using Json = nlohmann::ordered_json;
using knowledge::RankedMove;
using knowledge::Reason;

std::vector<RankedMove> as_generated(engine::AnyState const& state) {
    std::vector<RankedMove> ranked;
    for (auto const& move : state.legal_moves()) ranked.push_back({move.number});
    return ranked;
}

std::vector<RankedMove> ranked(Arguments const& arguments, Table const& table) {
    play::LoadedRules rules;
    if (auto const folder = arguments.text("--kb")) {
        rules = value_or_throw(play::rules_for_order(*folder, *table.game), "--kb");
        if (auto const asked = rules.points->prepare(*table.state, true); !asked)
            throw BadUsage("--kb", asked.error());
    }
    auto const name = arguments.text("--order").value_or("damero");
    auto const order =
        value_or_throw(knowledge::order_named(name, *table.game, {rules.points, rules.patterns}), "--order");
    auto const* const ranking = dynamic_cast<knowledge::Ranking const*>(order.get());
    return ranking != nullptr ? ranking->ranked(*table.state) : as_generated(*table.state);
}

// What counts most comes first.
std::vector<Reason> sorted(std::vector<Reason> reasons) {
    std::ranges::stable_sort(reasons, std::ranges::greater{},
                             [](Reason const& one) { return std::abs(one.points); });
    return reasons;
}

std::string as_text(std::vector<RankedMove> const& moves, std::vector<engine::LegalMove> const& legal) {
    std::size_t width = 0;
    for (auto const& move : legal) width = std::max(width, move.text.size());
    std::string text;
    for (auto const& move : moves) {
        std::vector<std::string> parts;
        for (auto const& reason : sorted(move.reasons))
            parts.push_back(fmt::format("{} {:+}", reason.name, reason.points));
        text += fmt::format("{:<{}} {:>6}  {}\n", legal[static_cast<std::size_t>(move.number)].text, width,
                            move.score, fmt::join(parts, ", "));
    }
    return text;
}

std::string as_json(std::vector<RankedMove> const& moves, std::vector<engine::LegalMove> const& legal) {
    auto list = Json::array();
    for (auto const& move : moves) {
        auto reasons = Json::array();
        for (auto const& reason : sorted(move.reasons))
            reasons.push_back({{"name", reason.name}, {"points", reason.points}});
        list.push_back({{"move", legal[static_cast<std::size_t>(move.number)].text},
                        {"score", move.score},
                        {"reasons", reasons}});
    }
    return list.dump() + "\n";
}

} // namespace

int run_kb_order(Arguments const& arguments, Console const& console) {
    auto const table = opened(arguments, console);
    auto const moves = ranked(arguments, table);
    auto const legal = table.state->legal_moves();
    console.print(arguments.given("--json") ? as_json(moves, legal) : as_text(moves, legal));
    return 0;
}

} // namespace apps
