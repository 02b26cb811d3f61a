// Reading and writing boards and moves. A position goes through the game's own FEN, whose reader knows what is sound.
#include "protocol/hub/position.hpp"

#include "core/shown_text.hpp"
#include "protocol/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>
#include <vector>

namespace protocol::hub {
namespace {

int number_of(core::Cell const& cell) {
    int number = 0;
    std::from_chars(cell.name.data(), cell.name.data() + cell.name.size(), number);
    return number;
}

// The cell of each square; that of number n in place n - 1.
std::vector<std::size_t> cells_by_number(core::BoardView const& board) {
    std::vector<std::size_t> cells;
    for (std::size_t cell = 0; cell < board.cells.size(); ++cell)
        if (!board.cells[cell].name.empty()) cells.push_back(cell);
    std::ranges::sort(cells, {}, [&](std::size_t cell) { return number_of(board.cells[cell]); });
    return cells;
}

char letter_of(core::Cell const& cell) {
    if (!cell.piece) return 'e';
    bool const white = cell.piece->colour == core::Colour::white;
    bool const king = cell.piece->letter == 'K';
    if (king) return white ? 'W' : 'B';
    return white ? 'w' : 'b';
}

core::Expected<std::string> fen_of(engine::AnyGame const& game, std::string_view written) {
    auto const squares = cells_by_number(game.start()->view()).size();
    if (written.size() != squares + 1)
        return core::failure(core::message("hub.position_length", written.size(), squares + 1));
    if (written[0] != 'W' && written[0] != 'B')
        return core::failure(core::message("hub.position_side", core::shown_letter(written, 0)));
    std::vector<std::string> white;
    std::vector<std::string> black;
    for (std::size_t number = 1; number <= squares; ++number) {
        char const letter = written[number];
        if (letter == 'w' || letter == 'W')
            white.push_back(fmt::format("{}{}", letter == 'W' ? "K" : "", number));
        else if (letter == 'b' || letter == 'B')
            black.push_back(fmt::format("{}{}", letter == 'B' ? "K" : "", number));
        else if (letter != 'e')
            return core::failure(
                core::message("hub.position_letter", core::shown_letter(written, number), number));
    }
    return fmt::format("{}:W{}:B{}", written[0], fmt::join(white, ","), fmt::join(black, ","));
}

core::Expected<engine::Opened> open_board(engine::AnyGame const& game, std::string_view written) {
    auto const fen = fen_of(game, written);
    if (!fen) return tl::unexpected(fen.error());
    auto opened = game.from_fen(*fen);
    if (!opened) return core::failure(opened.error().what); // its place is one in a FEN that nobody wrote
    if (!opened->warnings.empty()) { // read otherwise than it is written, and Hub has no word for a warning
        auto warning = opened->warnings.front();
        if (warning.key == core::MessageKey("draughts.warning.man_on_crown_row")) warning.key = "hub.man_on_crown_row";
        return core::failure(std::move(warning));
    }
    return opened;
}

struct WrittenMove {
    bool capture = false;
    std::vector<int> squares;
};

std::optional<WrittenMove> parse_move(std::string_view written) {
    WrittenMove move;
    move.capture = written.find('-') == std::string_view::npos;
    char const between = move.capture ? 'x' : '-';
    while (true) {
        int number = 0;
        auto const* const end = written.data() + written.size();
        auto const [stopped, problem] = std::from_chars(written.data(), end, number);
        if (problem != std::errc{} || number < 0) return std::nullopt;
        move.squares.push_back(number);
        if (stopped == end) break;
        if (*stopped != between) return std::nullopt;
        written = std::string_view(stopped + 1, end);
    }
    bool const good = move.capture ? move.squares.size() >= 2 : move.squares.size() == 2;
    return good ? std::optional(move) : std::nullopt;
}

// A legal move as the numbers of its squares: from, to, then what is captured in rising order.
std::vector<int> numbers_of(core::BoardView const& board, engine::LegalMove const& move) {
    auto const number = [&](int cell) { return number_of(board.cells[static_cast<std::size_t>(cell)]); };
    std::vector<int> numbers = {number(move.squares.from), number(move.squares.to)};
    for (int const cell : move.squares.captured) numbers.push_back(number(cell));
    std::sort(numbers.begin() + 2, numbers.end());
    return numbers;
}

} // namespace

std::string write_position(engine::AnyState const& state) {
    auto const board = state.view();
    std::string text(1, state.side_to_move() == core::Colour::white ? 'W' : 'B');
    for (auto const cell : cells_by_number(board)) text += letter_of(board.cells[cell]);
    return text;
}

core::Expected<engine::Opened> open_position(engine::AnyGame const& game, SetPosition const& wanted) {
    auto opened = wanted.position ? open_board(game, *wanted.position) : engine::Opened{game.start(), {}};
    if (!opened) return opened;
    int number = 0;
    for (auto const& written : wanted.moves) {
        ++number;
        auto const move = read_move(*opened->state, written);
        if (!move) return core::failure(move.error().what, {.move = number});
        opened->state->play(*move);
    }
    return opened;
}

std::string write_move(engine::AnyState const& state, engine::LegalMove const& move) {
    auto const numbers = numbers_of(state.view(), move);
    return fmt::format("{}", fmt::join(numbers, move.squares.captured.empty() ? "-" : "x"));
}

core::Expected<engine::LegalMove> read_move(engine::AnyState const& state, std::string_view written) {
    auto wanted = parse_move(written);
    if (!wanted) return core::failure(core::message("hub.move_form", core::shown(written)));
    std::sort(wanted->squares.begin() + 2, wanted->squares.end());
    auto const board = state.view();
    std::optional<engine::LegalMove> found;
    for (auto const& move : state.legal_moves()) {
        if (move.squares.captured.empty() == wanted->capture) continue;
        auto numbers = numbers_of(board, move);
        if (wanted->squares.size() == 2) numbers.resize(2);
        if (numbers != wanted->squares) continue;
        if (found) return core::failure(core::message("hub.move_ambiguous", core::shown(written)));
        found = move;
    }
    if (!found) return core::failure(core::message("hub.move_illegal", core::shown(written)));
    return *found;
}

} // namespace protocol::hub
