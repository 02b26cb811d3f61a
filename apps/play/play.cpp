// damero play: a game in the terminal, people and bots in any combination.
#include "apps/common/bad_usage.hpp"
#include "apps/common/command.hpp"
#include "apps/play/line_reader.hpp"
#include "apps/play/session.hpp"
#include "play/bots/levels.hpp"
#include "play/bots/with_rules.hpp"

#include <fmt/format.h>

#include <array>
#include <cstdio>
#include <iostream>
#include <random>

namespace apps {
namespace {

core::Expected<Player> player_named(std::string const& name, engine::AnyGame const& game) {
    if (name == "human" || name == "humano") return Player{name, nullptr};
    auto bot = play::make_bot(name, game);
    if (!bot) return tl::unexpected(bot.error());
    return Player{name, std::move(*bot)};
}

// Asks until the answer names a player; an empty one, or the end of the input, means a person.
Player asked(Console const& console, engine::AnyGame const& game, core::MessageKey side) {
    while (true) {
        console.print(console.text(core::message("cli.play.who", core::message(side))) + " ");
        std::fflush(stdout);
        auto const line = read_line(std::cin);
        if (!line || line->text.empty()) return {"human", nullptr};
        auto player = player_named(line->text, game);
        if (player) return std::move(*player);
        console.print(one_short_line(console.text(player.error())) + "\n");
    }
}

std::string option_of(core::Colour colour) { return colour == core::Colour::white ? "--white" : "--black"; }

// A level is the strength of whoever is not named, of Black where nobody is.
bool has_level(Arguments const& arguments, core::Colour colour) {
    if (!arguments.given("--level") || arguments.given(option_of(colour))) return false;
    return colour == core::Colour::black || arguments.given("--black");
}

Player chosen(Arguments const& arguments, Console const& console, engine::AnyGame const& game,
              core::Colour colour) {
    auto const option = option_of(colour);
    if (auto const name = arguments.text(option)) {
        auto const folder = arguments.text("--kb");
        return value_or_throw(player_named(folder ? play::with_rules(*name, *folder) : *name, game), option);
    }
    if (has_level(arguments, colour)) {
        auto const level =
            static_cast<int>(*arguments.number("--level", play::weakest_level, play::strongest_level));
        std::random_device seed; // whoever wants the same game again names the bot, with its seed
        return {fmt::format("level {}", level), play::bot_for_level(level, game, {}, seed())};
    }
    if (arguments.given("--level")) return {"human", nullptr};
    if (console.input_is_terminal) return asked(console, game, core::colour_name(colour));
    return {"human", nullptr};
}

int run(Arguments const& arguments, Console const& console) {
    auto table = opened(arguments, console);
    if (arguments.given("--level") && arguments.given("--white") && arguments.given("--black"))
        throw BadUsage("--level", core::message("cli.play.level_for_nobody"));
    auto white = chosen(arguments, console, *table.game, core::Colour::white);
    auto black = chosen(arguments, console, *table.game, core::Colour::black);
    return Session(console, std::cin, std::move(table), {std::move(white), std::move(black)}).run() ? 0 : 1;
}

constexpr std::array options = {
    Option{"--game", "G", "cli.option.game"},
    Option{"--white", "human|BOT", "cli.play.white"},
    Option{"--black", "human|BOT", "cli.play.black"},
    Option{"--level", "1..10", "cli.play.level"},
    Option{"--position", "FEN|NAME", "cli.option.position"},
    Option{"--fen", "FEN", "cli.option.fen"},
    Option{"--kb", "DIR", "cli.option.kb"},
};

constexpr std::array examples = {
    Example{"damero play --game damas", "cli.play.example.damas"},
    Example{"damero play --white human --black 'random?seed=7'", "cli.play.example.bot"},
    Example{"damero play --game knights --white random --black 'random?seed=2'", "cli.play.example.bots"},
    Example{"damero play --game knights --position duel --lang es", "cli.play.example.position"},
};

} // namespace

constinit Command const play_command = {
    .name = "play",
    .about = "cli.play.about",
    .usage = "damero play [--game G] [--white human|BOT] [--black human|BOT] [--level 1..10]\n"
             "              [--position FEN|NAME] [--kb DIR] [--lang en|es]",
    .options = options,
    .examples = examples,
    .run = run,
};

} // namespace apps
