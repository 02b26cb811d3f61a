// Games with a review written into them: what is added, what stays, what is replaced, and what broken games do.
#include "core/rng.hpp"
#include "records/writer.hpp"
#include "services/annotate/annotate_tally.hpp"
#include "services/annotate/annotated_game.hpp"
#include "services/annotate/own_marks.hpp"
#include "tests/records/read_all.hpp"

#include <gtest/gtest.h>

namespace {

std::string const blunder_game =
    "[White \"Ana\"]\n[Black \"Luis\"]\n\n1. e4 e5 2. Qh5 Nc6 3. Qxf7+ Kxf7 4. Nf3 *\n";
std::string const mate_game =
    "[White \"Eva\"]\n[FEN \"6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 20\"]\n\n20. Rd7 h6 1-0\n";

services::AnnotateTask task(std::uint64_t nodes, core::Language language = core::Language::english) {
    services::AnnotateTask made;
    made.review.nodes = nodes;
    made.review.language = language;
    made.annotator = "Damero test";
    return made;
}

records::GameRecord record_in(std::string const& text, records::Format format = records::Format::pgn) {
    return tests::read_all(text, format).games.at(0);
}

records::GameRecord annotated(records::GameRecord const& record, std::uint64_t nodes = 3000,
                              core::Language language = core::Language::english) {
    return services::annotated_game(record, task(nodes, language)).value().value().record;
}

bool holds(std::string const& text, std::string_view part) { return text.find(part) != std::string::npos; }

// As text on one line.
std::string flat(records::GameRecord const& record) {
    auto text = records::written(record);
    std::ranges::replace(text, '\n', ' ');
    return text;
}

} // namespace

TEST(Annotate, MarksAndExplainsABlunder) {
    auto const text = flat(annotated(record_in(blunder_game)));
    EXPECT_TRUE(holds(text, "3. Qxf7+ $4 { [%eval -") || holds(text, "3. Qxf7+ $4 {[%eval -")) << text;
    EXPECT_TRUE(holds(text, "[%cal Re8f7]") || holds(text, "[%cal Re8f7,")) << text;
    EXPECT_TRUE(holds(text, "Blunder. It allows 3... Kxf7: wins material worth at least")) << text;
    EXPECT_TRUE(holds(text, "(3. ")) << text;
    EXPECT_TRUE(holds(text, "Best")) << text;
    EXPECT_TRUE(holds(text, "[Annotator \"Damero test\"]")) << text;
    EXPECT_TRUE(holds(text, "1. e4 {[%eval ")) << text;
}

TEST(Annotate, ExplainsAMissedMateInBothLanguages) {
    auto const text = flat(annotated(record_in(mate_game)));
    EXPECT_TRUE(holds(text, "(20. Rd8# {")) << text;
    EXPECT_TRUE(holds(text, "[%cal Gd1d8")) << text;
    EXPECT_TRUE(holds(text, "Best: checkmate.")) << text;
    EXPECT_FALSE(holds(text, "[%eval #0]")) << text;
    auto const spanish = flat(annotated(record_in(mate_game), 3000, core::Language::spanish));
    EXPECT_TRUE(holds(spanish, "Lo mejor: jaque mate.")) << spanish;
}

TEST(Annotate, ReadsBackWithoutLoss) {
    for (auto const& text : {blunder_game, mate_game}) {
        auto const record = annotated(record_in(text));
        auto const again = tests::read_all(records::written(record), records::Format::pgn);
        EXPECT_TRUE(again.errors.empty());
        ASSERT_EQ(again.games.size(), 1u);
        EXPECT_EQ(again.games[0], record);
    }
}

TEST(Annotate, TwiceIsOnce) {
    for (auto const& text : {blunder_game, mate_game})
        for (auto const language : {core::Language::english, core::Language::spanish}) {
            auto const once = annotated(record_in(text), 2000, language);
            auto const twice = annotated(record_in(records::written(once)), 2000, language);
            EXPECT_EQ(once, twice) << records::written(twice);
            EXPECT_EQ(annotated(twice, 2000), annotated(record_in(text), 2000))
                << "whatever the language was";
        }
}

TEST(Annotate, KeepsWhatOthersWrote) {
    auto const record =
        record_in("[Annotator \"Luis\"]\n\n{Start} 1. e4 $14 {best by test} e5 {[%eval 0.3] [%clk "
                  "0:10:00]} 2. Qh5 $1 (2. Nf3 {[%eval 0.2] main} Nc6 (2... d6)) Nc6 3. Qxf7+ "
                  "{[%cal Ge2e4] why? Blunder.} (3. Bc4) Kxf7 *\n");
    auto const result = annotated(record);
    auto const text = flat(result);
    for (auto const* const part :
         {"[Annotator \"Luis\"]", "{Start}", "$14", "{best by test}", "{[%clk 0:10:00]}", "2. Qh5 $1 {",
          "(2. Nf3 {[%eval 0.2] main} 2... Nc6 (2... d6))", "{[%cal Ge2e4] why? Blunder.}", "(3. Bc4)"})
        EXPECT_TRUE(holds(text, part)) << part << "\n" << text;
    EXPECT_FALSE(holds(text, "[%eval 0.3] ")) << "an old evaluation is replaced";
    auto expected = record;
    for (auto const id : expected.moves.main_line())
        if (expected.moves[id].comments == std::vector<std::string>{"[%eval 0.3] [%clk 0:10:00]"})
            expected.moves[id].comments = {"[%clk 0:10:00]"};
    EXPECT_EQ(services::without_own_marks(result), expected);
}

TEST(Annotate, DoesNotWriteALineThatIsThere) {
    auto const plain = annotated(record_in(mate_game));
    auto const text = flat(annotated(
        record_in("[FEN \"6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 20\"]\n\n20. Rd7 (20. Rd8#) h6 1-0\n")));
    EXPECT_TRUE(holds(text, "(20. Rd8#)")) << text;
    EXPECT_TRUE(holds(text, "Best was Rd8#.")) << text;
}

TEST(Annotate, OtherGames) {
    auto const draughts = record_in("[GameType \"20\"]\n\n1. 32-28 18-23 2. 38-32 *\n", records::Format::pdn);
    auto const text = flat(annotated(draughts, 500));
    EXPECT_TRUE(holds(text, "1. 32-28 {[%eval ")) << text;
    EXPECT_FALSE(holds(text, "%cal")) << "no arrows between numbers";
    auto const again = tests::read_all(records::written(annotated(draughts, 500)), records::Format::pdn);
    ASSERT_EQ(again.games.size(), 1u);
    EXPECT_EQ(again.games[0], annotated(draughts, 500));
    auto const knights = record_in("[Game \"knights\"]\n\n1. b1c3 g8f6 *\n");
    EXPECT_TRUE(holds(flat(annotated(knights, 500)), "[%eval "));
}

TEST(Annotate, APassedTurnIsNeitherJudgedNorCounted) {
    auto const game = services::annotated_game(
        record_in("[White \"Ana\"]\n\n1. e4 e5 2. Z0 Nf6 3. Nc3 -- 4. Qh5 Nxh5 *\n"), task(2000));
    ASSERT_TRUE(game && *game);
    auto const& moves = (*game)->moves;
    ASSERT_EQ(moves.size(), 8u);
    for (auto const ply : {std::size_t{2}, std::size_t{5}}) {
        EXPECT_TRUE(moves[ply].move.is_pass() && moves[ply].forced);
        EXPECT_EQ(moves[ply].judgement, services::Judgement::none);
        EXPECT_FALSE(moves[ply].missed || moves[ply].refutation);
    }
    EXPECT_EQ(moves[6].judgement, services::Judgement::blunder);
    EXPECT_EQ((*game)->players[0].moves, 3) << "of White's four turns one was passed";
    auto const text = flat((*game)->record);
    EXPECT_TRUE(holds(text, "2. -- {[%eval ") && holds(text, "3... -- {[%eval ")) << text;
    EXPECT_EQ(flat(annotated((*game)->record, 2000)), text) << "and read back";
}

TEST(Annotate, RefusesWhatCannotBePlayed) {
    auto const illegal = services::annotated_game(record_in("1. e4 e5\n2. Ke3 *\n"), task(100));
    ASSERT_FALSE(illegal);
    EXPECT_EQ(illegal.error().where.line, 2);
    EXPECT_FALSE(services::annotated_game(record_in("[FEN \"nonsense\"]\n\n1. e4 *\n"), task(100)));
    EXPECT_FALSE(services::annotated_game(record_in("[Variant \"Go\"]\n\n1. e4 *\n"), task(100)));
    auto const empty = services::annotated_game(record_in("[White \"Ana\"]\n\n*\n"), task(100));
    ASSERT_TRUE(empty);
    EXPECT_EQ((*empty)->names[1], "?");
}

TEST(Annotate, CountsPlayersByName) {
    services::AnnotateTally tally;
    auto const game = services::annotated_game(record_in(blunder_game), task(1000)).value().value();
    tally.add(game);
    tally.add(game);
    ++tally.broken;
    EXPECT_EQ(tally.games, 2u);
    EXPECT_EQ(tally.players.players().at("Ana").games, 2);
    EXPECT_EQ(tally.players.players().at("Ana").blunders, 2);
    EXPECT_EQ(services::AnnotateTally::from(tally.text()).value(), tally);
    for (auto const* const bad : {"", "{}", "{\"games\":-1,\"broken\":0,\"players\":{}}", "{\"games\":1}"})
        EXPECT_FALSE(services::AnnotateTally::from(bad)) << bad;
}

// A game in the middle is damaged in many ways: the ones around it are read and annotated as ever, and nothing that
// comes of the damaged one is worse than an error or a game.
TEST(Annotate, ADamagedGameHarmsNoOther) {
    core::Random random(5);
    auto const first = annotated(record_in(mate_game), 60);
    std::string const middle =
        "[White \"Ana\"]\n[Result \"*\"]\n\n1. e4 $1 {[%eval 0.3] Blunder. x} e5 (1... c5 {[%eval "
        "0.1] Best.} 2. Nf3) 2. Nf3 {y} *\n";
    int broken = 0;
    for (int round = 0; round < 150; ++round) {
        auto damaged = middle;
        for (auto hits = 1 + random.below(3); hits > 0; --hits) {
            auto const at = random.below(damaged.size());
            constexpr std::string_view letters = "[]{}()\"$%;*1ax -.\\\n#";
            damaged[at] = letters[random.below(letters.size())];
        }
        auto const all =
            tests::read_all(mate_game + "\n" + damaged + "\n\n" + mate_game, records::Format::pgn);
        ASSERT_GE(all.games.size(), 2u) << damaged;
        EXPECT_EQ(annotated(all.games.front(), 60), first) << damaged;
        EXPECT_EQ(annotated(all.games.back(), 60), first) << damaged;
        for (std::size_t i = 1; i + 1 < all.games.size(); ++i) {
            auto const result = services::annotated_game(all.games[i], task(20));
            if (!result) {
                ++broken;
                EXPECT_FALSE(core::text(core::Language::spanish, result.error()).empty());
                continue;
            }
            auto const text = records::written((*result)->record);
            auto const again = tests::read_all(text, records::Format::pgn);
            ASSERT_EQ(again.games.size(), 1u) << text;
            EXPECT_EQ(again.games[0], (*result)->record) << text;
        }
        broken += static_cast<int>(all.errors.size());
    }
    EXPECT_GT(broken, 15) << "the damage must have broken something";
}
