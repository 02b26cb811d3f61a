#include "services/server/train/mining.hpp"

#include "records/played_game.hpp"
#include "services/server/http/shapes.hpp"
#include "services/server/train/pack.hpp"

#include <fmt/format.h>

namespace services::server {
namespace {

constexpr int listed_at_once = 100;
constexpr int shortest_game = 6; // plies

// Less than `damero mine` takes its time for: somebody waits.
constexpr mining::MiningRules rules{.nodes = 20'000, .check = 150'000};

// The game as the miner reads it; nothing where it can no longer be played through.
std::optional<records::GameRecord> record_in(GameStore const& games, std::string const& id) {
    auto const stored = games.find(id);
    auto const moves = games.moves(id);
    if (!stored || !*stored || !moves) return std::nullopt;
    auto const game = engine::game_named((*stored)->game);
    if (!game) return std::nullopt;
    auto const opened = (*game)->from_fen((*stored)->start);
    if (!opened) return std::nullopt;
    std::vector<std::string> texts;
    for (auto const& move : *moves) texts.push_back(move.text);
    return records::record_of({.first = *opened->state, .moves = texts});
}

} // namespace

MiningTask::MiningTask(TrainDesk& desk, GameStore const& games, std::shared_ptr<engine::MemoryBudget> budget,
                       std::int64_t request, Send send)
    : desk_(desk),
      games_(games),
      request_(request),
      send_(std::move(send)),
      miner_(mining::MiningPlan{.rules = rules, .budget = std::move(budget)}) {}

Result<bool> MiningTask::prepare() {
    std::string last;
    while (true) {
        auto const some = games_.list(listed_at_once, last);
        if (!some) return refused(Code::internal, some.error());
        for (auto const& game : *some) {
            if (game.plies < shortest_game) continue;
            auto const mined = desk_.is_mined(game.id, game.plies);
            if (!mined) return tl::unexpected(mined.error());
            if (!*mined) wanted_.push_back({game.id, game.plies});
        }
        if (some->size() < static_cast<std::size_t>(listed_at_once)) break;
        last = some->back().id;
    }
    tell();
    return !wanted_.empty();
}

bool MiningTask::run_one(std::stop_token const& stop) {
    look_through(wanted_[done_], stop);
    if (stop.stop_requested()) return true;
    ++done_;
    tell();
    return done_ < wanted_.size();
}

void MiningTask::look_through(Wanted const& wanted, std::stop_token const& stop) {
    auto const record = record_in(games_, wanted.id);
    if (!record) return;
    auto const mined = miner_.mine(*record, 1, stop);
    if (!mined || !*mined) return;
    std::vector<tactics::Puzzle> puzzles;
    for (auto const& puzzle : (*mined)->puzzles) puzzles.push_back(training_puzzle(puzzle, "own"));
    if (auto const added = desk_.add_mined(wanted.id, wanted.plies, puzzles)) found_ += *added;
}

void MiningTask::tell() const {
    send_(written({{"type", "mining"},
                   {"request", request_},
                   {"games", wanted_.size()},
                   {"done", done_},
                   {"found", found_},
                   {"finished", done_ == wanted_.size()}}));
}

} // namespace services::server
