// The lab as a page sees it: searches told one after the other, trees to fetch, and what is refused.
#include "services/lab/tree_packed.hpp"
#include "services/server/lab/shelf.hpp"
#include "tests/services/server/with_api.hpp"

#include <cstring>
#include <thread>

using namespace tests;
using std::chrono::milliseconds;

namespace {

constexpr char const* pawn_takes_knight = "4k3/8/8/3n4/4P3/8/8/4K3 w - - 0 1";

class LabTest : public WithApi {
  protected:
    void SetUp() override { stream_ = api().connect(core::Language::english, page_.sender()); }

    void say(Json message) {
        message["request"] = ++request_;
        ASSERT_EQ(against_schema(message, "ClientMessage"), "");
        stream_->heed(message.dump());
    }
    void compare(std::vector<std::string> const& searches, std::string const& fen = pawn_takes_knight) {
        say({{"type", "compare"}, {"game", "chess"}, {"start", fen}, {"searches", searches}});
    }
    Json next(std::string const& type, std::string const& field) {
        return page_.next_that([&](Json const& message) {
            return message["type"] == type && message["request"] == request_ && message.contains(field);
        });
    }
    Json refusal() { return page_.next("error")["error"]; }

    Page page_;
    std::shared_ptr<services::server::StreamPeer> stream_;
    int request_ = 0;
};

template <class T>
std::vector<T> column(std::string const& bytes, std::size_t& at, std::size_t count) {
    std::vector<T> values(count);
    std::memcpy(values.data(), bytes.data() + at, count * sizeof(T));
    at += (count * sizeof(T) + 3) / 4 * 4;
    return values;
}

} // namespace

TEST_F(LabTest, OffersPositionsSearchesAndLimits) {
    auto const offer = ask(Method::get, "/api/v1/lab?game=damas");
    EXPECT_EQ(against_schema(offer.body, "Lab"), "");
    auto const json = Json::parse(offer.body);
    EXPECT_EQ(json["game"], "draughts-spanish");
    EXPECT_EQ(json["positions"][1]["name"], "middlegame-01");
    EXPECT_EQ(json["searches"], Json({"minimax", "heuristic", "tactical"}))
        << "the tactic solver is for chess";
    expect_refused(ask(Method::get, "/api/v1/lab?game=go"), 400, "unknown_game");
    expect_refused(ask(Method::post, "/api/v1/lab"), 405, "method_not_allowed");
    expect_refused(ask(Method::get, "/api/v1/lab/nothing"), 404, "not_found");
    expect_refused(ask(Method::get, "/api/v1/lab/trees/77"), 404, "not_found");
}

TEST_F(LabTest, ComparesAndSaysThatValuesAgree) {
    compare({"minimax?depth=2", "heuristic?depth=2", "tactical?depth=2&order=classic", "material?depth=2"});
    EXPECT_EQ(next("compare", "begun")["index"], 0);
    auto const minimax = next("compare", "finding")["finding"];
    EXPECT_EQ(minimax["nodes"], 91);
    EXPECT_EQ(minimax["prunings"], 0);
    EXPECT_EQ(minimax["move"]["text"], "exd5");
    auto const heuristic = next("compare", "finding")["finding"];
    EXPECT_EQ(heuristic["nodes"], 31);
    EXPECT_EQ(heuristic["value"], minimax["value"]);
    EXPECT_LT(next("compare", "finding")["finding"]["nodes"], 31);
    auto const material = next("compare", "finding")["finding"];
    EXPECT_TRUE(material["prunings"].is_null()) << "not told by such a search";
    auto const done = next("compare", "done");
    ASSERT_EQ(done["agreements"].size(), 1u);
    EXPECT_EQ(done["agreements"][0], Json({{"depth", 2}, {"agree", true}, {"searches", {0, 1, 2}}}));
}

TEST_F(LabTest, ASearchThatTakesTooLongIsStoppedAndTheNextOneRuns) {
    limits_.lab_time = milliseconds{50};
    stream_.reset();
    restart();
    SetUp();
    compare({"minimax?depth=8", "heuristic?depth=1"}, "start");
    std::jthread const ticking([&](std::stop_token const& over) {
        for (; !over.stop_requested(); std::this_thread::sleep_for(milliseconds{10})) api().tick();
    });
    auto const late = next("compare", "problem");
    EXPECT_EQ(late["index"], 0);
    EXPECT_NE(late.value("problem", "").find("stopped after"), std::string::npos);
    EXPECT_EQ(next("compare", "finding")["index"], 1);
    EXPECT_TRUE(next("compare", "done")["agreements"].empty());
}

TEST_F(LabTest, StopEndsAComparison) {
    compare({"minimax?depth=8", "heuristic?depth=1"}, "start");
    EXPECT_EQ(next("compare", "begun")["index"], 0);
    stream_->heed(R"({"type":"stop"})");
    EXPECT_TRUE(page_.next("compare", milliseconds{100}).is_null());
    compare({"heuristic?depth=1"});
    EXPECT_FALSE(next("compare", "done").is_null()) << "there is a thread for it";
}

TEST_F(LabTest, RefusesWhatIsNoSearch) {
    for (auto const* const bad :
         {"engine?nodes=5", "random", "minimax?depth=9", "minimax?order=damero", "tactical?kb=/etc",
          "tactical?order=best", "tactical?rules=mine", "uci:/bin/true", "", "heuristic?depth=x"}) {
        compare({bad});
        auto const error = refusal();
        EXPECT_EQ(error["code"], "bad_bot") << bad;
        EXPECT_EQ(error["where"], "searches[0]") << bad;
    }
    stream_->heed(R"({"type":"compare","request":1,"game":"chess","searches":[]})");
    EXPECT_EQ(refusal()["code"], "bad_request");
    stream_->heed(R"({"type":"compare","request":1,"game":"knights","searches":["material?depth=2"]})");
    EXPECT_EQ(refusal()["code"], "bad_bot");
    stream_->heed(
        R"({"type":"compare","request":1,"game":"chess","start":"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1","searches":["minimax"]})");
    EXPECT_EQ(refusal()["code"], "game_over");
    stream_->heed(R"({"type":"tree","request":1,"game":"chess","search":"minimax","depth":3})");
    EXPECT_EQ(refusal()["where"], "depth");
}

TEST_F(LabTest, ATreeIsFetchedAsColumns) {
    say({{"type", "tree"},
         {"game", "chess"},
         {"start", pawn_takes_knight},
         {"search", "tactical?depth=2&order=classic"}});
    auto const ready = next("tree", "tree");
    auto const response = ask(Method::get, "/api/v1/lab/trees/" + ready.value("tree", ""));
    ASSERT_EQ(response.status, 200);
    EXPECT_EQ(response.type, "application/octet-stream");
    EXPECT_EQ(response.body.size(), ready["bytes"]);
    std::size_t at = 0;
    auto const length = column<std::uint32_t>(response.body, at, 1)[0];
    auto const head = Json::parse(response.body.substr(at, length));
    EXPECT_EQ(against_schema(head, "TreeHead"), "");
    at += length;
    auto const nodes = head["nodes"].get<std::size_t>();
    EXPECT_EQ(head["nodesVisited"], nodes);
    auto const below = column<std::uint32_t>(response.body, at, nodes);
    EXPECT_EQ(below[0], nodes);
    auto const alpha = column<std::int16_t>(response.body, at, nodes);
    EXPECT_EQ(alpha[0], -32768) << "nothing is known at the root";
    for (int skipped = 0; skipped < 3; ++skipped) column<std::int16_t>(response.body, at, nodes);
    auto const moves = column<std::uint16_t>(response.body, at, nodes);
    EXPECT_EQ(head["moves"][moves[1]], "exd5");
    auto const reasons = column<std::uint16_t>(response.body, at, nodes);
    EXPECT_EQ(head["reasons"][reasons[1]], "capture") << "what put it first";
    for (int skipped = 0; skipped < 2; ++skipped) column<std::uint16_t>(response.body, at, nodes);
    auto const ply = column<std::uint8_t>(response.body, at, nodes);
    EXPECT_EQ(ply[1], 1);
    column<std::uint8_t>(response.body, at, nodes);
    auto const never = column<std::uint16_t>(response.body, at, head["never"].get<std::size_t>());
    EXPECT_FALSE(never.empty());
    EXPECT_EQ(at, response.body.size());
}

TEST_F(LabTest, ATreeThatIsTooLargeIsRefusedWithItsLimit) {
    limits_.lab_searched = 1000;
    stream_.reset();
    restart();
    SetUp();
    say({{"type", "tree"}, {"game", "chess"}, {"search", "minimax?depth=4"}});
    EXPECT_NE(next("tree", "problem").value("problem", "").find("1000"), std::string::npos);
    say({{"type", "tree"}, {"game", "chess"}, {"search", "material?depth=2"}});
    EXPECT_FALSE(next("tree", "problem").is_null()) << "not as in a textbook";
}

TEST(LabShelf, ForgetsWhatIsOldestAndWhatNobodyAsksFor) {
    services::server::Limits limits;
    limits.lab_trees_bytes = 100;
    services::server::LabShelf shelf(limits);
    auto const first = shelf.keep(std::string(60, 'a'));
    auto const second = shelf.keep(std::string(30, 'b'));
    ASSERT_NE(shelf.find(first), nullptr); // used: the second is the oldest now
    auto const third = shelf.keep(std::string(30, 'c'));
    EXPECT_EQ(shelf.find(second), nullptr);
    EXPECT_NE(shelf.find(first), nullptr);
    EXPECT_EQ(*shelf.find(third), std::string(30, 'c'));
    limits.lab_tree_kept = milliseconds{-1};
    services::server::LabShelf brief(limits);
    auto const gone = brief.keep("x");
    brief.tick();
    EXPECT_EQ(brief.find(gone), nullptr);
}
