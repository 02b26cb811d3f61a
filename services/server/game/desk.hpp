// Where games are played. Every change goes through here: it is made on the board, written to the disk, told to whoever
// watches, and only then answered. While somebody watches and a bot is to move, the bot thinks and the clock runs.
#pragma once

#include "engine/memory_budget.hpp"
#include "services/server/game/live_game.hpp"
#include "services/server/http/limits.hpp"
#include "services/server/stream/search_pool.hpp"
#include "services/store/game_store.hpp"

#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace services::server {

// A page that follows a game.
struct Watcher {
    core::Language language;
    std::function<void(std::string)> send; // from any thread
    Client client = {};
};

struct NewGame {
    engine::AnyGame const* game = nullptr;
    std::string start; // FEN
    std::string title = {};
    std::array<Player, 2> players = {};
    std::optional<StoredClock> clock = std::nullopt;
    std::optional<StoredEnd> end = std::nullopt;
    std::vector<StoredMove> moves = {};
    std::vector<StoredLine> variations = {}; // legal lines, each from `start` on
};

enum class VariationChange { add, remove };

class GameDesk {
  public:
    GameDesk(GameStore& store, SearchPool& pool, OwnRules& rules,
             std::shared_ptr<engine::MemoryBudget> budget, Limits const& limits, Log& log);
    ~GameDesk(); // nobody may watch any more

    // Each gives the game as it is then.
    Result<Json> create(NewGame const& wanted, core::Language language);
    // All of them or none; their summaries.
    Result<Json> create_all(std::span<NewGame const> wanted, core::Language language);
    Result<Json> show(std::string const& id, core::Language language);
    Result<Json> move(std::string const& id, std::string_view text, int ply, core::Language language,
                      Client const& client = {});
    Result<Json> take_back(std::string const& id, int ply, core::Language language,
                           Client const& client = {});
    Result<Json> resign(std::string const& id, core::Colour side, core::Language language);
    Result<Json> draw(std::string const& id, core::Colour side, std::string_view action,
                      core::Language language);

    // What was looked at beside the game, as it is then. `moves` begin at the game's first position.
    Result<Json> variations(std::string const& id);
    Result<Json> change_variations(std::string const& id, std::vector<std::string> const& moves,
                                   VariationChange change);

    Result<void> remove(std::string const& id); // whoever watches is told

    // For whoever only reads: the game does not change meanwhile.
    Result<void> read(std::string const& id, std::function<void(LiveGame const&)> const& reader);

    Result<void> watch(std::string const& id, std::shared_ptr<Watcher> const& watcher);
    void unwatch(std::string const& id, std::shared_ptr<Watcher> const& watcher);

    // Called now and then: ends games whose time has run out, and gives back memory.
    void tick();

  private:
    struct Thinking {
        std::shared_ptr<SearchTicket> ticket;
        std::uint64_t number; // a later one makes the answer of an earlier one worthless
    };
    struct Table {
        explicit Table(LiveGame opened) : game(std::move(opened)), opened_plies(game.moves().size()) {}

        std::mutex mutex;
        LiveGame game;
        std::size_t const opened_plies;
        std::vector<std::shared_ptr<Watcher>> watchers;
        std::array<std::unique_ptr<play::Bot>, 2> bots;
        std::uint64_t rules_version = 0; // of the rules that the bots were made with
        std::optional<Thinking> thinking;
        std::uint64_t thoughts = 0;
        Client client = {};          // for whom its bots think: who moved or came last
        bool waits_for_room = false; // no more bots of this client may wait
        bool removed = false;
        std::uint64_t last_used = 0;
    };
    using TablePointer = std::shared_ptr<Table>;
    using Change = std::function<Result<void>(LiveGame&)>;

    Result<TablePointer> table(std::string const& id);
    void forget_idle_tables();
    [[nodiscard]] bool has_too_much_open() const;
    void release_memory();
    Result<Json> change(std::string const& id, core::Language language, Change const& make,
                        Client const& client = {});
    Refusal store_failure(core::Error const& error);
    static tl::unexpected<Refusal> unknown_game(std::string const& id);

    // With the table's mutex held.
    core::Expected<void> save(Table& table, int kept);
    Refusal not_saved(Table& table, core::Error const& error);
    void tell(Table const& table);
    void think(TablePointer const& table);
    static SearchOrder order(Table const& table, core::Colour side);
    void stop_thinking(Table& table);

    // On a searching thread.
    struct Question;
    void ask_bot(TablePointer const& table, Question& question, std::stop_token const& stop);
    void take_answer(TablePointer const& table, Question& question, play::Answer const& answer);
    void tell_progress(TablePointer const& table, std::uint64_t number, play::Choice const& choice);

    GameStore& store_;
    SearchPool& pool_;
    OwnRules& rules_;
    std::shared_ptr<engine::MemoryBudget> budget_;
    Limits limits_;
    Log& log_;
    std::mutex mutex_; // of the map; a table's mutex may be held when it is taken, never the other way round
    std::map<std::string, TablePointer, std::less<>> tables_;
    std::uint64_t uses_ = 0;
    std::atomic<bool> has_freed_memory_ = false; // since it was last given back to the system
};

} // namespace services::server
