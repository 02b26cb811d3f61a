#include "games/knights/weights.hpp"

#include "games/knights/attacks.hpp"
#include "games/knights/patterns.hpp"
#include "games/knights/types.hpp"
#include "games/weight_text.hpp"

#include <algorithm>
#include <cassert>

namespace knights {
namespace {

using games::named;
using games::NamedWeights;
using games::WeightGroup;

constexpr std::string_view game = "knights";

constexpr WeightGroup material{"material", "eval.term.material"};
constexpr WeightGroup squares{"squares", "eval.term.squares"};
constexpr WeightGroup safety{"safety", "eval.term.safety"};
constexpr WeightGroup mobility{"mobility", "eval.term.mobility"};
constexpr WeightGroup turn_group{"turn", "eval.term.turn"};
constexpr WeightGroup patterns_group{"patterns", "eval.term.patterns"};

std::vector<Phased> expanded(PatternWeights const& tables) {
    std::vector<Phased> all;
    if (std::ranges::all_of(tables, [](Phased weight) { return weight == Phased{}; })) return all;
    all.resize(rank_pairs * pattern_count);
    for (std::size_t pair = 0; pair < rank_pairs; ++pair)
        for (unsigned white = 0; white < 256; ++white)
            for (unsigned black = 0; black < 256; ++black) {
                if ((white & black) != 0) continue;
                Phased& worth = all[pair * pattern_count + pattern_index(white, black)];
                std::size_t const turned = rank_pairs - 1 - pair;
                if (pair < pattern_tables)
                    worth += tables[pair * pattern_count + pattern_index(white, black)];
                if (turned < pattern_tables)
                    worth -= tables[turned * pattern_count + turned_index(white, black)];
            }
    return all;
}

} // namespace

PreparedWeights::PreparedWeights(Weights const& given, PatternWeights tables)
    : Weights(given),
      patterns(std::move(tables)),
      pattern_worths(expanded(patterns)) {
    for (std::size_t at = 0; at < 64; ++at) {
        Phased const reach = knight + jump * games::popcount(jumps[at]);
        worth[0][at] = reach + square[half_board_place(at, core::Colour::white)];
        worth[1][at] = -(reach + square[half_board_place(at, core::Colour::black)]);
    }
}

games::WeightList weight_list(Weights& w, PatternWeights& patterns) {
    games::WeightList list;
    list.push_back(named(material, "knight", w.knight, ""));
    NamedWeights lead =
        named(material, "lead_grows", w.lead_grows, "for each knight ahead and each one gone");
    lead.smallest = -50; // the count may be large
    lead.largest = 50;
    list.push_back(lead);
    list.push_back(named(squares, "jump", w.jump, "for each square that a knight reaches on an empty board"));
    NamedWeights board = named(squares, "square", w.square, "files a to d, a rank a line, from the own side");
    board.per_line = 4;
    list.push_back(board);
    list.push_back(named(safety, "loose", w.loose, "attacked and not guarded"));
    list.push_back(
        named(safety, "outnumbered", w.outnumbered, "guarded, but the attackers are more than one"));
    list.push_back(named(safety, "guarded", w.guarded, "for each knight that another guards"));
    list.push_back(named(mobility, "attacked_square", w.attacked_square, "for each square a side bears on"));
    list.push_back(
        named(mobility, "attacked_twice", w.attacked_twice, "for each it bears on more than once"));
    list.push_back(named(turn_group, "turn", w.turn, "having the move"));
    NamedWeights tables = named(patterns_group, "tables", patterns, "see docs/evaluation.md");
    tables.is_packed = true;
    tables.smallest = -games::most_packed;
    tables.largest = games::most_packed;
    list.push_back(tables);
    return list;
}

PreparedWeights const& shipped_weights() {
    static PreparedWeights const shipped = [] {
        Weights weights{};
        PatternWeights patterns(pattern_tables * pattern_count);
        [[maybe_unused]] auto const read =
            games::read_weights(shipped_weights_text(), game, weight_list(weights, patterns));
        assert(read && "config/knights-eval.toml is not what the tests saw");
        return PreparedWeights(weights, std::move(patterns));
    }();
    return shipped;
}

core::Expected<PreparedWeights> weights_from(std::string_view text) {
    Weights weights = shipped_weights();
    PatternWeights patterns = shipped_weights().patterns;
    if (auto const read = games::read_weights(text, game, weight_list(weights, patterns)); !read)
        return tl::unexpected(read.error());
    return PreparedWeights(weights, std::move(patterns));
}

std::string weights_text(PreparedWeights const& prepared) {
    Weights weights = prepared;
    PatternWeights patterns = prepared.patterns;
    return games::weights_text(game, weight_list(weights, patterns));
}

std::vector<double> parameters(PreparedWeights const& prepared) {
    Weights weights = prepared;
    PatternWeights patterns = prepared.patterns;
    return games::parameters(weight_list(weights, patterns));
}

PreparedWeights with_parameters(PreparedWeights const& prepared, std::span<double const> values) {
    Weights weights = prepared;
    PatternWeights patterns = prepared.patterns;
    games::set_parameters(weight_list(weights, patterns), values);
    return {weights, std::move(patterns)};
}

} // namespace knights
