// damero kb: the rules, from the shell. Goals and rules that are not ours run in a process apart.
#include "apps/kb/kb.hpp"

#include "apps/common/bad_usage.hpp"
#include "apps/common/command.hpp"
#include "apps/common/position_options.hpp"
#include "knowledge/request.hpp"
#include "play/rules/rule_process.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <iostream>

namespace apps {
namespace {

using knowledge::Action;
using knowledge::Request;

// Rules of the house about positions are trusted and need no other process; whatever somebody has typed or written does.
bool is_from_outside(Request const& request) {
    return request.action == Action::query || !request.folder.empty();
}

core::Expected<knowledge::Reply> ask(Request const& request) {
    return is_from_outside(request) ? play::rules::ask_apart(request)
                                    : core::Expected<knowledge::Reply>(knowledge::answer(request));
}

Request request_of(Arguments const& arguments, Console const& console, Action action) {
    auto const table = opened(arguments, console);
    Request request{.action = action,
                    .game = std::string(table.game->name()),
                    .fen = table.state->fen(),
                    .folder = arguments.text("--kb").value_or(""),
                    .alone = arguments.given("--alone"),
                    .language = console.language};
    if (request.alone && request.folder.empty()) throw BadUsage("--alone", core::message("cli.kb.alone"));
    if (!request.folder.empty())
        value_or_throw(knowledge::rules_in(request.folder, knowledge::family_of(request.game)), "--kb");
    auto const by = arguments.text("--by");
    if (by && *by != "prolog" && *by != "native")
        throw BadUsage("--by", core::message("cli.kb.by_unknown", *by));
    if (by) request.by = *by == "prolog" ? knowledge::By::prolog : knowledge::By::native;
    request.limits.seconds = static_cast<double>(arguments.number("--seconds", 1, 60).value_or(5));
    return request;
}

int print_facts(Arguments const& arguments, Console const& console) {
    auto const table = opened(arguments, console);
    auto const facts = knowledge::facts_of(*table.state);
    console.print(arguments.given("--json") ? facts_as_json(*table.state, facts)
                                            : facts_as_text(*table.state, facts));
    return 0;
}

// One line read, one written: the other end of play::rules::ask_apart.
int serve_request(Console const& console) {
    console.print(play::rules::serve_one(std::cin) + "\n");
    std::cout.flush();
    std::_Exit(0); // what runs at a usual end opens files
}

int report(Arguments const& arguments, Console const& console, Request const& request) {
    auto const reply = ask(request);
    if (!reply) {
        console.warn(console.text(reply.error()));
        return 1;
    }
    bool const json = arguments.given("--json");
    if (request.action == Action::check) {
        console.print(json ? check_as_json(*reply) : check_as_text(console, *reply));
        bool const sound =
            !reply->refused && std::ranges::none_of(reply->problems, &knowledge::Complaint::serious);
        return sound ? 0 : 2;
    }
    for (auto const& problem : reply->problems) console.warn(complaint_text(console, problem));
    if (reply->refused) {
        console.warn(complaint_text(console, *reply->refused));
        return 2;
    }
    switch (request.action) {
    case Action::list:
        console.print(json ? list_as_json(*reply) : list_as_text(*reply));
        break;
    case Action::query:
        console.print(json ? answers_as_json(request, *reply) : answers_as_text(console, *reply));
        break;
    default:
        console.print(json ? patterns_as_json(*reply) : patterns_as_text(*reply));
    }
    bool const serious = std::ranges::any_of(reply->problems, &knowledge::Complaint::serious);
    return serious && request.action == Action::patterns ? 1 : 0;
}

int run(Arguments const& arguments, Console const& console) {
    auto const& action = arguments.verb();
    auto const& words = arguments.words();
    if (action != "query" && !words.empty())
        throw BadUsage("", core::message("cli.word_too_many", words.front(), "kb " + action));
    if (action == "facts") return print_facts(arguments, console);
    if (action == "order") return run_kb_order(arguments, console);
    if (action == "worker") return serve_request(console);
    if (action == "list") return report(arguments, console, request_of(arguments, console, Action::list));
    if (action == "check") return report(arguments, console, request_of(arguments, console, Action::check));
    if (action == "patterns")
        return report(arguments, console, request_of(arguments, console, Action::patterns));
    if (words.empty()) throw BadUsage("", core::message("cli.kb.goal_missing"));
    auto request = request_of(arguments, console, Action::query);
    request.goal = words.front();
    return report(arguments, console, request);
}

constexpr std::array<std::string_view, 7> verbs = {"list",  "check", "facts", "patterns",
                                                   "order", "query", "worker"};

constexpr std::array options = {
    Option{"--game", "G", "cli.option.game"},
    Option{"--fen", "FEN", "cli.option.fen"},
    Option{"--position", "FEN|NAME", "cli.option.position"},
    Option{"--kb", "DIR", "cli.kb.folder"},
    Option{"--alone", "", "cli.kb.alone_option"},
    Option{"--seconds", "N", "cli.kb.seconds"},
    Option{"--by", "prolog|native", "cli.kb.by"},
    Option{"--order", "NAME", "cli.kb.order"},
    Option{"--json", "", "cli.option.json"},
};

constexpr std::array examples = {
    Example{"damero kb patterns --fen '8/3k3q/8/8/6N1/8/8/K7 w - - 0 1'", "cli.kb.example.patterns"},
    Example{"damero kb query 'move_creates_fork(R, C, 6, 6, S)' --fen '8/3k3q/8/8/6N1/8/8/K7 w - - 0 1'",
            "cli.kb.example.query"},
    Example{"damero kb facts --game damas > position.pl", "cli.kb.example.facts"},
    Example{"damero kb check --kb my-rules", "cli.kb.example.check"},
    Example{"damero kb order --fen '8/3k3q/8/8/6N1/8/8/K7 w - - 0 1' --kb my-rules", "cli.kb.example.order"},
};

} // namespace

constinit Command const kb_command = {
    .name = "kb",
    .about = "cli.kb.about",
    .usage = "damero kb list|check|facts|patterns|order|query GOAL [--game G] [--fen FEN | --position NAME] "
             "[--kb DIR [--alone]] [--by prolog|native] [--order NAME] [--seconds N] [--json]",
    .options = options,
    .examples = examples,
    .run = run,
    .verbs = verbs,
    .words = 1,
};

} // namespace apps
