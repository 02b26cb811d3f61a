// The weights of draughts by name.
#include "games/draughts/weights.hpp"

namespace draughts {
namespace {

using games::held;
using games::named;
using games::WeightGroup;
using games::WeightList;

constexpr WeightGroup material{"material", "eval.term.material"};
constexpr WeightGroup squares{"squares", "eval.term.squares"};
constexpr WeightGroup mobility{"mobility", "eval.term.mobility"};
constexpr WeightGroup structure{"structure", "eval.term.structure"};
constexpr WeightGroup runaways{"runaways", "eval.term.runaways"};
constexpr WeightGroup ending{"ending", "eval.term.ending"};
constexpr WeightGroup turn{"turn", "eval.term.turn"};
constexpr WeightGroup patterns_group{"patterns", "eval.term.patterns"};

void add_pieces(WeightList& list, Weights& w) {
    list.push_back(named(material, "man", w.man, "worth more in the ending: who is ahead likes to exchange"));
    list.push_back(named(material, "king", w.king, ""));
    list.push_back(
        named(squares, "man_from_edge", w.man_from_edge, "by the columns between it and the nearer side"));
    list.push_back(named(squares, "row_gone", w.row_gone, "tempo: for each row a man has gone, of six"));
    list.push_back(held(squares, "row_gone_squared_share", w.row_gone_squared_share,
                        "ending: two squared rows in so many points", 1, 100));
    list.push_back(named(squares, "last_row_but_one", w.last_row_but_one, ""));
    list.push_back(named(squares, "home_guard", w.home_guard, "men on the own back row"));
    list.push_back(named(squares, "home_guard_inside", w.home_guard_inside, "besides, not in a corner"));
    list.push_back(
        named(squares, "king_from_edge", w.king_from_edge, "by the squares between it and the nearest edge"));
    list.push_back(named(squares, "king_on_long_diagonal", w.king_on_long_diagonal, ""));
}

void add_terms(WeightList& list, Weights& w) {
    list.push_back(named(mobility, "man_move", w.man_move, ""));
    list.push_back(
        named(mobility, "safe_man_move", w.safe_man_move, "besides: it does not lose the man at once"));
    list.push_back(named(mobility, "king_move", w.king_move, ""));
    list.push_back(named(structure, "man_backed", w.man_backed, "for each own piece right behind a man"));
    list.push_back(named(structure, "exposed", w.exposed, "an enemy before it and nothing behind it"));
    list.push_back(held(runaways, "share", w.runaway_share,
                        "of what crowning gains, for each row nearer than `rows`", 1, 1000));
    list.push_back(held(runaways, "rows", w.runaway_rows, "", 0, 20));
}

void add_endings(WeightList& list, Weights& w) {
    auto const scale = [&](std::string_view name, int& value, std::string_view about) {
        list.push_back(held(ending, name, value, about, 0, full_scale));
    };
    scale("kings_drawn", w.kings_drawn, "parts of an advantage that count, out of 64: no win can be forced");
    scale("kings_difficult", w.kings_difficult, "");
    scale("equal_kings", w.equal_kings, "");
    scale("man_against_long_diagonal", w.man_against_long_diagonal, "");
    list.push_back(
        held(ending, "kings_close", w.kings_close, "short kings that hunt: for each step nearer", 0, 100));
    list.push_back(named(turn, "turn", w.turn, "having the move"));
    list.push_back(named(turn, "the_move", w.the_move, "and the opposition, in an ending of short kings"));
}

} // namespace

WeightList weight_list(Weights& weights, PatternWeights& patterns) {
    WeightList list;
    add_pieces(list, weights);
    add_terms(list, weights);
    add_endings(list, weights);
    games::NamedWeights tables = named(patterns_group, "tables", patterns, "see docs/evaluation.md");
    tables.is_packed = true;
    tables.smallest = -games::most_packed;
    tables.largest = games::most_packed;
    list.push_back(tables);
    return list;
}

} // namespace draughts
