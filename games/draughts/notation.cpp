#include "games/draughts/notation.hpp"

#include "games/draughts/cursor.hpp"
#include "games/draughts/numbering.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <iterator>
#include <vector>

namespace draughts {
namespace {

using core::message;

struct Written {
    std::vector<Square> squares;
    std::vector<int> columns;
    bool says_capture = false;
    std::string_view text;
};

core::Place at_column(int column) {
    return {.field = core::MessageKey("draughts.field.move"), .column = column};
}

core::Expected<Square> read_square(RuleSet const& rules, Cursor& cursor) {
    int const column = cursor.column();
    std::string_view const word = cursor.until("-xX: \t");
    if (rules.algebraic != Algebraic::never && cursor.rest().size() >= 2)
        if (auto const square = square_of_name(rules, cursor.rest().substr(0, 2))) {
            cursor.next();
            cursor.next();
            return *square;
        }
    constexpr int too_high = 1'000'000;
    auto const number = cursor.number(too_high);
    if (!number) return core::failure(message("draughts.move.not_a_square", word), at_column(column));
    if (*number < 1 || *number > square_count(rules))
        return core::failure(message("draughts.move.off_board", word, square_count(rules)),
                             at_column(column));
    return square_of_number(rules, *number);
}

// Squares with one of - x : or spaces between; algebraic squares may also stand side by side.
core::Expected<Written> read_squares(RuleSet const& rules, std::string_view text) {
    auto const [from, to] = trimmed(text, " \t\r\n");
    if (from == to) return core::failure(message("draughts.move.empty"), at_column(1));
    Cursor cursor(text, from, to);
    Written written;
    written.text = text.substr(from, to - from);
    while (true) {
        written.columns.push_back(cursor.column());
        auto const square = read_square(rules, cursor);
        if (!square) return tl::unexpected<core::Error>(square.error());
        written.squares.push_back(*square);
        if (cursor.done()) break;
        cursor.skip_spaces();
        char const letter = cursor.peek();
        if (letter == 'x' || letter == 'X' || letter == ':') written.says_capture = true;
        if (written.says_capture || letter == '-') {
            if (std::string_view("xX:-").find(letter) != std::string_view::npos) cursor.next();
            cursor.skip_spaces();
        }
        bool const another =
            Cursor::is_digit(cursor.peek()) || (cursor.peek() >= 'a' && cursor.peek() <= 'h');
        if (!another)
            return core::failure(message("draughts.move.not_a_square", cursor.rest()),
                                 at_column(cursor.column()));
    }
    if (written.squares.size() < 2)
        return core::failure(message("draughts.move.one_square"), at_column(cursor.column()));
    return written;
}

Bitboard set_of(std::span<Square const> squares) {
    Bitboard set = 0;
    for (Square const square : squares) set |= games::bit(index(square));
    return set;
}

// The moves that may be meant. The form that names the captured squares goes before the form that names the
// squares touched, so that whatever is written here is read back as the same move.
std::vector<Move> meant(RuleSet const& rules, State const& state, Written const& written,
                        std::span<Move const> moves) {
    std::span<Square const> const squares(written.squares);
    std::vector<Move> found;
    auto const gather = [&](auto const& fits) {
        for (Move const move : moves)
            if (move.from() == index(squares.front()) && fits(move)) found.push_back(move);
    };
    if (squares.size() == 2) {
        gather([&](Move move) { return move.to() == index(squares[1]); });
        // Where captures are optional, a step and a capture may share their ends: the sign tells them apart.
        auto const as_written = [&](Move move) { return move.captures() == written.says_capture; };
        if (std::any_of(found.begin(), found.end(), as_written))
            std::erase_if(found, std::not_fn(as_written));
        return found;
    }
    Bitboard const named = set_of(squares.subspan(2));
    gather([&](Move move) { return move.to() == index(squares[1]) && move.captured == named; });
    if (!found.empty()) return found;
    auto const touched = squares.subspan(1, squares.size() - 2);
    gather([&](Move move) {
        return move.to() == index(squares.back()) && can_touch(rules, state, move, touched);
    });
    return found;
}

std::string captured_text(RuleSet const& rules, Move move) {
    std::vector<int> numbers;
    for (Bitboard left = move.captured; left != 0;)
        numbers.push_back(number_of(rules, Square(games::pop_lowest(left))));
    std::sort(numbers.begin(), numbers.end());
    std::string text;
    for (int const number : numbers) fmt::format_to(std::back_inserter(text), "x{}", number);
    return text;
}

core::Error why_not(RuleSet const& rules, State const& state, MoveChoice choice, Written const& written) {
    auto const name = [&](Square square) { return number_of(rules, square); };
    auto const error = [](core::Message what, int column) {
        return core::Error{std::move(what), at_column(column)};
    };
    Square const from = written.squares.front();
    Bitboard const origin = games::bit(index(from));
    auto const us = static_cast<std::size_t>(core::index(state.side));
    if ((state.pieces[1 - us] & origin) != 0)
        return error(message("draughts.move.not_yours", name(from)), written.columns.front());
    if ((state.pieces[us] & origin) == 0)
        return error(message("draughts.move.no_piece", name(from)), written.columns.front());
    if (choice.legal.empty()) return error(message("draughts.move.game_over"), written.columns.front());

    std::string const legal = write_move(rules, choice.legal.front(), choice.legal);
    bool const must_capture = choice.legal.front().captures();
    auto const wanted = meant(rules, state, written, choice.free);
    Square const to = written.squares.back();
    if (wanted.empty()) {
        for (Move const move : choice.legal)
            if (move.from() == index(from) && move.to() == index(to))
                return error(message("draughts.move.other_way", name(from), name(to),
                                     write_move(rules, move, choice.legal)),
                             written.columns[1]);
        if (((state.pieces[0] | state.pieces[1]) & games::bit(index(to))) != 0 && to != from)
            return error(message("draughts.move.occupied", name(to)), written.columns.back());
        return error(message("draughts.move.impossible", name(from), name(to)), written.columns.back());
    }
    if (!wanted.front().captures())
        return must_capture ? error(message("draughts.move.must_capture", legal), written.columns.front())
                            : error(message("draughts.move.king_must_rest", name(from), rules.same_king_run),
                                    written.columns.front());
    for (Move const move : choice.legal)
        if (move.from() == index(from) && (wanted.front().captured & ~move.captured) == 0)
            return error(message("draughts.move.must_go_on", write_move(rules, move, choice.legal)),
                         written.columns.back());
    return error(message("draughts.move.other_capture", legal), written.columns.front());
}

} // namespace

core::Expected<Move> read_move(RuleSet const& rules, State const& state, MoveChoice choice,
                               std::string_view text) {
    auto const written = read_squares(rules, text);
    if (!written) return tl::unexpected<core::Error>(written.error());
    auto const found = meant(rules, state, *written, choice.legal);
    if (found.empty()) return tl::unexpected<core::Error>(why_not(rules, state, choice, *written));
    if (found.size() > 1)
        return core::failure(message("draughts.move.ambiguous", written->text, found.size(),
                                     write_move(rules, found.front(), choice.legal)),
                             at_column(written->columns.front()));
    if (written->says_capture && !found.front().captures())
        return core::failure(
            message("draughts.move.not_a_capture", write_move(rules, found.front(), choice.legal)),
            at_column(written->columns.front()));
    return found.front();
}

std::string write_move(RuleSet const& rules, Move move, std::span<Move const> legal) {
    auto const same_ends = std::count_if(legal.begin(), legal.end(), [&](Move const& other) {
        return other.from() == move.from() && other.to() == move.to();
    });
    return fmt::format("{}{}{}{}", number_of(rules, Square(move.from())), move.captures() ? 'x' : '-',
                       number_of(rules, Square(move.to())), same_ends > 1 ? captured_text(rules, move) : "");
}

} // namespace draughts
