// damero explain: why a move is good or bad, with what can be proved of it.
#include "apps/bad_usage.hpp"
#include "apps/command.hpp"
#include "apps/line_text.hpp"
#include "apps/position_options.hpp"
#include "tactics/explain/explanation.hpp"

#include <array>
#include <string>

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
    if (arguments.given("--json"))
        console.print(tactics::to_json(*table.state, *explanation) + "\n");
    else
        print_text(console, *explanation);
    return 0;
}

constexpr std::array options = {
    Option{"--game", "G", "cli.option.game"},
    Option{"--fen", "FEN", "cli.option.fen"},
    Option{"--position", "FEN|NAME", "cli.option.position"},
    Option{"--move", "M", "cli.explain.which"},
    Option{"--nodes", "N", "cli.explain.nodes"},
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
    .usage = "damero explain [--game G] [--fen FEN | --position NAME] [--move M] [--nodes N] [--json]",
    .options = options,
    .examples = examples,
    .run = run,
};

} // namespace apps
