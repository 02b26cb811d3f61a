// How much one server gives: to a request, to a connection, to a search, to all of them.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <thread>
#include <vector>

namespace services::server {

using Milliseconds = std::chrono::milliseconds;

// Plies. A game that is played ends here as a draw; lines in requests and imported games have no more.
inline constexpr int longest_game = 2000;

struct Limits {
    // Transport.
    std::size_t head_bytes = std::size_t{16} << 10;
    std::size_t body_bytes = std::size_t{1} << 20;
    std::size_t message_bytes = std::size_t{256} << 10; // of a WebSocket message
    std::size_t waiting_bytes = std::size_t{8}
                                << 20; // that a slow reader has not taken yet; then it is cut off
    int connections = 2048;            // in all; fewer where the system gives the process fewer descriptors
    int connections_an_address = 512;
    int streams_an_address = 256;   // WebSockets; each is a connection too
    int request_threads = 4;
    int requests_an_address_at_once = 2; // that are being handled; more of them wait
    double requests_a_second = 400; // of one address, HTTP
    double request_burst = 800;
    double address_messages_a_second = 400; // on all WebSockets of one address
    double address_message_burst = 1000;
    double messages_a_second = 20; // on one WebSocket
    double message_burst = 100;
    int broken_messages = 2000; // too fast or too many of them: the connection is closed
    Milliseconds request_time{30'000};
    Milliseconds ping_after{20'000};

    // Searches.
    int searches =
        static_cast<int>(std::max(1U, std::thread::hardware_concurrency())); // of each kind at a time
    std::size_t waiting_searches = 500;                                      // of each kind
    std::size_t waiting_searches_an_address = 128; // likewise; half of them for one page
    std::size_t pages_an_address = 64;             // that have a share each
    std::size_t table_megabytes = 256;             // of all searches together
    std::size_t bot_table_megabytes = 16;
    std::size_t analysis_table_megabytes = 32;
    Milliseconds bot_time{60'000}; // for a move, whatever the bot was asked for
    Milliseconds hint_time{1000};
    Milliseconds analysis_time{300'000};
    Milliseconds analysis_turn{10'000};  // when others wait
    Milliseconds analysis_slice{500};    // when somebody waits who has fewer running
    int suspended_tables = 4;            // of analyses between two turns; others begin with an empty table
    Milliseconds between_bot_moves{200}; // when nobody but bots plays

    // The lab.
    Milliseconds lab_time{20'000};                       // for each search that is compared, and for a tree
    std::uint64_t lab_searched = 5'000'000;              // nodes of a search that becomes a tree
    std::uint64_t lab_shown = 250'000;                   // of them, so many are written down
    std::size_t lab_trees_bytes = std::size_t{96} << 20; // of all trees that wait to be fetched
    Milliseconds lab_tree_kept{600'000};

    // Rules of one's own.
    std::size_t rules = 200;
    std::size_t rule_bytes = std::size_t{64} << 10;
    Milliseconds rule_time{10'000};     // for each of its patterns, by the clock
    Milliseconds rule_patience{20'000}; // then the process that runs it is killed
    std::vector<std::string> rule_worker = {"/proc/self/exe", "kb",
                                            "worker"}; // play::rules::ProcessRules::command

    // Games.
    std::size_t open_games = 200;    // kept in memory without anybody watching
    std::size_t open_plies = 40'000; // of all of them together
    std::size_t imported_games = 200;

    // Reviews of games that are kept; the oldest make room.
    std::size_t reviews = 1000;
    std::size_t review_bytes = std::size_t{128} << 20;

    // Training.
    std::size_t imported_puzzles = 20'000; // kept in all
    std::uint64_t refutation_nodes = 50'000;
};

} // namespace services::server
