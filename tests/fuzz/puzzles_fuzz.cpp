// Bytes for the readers of puzzles. What is refused can be said; what is read can be played out and has its themes.
#include "tactics/epd.hpp"
#include "tactics/puzzle_board.hpp"
#include "tactics/puzzle_file.hpp"
#include "tactics/themes/own_themes.hpp"
#include "tactics/themes/themes.hpp"
#include "tests/fuzz/damaged_text.hpp"
#include "tests/fuzz/target.hpp"

#include <sstream>

namespace {

fuzz::Failure read(std::string const& text, tactics::PuzzleFormat format) {
    std::istringstream stream(text);
    auto file = tactics::PuzzleFile::of(stream, format);
    if (!file) return fuzz::can_be_said(file.error(), text);
    while (auto const puzzle = file->next()) {
        if (!*puzzle) {
            if (auto failure = fuzz::can_be_said(puzzle->error(), text)) return failure;
            continue;
        }
        if ((*puzzle)->moves.empty() != (*puzzle)->task.has_value()) return "a line and a task, or neither";
        if (!(*puzzle)->is_chess()) {
            if (!tactics::on_board(**puzzle)) return "a line that cannot be played";
            continue;
        }
        if ((*puzzle)->task) continue;
        auto const line = tactics::chess_solution(**puzzle);
        auto const themes = tactics::themes_of(line);
        if (themes.names().size() < 2) return "no length or no phase";
        tactics::own_themes_of(line, themes);
    }
    return std::nullopt;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    static std::vector<std::string> const rows = {
        "FEN,Moves\n6k1/5ppp/8/8/8/8/7r/K2R4 b - - 0 1,h2g2 d1d8\n",
        "PuzzleId,FEN,Moves,Rating,Themes\r\na,4k3/7p/8/8/8/8/1R6/R5K1 b - - 0 1,h7h6 b2b7 e8d8 "
        "a1a8,1200,\"mate, short\"\r\n",
        "FEN,Moves\nr3k2r/7p/8/1N6/8/8/8/R3K2R b KQkq - 0 1,e8c8 e1g1\n",
    };
    static std::vector<std::string> const lines = {
        "6k1/5ppp/8/8/8/8/8/K2R4 w - - bm Rd8#; am Rd7; dm 1; id \"a; b\";\n",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 bm O-O O-O-O; c0 \"x\"\n",
    };
    if (size == 0) return 0;
    fuzz::Bytes const rest{data + 1, size - 1};
    return fuzz::done(data[0] % 2 == 0 ? read(fuzz::damaged(rest, rows), tactics::PuzzleFormat::csv)
                                       : read(fuzz::damaged(rest, lines), tactics::PuzzleFormat::epd));
}
