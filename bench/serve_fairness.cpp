// serve_fairness PORT: what one client's flood does to others on a running `damero serve`. One client (127.0.0.2) asks for 60
// explanations, 100 hints and 100 analyses and opens 1,000 streams. Meanwhile another address (127.0.0.3), and then another page
// of the same address, play, ask for /health and analyse. Prints how long each took; fails where a bound is missed.
#include "tests/support/web_client.hpp"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <optional>
#include <poll.h>
#include <string>
#include <thread>
#include <vector>

namespace {

using Clock = std::chrono::steady_clock;
using tests::StreamClient;
using tests::WebConnection;

constexpr int explanations = 60;
constexpr int hints = 100;
constexpr int analyses = 100;
constexpr int streams = 1000;
constexpr int rounds = 5;
constexpr std::chrono::seconds flood_time{3}; // before the others are measured
constexpr std::chrono::seconds patience{60};

struct Visitor {
    char const* name;
    std::string address;
    std::string cookie; // empty: none
    double move_bound;  // milliseconds
    double health_bound;
    double analysis_bound;
};

std::string string_after(std::string const& text, std::string const& key) {
    auto const place = text.find(key);
    if (place == std::string::npos) return {};
    auto const begin = place + key.size();
    return text.substr(begin, text.find('"', begin) - begin);
}

double since(Clock::time_point begin) {
    return std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
}

tests::HeaderList headers_of(std::string const& cookie) {
    if (cookie.empty()) return {};
    return {{"Cookie", "damero_page=" + cookie}};
}

// Everything at once, from one address and one page. It reads what it is sent, so that it is not cut off as a slow reader.
class Flood {
  public:
    Flood(int port, std::string const& address, std::string const& cookie) {
        for (int i = 0; i < streams; ++i) {
            auto stream = std::make_unique<StreamClient>(port, "/api/v1/stream", headers_of(cookie), address);
            if (stream->status() != 101) ++refused_;
            if (stream->is_open()) streams_.push_back(std::move(stream));
        }
        auto const ask = [&](int count, std::string const& message) {
            for (int i = 0; i < count && !streams_.empty(); ++i)
                streams_[next_++ % streams_.size()]->send(message);
        };
        ask(explanations,
            R"({"type":"explain","request":1,"game":"chess","moves":["e4","e5"],"nodes":1000000})");
        ask(hints, R"({"type":"hint","request":2,"game":"chess","moves":["e4"]})");
        ask(analyses, R"({"type":"analyse","request":3,"game":"chess","moves":["d4"],"lines":3})");
        reader_ = std::jthread([this](std::stop_token const& over) { read(over); });
    }
    Flood(Flood const&) = delete;
    Flood& operator=(Flood const&) = delete;
    ~Flood() { reader_ = {}; }

    [[nodiscard]] std::size_t open() const { return streams_.size(); }
    [[nodiscard]] int refused() const { return refused_; }

  private:
    void read(std::stop_token const& over) {
        while (!over.stop_requested()) {
            std::vector<pollfd> waiting;
            for (auto const& stream : streams_) waiting.push_back({stream->descriptor(), POLLIN, 0});
            poll(waiting.data(), waiting.size(), 50);
            for (std::size_t i = 0; i < streams_.size(); ++i)
                if ((waiting[i].revents & POLLIN) != 0) streams_[i]->receive(std::chrono::milliseconds{0});
        }
    }

    std::vector<std::unique_ptr<StreamClient>> streams_;
    std::size_t next_ = 0;
    int refused_ = 0;
    std::jthread reader_;
};

// The next message with this in it; false when none comes.
bool receive(StreamClient& stream, std::string const& wanted) {
    auto const deadline = Clock::now() + patience;
    while (Clock::now() < deadline)
        if (auto const message = stream.receive(patience); !message)
            return false;
        else if (message->find(wanted) != std::string::npos)
            return true;
    return false;
}

// Milliseconds from a move to the answer of a bot of level 3.
std::optional<double> bot_move(int port, Visitor const& visitor) {
    WebConnection connection(port, visitor.address);
    auto const headers = headers_of(visitor.cookie);
    auto const created = connection.request(
        "POST", "/api/v1/games",
        R"({"game":"chess","players":{"white":{"kind":"human"},"black":{"kind":"level","level":3}}})",
        headers);
    auto const id = string_after(created.body, "\"id\":\"");
    StreamClient stream(port, "/api/v1/stream", headers, visitor.address);
    stream.send(R"({"type":"watch","game":")" + id + "\"}");
    if (!receive(stream, "\"plies\":0")) return std::nullopt;
    auto const begin = Clock::now();
    auto const moved =
        connection.request("POST", "/api/v1/games/" + id + "/moves", R"({"move":"e4","ply":0})", headers);
    if (moved.status != 200 || !receive(stream, "\"plies\":2")) return std::nullopt;
    return since(begin);
}

// On a new connection, as a monitor would ask.
std::optional<double> health(int port, Visitor const& visitor) {
    auto const begin = Clock::now();
    WebConnection connection(port, visitor.address);
    if (connection.request("GET", "/health", {}, headers_of(visitor.cookie)).status != 200)
        return std::nullopt;
    return since(begin);
}

std::optional<double> analysis_start(int port, Visitor const& visitor) {
    StreamClient stream(port, "/api/v1/stream", headers_of(visitor.cookie), visitor.address);
    auto const begin = Clock::now();
    stream.send(R"({"type":"analyse","request":7,"game":"chess","moves":["c4"]})");
    if (!receive(stream, "\"type\":\"lines\"")) return std::nullopt;
    return since(begin);
}

// The slowest of some rounds; true when it is within the bound.
template <class Measure>
bool check(char const* what, double bound, Measure const& measure) {
    double slowest = 0;
    double sum = 0;
    for (int round = 0; round < rounds; ++round) {
        auto const taken = measure();
        if (!taken) {
            std::printf("  %-16s no answer\n", what);
            return false;
        }
        slowest = std::max(slowest, *taken);
        sum += *taken;
    }
    bool const kept = slowest <= bound;
    std::printf("  %-16s mean %7.1f ms  slowest %7.1f ms  bound %6.0f ms  %s\n", what, sum / rounds, slowest,
                bound, kept ? "kept" : "MISSED");
    return kept;
}

bool check_all(int port, Visitor const& visitor) {
    std::printf("%s\n", visitor.name);
    bool const moves = check("bot move", visitor.move_bound, [&] { return bot_move(port, visitor); });
    bool const answers = check("/health", visitor.health_bound, [&] { return health(port, visitor); });
    bool const starts =
        check("analysis starts", visitor.analysis_bound, [&] { return analysis_start(port, visitor); });
    return moves && answers && starts;
}

int run(int port) {
    std::string const first_page(32, 'a');
    std::string const second_page(32, 'b');
    std::printf("without load\n");
    if (!health(port, {"", "127.0.0.3", "", 0, 0, 0})) {
        std::fprintf(stderr, "serve_fairness: no server answers on port %d\n", port);
        return 1;
    }
    bool kept = check_all(port, {"another address", "127.0.0.3", "", 1500, 100, 2000});
    {
        Flood const flood(port, "127.0.0.2", {});
        std::this_thread::sleep_for(flood_time);
        std::printf(
            "under %d explanations, %d hints, %d analyses of 127.0.0.2, %zu streams open, %d refused\n",
            explanations, hints, analyses, flood.open(), flood.refused());
        kept = check_all(port, {"another address", "127.0.0.3", "", 1500, 100, 2000}) && kept;
    }
    {
        // A class behind one router: streams and connections are those of the address, so that the first page leaves some.
        Flood const flood(port, "127.0.0.4", first_page);
        std::this_thread::sleep_for(flood_time);
        std::printf("the same of one page of 127.0.0.4\n");
        kept = check_all(port, {"another page of it", "127.0.0.4", second_page, 3000, 100, 3000}) && kept;
    }
    std::puts(kept ? "all bounds kept" : "a bound was missed");
    return kept ? 0 : 1;
}

} // namespace

int main(int count, char** words) {
    if (count < 2) {
        std::fputs("usage: serve_fairness PORT\n", stderr);
        return 2;
    }
    return run(std::atoi(words[1]));
}
