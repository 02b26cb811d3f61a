// A server without sockets for libFuzzer targets: small limits, a folder of its own, and made anew now and then, so that what
// earlier inputs have left does not grow for ever.
#pragma once

#include "services/server/api.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <optional>
#include <unistd.h>

namespace fuzz {

class FuzzedServer {
  public:
    FuzzedServer() : folder_(place() / fmt::format("damero-fuzz-{}", getpid())) {}
    ~FuzzedServer() { end(); }
    FuzzedServer(FuzzedServer const&) = delete;
    FuzzedServer& operator=(FuzzedServer const&) = delete;

    services::server::Api& api() {
        if (++inputs_ % inputs_a_server == 0) end();
        if (!api_) begin();
        return *api_;
    }
    // Of a game of chess between two people, in which 1. e4 was played.
    [[nodiscard]] std::string const& game() const { return game_; }

  private:
    static constexpr int inputs_a_server = 2000;

    // In memory where there is such a place: the store waits for its disk.
    static std::filesystem::path place() {
        std::filesystem::path const memory = "/dev/shm";
        return std::filesystem::is_directory(memory) ? memory : std::filesystem::temp_directory_path();
    }

    static services::server::Limits limits() {
        services::server::Limits limits;
        limits.searches = 1;
        limits.analysis_table_megabytes = 1;
        limits.bot_table_megabytes = 1;
        limits.hint_time = limits.analysis_time = limits.bot_time = services::server::Milliseconds{2};
        limits.lab_time = services::server::Milliseconds{2};
        limits.lab_searched = 1000;
        limits.rule_worker = {"/bin/false"};
        return limits;
    }

    void begin() {
        std::filesystem::remove_all(folder_);
        store_.emplace(services::GameStore::open(folder_).value());
        api_.emplace(*store_, limits(), log_, "fuzz", std::span<services::server::StaticFile const>());
        auto const created = api_->answer(
            {.method = services::server::Method::post,
             .path = "/api/v1/games",
             .body =
                 R"({"game":"chess","moves":["e4"],"players":{"white":{"kind":"human"},"black":{"kind":"human"}}})"});
        constexpr std::string_view before_id = R"("id":")";
        auto const id = created.body.find(before_id) + before_id.size();
        game_ = created.body.substr(id, created.body.find('"', id) - id);
    }
    void end() {
        api_.reset();
        store_.reset();
        std::filesystem::remove_all(folder_);
    }

    std::filesystem::path folder_;
    services::server::Log log_{[](std::string_view) {}};
    std::optional<services::GameStore> store_;
    std::optional<services::server::Api> api_;
    std::string game_;
    int inputs_ = 0;
};

} // namespace fuzz
