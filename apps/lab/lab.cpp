// damero lab: minimax and alpha-beta at work, for teachers and whoever wants to see and to measure.
#include "apps/lab/lab.hpp"

#include "apps/common/bad_usage.hpp"
#include "play/bots/with_rules.hpp"

#include <algorithm>
#include <array>

namespace apps {
namespace {

constexpr std::array<std::string_view, 3> verbs = {"compare", "tree", "report"};

constexpr std::array options = {
    Option{"--bot", "BOT", "cli.lab.bot", true},
    Option{"--game", "G", "cli.option.game"},
    Option{"--fen", "FEN", "cli.option.fen"},
    Option{"--position", "FEN|NAME", "cli.lab.position", true},
    Option{"--kb", "DIR", "cli.option.kb"},
    Option{"--depth", "D", "cli.lab.depth"},
    Option{"--max-nodes", "N", "cli.lab.max_nodes"},
    Option{"-o", "FILE|DIR", "cli.lab.output"},
    Option{"--games", "N", "cli.lab.games"},
    Option{"--seed", "S", "cli.lab.seed"},
    Option{"--quick", "", "cli.lab.quick"},
    Option{"--resume", "", "cli.lab.resume"},
    Option{"--json", "", "cli.option.json"},
};

// Which of the options each verb takes; all take --lang.
struct Taken {
    std::string_view verb;
    std::array<std::string_view, 8> options;
};
constexpr std::array taken = {
    Taken{"compare", {"--bot", "--game", "--fen", "--position", "--kb", "--games", "--seed", "--json"}},
    Taken{"tree", {"--bot", "--game", "--fen", "--position", "--kb", "--depth", "--max-nodes", "-o"}},
    Taken{"report", {"-o", "--quick", "--resume"}},
};

void refuse_others(Arguments const& arguments) {
    auto const own = std::ranges::find(taken, arguments.verb(), &Taken::verb)->options;
    for (auto const& option : options)
        if (arguments.given(option.name) && std::ranges::find(own, option.name) == own.end())
            throw BadUsage(std::string(option.name), core::message("cli.lab.not_for", arguments.verb()));
}

int run(Arguments const& arguments, Console const& console) {
    refuse_others(arguments);
    if (arguments.verb() == "tree") return lab_tree(arguments, console);
    if (arguments.verb() == "compare") return lab_compare(arguments, console);
    return lab_report(arguments, console);
}

constexpr std::array examples = {
    Example{"damero lab tree --bot 'heuristic?depth=3' --fen '4k3/8/8/3n4/4P3/8/8/4K3 w - - 0 1' -o tree.html",
            "cli.lab.example.tree"},
    Example{"damero lab compare --bot 'heuristic?depth=4' --bot 'tactical?depth=4&order=mvv-lva' --bot "
            "'tactical?depth=4'",
            "cli.lab.example.compare"},
    Example{"damero lab compare --game damas --bot 'minimax?depth=4' --bot 'heuristic?depth=4' --games 10 "
            "--seed 7",
            "cli.lab.example.games"},
    Example{"damero lab report", "cli.lab.example.report"},
};

} // namespace

std::vector<std::string> lab_bots(Arguments const& arguments) {
    auto bots = arguments.texts("--bot");
    if (auto const folder = arguments.text("--kb"))
        for (auto& bot : bots) bot = play::with_rules(bot, *folder);
    return bots;
}

constinit Command const lab_command = {
    .name = "lab",
    .about = "cli.lab.about",
    .usage =
        "damero lab compare --bot BOT [--bot BOT ...] [--game G] [--position FEN|NAME ...] [--games N]\n"
        "                       [--seed S] [--kb DIR] [--json]\n"
        "  damero lab tree --bot BOT [--fen FEN | --position NAME] [--game G] [--depth D] [--max-nodes N]\n"
        "                    [--kb DIR] [-o FILE.json|FILE.html|FILE.svg]\n"
        "  damero lab report [-o DIR] [--quick] [--resume]",
    .options = options,
    .examples = examples,
    .run = run,
    .verbs = verbs,
};

} // namespace apps
