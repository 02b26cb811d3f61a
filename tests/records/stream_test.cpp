// Long streams of games: every good one is given, in order, and no more than one is held.
#include "core/rng.hpp"
#include "tests/records/reading.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <istream>
#include <malloc.h>
#include <streambuf>

using records::Format;
using tests::read_all;

namespace {

std::string good_game(int number) {
    return "[Event \"game\"]\n[Round \"" + std::to_string(number) +
           "\"]\n\n1. e4 {a comment [%clk 0:01:00]} e5 (1... c5 2. Nf3) 2. Nf3 $1 Nc6 1-0\n\n";
}

std::string broken_game(int kind) {
    static std::array<std::string, 8> const kinds = {
        "[Event \"x\"]\n\n1. e4 {never closed 1-0\n\n",
        "[Event \"x\"]\n\n1. e4 (1. d4 1-0\n\n",
        "[Event \"x\"]\n\n1. e4 ) 1-0\n\n",
        "[Event \"x\"]\n[Site]\n\n1. e4 1-0\n\n",
        "[Event \"x\"]\n\n1. e4 \x01\x02<\xFF\xFE> 1-0\n\n",
        "[Event \"x\"]\n\n1. e4 $ e5 1-0\n\n",
        "[Event \"x\n\n1. e4 e5\n\n",
        std::string("[Event \"x\"]\n\n1. e4 \0\0 1-0\n\n", 27),
    };
    return kinds[static_cast<std::size_t>(kind) % kinds.size()];
}

// A stream that is made while it is read, and knows how much of it was.
class MadeGames final : public std::streambuf {
  public:
    explicit MadeGames(std::size_t bytes) : left_(bytes) {}
    [[nodiscard]] std::size_t given() const { return given_ - static_cast<std::size_t>(egptr() - gptr()); }

  private:
    int_type underflow() override {
        if (left_ == 0) return traits_type::eof();
        game_ = good_game(++number_);
        left_ -= std::min(left_, game_.size());
        given_ += game_.size();
        setg(game_.data(), game_.data(), game_.data() + game_.size());
        return traits_type::to_int_type(game_.front());
    }

    std::size_t left_;
    std::size_t given_ = 0;
    std::string game_;
    int number_ = 0;
};

// 0 where the allocator does not count, as under a sanitizer.
std::size_t bytes_allocated() {
    auto const info = mallinfo2();
    return info.uordblks + info.hblkhd;
}

} // namespace

TEST(Stream, AThousandGamesWithBrokenOnesBetween) {
    core::Random random(11);
    std::string text;
    std::size_t broken = 0;
    for (int number = 1; number <= 1000; ++number) {
        for (auto some = random.below(3); some > 0; --some, ++broken)
            text += broken_game(static_cast<int>(random.below(8)));
        text += good_game(number);
    }
    auto const all = read_all(text);
    EXPECT_EQ(all.errors.size(), broken);
    ASSERT_EQ(all.games.size(), 1000u);
    for (int number = 1; number <= 1000; ++number) {
        auto const& game = all.games[static_cast<std::size_t>(number - 1)];
        EXPECT_EQ(game.value("Round"), std::to_string(number));
        EXPECT_EQ(game.moves.moves(), 6u);
    }
}

TEST(Stream, ErrorsPointIntoTheFile) {
    std::string text;
    std::vector<int> lines;
    for (int number = 1; number <= 50; ++number) {
        text += good_game(number);
        lines.push_back(static_cast<int>(std::ranges::count(text, '\n')) + 3);
        text += broken_game(2);
    }
    auto const all = read_all(text);
    ASSERT_EQ(all.errors.size(), lines.size());
    for (std::size_t i = 0; i < lines.size(); ++i) EXPECT_EQ(all.errors[i].where.line, lines[i]);
}

TEST(Stream, FiftyMegabytesInTheMemoryOfAGame) {
    constexpr std::size_t size = 50'000'000;
    constexpr std::size_t read_ahead = 200'000; // a buffer and a game are well below
    MadeGames made(size);
    std::istream stream(&made);
    auto reader = records::Reader::of(stream, Format::pgn);
    ASSERT_TRUE(reader.has_value());
    auto const at_first = bytes_allocated();
    std::size_t delivered = 0;
    int games = 0;
    std::size_t most_ahead = 0;
    std::size_t most_allocated = 0;
    while (auto game = reader->next()) {
        ASSERT_TRUE(game->has_value());
        delivered += good_game(++games).size();
        most_ahead = std::max(most_ahead, made.given() - std::min(made.given(), delivered));
        if (games % 64 == 0) most_allocated = std::max(most_allocated, bytes_allocated());
    }
    EXPECT_GE(delivered, size);
    EXPECT_LT(most_ahead, read_ahead);
    EXPECT_LT(most_allocated, at_first + read_ahead);
}

TEST(Stream, AGameIsGivenBeforeTheNextOneIsThere) {
    auto const text = good_game(1) + "[Event \"next\"]\n";
    auto const all = read_all(text);
    EXPECT_EQ(all.games.size(), 2u);
}

TEST(Stream, AReaderCanBeMovedWhileItReads) {
    std::istringstream stream("1. e4 * 1. d4 * 1. c4 *\n");
    auto first = records::Reader::of(stream, Format::pgn);
    ASSERT_TRUE(first.has_value());
    ASSERT_TRUE(first->next().has_value());
    auto second = std::move(*first);
    EXPECT_EQ(read_all(second).games.size(), 2u);
}
