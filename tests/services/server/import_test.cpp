// Import of games as others write them: they are kept in standard form, and the answer says what was read otherwise.
#include "tests/records/foreign_cases.hpp"
#include "tests/services/server/with_api.hpp"

#include <gtest/gtest.h>

#include <sstream>

namespace {

using tests::Json;

class ImportTest : public tests::WithApi {
  protected:
    services::server::Response import(std::string const& text, std::string const& game = "") {
        Json body = {{"text", text}};
        if (!game.empty()) body["game"] = game;
        return post("/import", body);
    }
};

} // namespace

TEST_F(ImportTest, GamesAsOthersWriteThem) {
    for (auto const* const file : {"pgn.txt", "pdn.txt"})
        for (auto const& each : tests::foreign_cases(file)) {
            SCOPED_TRACE(each.title);
            auto const answer = import(each.text, each.game);
            bool const passes = each.written.find("--") != std::string::npos;
            bool const only_variations_pass = each.title == "turns passed in variations";
            ASSERT_EQ(answer.status, 200) << answer.body;
            EXPECT_EQ(tests::against_schema(answer.body, "Imported"), "");
            auto const body = Json::parse(answer.body);
            EXPECT_EQ(body["errors"].size(), only_variations_pass ? 2u : passes ? 1u : 0u) << answer.body;
            for (auto const& error : body["errors"])
                EXPECT_NE(error.value("message", "").find("the turn is passed here (--)"), std::string::npos)
                    << error;
            std::string warnings;
            for (auto const& warning : body["warnings"])
                warnings += warning["message"].get<std::string>() + "\n";
            EXPECT_EQ(warnings, each.warnings);
        }
}

TEST_F(ImportTest, ARuleSetThatIsNotClearIsAskedFor) {
    auto const unclear = import("1. 12-16 22-17 *");
    EXPECT_EQ(unclear.status, 400);
    EXPECT_NE(unclear.body.find("draughts-english, draughts-pool"), std::string::npos) << unclear.body;
    EXPECT_EQ(import("1. 12-16 22-17 *", "draughts-english").status, 200);
    EXPECT_EQ(unclear.body.find("--game"), std::string::npos) << "an option of the commands";
    EXPECT_NE(unclear.body.find("choose one of these rule sets (the field game)"), std::string::npos)
        << unclear.body;
}

// Letters and digits are squares of draughts where no game of chess can begin so.
TEST_F(ImportTest, DraughtsAreKnownByTheirMoves) {
    auto const answer = import("[White \"Ana\"]\n\n1. c3-d4 b6-a5 2. b2-c3 a7-b6 3. d4-c5 b6:d4 *");
    EXPECT_EQ(answer.body.find("no piece on c3"), std::string::npos) << answer.body;
    EXPECT_EQ(import("1.cb4 ba5 2.bc3 ab6 *", "draughts-russian").status, 200);
    EXPECT_EQ(import("1.e4 (0:03) e5 (0:04) *").status, 200) << "moves on one line, and no position";
}
