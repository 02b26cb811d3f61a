// damero explain: why a move is good or bad, with what can be proved of it.
#include "apps/common/bad_usage.hpp"
#include "apps/common/command.hpp"
#include "apps/common/line_text.hpp"
#include "apps/common/position_options.hpp"
#include "play/rules/own_patterns.hpp"
#include "play/rules/rule_process.hpp"
#include "tactics/explain/explanation.hpp"

#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <array>
#include <string>
#include <vector>

namespace apps {
namespace {

void print_claims(Console const& console, tactics::ExplainedMove const& move) {
    for (auto const& claim : move.claims) console.print("  " + claim.text + "\n");
}

void print_text(Console const& console, tactics::Explanation const& explanation) {
    console.say("cli.explain.move", explanation.move.move.text, score_text(explanation.move.score));
    print_claims(console, explanation.move);
    if (auto const& reply = explanation.refutation) {
        console.say("cli.explain.refutation", reply->move.text, score_text(reply->score));
        print_claims(console, *reply);
    }
    if (auto const& best = explanation.missed) {
        console.say("cli.explain.missed", best->move.text, score_text(best->score));
        print_claims(console, *best);
    }
    for (auto const* const threat : {&explanation.purpose.stops, &explanation.purpose.threatens})
        if (*threat) console.print("  " + (*threat)->text + "\n");
    for (auto const& note : explanation.notes) console.print("  " + note + "\n");
    bool const says_nothing = explanation.move.claims.empty() && explanation.notes.empty() &&
                              !explanation.purpose.stops && !explanation.purpose.threatens;
    if (says_nothing && !explanation.refutation) console.say("cli.explain.nothing");
}

using OwnPatterns = std::vector<knowledge::NamedFinding>;

OwnPatterns own_patterns(Arguments const& arguments, engine::AnyState const& state,
                         engine::LegalMove const& move) {
    auto const folder = arguments.text("--kb");
    if (!folder) return {};
    value_or_throw(knowledge::rules_in(*folder, knowledge::family_of(state)), "--kb");
    knowledge::Request rules;
    rules.folder = *folder;
    return value_or_throw(play::rules::own_patterns(rules, state, move,
                                                    [](knowledge::Request const& wanted) {
                                                        return play::rules::ask_apart(wanted);
                                                    }),
                          "--kb");
}

std::string json_with(std::string const& explanation, OwnPatterns const& own) {
    auto json = nlohmann::ordered_json::parse(explanation);
    auto& list = json["own_rules"] = nlohmann::ordered_json::array();
    for (auto const& [move, pattern, score, squares] : own)
        list.push_back({{"pattern", pattern},
                        {"score", score ? nlohmann::ordered_json(*score) : nlohmann::ordered_json(nullptr)},
                        {"squares", squares}});
    return json.dump();
}

int run(Arguments const& arguments, Console const& console) {
    auto const table = opened(arguments, console);
    tactics::ExplainTask task;
    task.language = console.language;
    if (auto const nodes = arguments.number("--nodes", 1, 1'000'000'000))
        task.nodes = static_cast<std::uint64_t>(*nodes);
    if (auto const move = arguments.text("--move"))
        task.move = value_or_throw(table.state->parse_move(*move), "--move");
    auto const explanation = tactics::explain(*table.game, *table.state, task);
    if (!explanation) throw BadUsage("--fen", core::message("cli.explain.over"));
    auto const own = own_patterns(arguments, *table.state, explanation->move.move);
    if (arguments.given("--json")) {
        auto const json = tactics::to_json(*table.state, *explanation);
        console.print((arguments.given("--kb") ? json_with(json, own) : json) + "\n");
        return 0;
    }
    print_text(console, *explanation);
    for (auto const& found : own)
        console.print("  " +
                      console.text(core::message("cli.explain.own", found.pattern,
                                                 fmt::format("{}", fmt::join(found.squares, " ")))) +
                      "\n");
    return 0;
}

constexpr std::array options = {
    Option{"--game", "G", "cli.option.game"},
    Option{"--fen", "FEN", "cli.option.fen"},
    Option{"--position", "FEN|NAME", "cli.option.position"},
    Option{"--move", "M", "cli.explain.which"},
    Option{"--nodes", "N", "cli.explain.nodes"},
    Option{"--kb", "DIR", "cli.explain.kb"},
    Option{"--json", "", "cli.option.json"},
};

constexpr std::array examples = {
    Example{"damero explain --fen '8/3k3q/8/8/6N1/8/P7/K7 w - - 0 1' --move Nf6", "cli.explain.example.fork"},
    Example{"damero explain --position kiwipete --lang es", "cli.explain.example.best"},
    Example{"damero explain --game damas --json", "cli.explain.example.json"},
};

} // namespace

constinit Command const explain_command = {
    .name = "explain",
    .about = "cli.explain.about",
    .usage =
        "damero explain [--game G] [--fen FEN | --position NAME] [--move M] [--nodes N] [--kb DIR] [--json]",
    .options = options,
    .examples = examples,
    .run = run,
};

} // namespace apps
