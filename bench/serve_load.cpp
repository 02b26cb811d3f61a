// serve_load PORT SECONDS [REQUESTS-A-SECOND [STREAMS]]: what a running `damero serve` does under load. STREAMS pages
// watch, each from an address of its own, two of them analyse; requests that need no search come at an even pace, whether or not earlier ones have been
// answered. Prints errors, latencies counted from the moment each request was due, and the server's memory before and after.
#include "tests/support/web_client.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <poll.h>
#include <string>
#include <thread>
#include <vector>

namespace {

using Clock = std::chrono::steady_clock;
using tests::StreamClient;
using tests::WebConnection;

constexpr int askers = 32;
constexpr int analysing_streams = 2;
constexpr int addresses = 200;

struct Plan {
    int port;
    int seconds;
    int rate;
    int streams;
    int server; // process id, 0: not known
};

struct Asked {
    std::vector<double> milliseconds;
    int errors = 0;
};

std::string string_after(std::string const& text, std::string const& key) {
    auto const place = text.find(key);
    if (place == std::string::npos) return {};
    auto const begin = place + key.size();
    return text.substr(begin, text.find('"', begin) - begin);
}

long resident_kilobytes(int process) {
    std::ifstream status("/proc/" + std::to_string(process) + "/status");
    std::string line;
    while (std::getline(status, line))
        if (line.starts_with("VmRSS:")) return std::atol(line.c_str() + 6);
    return 0;
}

// 127.0.0.1 to 127.0.0.200, in turn: as many clients.
std::string address_of(int number) { return "127.0.0." + std::to_string(1 + number % addresses); }

// Health, catalogue, positions, games, settings and a list, in turn.
tests::WebAnswer ask(WebConnection& connection, int number, std::string const& game) {
    switch (number % 6) {
    case 0:
        return connection.request("GET", "/health");
    case 1:
        return connection.request("POST", "/api/v1/positions",
                                  R"({"game":"chess","moves":["e4","e5","Nf3"]})");
    case 2:
        return connection.request("GET", "/api/v1/games/" + game);
    case 3:
        return connection.request("POST", "/api/v1/positions", R"({"game":"draughts-international"})");
    case 4:
        return connection.request("GET", "/api/v1/settings");
    default:
        return connection.request("GET", "/api/v1/games?limit=10");
    }
}

Asked keep_asking(Plan const& plan, int asker, Clock::time_point start, std::string const& game) {
    Asked asked;
    auto connection = std::make_unique<WebConnection>(plan.port, address_of(asker));
    for (int number = asker; number < plan.rate * plan.seconds; number += askers) {
        auto const due = start + std::chrono::microseconds{1'000'000LL * number / plan.rate};
        std::this_thread::sleep_until(due);
        auto const answer = ask(*connection, number, game);
        asked.milliseconds.push_back(std::chrono::duration<double, std::milli>(Clock::now() - due).count());
        if (answer.status == 200) continue;
        ++asked.errors;
        connection = std::make_unique<WebConnection>(plan.port, address_of(asker));
    }
    return asked;
}

struct Streamed {
    long messages = 0;
    int lost = 0;
};

Streamed keep_listening(Plan const& plan, std::string const& game, std::atomic<bool> const& over) {
    std::vector<std::unique_ptr<StreamClient>> streams;
    for (int i = 0; i < plan.streams; ++i) {
        streams.push_back(
            std::make_unique<StreamClient>(plan.port, "/api/v1/stream", tests::HeaderList{}, address_of(i)));
        streams.back()->send(i < analysing_streams
                                 ? R"({"type":"analyse","request":1,"game":"chess","lines":2})"
                                 : R"({"type":"watch","game":")" + game + "\"}");
    }
    Streamed streamed;
    while (!over) {
        std::vector<pollfd> waiting;
        for (auto const& stream : streams) waiting.push_back({stream->descriptor(), POLLIN, 0});
        poll(waiting.data(), waiting.size(), 100);
        for (std::size_t i = 0; i < streams.size(); ++i)
            while ((waiting[i].revents & POLLIN) != 0 && streams[i]->receive(std::chrono::milliseconds{0}))
                ++streamed.messages;
    }
    for (auto const& stream : streams) streamed.lost += stream->is_open() ? 0 : 1;
    return streamed;
}

void report(Plan const& plan, std::vector<Asked> const& all, Streamed const& streamed, long before,
            long after) {
    std::vector<double> times;
    int errors = 0;
    for (auto const& asked : all) {
        times.insert(times.end(), asked.milliseconds.begin(), asked.milliseconds.end());
        errors += asked.errors;
    }
    std::sort(times.begin(), times.end());
    auto const at = [&](double share) {
        return times.empty() ? 0.0
                             : times[static_cast<std::size_t>(share * static_cast<double>(times.size() - 1))];
    };
    std::printf("requests %zu (%d a second), errors %d\n", times.size(), plan.rate, errors);
    std::printf("latency ms: p50 %.2f  p90 %.2f  p99 %.2f  p99.9 %.2f  max %.2f\n", at(0.5), at(0.9),
                at(0.99), at(0.999), at(1));
    std::printf("streams %d, lost %d, messages %ld\n", plan.streams, streamed.lost, streamed.messages);
    if (plan.server > 0)
        std::printf("server memory: %ld kB at one third, %ld kB at the end\n", before, after);
}

int run(Plan const& plan) {
    WebConnection connection(plan.port);
    auto const created = connection.request(
        "POST", "/api/v1/games",
        R"({"game":"chess","players":{"white":{"kind":"human"},"black":{"kind":"human"}},"moves":["e4","e5","Nf3","Nc6"]})");
    auto const game = string_after(created.body, "\"id\":\"");
    if (game.empty()) {
        std::fprintf(stderr, "serve_load: no server answers on port %d\n", plan.port);
        return 1;
    }
    std::atomic<bool> over = false;
    Streamed streamed;
    std::jthread listener([&] { streamed = keep_listening(plan, game, over); });
    std::this_thread::sleep_for(std::chrono::seconds{1});
    auto const start = Clock::now();
    std::vector<Asked> all(askers);
    std::vector<std::jthread> threads;
    for (int asker = 0; asker < askers; ++asker)
        threads.emplace_back(
            [&, asker] { all[static_cast<std::size_t>(asker)] = keep_asking(plan, asker, start, game); });
    std::this_thread::sleep_until(start + std::chrono::seconds{plan.seconds} / 3);
    long const before = resident_kilobytes(plan.server);
    threads.clear();
    long const after = resident_kilobytes(plan.server);
    over = true;
    listener.join();
    report(plan, all, streamed, before, after);
    return 0;
}

} // namespace

int main(int count, char** words) {
    if (count < 3) {
        std::fputs("usage: serve_load PORT SECONDS [REQUESTS-A-SECOND [STREAMS [SERVER-PROCESS]]]\n", stderr);
        return 2;
    }
    auto const number = [&](int place, int otherwise) {
        return count > place ? std::atoi(words[place]) : otherwise;
    };
    return run({number(1, 8080), number(2, 60), number(3, 500), number(4, 200), number(5, 0)});
}
