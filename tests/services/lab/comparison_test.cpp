// Bots side by side: the numbers, their JSON, and who agrees with whom.
#include "core/catalogue.hpp"
#include "services/lab/comparison.hpp"
#include "services/lab/positions.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <set>

namespace {

using Json = nlohmann::json;
using services::lab::Finding;
using services::lab::LabBot;

Finding found(std::string const& spec, std::string const& game_name, std::string const& position) {
    auto const& game = **engine::game_named(game_name);
    auto bot = LabBot::make(spec, game);
    auto const at = services::lab::lab_position(game, position);
    auto finding = services::lab::measure(*bot, *at, {});
    EXPECT_TRUE(finding.has_value());
    return *finding;
}

Finding valued(std::string bot, std::string position, int depth, int value) {
    return {.bot = std::move(bot),
            .position = std::move(position),
            .textbook_depth = depth,
            .value = core::Score{value}};
}

} // namespace

TEST(LabPositions, OpenInEveryGame) {
    for (auto const* game : engine::all_games()) {
        auto const all = services::lab::middlegames(*game);
        EXPECT_EQ(all.size(), game->name() == "chess" ? 50u : 12u) << game->name();
        std::set<std::string> different;
        for (auto const& position : all) {
            EXPECT_GT(position.state->legal_moves().size(), 0u);
            different.insert(position.state->fen());
            EXPECT_EQ(services::lab::lab_position(*game, position.name)->state->fen(), position.state->fen());
        }
        EXPECT_EQ(different.size(), all.size()) << game->name();
    }
}

TEST(LabPositions, NamesAndFensAndWhatIsNeither) {
    auto const& chess = **engine::game_named("chess");
    EXPECT_TRUE(services::lab::lab_position(chess, "start"));
    EXPECT_TRUE(services::lab::lab_position(chess, "kiwipete"));
    EXPECT_TRUE(services::lab::lab_position(chess, "8/8/8/3k4/8/3K4/3P4/8 w - - 0 1"));
    auto const unknown = services::lab::lab_position(chess, "midlegame-07");
    ASSERT_FALSE(unknown);
    auto const text = core::text(core::Language::english, unknown.error());
    EXPECT_NE(text.find("middlegame-07"), std::string::npos) << text;
    EXPECT_FALSE(services::lab::lab_position(chess, "8/8/8 w"));
    EXPECT_FALSE(services::lab::lab_position(chess, ""));
    auto const over = services::lab::lab_position(chess, "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1");
    ASSERT_FALSE(over);
    EXPECT_EQ(over.error().what, core::message("lab.position_over"));
}

TEST(LabComparison, CountsWhatTheSearchCounts) {
    auto const finding = found("heuristic?depth=3", "draughts-english", "middlegame-01");
    EXPECT_EQ(finding.textbook_depth, 3);
    EXPECT_GT(finding.statistics.nodes_visited, 10u);
    EXPECT_GT(finding.statistics.pruning_count, 0u);
    EXPECT_LE(finding.statistics.first_move_cutoffs, finding.statistics.pruning_count);
    EXPECT_FALSE(finding.move.empty());
    EXPECT_EQ(found("heuristic?depth=3", "draughts-english", "middlegame-01").statistics, finding.statistics);
}

TEST(LabComparison, TakesBotsThatAreNoTextbook) {
    auto const engine = found("engine?nodes=500&hash=1", "knights", "middlegame-01");
    EXPECT_FALSE(engine.textbook_depth);
    EXPECT_GT(engine.statistics.nodes_visited, 0u);
    auto const random = found("random?seed=3", "knights", "middlegame-01");
    EXPECT_FALSE(random.value);
    auto const json = Json::parse(services::lab::comparison_json({engine, random}, {}));
    EXPECT_TRUE(json[0]["pruning_count"].is_null());
    EXPECT_TRUE(json[0]["value"].is_number());
    EXPECT_TRUE(json[1]["value"].is_null());
}

TEST(LabComparison, JsonHasThePromisedFields) {
    auto const finding = found("tactical?depth=2", "chess", "middlegame-03");
    auto const json = Json::parse(services::lab::comparison_json({finding}, {}));
    ASSERT_EQ(json.size(), 1u);
    for (auto const* field : {"bot", "position", "nodes_visited", "pruning_count", "max_depth_reached",
                              "first_move_cutoffs", "seconds", "value", "move"})
        EXPECT_TRUE(json[0].contains(field)) << field;
    EXPECT_EQ(json[0]["bot"], "tactical?depth=2");
    EXPECT_EQ(json[0]["position"], "middlegame-03");
    EXPECT_EQ(json[0]["max_depth_reached"], 2);
    EXPECT_EQ(json[0]["pruning_rate"], finding.statistics.pruning_rate());
}

TEST(LabComparison, SaysWhoDisagrees) {
    std::vector<Finding> const findings = {valued("a", "p", 3, 10), valued("b", "p", 3, 10),
                                           valued("c", "p", 4, 11), valued("a", "q", 3, 5),
                                           valued("b", "q", 3, 6),  valued("c", "q", 4, 6)};
    auto const apart = services::lab::disagreements(findings);
    ASSERT_EQ(apart.size(), 1u);
    EXPECT_EQ(apart[0].position, "q");
    EXPECT_EQ(apart[0].depth, 3);
    ASSERT_EQ(apart[0].findings.size(), 2u);
    EXPECT_EQ(apart[0].findings[1]->value, core::Score{6});
}

TEST(LabGames, AreTheSameForTheSameSeed) {
    auto const& game = **engine::game_named("draughts-english");
    auto bot = LabBot::make("heuristic?depth=3", game);
    auto first = services::lab::play_lab_game(*bot, game, 7, 1, {});
    auto const again = services::lab::play_lab_game(*bot, game, 7, 1, {});
    auto const other = services::lab::play_lab_game(*bot, game, 8, 1, {});
    ASSERT_TRUE(first && again && other);
    EXPECT_EQ(first->statistics, again->statistics);
    EXPECT_NE(first->statistics, other->statistics);
    EXPECT_EQ(first->wins + first->draws + first->losses, 1);
    EXPECT_EQ(first->opponent, "random?seed=7");
    auto const second = services::lab::play_lab_game(*bot, game, 7, 2, {});
    *first += *second;
    EXPECT_EQ(first->games, 2);
    EXPECT_EQ(first->moves, again->moves + second->moves);
    std::stop_source stop;
    stop.request_stop();
    EXPECT_FALSE(services::lab::play_lab_game(*bot, game, 7, 1, stop.get_token()));
}
