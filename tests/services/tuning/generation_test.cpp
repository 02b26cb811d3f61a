// Self-play into a file: the same file however often it is interrupted and whatever the number of threads.
#include "engine/games.hpp"
#include "services/tuning/generation.hpp"
#include "tests/services/folder.hpp"

using namespace services::tuning;

namespace {

class Generations : public tests::InFolder {
  protected:
    [[nodiscard]] GenerationPlan plan(std::string const& name) const {
        GenerationPlan made;
        made.game = &engine::game_of<draughts::English>();
        made.rules.nodes = 60;
        made.rules.opening_plies = 4;
        made.games = 12;
        made.output = path(name);
        return made;
    }
};

} // namespace

TEST_F(Generations, ThreadsDoNotChangeTheFile) {
    auto two = plan("two");
    two.threads = 2;
    ASSERT_TRUE(generate(plan("one"), nullptr, {}));
    ASSERT_TRUE(generate(two, nullptr, {}));
    EXPECT_EQ(tests::contents_of(path("one")), tests::contents_of(path("two")));
    EXPECT_FALSE(std::filesystem::exists(path("one.journal"))) << "done with";
}

TEST_F(Generations, GoOnWhereTheyWereStopped) {
    ASSERT_TRUE(generate(plan("whole"), nullptr, {}));
    auto stopped = plan("parts");
    std::stop_source stop;
    auto const first = generate(
        stopped,
        [&](GenerationProgress const& at) {
            if (at.games == 5) stop.request_stop();
        },
        stop.get_token());
    ASSERT_TRUE(first);
    EXPECT_EQ(first->games, 5u);
    EXPECT_FALSE(std::filesystem::exists(path("parts")));
    EXPECT_FALSE(generate(stopped, nullptr, {})) << "an unfinished one is not overwritten by mistake";

    stopped.start = services::JournalStart::resume;
    std::uint32_t told = 0;
    auto const rest = generate(stopped, [&](GenerationProgress const&) { ++told; }, {});
    ASSERT_TRUE(rest);
    EXPECT_EQ(told, 7u) << "nothing is played twice";
    EXPECT_EQ(rest->earlier, 5u);
    EXPECT_EQ(tests::contents_of(path("parts")), tests::contents_of(path("whole")));
}

TEST_F(Generations, KeepPositionsThatCanBeRead) {
    ASSERT_TRUE(generate(plan("p"), nullptr, {}));
    std::size_t positions = 0;
    std::uint32_t next = 0;
    auto const head = read_positions(path("p"), [&](ScoredGame const& game) {
        EXPECT_EQ(game.number, next++);
        for (auto const& position : game.positions) {
            ++positions;
            EXPECT_TRUE(engine::game_of<draughts::English>().from_fen(position.fen)) << position.fen;
            EXPECT_LE(std::abs(position.score), 1500);
        }
    });
    ASSERT_TRUE(head);
    EXPECT_EQ(head->game, "draughts-english");
    EXPECT_EQ(next, 12u);
    EXPECT_GT(positions, 100u);
}
