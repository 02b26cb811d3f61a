// damero lab tree: one small search, written down for all to see.
#include "apps/common/bad_usage.hpp"
#include "apps/common/interrupt.hpp"
#include "apps/common/position_options.hpp"
#include "apps/lab/lab.hpp"
#include "play/bots/bot_spec.hpp"
#include "services/jobs/atomic_file.hpp"
#include "services/lab/comparison.hpp"
#include "services/lab/drawn_tree.hpp"
#include "services/lab/positions.hpp"
#include "services/lab/tree_search.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <stdexcept>

namespace apps {
namespace {

using services::lab::DrawnTree;

enum class Form { json, html, svg };

Form form_of(std::string const& path) {
    auto const ending = std::filesystem::path(path).extension().string();
    if (ending == ".json") return Form::json;
    if (ending == ".html" || ending == ".htm") return Form::html;
    if (ending == ".svg") return Form::svg;
    throw BadUsage("-o", core::message("cli.lab.ending", path));
}

std::string text_of(DrawnTree const& drawn, Form form, core::Language language) {
    if (form == Form::html) return tree_html(drawn, language);
    return form == Form::svg ? tree_svg(drawn, language) : tree_json(drawn);
}

// The specification with another depth.
std::string with_depth(std::string const& spec, std::int64_t depth) {
    auto const parsed = value_or_throw(play::parse_bot_spec(spec), "--bot");
    auto text = fmt::format("{}?depth={}", parsed.name, depth);
    for (auto const& parameter : parsed.parameters)
        if (parameter.key != "depth") text += fmt::format("&{}={}", parameter.key, play::encoded(parameter.value));
    return text;
}

std::string the_bot(Arguments const& arguments) {
    auto const bots = lab_bots(arguments);
    if (bots.size() != 1) throw BadUsage("--bot", core::message("cli.lab.one_bot"));
    auto const depth = arguments.number("--depth", 1, 64);
    return depth ? with_depth(bots.front(), *depth) : bots.front();
}

services::lab::TreeLimits limits_of(Arguments const& arguments) {
    services::lab::TreeLimits limits;
    if (auto const shown = arguments.number("--max-nodes", 1, 1'000'000))
        limits.shown = static_cast<std::uint64_t>(*shown);
    return limits;
}

// A FEN, where the game may be over, or one of the lab's positions by name.
Table the_table(Arguments const& arguments, Console const& console) {
    auto const named = arguments.texts("--position");
    if (named.size() > 1) throw BadUsage("--position", core::message("cli.given_twice"));
    if (named.empty() || arguments.given("--fen")) return opened(arguments, console);
    auto const* const game =
        value_or_throw(engine::game_or_default(arguments.text("--game")), "--game");
    auto const position = value_or_throw(services::lab::lab_position(*game, named.front()), "--position");
    return {game, position.state->clone()};
}

void write(services::AtomicFile file, std::string const& text, Console const& console) {
    auto written = file.write(text);
    if (written) written = file.commit();
    if (!written) throw std::runtime_error(console.text(written.error()));
}

// None once it is stopped.
std::optional<search::SearchTree> searched(Table const& table, engine::TextbookSearch const& search,
                                           services::lab::TreeLimits const& limits,
                                           std::stop_token const& stop) {
    auto tree = services::lab::tree_of(*table.state, search, limits, stop);
    if (tree) return std::move(*tree);
    if (stop.stop_requested()) return std::nullopt;
    bool const about_shown = tree.error().what.key == core::MessageKey("lab.tree.shown_small");
    throw BadUsage(about_shown ? "--max-nodes" : "--depth", tree.error());
}

} // namespace

int lab_tree(Arguments const& arguments, Console const& console) {
    auto const spec = the_bot(arguments);
    auto const limits = limits_of(arguments);
    auto const table = the_table(arguments, console);
    auto const bot = value_or_throw(services::lab::LabBot::make(spec, *table.game), "--bot");
    auto const search = value_or_throw(bot.search(*table.state), "--bot");
    auto const output = arguments.text("-o");
    auto const form = output ? form_of(*output) : Form::json;
    std::stop_source stop;
    Interrupt const interrupt(stop);
    std::optional<services::AtomicFile> file;
    if (output) file.emplace(value_or_throw(services::AtomicFile::create(*output), "-o"));

    auto tree = searched(table, search, limits, stop.get_token());
    if (!tree) {
        console.warn(console.text(core::message("lab.stopped")));
        return 1;
    }
    DrawnTree const drawn{std::string(table.game->name()), table.state->fen(), spec,
                          table.state->side_to_move(),     search.depth,       std::move(*tree)};
    if (!drawn.tree.is_whole())
        console.warn(
            console.text(core::message("lab.tree.part", drawn.tree.shown_depth.value(),
                                       drawn.tree.nodes.size(), drawn.tree.statistics.nodes_visited)));
    auto const text = text_of(drawn, form, console.language);
    if (file)
        write(std::move(*file), text, console);
    else
        console.print(text);
    return 0;
}

} // namespace apps
