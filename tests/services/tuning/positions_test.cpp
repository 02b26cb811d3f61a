// Files of positions: they come back whole, or are refused.
#include "services/tuning/positions.hpp"
#include "tests/services/folder.hpp"

#include <rapidcheck/gtest.h>

using namespace services::tuning;

namespace {

ScoredGame sample(std::uint32_t number) {
    return {
        number, static_cast<int>(number % 3) - 1, {{"a fen", -32767, 9}, {"another", 250, 300}, {"", 0, 0}}};
}

class PositionsFile : public tests::InFolder {
  protected:
    [[nodiscard]] core::Expected<PositionsHead> read(std::vector<ScoredGame>& games) const {
        return read_positions(path("p"), [&](ScoredGame game) { games.push_back(std::move(game)); });
    }
};

} // namespace

TEST(ScoredGames, ComeBackFromTheirBytes) {
    for (std::uint32_t const number : {0u, 1u, 2u, 4'000'000'000u})
        EXPECT_EQ(read_game(game_bytes(sample(number))), sample(number));
    EXPECT_EQ(read_game(game_bytes({7, 0, {}})), (ScoredGame{7, 0, {}}));
}

TEST(ScoredGames, RefuseBytesThatAreNotOne) {
    auto const bytes = game_bytes(sample(5));
    for (std::size_t size = 0; size < bytes.size(); ++size)
        EXPECT_FALSE(read_game(std::string_view(bytes).substr(0, size))) << size;
    EXPECT_FALSE(read_game(bytes + "x"));
    auto result = bytes;
    result[4] = 3;
    EXPECT_FALSE(read_game(result)) << "a result there is not";
}

RC_GTEST_PROP(ScoredGames, AnyBytesAreReadOrRefused, (std::string const& bytes)) {
    if (auto const game = read_game(bytes)) RC_ASSERT(game_bytes(*game) == bytes);
}

TEST_F(PositionsFile, HoldsItsGames) {
    ASSERT_TRUE(
        write_positions(path("p"), {"chess", "somehow"}, {game_bytes(sample(1)), game_bytes(sample(2))}));
    std::vector<ScoredGame> games;
    auto const head = read(games);
    ASSERT_TRUE(head);
    EXPECT_EQ(head->game, "chess");
    EXPECT_EQ(head->made_how, "somehow");
    EXPECT_EQ(games, (std::vector{sample(1), sample(2)}));
}

TEST_F(PositionsFile, IsRefusedWhenDamaged) {
    ASSERT_TRUE(
        write_positions(path("p"), {"chess", "somehow"}, {game_bytes(sample(1)), game_bytes(sample(2))}));
    auto const whole = tests::contents_of(path("p"));
    std::vector<ScoredGame> games;
    for (std::size_t at = 0; at < whole.size(); ++at) {
        auto damaged = whole;
        damaged[at] = static_cast<char>(damaged[at] ^ 1);
        tests::write_file(path("p"), damaged);
        EXPECT_FALSE(read(games)) << "byte " << at;
    }
    tests::write_file(path("p"), whole.substr(0, whole.size() - 1));
    EXPECT_FALSE(read(games));
    EXPECT_FALSE(read_positions(path("none"), [](ScoredGame) {}));
}
