// Weights made ready for the search: what a piece is worth on a square, and a pattern from White's side, is worked out
// once. Whoever searches owns them, or refers to the shipped ones.
#pragma once

#include "core/error.hpp"
#include "games/draughts/patterns.hpp"
#include "games/draughts/state.hpp"
#include "games/draughts/weights.hpp"
#include "games/draughts/worth.hpp"
#include "games/notes.hpp"
#include "games/weight_text.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <string>

namespace draughts {

using PieceWorths = std::array<std::array<Phased, 64>, 4>; // White's plus, Black's minus

namespace detail {

// A square from the own side: row 0 is home.
struct Place {
    int row;
    int column;
    int size;

    [[nodiscard]] constexpr int from_side() const { return std::min(column, size - 1 - column); }
    [[nodiscard]] constexpr int from_edge() const { return std::min({row, size - 1 - row, from_side()}); }
};

// Black sees the board turned round, not mirrored: the long diagonal stays where it is.
template <int size>
constexpr Place place_for(core::Colour colour, int square) {
    using Geometry = Board<size>;
    int const within = square % Geometry::vertical;
    int const row = square / Geometry::vertical * 2 + (within >= Geometry::shorter ? 1 : 0);
    int const column = 2 * (square - Geometry::bit_of(row, 0)) + (row % 2 == 0 ? 1 : 0);
    if (colour == core::Colour::white) return {row, column, size};
    return {size - 1 - row, size - 1 - column, size};
}
static_assert(place_for<8>(core::Colour::black, 0).row == 7);

template <class Note>
Phased man_at(Place place, Weights const& w, Note note) {
    Phased worth = note(w.man) + note(w.man_from_edge[static_cast<std::size_t>(place.from_side())]);
    int const gone = place.row * 6 / (place.size - 2); // as on a small board
    Phased const far(0, 2 * gone * gone / w.row_gone_squared_share);
    note.worked_out(w.row_gone_squared_share, far);
    worth += note(w.row_gone, gone) + far;
    if (place.row == place.size - 2) worth += note(w.last_row_but_one);
    if (place.row == 0) worth += note(w.home_guard);
    if (place.row == 0 && place.from_side() > 0) worth += note(w.home_guard_inside);
    return worth;
}

template <class Note>
Phased king_at(Place place, bool on_long_diagonal, Weights const& w, Note note) {
    Phased const worth = note(w.king) + note(w.king_from_edge[static_cast<std::size_t>(place.from_edge())]);
    return on_long_diagonal ? worth + note(w.king_on_long_diagonal) : worth;
}

// What a piece is worth to its side.
template <int size, class Note>
Phased piece_at(core::Colour colour, bool king, int square, Weights const& w, Note note) {
    Place const place = place_for<size>(colour, square);
    if (!king) return man_at(place, w, note);
    return king_at(place, (Board<size>::long_diagonal >> square & 1) != 0, w, note);
}

} // namespace detail

template <RuleSet const& rules>
struct PreparedWeights : Weights {
    using Shapes = Regions<rules.size>;

    PreparedWeights(Weights const& given, PatternWeights tables)
        : Weights(given),
          patterns(std::move(tables)) {
        for (core::Colour const colour : {core::Colour::white, core::Colour::black})
            for (Bitboard left = Board<rules.size>::all; left != 0;) {
                int const square = games::pop_lowest(left);
                for (bool const crowned : {false, true}) {
                    Phased const worth =
                        detail::piece_at<rules.size>(colour, crowned, square, given, games::NoNotes::of(colour));
                    worths[static_cast<std::size_t>(piece_of(colour, crowned))]
                          [static_cast<std::size_t>(square)] = colour == core::Colour::white ? worth : -worth;
                }
            }
        prepare_patterns();
    }

    PatternWeights patterns; // Shapes::tables times pattern_count
    PieceWorths worths{};
    std::vector<Phased>
        pattern_worths; // for White, a table for each region; none where no pattern has a weight

  private:
    void prepare_patterns() {
        if (std::ranges::all_of(patterns, [](Phased weight) { return weight == Phased{}; })) return;
        pattern_worths.resize(Shapes::count * pattern_count);
        for (std::size_t region = 0; region < Shapes::count; ++region)
            for (unsigned white = 0; white < 256; ++white)
                for (unsigned black = 0; black < 256; ++black) {
                    if ((white & black) != 0) continue;
                    Phased& worth = pattern_worths[region * pattern_count + pattern_index(white, black)];
                    if (region < Shapes::tables)
                        worth += patterns[region * pattern_count + pattern_index(white, black)];
                    if (Shapes::turned(region) < Shapes::tables)
                        worth -=
                            patterns[Shapes::turned(region) * pattern_count + turned_index(white, black)];
                }
    }
};

// Those of the rule set's file in config/.
template <RuleSet const& rules>
PreparedWeights<rules> const& shipped_weights() {
    static PreparedWeights<rules> const shipped = [] {
        Weights weights{};
        PatternWeights patterns(Regions<rules.size>::tables * pattern_count);
        [[maybe_unused]] auto const read =
            games::read_weights(shipped_weights_text(rules.name), rules.name, weight_list(weights, patterns));
        assert(read && "a file in config/ is not what the tests saw");
        return PreparedWeights<rules>(weights, std::move(patterns));
    }();
    return shipped;
}

// The shipped ones with what a file changes.
template <RuleSet const& rules>
core::Expected<PreparedWeights<rules>> weights_from(std::string_view text) {
    Weights weights = shipped_weights<rules>();
    PatternWeights patterns = shipped_weights<rules>().patterns;
    auto const read = games::read_weights(text, rules.name, weight_list(weights, patterns));
    if (!read) return tl::unexpected(read.error());
    return PreparedWeights<rules>(weights, std::move(patterns));
}

template <RuleSet const& rules>
std::string weights_text(PreparedWeights<rules> const& prepared) {
    Weights weights = prepared;
    PatternWeights patterns = prepared.patterns;
    return games::weights_text(rules.name, weight_list(weights, patterns));
}

template <RuleSet const& rules>
std::vector<double> parameters(PreparedWeights<rules> const& prepared) {
    Weights weights = prepared;
    PatternWeights patterns = prepared.patterns;
    return games::parameters(weight_list(weights, patterns));
}

template <RuleSet const& rules>
PreparedWeights<rules> with_parameters(PreparedWeights<rules> const& prepared,
                                       std::span<double const> values) {
    Weights weights = prepared;
    PatternWeights patterns = prepared.patterns;
    games::set_parameters(weight_list(weights, patterns), values);
    return PreparedWeights<rules>(weights, std::move(patterns));
}

} // namespace draughts
