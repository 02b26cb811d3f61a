// Where games come from: files, streams, zstd whole and damaged; and how lines end.
#include "records/bytes/byte_source.hpp"
#include "tests/records/reading.hpp"

#include <gtest/gtest.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <unistd.h>
#include <zstd.h>

using records::Format;
using tests::main_moves;
using tests::read_all;
using tests::said;

namespace {

namespace fs = std::filesystem;

std::string compressed(std::string const& text) {
    std::string result(ZSTD_compressBound(text.size()), '\0');
    result.resize(ZSTD_compress(result.data(), result.size(), text.data(), text.size(), 3));
    return result;
}

std::string games(int count) {
    std::string text;
    for (int i = 1; i <= count; ++i)
        text +=
            "[Round \"" + std::to_string(i) + "\"]\n\n1. e4 e5 {" + std::to_string(i * 7919) + "} 1-0\n\n";
    return text;
}

class InFolder : public testing::Test {
  protected:
    fs::path file(std::string const& name, std::string const& contents) {
        std::ofstream(folder_ / name, std::ios::binary) << contents;
        return folder_ / name;
    }
    void SetUp() override {
        std::string name = (fs::temp_directory_path() / "records.XXXXXX").string();
        ASSERT_NE(mkdtemp(name.data()), nullptr);
        folder_ = name;
    }
    void TearDown() override { fs::remove_all(folder_); }

    fs::path folder_;
};

} // namespace

using Source = InFolder;

TEST_F(Source, PlainAndCompressedFiles) {
    for (auto const& path : {file("a.pgn", games(3)), file("b.pgn.zst", compressed(games(3))),
                             file("misnamed.pgn", compressed(games(3)))}) {
        auto reader = records::Reader::open(path.string());
        ASSERT_TRUE(reader.has_value()) << path;
        auto const all = read_all(*reader);
        EXPECT_EQ(all.games.size(), 3u) << path;
        EXPECT_TRUE(all.errors.empty()) << path;
    }
}

TEST_F(Source, TheNameTellsTheFormat) {
    EXPECT_EQ(records::format_of_path("x.pdn"), Format::pdn);
    EXPECT_EQ(records::format_of_path("x.pdn.zst"), Format::pdn);
    EXPECT_EQ(records::format_of_path("x.pgn"), Format::pgn);
    EXPECT_EQ(records::format_of_path("-"), Format::pgn);
    auto reader = records::Reader::open(file("x.pdn", "1. 11-15 0-0").string());
    ASSERT_TRUE(reader.has_value());
    EXPECT_EQ(read_all(*reader).games.at(0).result, "0-0");
}

TEST_F(Source, WhatCannotBeOpenedIsSaid) {
    auto const missing = records::Reader::open((folder_ / "none.pgn").string());
    ASSERT_FALSE(missing.has_value());
    EXPECT_EQ(said(missing.error()),
              "'" + (folder_ / "none.pgn").string() + "' cannot be opened: No such file or directory");
    auto const folder = records::Reader::open(folder_.string());
    ASSERT_FALSE(folder.has_value());
    EXPECT_EQ(said(folder.error()), "the input cannot be read: Is a directory");
}

TEST_F(Source, FramesOneBehindTheOther) {
    auto const skippable = std::string("\x50\x2A\x4D\x18\x03\x00\x00\x00", 8) + "abc";
    auto const all = read_all(skippable + compressed(games(2)) + compressed("") + compressed(games(3)));
    EXPECT_EQ(all.games.size(), 5u);
    EXPECT_TRUE(all.errors.empty());
}

TEST_F(Source, ALongCompressedStream) {
    auto const all = read_all(compressed(games(20'000)));
    EXPECT_EQ(all.games.size(), 20'000u);
    EXPECT_EQ(all.games.back().line, 4 * 19'999 + 1);
}

TEST_F(Source, ATruncatedFrameGivesItsGamesAndThenTheError) {
    auto const whole = compressed(games(20'000));
    auto const all = read_all(whole.substr(0, whole.size() / 2));
    EXPECT_GT(all.games.size(), 1000u);
    EXPECT_LT(all.games.size(), 20'000u);
    EXPECT_EQ(said(all.errors),
              std::vector<std::string>{"the compressed data ends too early: the file is cut off"});
}

TEST_F(Source, AFrameCutBehindAWholeGameLosesNoGame) {
    // One flushed block a game, so that the cut falls between two.
    ZSTD_CCtx* const context = ZSTD_createCCtx();
    std::string packed;
    for (auto const* const text : {"1. e4 1-0\n", "1. d4 1-0\n"}) {
        std::string out(1000, '\0');
        ZSTD_inBuffer input{text, std::char_traits<char>::length(text), 0};
        ZSTD_outBuffer output{out.data(), out.size(), 0};
        ASSERT_EQ(ZSTD_compressStream2(context, &output, &input, ZSTD_e_flush), 0u);
        packed += out.substr(0, output.pos);
    }
    ZSTD_freeCCtx(context);
    auto const all = read_all(packed);
    EXPECT_EQ(all.games.size(), 2u);
    EXPECT_EQ(all.errors.size(), 1u);
}

TEST_F(Source, EveryPrefixOfAFrameIsReadOrRefused) {
    auto const whole = compressed(games(4));
    for (std::size_t size = 0; size < whole.size(); ++size) {
        auto const all = read_all(whole.substr(0, size));
        EXPECT_LE(all.errors.size(), 1u) << size;
        if (size >= 4) {
            EXPECT_EQ(all.errors.size(), 1u) << size;
        }
    }
}

TEST_F(Source, DamagedData) {
    auto whole = compressed(games(100));
    for (std::size_t i = 20; i < 60; ++i) whole[i] = static_cast<char>(0x55);
    auto const all = read_all(whole);
    ASSERT_EQ(all.errors.size(), 1u);
    EXPECT_TRUE(said(all.errors[0]).starts_with("the compressed data is damaged: ")) << said(all.errors[0]);
    auto const rubbish_behind = read_all(compressed(games(2)) + "rubbish");
    EXPECT_EQ(rubbish_behind.games.size(), 2u);
    EXPECT_EQ(rubbish_behind.errors.size(), 1u);
}

TEST_F(Source, AFailingStreamIsAnErrorAndTheEnd) {
    class Failing final : public std::streambuf {
        int_type underflow() override { throw std::ios_base::failure("disk"); }
    } failing;
    std::istream stream(&failing);
    auto const bytes = records::bytes_of(stream);
    ASSERT_FALSE(bytes.has_value());
    EXPECT_EQ(said(bytes.error()), "the input cannot be read: Input/output error");
}

TEST_F(Source, LinesEndInEveryWay) {
    for (std::string const end : {"\n", "\r\n", "\r"}) {
        auto const text = "[Event \"x\"]" + end + "[Site \"y\"]" + end + end + "1. e4 ; to the end" + end +
                          "e5 {two" + end + "lines} 1-0" + end + end + "[Event \"z\"]" + end + end +
                          "1. d4 $ *" + end;
        auto const all = read_all(text);
        ASSERT_EQ(all.games.size(), 1u);
        EXPECT_EQ(tests::sketch(all.games[0]), "e4{to the end} e5{two lines}");
        EXPECT_EQ(all.games[0].moves[all.games[0].moves.main_line()[1]].line, 5);
        ASSERT_EQ(all.errors.size(), 1u);
        EXPECT_EQ(all.errors[0].where.line, 10);
    }
}

TEST_F(Source, ACarriageReturnAtTheEndOfABufferIsStillOneLineEnd) {
    for (int padding = 65'500; padding < 65'560; ++padding) {
        auto const text =
            "{" + std::string(static_cast<std::size_t>(padding), 'x') + "}\r\n\r\n1. e4 $ *\r\n";
        auto const all = read_all(text);
        ASSERT_EQ(all.errors.size(), 1u);
        EXPECT_EQ(all.errors[0].where.line, 3) << padding;
    }
}
