// One page's WebSocket, as far as it is not about sockets: what the page asks, what is under way for it, and that all of it
// ends when the page leaves or asks again.
#pragma once

#include "services/server/explain/explaining.hpp"
#include "services/server/game/desk.hpp"
#include "services/server/lab/requests.hpp"
#include "services/server/review/reviewing.hpp"
#include "services/server/rules/requests.hpp"
#include "services/server/stream/analysis.hpp"
#include "services/server/train/desk.hpp"

#include <memory>
#include <mutex>
#include <string>
#include <string_view>

namespace services::server {

struct StreamServices {
    GameDesk& desk;
    GameStore const& games; // as they are kept
    TrainDesk& training;
    SearchPool& pool;
    SearchMeans means;
    ReviewShelf& reviews;
    LabShelf& shelf;
    OwnRules& rules;
};

class StreamSession final : public StreamPeer {
  public:
    StreamSession(StreamServices services, Client client, core::Language language, Send send);
    ~StreamSession() override; // leaves
    StreamSession(StreamSession const&) = delete;
    StreamSession& operator=(StreamSession const&) = delete;

    void heed(std::string_view message) override;
    void refuse(Refusal const& refusal) override;
    void leave() override; // ends everything that is under way
    void tick();           // called now and then: sends what has been found meanwhile

  private:
    Result<void> obey(Json const& message);
    Result<void> watch(Fields& fields);
    Result<void> analyse(Fields& fields);
    Result<void> hint(Fields& fields);
    Result<void> graph(Fields& fields);
    Result<void> train(Fields& fields);
    Result<void> mine(Fields& fields);
    Result<void> stop(Fields& fields);
    void unwatch();
    void stop_analysis();
    void stop_searches();

    StreamServices services_;
    core::Language language_;
    Send send_;
    StreamSearches searches_;
    std::shared_ptr<Watcher> watcher_;

    std::mutex mutex_;
    bool left_ = false;
    std::string watched_; // the game's id; empty: none
    std::shared_ptr<Analysis> analysis_;
    std::shared_ptr<SearchTicket> analysis_ticket_;
    std::shared_ptr<SearchTicket> hint_ticket_;
    std::shared_ptr<SearchTicket> train_ticket_;
    std::shared_ptr<SearchTicket> graph_ticket_;
    std::shared_ptr<SearchTicket> mining_ticket_;
    Explaining explaining_;
    Reviewing reviewing_;
    LabRequests lab_;
    RuleRequests rule_requests_;
};

} // namespace services::server
