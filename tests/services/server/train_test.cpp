// Training over the API: puzzles come without their solution, moves are judged, what was decided is kept, and what is asked
// badly is refused.
#include "tests/services/server/with_api.hpp"

#include <gtest/gtest.h>

namespace {

using tests::Json;

// Two moves of the solver: a knight forks king and queen, and takes the queen.
constexpr auto fork_row = "fork,8/p2k3q/8/8/6N1/8/P7/K7 b - - 0 1,a7a6 g4f6 d7e7 f6h7,1400,fork short";
// Two different mates in one.
constexpr auto mate_row =
    "mate,6k1/2p2ppp/8/8/8/8/5PPP/RQ4K1 b - - 0 1,c7c6 a1a8,900,backRankMate mate mateIn1 oneMove";
constexpr auto header = "PuzzleId,FEN,Moves,Rating,Themes\n";

class TrainTest : public tests::WithApi {
  protected:
    Json import(std::string const& rows) {
        auto const response = post("/train/import", {{"text", header + rows}});
        EXPECT_EQ(response.status, 200) << response.body;
        EXPECT_EQ(tests::against_schema(response.body, "TrainImported"), "");
        return Json::parse(response.body);
    }
    Json next(Json wish = {{"source", "import"}}) {
        auto const response = post("/train/next", wish);
        EXPECT_EQ(response.status, 200) << response.body;
        EXPECT_EQ(tests::against_schema(response.body, "TrainNext"), "");
        return Json::parse(response.body)["puzzle"];
    }
    Json open(std::string const& id) { return next({{"puzzle", "import:" + id}}); }
    Response play(Json const& puzzle, std::string const& move, int ply) {
        return post("/train/sittings/" + puzzle["sitting"].get<std::string>() + "/moves",
                    {{"move", move}, {"ply", ply}});
    }
    Json judged(Json const& puzzle, std::string const& move, int ply) {
        auto const response = play(puzzle, move, ply);
        EXPECT_EQ(response.status, 200) << response.body;
        EXPECT_EQ(tests::against_schema(response.body, "TrainVerdict"), "");
        return Json::parse(response.body);
    }
    Json act(Json const& puzzle, std::string const& action, std::string const& shape) {
        auto const response =
            post("/train/sittings/" + puzzle["sitting"].get<std::string>() + "/" + action, Json::object());
        EXPECT_EQ(response.status, 200) << response.body;
        EXPECT_EQ(tests::against_schema(response.body, shape), "");
        return Json::parse(response.body);
    }
    Json overview() {
        auto const seen = get("/train");
        EXPECT_EQ(tests::against_schema(seen, "TrainOverview"), "");
        return seen;
    }
    static int rating_in(Json const& seen) { return seen["ratings"][0]["rating"]; }
};

} // namespace

TEST_F(TrainTest, GivesAPuzzleWithoutItsSolution) {
    import(fork_row);
    auto const puzzle = next();
    EXPECT_EQ(puzzle["position"]["turn"], "white");
    EXPECT_EQ(puzzle["opponent"]["text"], "a6");
    EXPECT_EQ(puzzle["rating"], 1400);
    EXPECT_TRUE(puzzle["counts"]);
    EXPECT_FALSE(puzzle.contains("solution"));
    EXPECT_FALSE(puzzle.contains("themes"));
}

TEST_F(TrainTest, FollowsTheLineToItsEnd) {
    import(fork_row);
    auto const puzzle = next();
    auto const first = judged(puzzle, "Nf6", 1);
    EXPECT_EQ(first["verdict"], "right");
    EXPECT_EQ(first["reply"]["text"], "Ke7");
    EXPECT_EQ(first["ply"], 3);
    EXPECT_TRUE(first["solution"].is_null());
    EXPECT_TRUE(first["change"].is_null());
    auto const last = judged(puzzle, "Nxh7", 3);
    EXPECT_EQ(last["verdict"], "solved");
    EXPECT_EQ(last["solution"]["moves"].size(), 4u);
    EXPECT_EQ(last["change"]["before"], 1500);
    EXPECT_GT(last["change"]["now"]["rating"], 1500);
    EXPECT_EQ(last["streak"], 1);
    EXPECT_EQ(rating_in(overview()), last["change"]["now"]["rating"]);
    expect_refused(play(puzzle, "Ka2", 4), 409, "game_over");
}

TEST_F(TrainTest, AWrongMoveCountsOnceAndMayBeTriedAgain) {
    import(fork_row);
    auto const puzzle = next();
    auto const wrong = judged(puzzle, "Nf2", 1);
    EXPECT_EQ(wrong["verdict"], "wrong");
    EXPECT_TRUE(wrong["solution"].is_null());
    EXPECT_EQ(wrong["ply"], 1);
    EXPECT_LT(wrong["change"]["now"]["rating"], 1500);
    EXPECT_TRUE(judged(puzzle, "a3", 1)["change"].is_null());
    judged(puzzle, "Nf6", 1);
    auto const last = judged(puzzle, "Nxh7", 3);
    EXPECT_EQ(last["verdict"], "solved");
    EXPECT_TRUE(last["change"].is_null());
    EXPECT_EQ(last["streak"], 0);
    EXPECT_EQ(overview()["waiting"], 1);
}

TEST_F(TrainTest, AnyMateSolvesAMate) {
    import(mate_row);
    for (auto const* const move : {"Ra8", "Qb8"}) {
        auto const puzzle = open("mate");
        EXPECT_EQ(judged(puzzle, move, 1)["verdict"], "solved") << move;
    }
}

TEST_F(TrainTest, OnlyTheFirstMeetingCounts) {
    import(mate_row);
    EXPECT_FALSE(judged(open("mate"), "Ra8", 1)["change"].is_null());
    auto const again = open("mate");
    EXPECT_FALSE(again["counts"]);
    EXPECT_TRUE(judged(again, "Ra8", 1)["change"].is_null());
}

TEST_F(TrainTest, HintsNameTheThemeThenThePieceAndCostHalf) {
    import(std::string(fork_row) + "\n" + mate_row);
    auto const puzzle = open("fork");
    auto const first = act(puzzle, "hint", "TrainHint");
    EXPECT_EQ(first["themes"], Json::array({"fork"})) << "how long it is says nothing";
    EXPECT_TRUE(first["cell"].is_null());
    auto const second = act(puzzle, "hint", "TrainHint");
    EXPECT_EQ(puzzle["position"]["board"]["cells"][second["cell"].get<std::size_t>()]["name"], "g4");
    judged(puzzle, "Nf6", 1);
    auto const with_hint = judged(puzzle, "Nxh7", 3)["change"]["now"]["rating"].get<int>();
    EXPECT_EQ(overview()["waiting"], 0) << "not missed";
    auto const history = get("/train/history?family=chess");
    EXPECT_EQ(history["tried"], 1);
    EXPECT_EQ(history["solved"], 0) << "not by oneself";
    EXPECT_LT(with_hint, 1600);
    EXPECT_EQ(act(open("mate"), "hint", "TrainHint")["themes"], Json::array({"backRankMate", "mateIn1"}));
}

TEST_F(TrainTest, ShowsTheSolutionWhenGivenUp) {
    import(fork_row);
    auto const puzzle = next();
    auto const shown = act(puzzle, "solution", "TrainGivenUp");
    EXPECT_EQ(shown["solution"]["moves"][1]["text"], "Nf6+");
    EXPECT_LT(shown["change"]["now"]["rating"], 1500);
    EXPECT_TRUE(act(puzzle, "solution", "TrainGivenUp")["change"].is_null()) << "it is shown again";
    EXPECT_EQ(
        post("/train/sittings/" + puzzle["sitting"].get<std::string>() + "/hint", Json::object()).status,
        409);
}

TEST_F(TrainTest, MissedOnesComeBackAlsoAfterTheEndOfTheProgram) {
    import(std::string(fork_row) + "\n" + mate_row);
    act(open("fork"), "solution", "TrainGivenUp");
    judged(open("mate"), "Ra8", 1);
    auto const before = rating_in(overview());
    restart();
    EXPECT_EQ(rating_in(overview()), before);
    EXPECT_EQ(overview()["streak"], 1);
    auto const review = next({{"review", true}});
    EXPECT_EQ(review["puzzle"], "import:fork");
    EXPECT_TRUE(review["review"]);
    EXPECT_TRUE(next({{"review", true}, {"game", "knights"}}).is_null());
}

TEST_F(TrainTest, TellsTheHistoryByTheme) {
    import(std::string(fork_row) + "\n" + mate_row);
    act(open("fork"), "solution", "TrainGivenUp");
    judged(open("mate"), "Ra8", 1);
    auto const history = get("/train/history?family=chess");
    EXPECT_EQ(tests::against_schema(history, "TrainHistory"), "");
    EXPECT_EQ(history["points"].size(), 2u);
    EXPECT_EQ(history["tried"], 2);
    EXPECT_EQ(history["solved"], 1);
    EXPECT_EQ(history["themes"].size(), 3u) << history["themes"];
    EXPECT_EQ(get("/train/history?family=knights")["tried"], 0);
}

TEST_F(TrainTest, ImportsWhatIsSoundAndSaysWhereTheRestIsBroken) {
    auto const imported = import(std::string(fork_row) + "\nbad,8/8/8/8/8/8/8/8 w - - 0 1,a1a2 b1b2,1,x\n" +
                                 mate_row + "\n" + fork_row);
    EXPECT_EQ(imported["read"], 3);
    EXPECT_EQ(imported["added"], 2);
    EXPECT_EQ(imported["broken"], 1);
    EXPECT_EQ(imported["errors"][0]["line"], 3);
    EXPECT_EQ(import(fork_row)["added"], 0) << "known already";
    auto const shelves = overview()["shelves"];
    auto const shelf =
        std::ranges::find_if(shelves, [](auto const& each) { return each["source"] == "import"; });
    ASSERT_NE(shelf, shelves.end());
    EXPECT_EQ((*shelf)["puzzles"], 2);
    auto const gone = ask(Method::remove, "/api/v1/train/puzzles?source=import");
    EXPECT_EQ(tests::against_schema(gone.body, "TrainRemoved"), "");
    EXPECT_EQ(Json::parse(gone.body)["removed"], 2);
    EXPECT_TRUE(next().is_null());
}

TEST_F(TrainTest, KeepsNoMoreImportedPuzzlesThanItSays) {
    limits_.imported_puzzles = 1;
    auto const imported = import(std::string(fork_row) + "\n" + mate_row);
    EXPECT_EQ(imported["added"], 1);
    EXPECT_EQ(imported["errors"][0]["line"], 0);
}

TEST_F(TrainTest, RefusesWhatIsAskedBadly) {
    import(fork_row);
    for (Json const& wish :
         {Json::array(), Json{{"from", -1}}, Json{{"to", 9000}}, Json{{"source", "else"}},
          Json{{"review", 1}}, Json{{"rating", 7}}, Json{{"theme", std::string(200, 'x')}}})
        expect_refused(post("/train/next", wish), 400, "bad_request");
    expect_refused(post("/train/next", {{"game", "go"}}), 400, "unknown_game");
    expect_refused(post("/train/next", {{"puzzle", "import:none"}}), 404, "not_found");
    expect_refused(ask(Method::post, "/api/v1/train/next", "{"), 400, "bad_json");
    auto const puzzle = next();
    expect_refused(play(puzzle, "Nxh7", 1), 400, "illegal_move");
    expect_refused(play(puzzle, "Nf6", 3), 409, "stale");
    expect_refused(play({{"sitting", "nobody"}}, "Nf6", 1), 404, "not_found");
    auto const sitting = "/train/sittings/" + puzzle["sitting"].get<std::string>();
    expect_refused(post(sitting + "/moves", {{"move", "Nf6"}}), 400, "bad_request");
    expect_refused(post(sitting + "/hint", {{"piece", true}}), 400, "bad_request");
    expect_refused(post("/train/import", {{"text", "no,columns\n"}}), 400, "bad_import");
    expect_refused(post("/train/import", {{"text", ""}}), 400, "bad_import");
    expect_refused(post("/train/import", {{"text", header}, {"linesBefore", -1}}), 400, "bad_request");
    expect_refused(ask(Method::get, "/api/v1/train/history"), 400, "bad_request");
    expect_refused(ask(Method::get, "/api/v1/train/history?family=go"), 400, "bad_request");
    expect_refused(ask(Method::remove, "/api/v1/train/puzzles?source=pack"), 400, "bad_request");
    expect_refused(ask(Method::get, "/api/v1/train/next"), 405, "method_not_allowed");
    expect_refused(ask(Method::post, "/api/v1/train", "{}"), 405, "method_not_allowed");
    expect_refused(ask(Method::get, "/api/v1/train/elsewhere"), 404, "not_found");
    expect_refused(ask(Method::post, "/api/v1/train/sittings/x/else", "{}"), 404, "not_found");
}

TEST_F(TrainTest, AnswersAWrongMoveOnTheStream) {
    import(fork_row);
    auto const puzzle = next();
    tests::Page page;
    auto const stream = api().connect(core::Language::english, page.sender());
    auto const asked = [&](std::string const& what) {
        Json const message = {
            {"type", "train"}, {"request", 5}, {"sitting", puzzle["sitting"]}, {"ask", what}};
        EXPECT_EQ(tests::against_schema(message, "ClientMessage"), "");
        stream->heed(message.dump());
    };
    asked("refutation");
    EXPECT_EQ(page.next("error")["request"], 5) << "nothing wrong was tried";
    asked("explanation");
    EXPECT_EQ(page.next("error")["error"]["code"], "bad_request") << "it is not over";
    judged(puzzle, "Nf2", 1);
    asked("refutation");
    auto const refutation = page.next("refutation");
    ASSERT_FALSE(refutation.is_null());
    EXPECT_EQ(refutation["move"]["text"], "Nf2");
    EXPECT_FALSE(refutation["reply"].is_null());
    EXPECT_FALSE(refutation["board"].is_null());
    judged(puzzle, "Nf6", 1);
    judged(puzzle, "Nxh7", 3);
    asked("explanation");
    auto const explained = page.next("solution");
    ASSERT_FALSE(explained.is_null());
    ASSERT_EQ(explained["steps"].size(), 2u);
    auto const& claims = explained["steps"][0]["claims"];
    ASSERT_FALSE(claims.empty());
    auto const is_fork = [](auto const& claim) {
        return claim["theme"] == "fork" && !claim["arrows"].empty() && claim["rule"].is_object() &&
               claim["rule"]["name"] == "move_creates_fork";
    };
    EXPECT_TRUE(std::ranges::any_of(claims, is_fork)) << claims;
}

TEST_F(TrainTest, RefusesStreamMessagesThatAreWrong) {
    tests::Page page;
    auto const stream = api().connect(core::Language::english, page.sender());
    for (auto const* const message : {R"({"type":"train","request":1,"sitting":"x","ask":"all"})",
                                      R"({"type":"train","request":1,"ask":"refutation"})",
                                      R"({"type":"train","request":1,"sitting":"x","ask":"refutation"})"}) {
        stream->heed(message);
        EXPECT_FALSE(page.next("error").is_null()) << message;
    }
}
