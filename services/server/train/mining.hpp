// Looks through the saved games for puzzles, one game after the other, and tells how far it is. A game that was looked through is
// noted with what was found, so that whoever stops and begins again goes on.
#pragma once

#include "services/mining/mining.hpp"
#include "services/server/http/handler.hpp"
#include "services/server/train/desk.hpp"

#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace services::server {

class MiningTask {
  public:
    MiningTask(TrainDesk& desk, GameStore const& games, std::shared_ptr<engine::MemoryBudget> budget,
               std::int64_t request, Send send);

    // Finds out which games there are to look through. False: none, which has been told.
    Result<bool> prepare();

    // One game; true while there are more. A game that is stopped in the middle is not noted, and is begun again by the
    // next call.
    bool run_one(std::stop_token const& stop);

  private:
    struct Wanted {
        std::string id;
        int plies;
    };
    void look_through(Wanted const& wanted, std::stop_token const& stop);
    void tell() const;

    TrainDesk& desk_;
    GameStore const& games_;
    std::int64_t request_;
    Send send_;
    mining::Miner miner_;
    std::vector<Wanted> wanted_;
    std::size_t done_ = 0;
    std::size_t found_ = 0;
};

} // namespace services::server
