// Skirmish at the table: its text, its referee and its picture. Included by skirmish.hpp.
#pragma once

#include "tests/support/skirmish.hpp"

#include <fmt/format.h>

#include <charconv>

namespace tests {
namespace skirmish {

inline std::string square_name(int square) {
    return {static_cast<char>('a' + square % 4), static_cast<char>('1' + square / 4)};
}

inline std::optional<int> square_named(std::string_view name) {
    if (name.size() != 2 || name[0] < 'a' || name[0] > 'd' || name[1] < '1' || name[1] > '4')
        return std::nullopt;
    return 4 * (name[1] - '1') + (name[0] - 'a');
}

// The catalogue has no words for a game that nobody plays: the column is all that is said.
inline tl::unexpected<core::Error> wrong_at(std::size_t column) {
    int const number = static_cast<int>(column) + 1;
    return core::failure(core::message("place.column", number), {.column = number});
}

} // namespace skirmish

template <Fault fault>
std::optional<core::Outcome> Skirmish<fault>::outcome(Position const& at, core::KeyTrail const& trail) {
    if (at.own() == 0 && !has(Fault::outcome_ignores_loss))
        return core::Outcome{~at.side, core::colour_name(~at.side)};
    if (is_draw(at, trail) || at.clock >= skirmish::draw_clock)
        return core::Outcome{std::nullopt, "place.move"};
    return std::nullopt;
}

template <Fault fault>
typename Skirmish<fault>::Position Skirmish<fault>::start() {
    Position at;
    for (int column = 0; column < 4; ++column) {
        at.flip(core::Colour::white, column);
        at.flip(core::Colour::black, 12 + column);
    }
    return at;
}

// "mmmm/4/4/MMMM w 0": rows from the top, White's men in capitals, side to move, plies without a capture.
template <Fault fault>
std::string Skirmish<fault>::position_text(Position const& at) {
    std::string text;
    for (int row = 3; row >= 0; --row) {
        int empty = 0;
        auto const end_gap = [&] {
            if (empty > 0) text += static_cast<char>('0' + empty);
            empty = 0;
        };
        for (int square = 4 * row; square < 4 * row + 4; ++square) {
            if (((at.men[0] | at.men[1]) & skirmish::bit(square)) == 0) {
                ++empty;
                continue;
            }
            end_gap();
            text += at.men[0] & skirmish::bit(square) ? 'M' : 'm';
        }
        end_gap();
        if (row > 0) text += '/';
    }
    int const clock = has(Fault::text_drops_clock) ? 0 : at.clock;
    return fmt::format("{} {} {}", text, at.side == core::Colour::white ? 'w' : 'b', clock);
}

template <Fault fault>
core::Expected<core::Parsed<typename Skirmish<fault>::Position>>
Skirmish<fault>::parse_position(std::string_view written) {
    Position at;
    std::size_t i = 0;
    for (int row = 3, column = 0; row >= 0; ++i) {
        char const letter = i < written.size() ? written[i] : '\0';
        if (letter == (row > 0 ? '/' : ' ') && column == 4)
            --row, column = 0;
        else if ((letter == 'M' || letter == 'm') && column < 4)
            at.flip(letter == 'M' ? core::Colour::white : core::Colour::black, 4 * row + column++);
        else if (letter >= '1' && letter <= '0' + (4 - column))
            column += letter - '0';
        else
            return skirmish::wrong_at(i);
    }
    if (i + 2 >= written.size() || (written[i] != 'w' && written[i] != 'b') || written[i + 1] != ' ')
        return skirmish::wrong_at(i);
    if (written[i] == 'b') at.pass_turn();
    auto const* const end = written.data() + written.size();
    auto const [stop, error] = std::from_chars(written.data() + i + 2, end, at.clock);
    if (error != std::errc{} || stop != end || at.clock < 0 || at.clock > 1000)
        return skirmish::wrong_at(i + 2);
    for (Men const men : at.men)
        if (std::popcount(men) > skirmish::most_men) return skirmish::wrong_at(0);
    if (at.enemy() == 0)
        return skirmish::wrong_at(i); // the side that moved last has no man it could have moved
    return core::Parsed<Position>{at, {}};
}

template <Fault fault>
std::string Skirmish<fault>::move_text(Position const&, Move move) {
    return (has(Fault::move_text_is_the_target) ? "" : skirmish::square_name(move.from)) +
           skirmish::square_name(move.to);
}

template <Fault fault>
core::Expected<typename Skirmish<fault>::Move> Skirmish<fault>::parse_move(Position const& at,
                                                                           std::string_view written) {
    Moves moves;
    generate(at, moves);
    for (auto const move : moves)
        if (move_text(at, move) == written) return move;
    auto const from = skirmish::square_named(written.substr(0, 2));
    return skirmish::wrong_at(from ? 2 : 0);
}

template <Fault fault>
core::BoardView Skirmish<fault>::view(Position const& at) {
    core::BoardView picture{4, 4, {}, {"a", "b", "c", "d"}, {"4", "3", "2", "1"}};
    for (int place = 0; place < 16; ++place) {
        int const square = 4 * (3 - place / 4) + place % 4;
        int const seen = has(Fault::view_shows_mirror) ? square ^ 3 : square;
        core::Cell cell{skirmish::square_name(square), (place / 4 + place) % 2 == 1};
        if (at.men[0] & skirmish::bit(seen)) cell.piece = core::PieceView{core::Colour::white, 'M'};
        if (at.men[1] & skirmish::bit(seen)) cell.piece = core::PieceView{core::Colour::black, 'M'};
        picture.cells.push_back(std::move(cell));
    }
    return picture;
}

template <Fault fault>
core::MoveSquares Skirmish<fault>::squares(Position const& at, Move move) {
    auto const place = [](int square) { return 4 * (3 - square / 4) + square % 4; };
    core::MoveSquares result{place(move.from), place(move.to)};
    if (is_tactical(at, move) && !has(Fault::squares_drop_captured_man)) result.captured.push_back(result.to);
    return result;
}

static_assert(core::PlayableGame<Skirmish<>> && core::HasNullMove<Skirmish<>> &&
              core::HasTacticalMoves<Skirmish<>> && core::HasStaticExchange<Skirmish<>> &&
              core::HasForcingMoves<Skirmish<>> && core::TellsPieceChanges<Skirmish<>>);

} // namespace tests
