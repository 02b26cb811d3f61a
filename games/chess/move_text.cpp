#include "games/chess/move_text.hpp"

#include "games/chess/san.hpp"
#include "games/chess/uci_move.hpp"

namespace chess {
namespace {

// "e7 - e8 = Q" as e7e8Q.
std::string without_separators(std::string_view text) {
    constexpr std::string_view separators = " \t-x:=()/";
    std::string bare;
    for (char const letter : text)
        if (separators.find(letter) == std::string_view::npos) bare += letter;
    return bare;
}

bool begins_with_two_squares(std::string_view text) {
    return (text.size() == 4 || text.size() == 5) && square_from(text.substr(0, 2)) &&
           square_from(text.substr(2, 2));
}

} // namespace

// The form decides who reads it, and so whose error is told.
core::Expected<Move> parse_move(Position const& position, std::string_view text) {
    auto const squares = without_separators(without_marks(text));
    return begins_with_two_squares(squares) ? parse_uci(position, squares) : parse_san(position, text);
}

std::string move_text(Position const& position, Move move) { return to_san(position, move); }

} // namespace chess
