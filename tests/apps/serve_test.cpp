// damero serve as a process: it says where it listens, ends in order, refuses what it cannot do in one line, and has every
// game to its last move, every rule and every review after kill -9.
#include "tests/apps/run_damero.hpp"
#include "tests/services/folder.hpp"
#include "tests/support/web_client.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <csignal>
#include <fstream>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace tests;

namespace {

class Server {
  public:
    explicit Server(std::string const& data, std::string const& name = "localhost") {
        int out[2];
        if (pipe(out) != 0) return;
        process_ = fork();
        if (process_ == 0) {
            dup2(out[1], STDOUT_FILENO);
            freopen("/dev/null", "w", stderr);
            execl(DAMERO_PROGRAM, DAMERO_PROGRAM, "serve", "--port", "0", "--data", data.c_str(),
                  "--allow-host", name.c_str(), nullptr);
            _exit(127);
        }
        close(out[1]);
        std::string line;
        char letter = 0;
        while (read(out[0], &letter, 1) == 1 && letter != '\n') line += letter;
        close(out[0]);
        if (auto const colon = line.rfind(':');
            line.starts_with("listening http://") && colon != std::string::npos)
            port_ = std::stoi(line.substr(colon + 1));
    }
    ~Server() { end(SIGKILL); }
    Server(Server const&) = delete;
    Server& operator=(Server const&) = delete;

    [[nodiscard]] int port() const { return port_; }
    // Memory that it holds at this moment.
    [[nodiscard]] long megabytes() const {
        std::ifstream status("/proc/" + std::to_string(process_) + "/statm");
        long pages = 0;
        status >> pages >> pages; // the second number
        return pages * sysconf(_SC_PAGESIZE) >> 20;
    }
    // The exit code; -1 when a signal ended it.
    int end(int signal) {
        if (process_ <= 0) return -1;
        int status = 0;
        kill(process_, signal);
        waitpid(process_, &status, 0);
        process_ = -1;
        return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    }

  private:
    pid_t process_ = -1;
    int port_ = 0;
};

std::string id_in(std::string const& json) {
    auto const place = json.find("\"id\":\"");
    return place == std::string::npos ? std::string()
                                      : json.substr(place + 6, json.find('"', place + 6) - place - 6);
}

std::string created(WebConnection& page, std::string const& moves) {
    return id_in(
        page.request(
                "POST", "/api/v1/games",
                R"({"game":"chess","players":{"white":{"kind":"human"},"black":{"kind":"human"}},"moves":)" +
                    moves + "}")
            .body);
}

// The first answer to a review that is asked for, and the last unless that is of another type.
struct Answers {
    nlohmann::json first;
    nlohmann::json last;
};
Answers reviewed(int port, std::string const& id, int nodes, std::string const& until = "reviewed") {
    StreamClient page(port);
    page.send(nlohmann::json{{"type", "review"}, {"request", 1}, {"game", id}, {"nodes", nodes}}.dump());
    Answers answers;
    while (auto const message = page.receive(std::chrono::seconds{60})) {
        answers.last = nlohmann::json::parse(*message);
        if (answers.first.is_null()) answers.first = answers.last;
        if (answers.last["type"] == until || answers.last["type"] == "error") break;
    }
    return answers;
}

class ServeTest : public InFolder {};

} // namespace

TEST_F(ServeTest, HasEveryGameToItsLastMoveAfterKill) {
    std::string id;
    int played = 0;
    for (int round = 0; round < 4; ++round) {
        Server server(folder_.string());
        ASSERT_GT(server.port(), 0);
        WebConnection page(server.port());
        if (id.empty())
            id = id_in(
                page.request(
                        "POST", "/api/v1/games",
                        R"({"game":"chess","players":{"white":{"kind":"human"},"black":{"kind":"human"}}})")
                    .body);
        ASSERT_FALSE(id.empty());
        auto const game = page.request("GET", "/api/v1/games/" + id);
        ASSERT_NE(game.body.find("\"plies\":" + std::to_string(played)), std::string::npos)
            << game.body.substr(0, 300);
        if (round > 0) {
            auto const kept = page.request("GET", "/api/v1/games/" + id + "/variations").body;
            EXPECT_NE(kept.find("\"text\":\"e5\""), std::string::npos) << kept;
        }
        for (int i = 0; i < 5; ++i) {
            constexpr char const* moves[] = {"Nf3", "Nf6", "Ng1", "Ng8", "Nc3", "Nc6", "Nb1", "Nb8"};
            auto const answer = page.request("POST", "/api/v1/games/" + id + "/moves",
                                             std::string(R"({"move":")") + moves[played % 8] + R"(","ply":)" +
                                                 std::to_string(played) + "}");
            ASSERT_EQ(answer.status, 200) << answer.body.substr(0, 300);
            ++played;
            auto const beside = page.request("POST", "/api/v1/games/" + id + "/variations",
                                             R"({"action":"add","moves":["e4","e5"]})");
            ASSERT_EQ(beside.status, 200) << beside.body.substr(0, 300);
            if (answer.body.find("\"outcome\":null") == std::string::npos) break;
        }
        server.end(SIGKILL);
    }
    EXPECT_GE(played, 16);
}

TEST_F(ServeTest, HasEveryRuleAndEveryReviewAfterKill) {
    constexpr auto rule = "/api/v1/rules/chess/mine";
    auto const text_of = [](int version) {
        return "% version " + std::to_string(version) + "\nmove_creates_x(A, B, C, D) :- fail.\n";
    };
    std::string foolish;
    std::string longer;
    nlohmann::json review;
    for (int round = 0; round < 3; ++round) {
        Server server(folder_.string());
        ASSERT_GT(server.port(), 0);
        WebConnection page(server.port());
        if (round == 0) {
            foolish = created(page, R"(["f3","e5","g4","Qh4#"])");
            longer = created(page, R"(["e4","e5","Nf3","Nc6","Bc4","Bc5","O-O","Nf6","d3","d6"])");
            ASSERT_FALSE(foolish.empty() || longer.empty());
            review = reviewed(server.port(), foolish, 500).last["review"];
            ASSERT_EQ(review["moves"].size(), 4u);
        } else {
            EXPECT_EQ(page.request("GET", std::string(rule) + "/export").body, text_of(round - 1));
            auto const again = reviewed(server.port(), foolish, 500);
            EXPECT_EQ(again.first["type"], "reviewed") << "it is there at once";
            EXPECT_EQ(again.first["review"], review);
        }
        auto const kept = page.request("PUT", rule, nlohmann::json{{"text", text_of(round)}}.dump());
        ASSERT_EQ(kept.status, 200) << kept.body;
        if (round == 2) { // what was interrupted a round before has left nothing and begins again
            auto const list = nlohmann::json::parse(page.request("GET", "/api/v1/games").body);
            for (auto const& game : list["games"]) EXPECT_EQ(game["reviewed"], game["id"] == foolish);
            auto const whole = reviewed(server.port(), longer, 300);
            EXPECT_EQ(whole.first["type"], "reviewing");
            EXPECT_EQ(whole.last["review"]["moves"].size(), 10u);
        }
        if (round == 1) {
            ASSERT_EQ(reviewed(server.port(), longer, 100'000, "reviewing").last["type"], "reviewing");
        }
        server.end(SIGKILL);
    }
}

TEST_F(ServeTest, AnswersToTheNameItIsGiven) {
    Server server(folder_.string(), "board.lan");
    auto const ask = [&](std::string const& host) {
        return WebConnection(server.port())
            .request("GET", "/health", {}, {{"Host", host + ":" + std::to_string(server.port())}})
            .status;
    };
    EXPECT_EQ(ask("board.lan"), 200);
    EXPECT_EQ(ask("127.0.0.1"), 200);
    EXPECT_EQ(ask("other.lan"), 403);
}

TEST_F(ServeTest, EndsInOrderWhenAsked) {
    Server server(folder_.string());
    ASSERT_GT(server.port(), 0);
    StreamClient page(server.port());
    page.send(R"({"type":"analyse","request":1,"game":"chess"})");
    ASSERT_TRUE(page.receive(std::chrono::seconds{30}).has_value()); // analyses yield to whatever else runs
    std::jthread reader([&] {
        while (page.receive(std::chrono::milliseconds{3000})) {
        }
    });
    auto const began = std::chrono::steady_clock::now();
    EXPECT_EQ(server.end(SIGTERM), 0);
    EXPECT_LT(std::chrono::steady_clock::now() - began, std::chrono::seconds{15});
}

TEST_F(ServeTest, AFolderHasOneServer) {
    Server first(folder_.string());
    ASSERT_GT(first.port(), 0);
    auto const refused = run_damero({"serve", "--port", "0", "--data", folder_.string()});
    EXPECT_EQ(refused.code, 2) << refused.err;
    EXPECT_EQ(refused.out, "");
    EXPECT_EQ(std::ranges::count(refused.err, '\n'), 1) << refused.err;
    EXPECT_NE(refused.err.find(folder_.string()), std::string::npos) << refused.err;
    EXPECT_NE(refused.err.find("in use"), std::string::npos) << refused.err;
    EXPECT_EQ(WebConnection(first.port()).request("GET", "/health").status, 200);
    first.end(SIGKILL);
    Server second(folder_.string());
    EXPECT_GT(second.port(), 0);
}

TEST_F(ServeTest, RefusesInOneLine) {
    auto const expect_refused = [](Words const& words, std::string const& part) {
        auto const ran = run_damero(words);
        EXPECT_EQ(ran.code, 2) << ran.err;
        EXPECT_EQ(std::ranges::count(ran.err, '\n'), 1) << ran.err;
        EXPECT_NE(ran.err.find(part), std::string::npos) << ran.err;
    };
    Server server(folder_.string());
    expect_refused({"serve", "--port", std::to_string(server.port()), "--data", path("other").string()},
                   "cannot listen");
    expect_refused({"serve", "--port", "99999"}, "--port");
    expect_refused({"serve", "--allow-host", "*.lan", "--data", path("other").string()}, "--allow-host");
    expect_refused({"serve", "--trust-proxy", "10.0.0.0/8", "--data", path("other").string()},
                   "--trust-proxy");
    expect_refused({"serve", "--host", "nowhere", "--data", path("other").string()}, "nowhere");
    expect_refused({"serve", "--port", "0"}, "--data"); // without HOME there is no folder
    write_file(path("file"), "");
    expect_refused({"serve", "--port", "0", "--data", (path("file") / "x").string()},
                   "cannot use the folder");
    std::filesystem::create_directory(path("bad"));
    write_file(path("bad") / "damero.sqlite3", std::string(5000, 'x'));
    expect_refused({"serve", "--port", "0", "--data", path("bad").string()}, "no database");
}

// Two hundred games of 2,000 plies are opened one after the other, and one of 160,000 plies is imported.
TEST_F(ServeTest, LongGamesTakeLittleMemoryAndGiveItBack) {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    GTEST_SKIP() << "the sanitizers keep freed memory";
#endif
    Server server(folder_.string());
    ASSERT_GT(server.port(), 0);
    WebConnection page(server.port());
    auto const shuffled = [](int plies) {
        std::string text = "[White \"A\"]\n\n";
        for (int ply = 0; ply < plies; ply += 4) text += "Nf3 Nf6 Ng1 Ng8\n";
        return text + "1-0\n\n";
    };
    std::vector<std::string> texts = {shuffled(160'000)};
    std::string fifty;
    for (int i = 0; i < 50; ++i) fifty += shuffled(2000);
    texts.insert(texts.end(), 4, fifty);
    auto const before = server.megabytes();
    std::vector<std::string> ids;
    for (auto const& text : texts) {
        auto const answer = page.request("POST", "/api/v1/import", nlohmann::json{{"text", text}}.dump());
        ASSERT_EQ(answer.status, 200) << answer.body.substr(0, 300);
        auto const imported = nlohmann::json::parse(answer.body);
        for (auto const& game : imported["games"]) ids.push_back(game.value("id", ""));
    }
    ASSERT_EQ(ids.size(), 201u);
    for (auto const& id : ids) EXPECT_EQ(page.request("GET", "/api/v1/games/" + id).status, 200);
    EXPECT_LT(server.megabytes(), before + 120);
    for (auto const& id : ids) EXPECT_EQ(page.request("DELETE", "/api/v1/games/" + id).status, 204);
    for (int i = 0; i < 100 && server.megabytes() > before + 25; ++i)
        std::this_thread::sleep_for(std::chrono::milliseconds{50});
    EXPECT_LE(server.megabytes(), before + 25);
}
