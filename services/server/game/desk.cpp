// Requests about games. A table's mutex is held while its game changes; the map's never at the same time.
#include "services/server/game/desk.hpp"

#include "play/move_input.hpp"
#include "services/server/game/live_game.hpp"
#include "services/server/http/new_id.hpp"
#include "services/server/http/shapes.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <malloc.h>
#include <utility>

namespace services::server {
namespace {

using core::Colour;
using std::chrono::steady_clock;

core::Expected<LiveGame> new_game(NewGame const& wanted) {
    StoredGame stored{.id = new_id(),
                      .game = std::string(wanted.game->name()),
                      .start = wanted.start,
                      .title = wanted.title,
                      .players = {stored_text(wanted.players[0]), stored_text(wanted.players[1])},
                      .clock = wanted.clock,
                      .end = wanted.end,
                      .fen = wanted.start};
    stored.created = stored.updated = milliseconds_since_1970();
    return LiveGame::open(std::move(stored), wanted.moves);
}

StoredRecord record_of(LiveGame const& game, std::vector<StoredLine> const& variations) {
    return {game.stored(), stored_moves(game, 0), variations};
}

Result<void> person_plays(LiveGame const& game, Colour side) {
    if (game.is_over()) return refused(Code::game_over, core::message("server.game_over"));
    if (game.player(side).is_human()) return {};
    return refused(Code::not_your_turn,
                   core::message("server.not_a_person", core::message(core::colour_name(side))), "side");
}

} // namespace

GameDesk::GameDesk(GameStore& store, SearchPool& pool, OwnRules& rules,
                   std::shared_ptr<engine::MemoryBudget> budget, Limits const& limits, Log& log)
    : store_(store),
      pool_(pool),
      rules_(rules),
      budget_(std::move(budget)),
      limits_(limits),
      log_(log) {}

GameDesk::~GameDesk() = default;

Refusal GameDesk::store_failure(core::Error const& error) {
    log_.error("store_failed", {{"what", core::text(core::Language::english, error)}});
    auto const key = error.what.key.text();
    auto what = core::message("server.failed");
    if (key == "store.full") what = core::message("server.disk_full");
    if (key == "store.unwritable") what = core::message("server.unwritable");
    return {Code::internal, {std::move(what), {}}, {}};
}

tl::unexpected<Refusal> GameDesk::unknown_game(std::string const& id) {
    return refused(Code::not_found, core::message("server.game_id_unknown", id));
}

Result<GameDesk::TablePointer> GameDesk::table(std::string const& id) {
    {
        std::scoped_lock const lock(mutex_);
        if (auto const found = tables_.find(id); found != tables_.end()) {
            found->second->last_used = ++uses_;
            return found->second;
        }
    }
    auto stored = store_.find(id);
    if (!stored) return tl::unexpected(store_failure(stored.error()));
    if (!*stored) return unknown_game(id);
    auto const moves = store_.moves(id, longest_game);
    if (!moves) return tl::unexpected(store_failure(moves.error()));
    auto game = LiveGame::open(std::move(**stored), *moves);
    if (!game) return tl::unexpected(store_failure(game.error()));
    std::scoped_lock const lock(mutex_);
    auto const [place, is_new] = tables_.try_emplace(id, nullptr);
    if (is_new) place->second = std::make_shared<Table>(std::move(*game));
    place->second->last_used = ++uses_;
    auto const found = place->second;
    forget_idle_tables();
    return found;
}

// Idle is a table that only the map holds and nobody watches.
void GameDesk::forget_idle_tables() {
    auto const is_idle = [](TablePointer const& table) {
        std::unique_lock const lock(table->mutex, std::try_to_lock);
        return lock.owns_lock() && table.use_count() == 1 && table->watchers.empty();
    };
    while (has_too_much_open()) {
        auto oldest = tables_.end();
        for (auto each = tables_.begin(); each != tables_.end(); ++each)
            if ((oldest == tables_.end() || each->second->last_used < oldest->second->last_used) &&
                is_idle(each->second))
                oldest = each;
        if (oldest == tables_.end()) return;
        tables_.erase(oldest);
        has_freed_memory_ = true;
    }
}

bool GameDesk::has_too_much_open() const {
    std::size_t plies = 0;
    for (auto const& [id, table] : tables_) plies += table->opened_plies;
    return tables_.size() > limits_.open_games || (plies > limits_.open_plies && tables_.size() > 1);
}

// The allocator keeps freed memory of threads for itself unless it is asked.
void GameDesk::release_memory() {
#ifdef __GLIBC__
    if (has_freed_memory_.exchange(false)) malloc_trim(0);
#endif
}

// What is on the board but not on the disk was never played: the next request reads the disk again.
Refusal GameDesk::not_saved(Table& table, core::Error const& error) {
    table.removed = true;
    std::scoped_lock const lock(mutex_);
    tables_.erase(table.game.stored().id);
    return store_failure(error);
}

// Two changes in one millisecond have different times: a page tells by them which of two answers is the newer.
core::Expected<void> GameDesk::save(Table& table, int kept) {
    table.game.touch(std::max(milliseconds_since_1970(), table.game.stored().updated + 1));
    return store_.update(table.game.stored(), kept, stored_moves(table.game, kept));
}

void GameDesk::tell(Table const& table) {
    std::map<core::Language, std::string> texts;
    for (auto const& watcher : table.watchers) {
        auto& text = texts[watcher->language];
        if (text.empty())
            text = written(
                {{"type", "game"}, {"game", game_json(table.game, watcher->language, steady_clock::now())}});
        watcher->send(text);
    }
}

Result<Json> GameDesk::change(std::string const& id, core::Language language, Change const& make,
                              Client const& client) {
    auto const found = table(id);
    if (!found) return tl::unexpected(found.error());
    auto& table = **found;
    std::scoped_lock const lock(table.mutex);
    if (table.removed) return unknown_game(id);
    int const plies_before = table.game.plies();
    bool const over_before = table.game.is_over();
    if (auto const made = make(table.game); !made) return tl::unexpected(made.error());
    stop_thinking(table);
    if (!client.address.empty()) table.client = client;
    int const kept = std::min(plies_before, table.game.plies());
    if (auto const saved = save(table, kept); !saved) return tl::unexpected(not_saved(table, saved.error()));
    if (table.game.is_over() && !over_before)
        log_.info("game_over", {{"id", id}, {"reason", table.game.stored().end->reason}});
    if (!table.watchers.empty()) table.game.start_time(steady_clock::now());
    tell(table);
    think(*found);
    return game_json(table.game, language, steady_clock::now());
}

Result<Json> GameDesk::create(NewGame const& wanted, core::Language language) {
    auto const game = new_game(wanted);
    if (!game) return refused(Code::bad_position, game.error());
    auto const created = store_.create(record_of(*game, wanted.variations));
    if (!created) return tl::unexpected(store_failure(created.error()));
    log_.info("game_created", {{"id", game->stored().id}, {"game", game->stored().game}});
    return game_json(*game, language, steady_clock::now());
}

Result<Json> GameDesk::create_all(std::span<NewGame const> wanted, core::Language language) {
    std::vector<StoredRecord> records;
    auto summaries = Json::array();
    for (auto const& each : wanted) {
        auto const game = new_game(each);
        if (!game) return refused(Code::bad_position, game.error());
        records.push_back(record_of(*game, each.variations));
        summaries.push_back(summary_json(game->stored(), language));
    }
    if (auto const created = store_.create(records); !created)
        return tl::unexpected(store_failure(created.error()));
    log_.info("games_imported", {{"games", records.size()}});
    has_freed_memory_ = true; // of the boards on which the games were replayed
    return summaries;
}

Result<Json> GameDesk::show(std::string const& id, core::Language language) {
    Json json;
    auto const shown =
        read(id, [&](LiveGame const& game) { json = game_json(game, language, steady_clock::now()); });
    if (!shown) return tl::unexpected(shown.error());
    return json;
}

Result<void> GameDesk::read(std::string const& id, std::function<void(LiveGame const&)> const& reader) {
    auto const found = table(id);
    if (!found) return tl::unexpected(found.error());
    std::scoped_lock const lock((*found)->mutex);
    reader((*found)->game);
    return {};
}

Result<Json> GameDesk::move(std::string const& id, std::string_view text, int ply, core::Language language,
                            Client const& client) {
    auto const play = [&](LiveGame& game) -> Result<void> {
        if (game.is_over()) return refused(Code::game_over, core::message("server.game_over"));
        if (ply != game.plies())
            return refused(Code::stale, core::message("server.stale", game.plies(), ply), "ply");
        if (auto const allowed = person_plays(game, game.to_move()); !allowed) return allowed;
        auto const move = play::read_move(game.state(), text);
        if (!move) return refused(Code::illegal_move, move.error(), "move");
        game.play(*move, steady_clock::now());
        return {};
    };
    return change(id, language, play, client);
}

Result<Json> GameDesk::take_back(std::string const& id, int ply, core::Language language,
                                 Client const& client) {
    auto const go_back = [&](LiveGame& game) -> Result<void> {
        if (ply > game.plies())
            return refused(Code::bad_request, core::message("server.number_expected", 0, game.plies()),
                           "ply");
        game.take_back_to(ply, steady_clock::now());
        return {};
    };
    return change(id, language, go_back, client);
}

Result<Json> GameDesk::resign(std::string const& id, Colour side, core::Language language) {
    return change(id, language, [&](LiveGame& game) -> Result<void> {
        if (auto const allowed = person_plays(game, side); !allowed) return allowed;
        game.end(~side, "server.result.resignation", steady_clock::now());
        return {};
    });
}

Result<Json> GameDesk::draw(std::string const& id, Colour side, std::string_view action,
                            core::Language language) {
    return change(id, language, [&](LiveGame& game) -> Result<void> {
        if (auto const allowed = person_plays(game, side); !allowed) return allowed;
        return act_on_draw(game, side, action, budget_);
    });
}

Result<void> GameDesk::remove(std::string const& id) {
    auto const found = table(id);
    if (!found) return tl::unexpected(found.error());
    {
        auto& table = **found;
        std::scoped_lock const lock(table.mutex);
        auto const removed = store_.remove(id);
        if (!removed) return tl::unexpected(store_failure(removed.error()));
        stop_thinking(table);
        table.removed = true;
        auto const news = written({{"type", "removed"}, {"id", id}});
        for (auto const& watcher : std::exchange(table.watchers, {})) watcher->send(news);
    }
    std::scoped_lock const lock(mutex_);
    tables_.erase(id);
    has_freed_memory_ = true;
    log_.info("game_removed", {{"id", id}});
    return {};
}

} // namespace services::server
