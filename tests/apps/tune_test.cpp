// damero tune and the trace, as a person would use them.
#include "run_damero.hpp"
#include "tests/services/folder.hpp"

#include <nlohmann/json.hpp>

#include <csignal>

namespace {

bool holds(std::string const& text, std::string_view part) { return text.find(part) != std::string::npos; }

class TuneCommand : public tests::InFolder {
  protected:
    [[nodiscard]] std::string at(std::string const& name) const { return path(name).string(); }
    [[nodiscard]] Words generating(std::string const& name) const {
        return {"tune", "generate", "--game", "draughts-english", "--games", "40", "--nodes",
                "200",  "-o",       at(name)};
    }
};

} // namespace

TEST_F(TuneCommand, MeasuresAndFitsTheOrderOfMoves) {
    std::string puzzles = "PuzzleId,FEN,Moves,Rating,Themes\n";
    for (int i = 0; i < 20; ++i)
        puzzles += "p" + std::to_string(i) + ",6k1/5pp1/7p/8/8/8/6PP/3R3K b - - 0 1,h6h5 d1d8,900,mate\n";
    tests::write_file(path("p.csv"), puzzles);
    auto const measured = run_damero({"tune", "order", "--puzzles", at("p.csv"), "--json"});
    ASSERT_EQ(measured.code, 0) << measured.err;
    auto const rows = nlohmann::json::parse(measured.out);
    ASSERT_EQ(rows.size(), 4u);
    EXPECT_EQ(rows[0]["order"], "damero");
    EXPECT_EQ(rows[0]["first"], 100);
    auto const fitted = run_damero({"tune", "order", "--puzzles", at("p.csv"), "-o", at("w.toml")});
    ASSERT_EQ(fitted.code, 0) << fitted.err;
    EXPECT_TRUE(holds(fitted.out, "fitted ")) << fitted.out;
    EXPECT_TRUE(holds(tests::contents_of(path("w.toml")), "[checks]\nmate = ")) << "a whole file";

    EXPECT_EQ(run_damero({"tune", "order"}).code, 2);
    EXPECT_EQ(run_damero({"tune", "order", "--puzzles", at("none")}).code, 2);
    EXPECT_EQ(run_damero({"tune", "order", "--puzzles", at("p.csv"), "--game", "damas"}).code, 2);
    tests::write_file(path("bad.csv"), "p1,6k1/8/8/8/8/8/8/K7 b - - 0 1,g8g9\n");
    auto const bad = run_damero({"tune", "order", "--puzzles", at("bad.csv")});
    EXPECT_EQ(bad.code, 2);
    EXPECT_TRUE(holds(bad.err, "line 1")) << bad.err;
}

TEST_F(TuneCommand, WritesTheWeightsThatAreBuiltIn) {
    auto const shown = run_damero({"tune", "weights", "--game", "knights"});
    EXPECT_EQ(shown.code, 0) << shown.err;
    EXPECT_TRUE(holds(shown.out, "game = \"knights\"\n") && holds(shown.out, "[material]\n")) << shown.out;
    EXPECT_EQ(run_damero({"tune", "weights", "--game", "knights", "-o", at("k")}).code, 0);
    EXPECT_EQ(tests::contents_of(path("k")), shown.out);
}

TEST_F(TuneCommand, GoesFromGamesToWeights) {
    auto const made = run_damero(generating("p"));
    ASSERT_EQ(made.code, 0) << made.err;
    EXPECT_TRUE(holds(made.out, "40 games, ")) << made.out;
    auto const fitted =
        run_damero({"tune", "fit", "--data", at("p"), "-o", at("w"), "--epochs", "4", "--batch", "500"});
    ASSERT_EQ(fitted.code, 0) << fitted.err;
    EXPECT_TRUE(holds(fitted.err, "epoch 4")) << fitted.err;
    EXPECT_FALSE(std::filesystem::exists(path("w.fit")));
    auto const used =
        run_damero({"analyse", "--game", "draughts-english", "--eval", at("w"), "--nodes", "500"});
    EXPECT_EQ(used.code, 0) << used.err;
}

TEST_F(TuneCommand, LosesNothingWhenKilled) {
    ASSERT_EQ(run_damero(generating("whole")).code, 0);
    auto const journal = path("p.journal");
    auto const some = [&] {
        return std::filesystem::exists(journal) && std::filesystem::file_size(journal) > 2000;
    };
    run_damero_until(generating("p"), {SIGKILL, some});
    ASSERT_TRUE(std::filesystem::exists(journal)) << "it was too fast to be killed";
    auto again = generating("p");
    EXPECT_EQ(run_damero(again).code, 1) << "what is unfinished is not thrown away";
    again.emplace_back("--resume");
    auto const resumed = run_damero(again);
    ASSERT_EQ(resumed.code, 0) << resumed.err;
    EXPECT_EQ(tests::contents_of(path("p")), tests::contents_of(path("whole")));
}

TEST_F(TuneCommand, SaysWhatItNeeds) {
    struct Case {
        Words words;
        std::string_view said;
    };
    tests::write_file(path("bad.toml"), "[material]\nman = [100, 116]\nkin = [145, 155]\n");
    tests::write_file(path("none"), "no positions");
    for (auto const& [words, said] : {
             Case{{"tune"}, "is followed by one of: generate, fit, weights"},
             Case{{"tune", "guess"}, "'guess' is nothing that damero tune can do"},
             Case{{"tune", "weights", "more"}, "more"},
             Case{{"tune", "generate"}, "-o: is needed"},
             Case{{"tune", "fit", "-o", at("x")}, "--data: is needed"},
             Case{{"tune", "fit", "--data", at("none"), "-o", at("x")}, "is no file of positions"},
             Case{{"tune", "generate", "-o", at("x"), "--games", "0"}, "--games"},
             Case{{"tune", "weights", "--game", "draughts-english", "--eval", at("bad.toml")},
                  "--eval, line 3, column 1: there is no weight called 'kin' in [material]"},
             Case{{"analyse", "--game", "damas", "--eval", at("missing")}, "cannot be read"},
             Case{{"analyse", "--trace", "--depth", "3"}, "--depth"},
         }) {
        auto const ran = run_damero(words);
        EXPECT_EQ(ran.code, 2) << words.back();
        EXPECT_TRUE(holds(ran.err, said)) << ran.err;
    }
}

TEST(TraceOption, AddsUpForPeopleAndPrograms) {
    for (std::string const game : {"chess", "draughts-english", "draughts-international", "knights"}) {
        auto const shown = run_damero({"analyse", "--game", game, "--trace"});
        EXPECT_EQ(shown.code, 0) << shown.err;
        EXPECT_TRUE(holds(shown.out, "Material")) << shown.out;
        auto const ran = run_damero({"analyse", "--game", game, "--trace", "--json"});
        auto const json = nlohmann::json::parse(ran.out);
        int middlegame = 0;
        for (auto const& term : json["terms"]) middlegame += term["total"]["middlegame"].get<int>();
        EXPECT_EQ(middlegame, json["sum"]["middlegame"]) << game;
        EXPECT_EQ(json["value"],
                  json["blended"].get<int>() + json["ending"].get<int>() + json["turn"].get<int>());
    }
    auto const spanish = run_damero({"analyse", "--position", "kiwipete", "--trace", "--lang", "es"});
    EXPECT_TRUE(holds(spanish.out, "Peones pasados") || holds(spanish.out, "Movilidad")) << spanish.out;
}
