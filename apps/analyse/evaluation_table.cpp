// Terms in rows, sides and phases in columns.
#include "apps/analyse/evaluation_table.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace apps {
namespace {

using Json = nlohmann::ordered_json;

core::TwoPhases total(core::TermTrace const& term) {
    return {term.sides[0].middlegame - term.sides[1].middlegame,
            term.sides[0].endgame - term.sides[1].endgame};
}

// Characters, not bytes: a title may have accents.
std::string padded(std::string text, std::size_t width) {
    auto const characters = static_cast<std::size_t>(std::ranges::count_if(
        text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0) != 0x80; }));
    return text + std::string(characters < width ? width - characters : 1, ' ');
}

constexpr std::size_t title_width = 18;

std::string pair_text(core::TwoPhases pair) {
    return fmt::format("{:>8}{:>7}", pair.middlegame, pair.endgame);
}

Json pair_json(core::TwoPhases pair) { return {{"middlegame", pair.middlegame}, {"endgame", pair.endgame}}; }

std::string heading(Console const& console) {
    auto const word = [&](core::MessageKey key) { return console.text(core::message(key)); };
    auto const phases = fmt::format("{:>8}{:>7}", word("cli.trace.middlegame"), word("cli.trace.endgame"));
    return padded(word("cli.trace.term"), title_width) +
           fmt::format("{:>15}{:>15}{:>15}\n", word("cli.trace.white"), word("cli.trace.black"),
                       word("cli.trace.total")) +
           std::string(title_width, ' ') + phases + phases + phases + "\n";
}

} // namespace

std::string evaluation_table(Console const& console, core::EvaluationTrace const& trace) {
    std::string text = heading(console);
    for (auto const& term : trace.terms)
        if (term.sides[0] != core::TwoPhases{} || term.sides[1] != core::TwoPhases{})
            text += padded(console.text(core::Message{term.title, {}}), title_width) +
                    pair_text(term.sides[0]) + pair_text(term.sides[1]) + pair_text(total(term)) + "\n";
    text += padded(console.text(core::message("cli.trace.sum")), title_width) + std::string(30, ' ') +
            pair_text(trace.sum) + "\n\n";
    text += console.text(core::message("cli.trace.phase", trace.phase, trace.full_phase,
                                       trace.scale.middlegame, trace.full_scale, trace.scale.endgame)) +
            "\n";
    if (trace.settled) text += console.text(core::message("cli.trace.settled")) + "\n";
    return text +
           console.text(core::message("cli.trace.value", trace.settled.value_or(trace.blended), trace.ending,
                                      trace.settled ? 0 : trace.turn, trace.value.value())) +
           "\n";
}

std::string evaluation_json(Table const& table, core::EvaluationTrace const& trace) {
    auto terms = Json::array();
    for (auto const& term : trace.terms)
        terms.push_back({{"term", term.name},
                         {"white", pair_json(term.sides[0])},
                         {"black", pair_json(term.sides[1])},
                         {"total", pair_json(total(term))}});
    Json const json = {{"game", table.state->game()},
                       {"fen", table.state->fen()},
                       {"terms", terms},
                       {"sum", pair_json(trace.sum)},
                       {"phase", {{"value", trace.phase}, {"of", trace.full_phase}}},
                       {"scale",
                        {{"middlegame", trace.scale.middlegame},
                         {"endgame", trace.scale.endgame},
                         {"of", trace.full_scale}}},
                       {"blended", trace.blended},
                       {"ending", trace.ending},
                       {"turn", trace.turn},
                       {"settled", trace.settled ? Json(*trace.settled) : Json()},
                       {"value", trace.value.value()}};
    return json.dump() + "\n";
}

} // namespace apps
