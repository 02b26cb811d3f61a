// Files of puzzles: endings of lines, what is passed over, what is told, and compressed ones.
#include "tactics/puzzle_file.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <zstd.h>

namespace {

using tactics::PuzzleFile;
using tactics::PuzzleFormat;

std::string const good = "a,6k1/5ppp/8/8/8/8/7r/K2R4 b - - 0 1,h2g2 d1d8,900,mate";
std::string const header = "PuzzleId,FEN,Moves,Rating,Themes";

// One letter a puzzle: its id, or ! and the line for an error.
std::string read(std::string const& text, PuzzleFormat format = PuzzleFormat::csv) {
    std::istringstream stream(text);
    auto file = PuzzleFile::of(stream, format);
    if (!file) return std::string(file.error().what.key.text());
    std::string seen;
    while (auto const puzzle = file->next())
        seen += *puzzle ? (*puzzle)->id + std::to_string((*puzzle)->line) + " "
                        : "!" + std::to_string(puzzle->error().where.line) + " ";
    return seen;
}

std::string compressed(std::string const& text) {
    std::string packed(ZSTD_compressBound(text.size()), '\0');
    packed.resize(ZSTD_compress(packed.data(), packed.size(), text.data(), text.size(), 3));
    return packed;
}

} // namespace

TEST(PuzzleFile, ReadsAnyLineEnding) {
    EXPECT_EQ(read(header + "\n" + good + "\n" + good + "\n"), "a2 a3 ");
    EXPECT_EQ(read(header + "\r\n" + good + "\r\n" + good), "a2 a3 ");
    EXPECT_EQ(read("\xEF\xBB\xBF" + header + "\n\n" + good + "\n\n"), "a3 ");
}

TEST(PuzzleFile, GoesOnBehindABadRow) {
    EXPECT_EQ(read(header + "\n" + good + "\nb,nonsense,h2g2 d1d8,900,mate\n\"\n" + good + "\n"),
              "a2 !3 !4 a5 ");
}

TEST(PuzzleFile, RefusesAFileWithoutColumns) {
    EXPECT_EQ(read(""), "puzzle.file_empty");
    EXPECT_EQ(read("\n\n"), "puzzle.file_empty");
    EXPECT_EQ(read(good + "\n"), "puzzle.column_missing");
}

TEST(PuzzleFile, ReadsEpd) {
    std::string const line = "6k1/5ppp/8/8/8/8/8/K2R4 w - - bm Rd8#; id \"x\";";
    EXPECT_EQ(read("# positions\n" + line + "\n\n" + line, PuzzleFormat::epd), "x2 x4 ");
    EXPECT_EQ(read("", PuzzleFormat::epd), "");
    EXPECT_EQ(read("rubbish\n" + line, PuzzleFormat::epd), "!1 x2 ");
}

TEST(PuzzleFile, ReadsCompressedFilesAndTellsDamage) {
    std::string text = header + "\n";
    for (int i = 0; i < 3000; ++i) text += good + "\n";
    auto const packed = compressed(text);
    auto const seen = read(packed);
    EXPECT_EQ(std::ranges::count(seen, 'a'), 3000);
    auto const cut = read(packed.substr(0, packed.size() / 2));
    EXPECT_NE(cut.find('!') == std::string::npos && cut.find('.') == std::string::npos, true);
}

TEST(PuzzleFile, RefusesAnEndlessLine) {
    EXPECT_EQ(read(header + "\n" + std::string(200'000, 'x') + "\n" + good + "\n"), "!2 a3 ");
}

TEST(PuzzleFile, SaysWhatCannotBeOpened) {
    EXPECT_EQ(PuzzleFile::open("/nowhere/puzzles.csv", PuzzleFormat::csv).error().what.key.text(),
              "puzzle.file_unreadable");
    EXPECT_EQ(PuzzleFile::open("/tmp", PuzzleFormat::csv).error().what.key.text(), "puzzle.file_unreadable");
}

TEST(PuzzleFile, GoesByTheName) {
    EXPECT_EQ(tactics::puzzle_format("a.epd"), PuzzleFormat::epd);
    EXPECT_EQ(tactics::puzzle_format("a.epd.zst"), PuzzleFormat::epd);
    EXPECT_EQ(tactics::puzzle_format("a.csv.zst"), PuzzleFormat::csv);
    EXPECT_EQ(tactics::puzzle_format("-"), PuzzleFormat::csv);
}
