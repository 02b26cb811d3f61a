// Trees of every game, walked through as JSON: values, bounds, cuts and counts are worked out again, and what a value
// claims is held against minimax, which leaves nothing out.
#include "services/lab/comparison.hpp"
#include "services/lab/drawn_tree.hpp"
#include "services/lab/positions.hpp"
#include "services/lab/tree_search.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>

namespace {

using Json = nlohmann::json;
using services::lab::DrawnTree;
using services::lab::LabBot;
using services::lab::TreeLimits;

constexpr int open_bound = 1'000'000'000;

DrawnTree drawn(engine::AnyGame const& game, std::string const& position, std::string const& spec,
                TreeLimits const& limits = {}) {
    auto const bot = LabBot::make(spec, game);
    auto const at = services::lab::lab_position(game, position);
    auto const search = *bot->search(*at->state);
    auto tree = services::lab::tree_of(*at->state, search, limits);
    EXPECT_TRUE(tree.has_value()) << spec;
    return {std::string(game.name()),  at->state->fen(), spec,
            at->state->side_to_move(), search.depth,     std::move(*tree)};
}

// By the moves that lead there.
using Values = std::map<std::string, int>;

void note_values(Json const& node, std::string const& path, Values& values) {
    values[path] = node["value"];
    for (auto const& child : node["children"])
        if (child["searched"].get<bool>())
            note_values(child, path + " " + child["move"].get<std::string>(), values);
}

// Everything that can be worked out of a tree again.
class Walk {
  public:
    Walk(Json const& whole, Values const& minimax, bool prunes) : minimax_(minimax), prunes_(prunes) {
        walk(whole["tree"], "", -open_bound, open_bound);
        EXPECT_EQ(nodes_, whole["nodes_visited"]);
        EXPECT_EQ(nodes_, whole["shown_nodes"]);
        EXPECT_EQ(cuts_, whole["pruning_count"]);
        EXPECT_EQ(first_cuts_, whole["first_move_cutoffs"]);
        EXPECT_EQ(deepest_, whole["max_depth_reached"]);
        EXPECT_EQ(whole["tree"]["nodes"], whole["nodes_visited"]);
        EXPECT_EQ(whole["tree"]["value"], whole["value"]);
        auto line = Json::array();
        Json const* node = &whole["tree"];
        for (bool goes_on = true; goes_on;) {
            goes_on = false;
            for (auto const& child : (*node)["children"])
                if (child.value("principal", false)) {
                    EXPECT_FALSE(goes_on) << "two principal moves";
                    line.push_back(child["move"]);
                    node = &child;
                    goes_on = true;
                    break;
                }
        }
        EXPECT_EQ(line, whole["line"]);
        EXPECT_EQ((*node)["value"], whole["value"]);
    }

    [[nodiscard]] std::uint64_t never() const { return never_; }

  private:
    void walk(Json const& node, std::string const& path, int alpha, int beta, int ply = 0) {
        SCOPED_TRACE(path);
        ++nodes_;
        deepest_ = std::max(deepest_, ply);
        auto const bound = [](Json const& json, int open) { return json.is_null() ? open : json.get<int>(); };
        ASSERT_EQ(bound(node["alpha"], -open_bound), alpha);
        ASSERT_EQ(bound(node["beta"], open_bound), beta);
        check_claim(node, path, alpha, beta);
        auto const& children = node["children"];
        ASSERT_EQ(children.size(), node["moves"].get<std::size_t>());
        if (children.empty()) return;
        bool const maximises = node["player"] == "max";
        EXPECT_EQ(maximises, ply % 2 == 0);
        int best = maximises ? -open_bound : open_bound;
        int low = alpha;
        int high = beta;
        bool crossed = false;
        std::size_t searched = 0;
        std::uint64_t below = 1;
        for (auto const& child : children) {
            ASSERT_EQ(child["searched"].get<bool>(), !crossed) << child["move"];
            if (crossed) {
                ++never_;
                EXPECT_EQ(child.size(), 2u) << "nothing is known of a move that was never searched";
                continue;
            }
            ++searched;
            walk(child, path + " " + child["move"].get<std::string>(), low, high, ply + 1);
            int const value = child["value"];
            best = maximises ? std::max(best, value) : std::min(best, value);
            if (prunes_) (maximises ? low : high) = maximises ? std::max(low, best) : std::min(high, best);
            crossed = prunes_ && high <= low;
            below += child["nodes"].get<std::uint64_t>();
        }
        EXPECT_EQ(node["value"], best);
        EXPECT_EQ(node["nodes"], below);
        EXPECT_EQ(node["cut"], crossed ? Json(maximises ? "beta" : "alpha") : Json());
        cuts_ += crossed ? 1 : 0;
        first_cuts_ += crossed && searched == 1 ? 1 : 0;
    }

    void check_claim(Json const& node, std::string const& path, int alpha, int beta) {
        int const value = node["value"];
        int const truth = minimax_.at(path);
        auto const claim = node["claim"].get<std::string>();
        if (node["children"].empty() || (value > alpha && value < beta)) {
            EXPECT_EQ(claim, "exact");
            EXPECT_EQ(value, truth);
        } else if (claim == "at_least") {
            EXPECT_GE(value, beta);
            EXPECT_GE(truth, value);
        } else {
            EXPECT_EQ(claim, "at_most");
            EXPECT_LE(value, alpha);
            EXPECT_LE(truth, value);
        }
    }

    Values const& minimax_;
    bool prunes_;
    std::uint64_t nodes_ = 0;
    std::uint64_t cuts_ = 0;
    std::uint64_t first_cuts_ = 0;
    std::uint64_t never_ = 0;
    int deepest_ = 0;
};

} // namespace

TEST(LabTree, CanBeWorkedOutAgainInEveryGame) {
    for (auto const* game : engine::all_games()) {
        SCOPED_TRACE(game->name());
        bool const is_wide = game->name() == "chess" || game->name() == "knights";
        auto const depth = std::string(is_wide ? "2" : "3");
        auto const full = Json::parse(tree_json(drawn(*game, "middlegame-01", "minimax?depth=" + depth)));
        Values truth;
        note_values(full["tree"], "", truth);
        EXPECT_EQ(Walk(full, truth, false).never(), 0u);
        std::uint64_t never = 0;
        for (std::string const bot :
             {"heuristic?depth=", "tactical?order=generator&depth=", "tactical?order=mvv-lva&depth=",
              "tactical?order=classic&depth=", "tactical?order=damero&depth="}) {
            SCOPED_TRACE(bot);
            auto const json = Json::parse(tree_json(drawn(*game, "middlegame-01", bot + depth)));
            EXPECT_EQ(json["value"], full["value"]);
            never += Walk(json, truth, true).never();
        }
        EXPECT_GT(never, 0u) << "nothing was pruned in any order";
    }
}

TEST(LabTree, IsTheSearchThatTheBotMakes) {
    for (auto const* game : engine::all_games())
        for (auto const* spec : {"minimax?depth=2", "heuristic?depth=2", "tactical?depth=2"}) {
            auto const tree = drawn(*game, "middlegame-02", spec).tree;
            auto const bot = LabBot::make(spec, *game);
            auto const at = services::lab::lab_position(*game, "middlegame-02");
            auto const advice = at->state->advice(*bot->search(*at->state));
            EXPECT_EQ(tree.statistics, advice.statistics) << game->name() << ' ' << spec;
            EXPECT_EQ(tree.root().value, advice.value);
            auto const best = std::ranges::find_if(
                tree.nodes, [](auto const& node) { return node.principal && node.ply == core::Ply{1}; });
            ASSERT_NE(best, tree.nodes.end());
            EXPECT_EQ(best->move, advice.move->text);
        }
}

TEST(LabTree, ShowsThePliesThatFit) {
    auto const& chess = **engine::game_named("chess");
    auto const tree = drawn(chess, "start", "heuristic?depth=3", {.shown = 500}).tree;
    EXPECT_LE(tree.nodes.size(), 500u);
    EXPECT_FALSE(tree.is_whole());
    auto const whole = drawn(chess, "start", "heuristic?depth=3").tree;
    EXPECT_TRUE(whole.is_whole());
    EXPECT_EQ(tree.root().nodes, whole.nodes.size());
    EXPECT_EQ(tree.root().value, whole.root().value);
    for (auto const& node : tree.nodes) EXPECT_LE(node.ply, tree.shown_depth);
}

TEST(LabTree, RefusesWhatIsTooLarge) {
    auto const& chess = **engine::game_named("chess");
    auto const bot = LabBot::make("heuristic?depth=4", chess);
    auto const start = chess.start();
    auto const large = services::lab::tree_of(*start, *bot->search(*start), {.searched = 1000});
    ASSERT_FALSE(large);
    EXPECT_EQ(large.error().what.key, core::MessageKey("lab.tree.search_large"));
    auto const small = services::lab::tree_of(*start, *bot->search(*start), {.shown = 20});
    ASSERT_FALSE(small);
    EXPECT_EQ(small.error().what, core::message("lab.tree.shown_small", 21));
    std::stop_source stop;
    stop.request_stop();
    EXPECT_FALSE(services::lab::tree_of(*start, *bot->search(*start), {}, stop.get_token()));
}

TEST(LabTree, IsARootAloneWhereTheGameIsOver) {
    auto const& chess = **engine::game_named("chess");
    auto const bot = LabBot::make("heuristic?depth=3", chess);
    auto const mate = chess.from_fen("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1");
    auto const tree = services::lab::tree_of(*mate->state, *bot->search(*mate->state), {});
    ASSERT_TRUE(tree);
    ASSERT_EQ(tree->nodes.size(), 1u);
    EXPECT_EQ(tree->root().value, core::lost_in(core::Ply{0}));
}

TEST(LabTree, PagesCarryEverythingWithThem) {
    auto const& game = **engine::game_named("damas");
    auto const tree = drawn(game, "middlegame-01", "tactical?depth=3");
    for (auto const language : {core::Language::english, core::Language::spanish}) {
        auto const page = tree_html(tree, language);
        auto const picture = tree_svg(tree, language);
        for (auto const* text : {&page, &picture}) {
            for (auto at = text->find("http"); at != std::string::npos; at = text->find("http", at + 1))
                EXPECT_EQ(text->compare(at, 26, "http://www.w3.org/2000/svg"), 0) << text->substr(at, 60);
            EXPECT_NE(text->find("prefers-color-scheme: dark"), std::string::npos);
        }
        for (auto const* place : {"@DATA@", "@TEXTS@", "@SCRIPT@", "@LANG@", "@TITLE@", "@NOSCRIPT@"})
            EXPECT_EQ(page.find(place), std::string::npos) << place;
        std::string const opener = "id=\"data\">";
        auto const begin = page.find(opener) + opener.size();
        EXPECT_EQ(Json::parse(page.substr(begin, page.find("</script>", begin) - begin)),
                  Json::parse(tree_json(tree)));
    }
}

TEST(LabTree, PictureMarksCutsAndGreysTheRest) {
    auto const& game = **engine::game_named("draughts-english");
    auto const tree = drawn(game, "middlegame-01", "heuristic?depth=3");
    auto const picture = tree_svg(tree, core::Language::english);
    auto const count = [&](std::string_view part) {
        std::size_t number = 0;
        for (auto at = picture.find(part); at != std::string::npos; at = picture.find(part, at + 1)) ++number;
        return number;
    };
    auto const cut = static_cast<std::size_t>(
        std::ranges::count(tree.tree.nodes, core::Cut::beta, &search::TreeNode::cut));
    auto const left = static_cast<std::size_t>(std::ranges::count_if(
        tree.tree.nodes, [](auto const& node) { return !node.never_searched.empty(); }));
    ASSERT_LT(tree.tree.nodes.size(), 150u) << "small enough to be drawn whole";
    EXPECT_EQ(count("class=\"cut-word\""), cut);
    EXPECT_EQ(count("class=\"grey\""), left);
    EXPECT_EQ(count("class=\"strokes\""), left);
    EXPECT_EQ(count("class=\"move\""), tree.tree.nodes.size());
}
