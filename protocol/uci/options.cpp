// The table of options, and setting one.
#include "protocol/uci/options.hpp"

#include "core/shown_text.hpp"
#include "engine/games.hpp"
#include "engine/weights_file.hpp"
#include "protocol/largest_table.hpp"
#include "protocol/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace protocol::uci {
namespace {

using core::Expected;

struct Spin {
    std::string_view name;
    NumberRange range;
    int (*get)(Options const&);
    void (*set)(Options&, int);
};

struct Check {
    std::string_view name;
    bool Options::*value;
};

constexpr std::string_view clear_hash = "Clear Hash";
constexpr std::string_view eval_file = "EvalFile";
constexpr std::string_view no_file = "<empty>"; // as UCI writes a text that is none

std::vector<Spin> const& spins() {
    static std::vector<Spin> const list = {
        {"Hash",
         {1, largest_table()},
         [](Options const& options) { return static_cast<int>(options.engine.hash_megabytes); },
         [](Options& options, int value) {
             options.engine.hash_megabytes = static_cast<std::size_t>(value);
         }},
        {"Threads",
         {1, 256},
         [](Options const& options) { return options.engine.threads; },
         [](Options& options, int value) { options.engine.threads = value; }},
        {"MultiPV",
         {1, 256},
         [](Options const& options) { return options.lines; },
         [](Options& options, int value) { options.lines = value; }},
        {"UCI_Elo",
         {weakest_elo, strongest_elo},
         [](Options const& options) { return options.elo; },
         [](Options& options, int value) { options.elo = value; }},
        {"Move Overhead",
         {0, 5000},
         [](Options const& options) { return static_cast<int>(options.engine.move_overhead.count()); },
         [](Options& options, int value) { options.engine.move_overhead = search::Milliseconds{value}; }},
    };
    return list;
}

constexpr Check checks[] = {
    {"Ponder", &Options::ponder},
    {"UCI_Chess960", &Options::chess960},
    {"UCI_ShowWDL", &Options::show_wdl},
    {"UCI_AnalyseMode", &Options::analyse_mode},
    {"UCI_LimitStrength", &Options::limit_strength},
};

bool is_called(SetOption const& wanted, std::string_view name) {
    return lower_case(wanted.name) == lower_case(name);
}

Expected<std::string> value_of(SetOption const& wanted) {
    if (!wanted.value || wanted.value->empty())
        return core::failure(core::message("uci.value_missing", core::shown(wanted.name)));
    return *wanted.value;
}

core::Error unknown(SetOption const& wanted) {
    std::vector<std::string_view> names;
    for (auto const& spin : spins()) names.push_back(spin.name);
    for (auto const& check : checks) names.push_back(check.name);
    names.push_back(eval_file);
    names.push_back(clear_hash);
    return {core::message("uci.option_unknown", core::shown(wanted.name),
                          fmt::format("{}", fmt::join(names, ", ")))};
}

Expected<Options> with_weights(Options options, std::string const& path) {
    bool const none = path.empty() || path == no_file;
    options.eval_file = none ? "" : path;
    options.engine.weights = nullptr;
    if (none) return options;
    auto weights = engine::weights_in(path, engine::game_of<chess::Chess>());
    if (!weights) return tl::unexpected(weights.error());
    options.engine.weights = std::move(*weights);
    return options;
}

} // namespace

std::string option_lines() {
    Options const usual;
    std::string lines;
    for (auto const& spin : spins())
        lines += fmt::format("option name {} type spin default {} min {} max {}\n", spin.name,
                             spin.get(usual), spin.range.smallest, spin.range.largest);
    for (auto const& check : checks)
        lines += fmt::format("option name {} type check default {}\n", check.name, usual.*check.value);
    lines += fmt::format("option name {} type string default {}\n", eval_file, no_file);
    return lines + fmt::format("option name {} type button", clear_hash);
}

core::Expected<Options> with_option(Options options, SetOption const& wanted) {
    if (is_clear_hash(wanted)) return options;
    for (auto const& spin : spins()) {
        if (!is_called(wanted, spin.name)) continue;
        auto const value = value_of(wanted).and_then(
            [&](std::string const& written) { return number_from(written, spin.name, spin.range); });
        if (!value) return tl::unexpected(value.error());
        spin.set(options, static_cast<int>(*value));
        return options;
    }
    for (auto const& check : checks) {
        if (!is_called(wanted, check.name)) continue;
        auto const value = value_of(wanted).and_then(
            [&](std::string const& written) { return truth_from(written, wanted.name); });
        if (!value) return tl::unexpected(value.error());
        options.*check.value = *value;
        return options;
    }
    if (is_called(wanted, eval_file)) return with_weights(std::move(options), wanted.value.value_or(""));
    return tl::unexpected(unknown(wanted));
}

bool is_clear_hash(SetOption const& wanted) { return is_called(wanted, clear_hash); }

} // namespace protocol::uci
