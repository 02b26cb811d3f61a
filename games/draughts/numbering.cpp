#include "games/draughts/numbering.hpp"

#include <cassert>

namespace draughts {
namespace {

// Where a dark square lies: row 0 is White's home row, x runs along it as the bits do.
struct Spot {
    int row;
    int x;
};

Spot spot_of(RuleSet const& rules, Square square) {
    int const width = rules.size / 2;
    int const period = 2 * width + 3;
    int const pair = index(square) / period;
    int const rest = index(square) % period;
    bool const upper = rest > width;
    int const place = upper ? rest - (width + 1) : rest;
    return {.row = 2 * pair + (upper ? 1 : 0), .x = 2 * place + (upper ? 0 : 1)};
}

Square square_at(RuleSet const& rules, Spot spot) {
    int const width = rules.size / 2;
    int const period = 2 * width + 3;
    return Square(spot.row / 2 * period + spot.row % 2 * (width + 1) + spot.x / 2);
}

// The diagram turns the board so that White sits where it should, and mirrors it so that the corner on the
// player's left has the right colour.
Spot turned(RuleSet const& rules, Spot spot) {
    if (rules.white_end == End::top) spot = {.row = rules.size - 1 - spot.row, .x = rules.size - 1 - spot.x};
    if (rules.left_corner == Corner::dark) spot.x = rules.size - 1 - spot.x;
    return spot;
}

bool is_dark(RuleSet const& rules, int row, int column) {
    return (row + column) % 2 == (rules.left_corner == Corner::dark ? 0 : 1);
}

} // namespace

int square_count(RuleSet const& rules) { return rules.size * rules.size / 2; }

int cell_of(RuleSet const& rules, Square square) {
    Spot const spot = turned(rules, spot_of(rules, square));
    return (rules.size - 1 - spot.row) * rules.size + spot.x;
}

std::optional<Square> square_of_cell(RuleSet const& rules, int cell) {
    int const row = rules.size - 1 - cell / rules.size;
    int const column = cell % rules.size;
    if (!is_dark(rules, row, column)) return std::nullopt;
    Spot spot{.row = row, .x = column};
    if (rules.left_corner == Corner::dark) spot.x = rules.size - 1 - spot.x;
    if (rules.white_end == End::top) spot = {.row = rules.size - 1 - spot.row, .x = rules.size - 1 - spot.x};
    return square_at(rules, spot);
}

Square square_of_number(RuleSet const& rules, int number) {
    assert(number >= 1 && number <= square_count(rules));
    int const width = rules.size / 2;
    int const reading =
        rules.numbering == Numbering::from_top_left ? number - 1 : square_count(rules) - number;
    int const row = rules.size - 1 - reading / width;
    int const first_dark = is_dark(rules, row, 0) ? 0 : 1;
    int const cell = reading / width * rules.size + first_dark + 2 * (reading % width);
    return *square_of_cell(rules, cell);
}

int number_of(RuleSet const& rules, Square square) {
    int const reading = cell_of(rules, square) / 2; // every second cell is dark
    return rules.numbering == Numbering::from_top_left ? reading + 1 : square_count(rules) - reading;
}

std::optional<Square> square_of_name(RuleSet const& rules, std::string_view name) {
    if (name.size() != 2) return std::nullopt;
    int const column = name[0] - 'a';
    int const row = name[1] - '1';
    if (column < 0 || column >= rules.size || row < 0 || row >= rules.size) return std::nullopt;
    return square_of_cell(rules, (rules.size - 1 - row) * rules.size + column);
}

Bitboard crown_row(RuleSet const& rules, Colour colour) {
    return rules.size == 8 ? Board<8>::crown_row(colour) : Board<10>::crown_row(colour);
}

State start_state(RuleSet const& rules) {
    State state = empty_state;
    state.side = rules.first;
    int const rows = rules.size / 2 - 1; // two rows stay free
    for (int number = 1; number <= square_count(rules); ++number) {
        Square const square = square_of_number(rules, number);
        int const row = spot_of(rules, square).row;
        if (row < rows) state.pieces[0] |= games::bit(index(square));
        if (row >= rules.size - rows) state.pieces[1] |= games::bit(index(square));
    }
    return state;
}

} // namespace draughts
