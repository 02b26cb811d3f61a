// Every address of the server and what answers there. The transport asks it and knows nothing of games; it knows nothing of
// sockets.
#pragma once

#include "services/server/game/desk.hpp"
#include "services/server/http/static_files.hpp"
#include "services/server/stream_session.hpp"
#include "services/server/train/desk.hpp"

#include <atomic>
#include <chrono>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace services::server {

class Api final : public Handler {
  public:
    Api(GameStore& store, Limits const& limits, Log& log, std::string version,
        std::span<StaticFile const> files = embedded_files());
    ~Api() override; // ends every search

    Response answer(Request const& request) override;
    std::shared_ptr<StreamPeer> connect(core::Language language, Send send, Client client = {}) override;
    void tick() override;

    void stop(); // ends every search; afterwards nothing thinks

  private:
    using Parts = std::vector<std::string>; // of a path, behind /api/v1

    Response page_file(Request const& request);
    Response api(Request const& request, Parts const& parts);
    Response games(Request const& request, Parts const& parts);
    Response list(Request const& request);
    Response create(Request const& request);
    Response act(Request const& request, std::string const& id, std::string const& action);
    Response variations(Request const& request, std::string const& id);
    Response export_game(Request const& request, std::string const& id);
    Response import_games(Request const& request);
    Response settings(Request const& request);
    Response health() const;

    GameStore& store_;
    Limits limits_;
    Log& log_;
    std::string version_;
    std::span<StaticFile const> files_;
    std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();
    Response catalogue_;
    std::shared_ptr<engine::MemoryBudget> budget_;
    std::shared_ptr<std::atomic<int>> suspended_tables_ = std::make_shared<std::atomic<int>>(0);
    ReviewShelf reviews_;
    LabShelf shelf_;
    OwnRules rules_;
    SearchPool pool_;
    GameDesk desk_;
    TrainDesk training_;
    std::mutex mutex_;
    std::vector<std::weak_ptr<StreamSession>> streams_;
};

} // namespace services::server
