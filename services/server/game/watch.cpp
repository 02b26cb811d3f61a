// The part of the desk that pages set in motion by watching: clocks run and bots think.
#include "services/server/game/desk.hpp"
#include "services/server/http/shapes.hpp"

#include <algorithm>
#include <condition_variable>
#include <utility>

namespace services::server {

using core::Colour;
using std::chrono::steady_clock;

namespace {

constexpr search::Milliseconds bot_overhead{30}; // between a bot's answer and its clock
constexpr auto between_progress = std::chrono::milliseconds{200};

void wait_unless_stopped(std::stop_token const& stop, std::chrono::milliseconds time) {
    std::mutex mutex;
    std::unique_lock lock(mutex);
    std::condition_variable_any never;
    never.wait_for(lock, stop, time, [] { return false; });
}

// Bots that leave something to chance play every game differently, but for one that was given its seed by whoever
// wanted the same games again.
std::uint64_t chance_of(LiveGame const& game, Player const& bot) {
    auto const plies = static_cast<std::uint64_t>(game.plies());
    return bot.is_seeded() ? plies : std::hash<std::string>{}(game.stored().id) + plies;
}

} // namespace

// What a bot is asked, taken from the table before it begins to think.
struct GameDesk::Question {
    Colour side;
    std::uint64_t number;
    std::unique_ptr<engine::AnyState> state;
    std::vector<engine::LegalMove> played;
    std::unique_ptr<play::Bot> bot; // none: to be made
    play::Turn turn;
    bool against_bot;
};

Result<void> GameDesk::watch(std::string const& id, std::shared_ptr<Watcher> const& watcher) {
    auto const found = table(id);
    if (!found) return tl::unexpected(found.error());
    auto& table = **found;
    std::scoped_lock const lock(table.mutex);
    if (table.removed) return unknown_game(id);
    table.watchers.push_back(watcher);
    if (!table.thinking) table.client = watcher->client;
    table.game.start_time(steady_clock::now());
    watcher->send(
        written({{"type", "game"}, {"game", game_json(table.game, watcher->language, steady_clock::now())}}));
    think(*found);
    return {};
}

void GameDesk::unwatch(std::string const& id, std::shared_ptr<Watcher> const& watcher) {
    TablePointer found;
    {
        std::scoped_lock const lock(mutex_);
        auto const place = tables_.find(id);
        if (place == tables_.end()) return;
        found = place->second;
    }
    std::scoped_lock const lock(found->mutex);
    std::erase(found->watchers, watcher);
    if (!found->watchers.empty() || found->removed) return;
    stop_thinking(*found);
    found->bots = {}; // with their tables
    if (!found->game.time_runs()) return;
    found->game.stop_time(steady_clock::now());
    if (found->game.stored().clock)
        if (auto const saved = save(*found, found->game.plies()); !saved)
            log_.error("store_failed", {{"what", core::text(core::Language::english, saved.error())}});
}

void GameDesk::tick() {
    release_memory();
    std::vector<TablePointer> all;
    {
        std::scoped_lock const lock(mutex_);
        for (auto const& [id, table] : tables_) all.push_back(table);
    }
    for (auto const& table : all) {
        std::scoped_lock const lock(table->mutex);
        if (!table->game.end_on_time(steady_clock::now())) {
            think(table); // when there was no room for it before
            continue;
        }
        stop_thinking(*table);
        log_.info("game_over",
                  {{"id", table->game.stored().id}, {"reason", table->game.stored().end->reason}});
        if (auto const saved = save(*table, table->game.plies()); !saved)
            log_.error("store_failed", {{"what", core::text(core::Language::english, saved.error())}});
        tell(*table);
    }
}

void GameDesk::stop_thinking(Table& table) {
    if (!table.thinking) return;
    if (table.thinking->ticket) table.thinking->ticket->cancel();
    table.thinking.reset();
}

// Whoever watches is told how many searches come before the bot's.
SearchOrder GameDesk::order(Table const& table, Colour side) {
    auto const tell = [watchers = table.watchers, id = table.game.stored().id,
                       side](std::optional<std::size_t> before) {
        Json const news = {{"type", "thinking"},
                           {"id", id},
                           {"side", name_of(side)},
                           {"queued", before ? Json(*before) : Json()}};
        for (auto const& watcher : watchers) watcher->send(written(news));
    };
    auto const priority =
        moves_quickly(table.game.player(side)) ? SearchPriority::quick : SearchPriority::normal;
    return {priority, table.client, tell};
}

void GameDesk::think(TablePointer const& table) {
    auto& game = table->game;
    auto const side = game.to_move();
    if (table->thinking && table->thinking->ticket->token().stop_requested()) table->thinking.reset();
    if (table->thinking || table->watchers.empty() || game.is_over() || game.player(side).is_human()) return;
    if (auto const version = rules_.version(); version != std::exchange(table->rules_version, version))
        table->bots = {};
    auto question = std::make_shared<Question>();
    question->side = side;
    question->number = ++table->thoughts;
    question->state = game.state().clone();
    for (auto const& made : game.moves()) question->played.push_back(made.move);
    question->bot = std::move(table->bots[static_cast<std::size_t>(side)]);
    question->against_bot = !game.player(~side).is_human();
    question->turn.limits.move_time = limits_.bot_time;
    if (game.stored().clock) {
        search::Milliseconds const increment{game.stored().clock->increment_ms};
        auto const now = steady_clock::now();
        question->turn.clocks = {search::ClockTime{game.left(Colour::white, now), increment},
                                 search::ClockTime{game.left(Colour::black, now), increment}};
        question->turn.limits.clock = (*question->turn.clocks)[static_cast<std::size_t>(side)];
    }
    auto ticket = pool_.submit(order(*table, side), [this, table, question](std::stop_token const& stop) {
        ask_bot(table, *question, stop);
    });
    if (!ticket) { // tick() tries again
        table->bots[static_cast<std::size_t>(side)] = std::move(question->bot);
        if (!std::exchange(table->waits_for_room, true))
            log_.warning("searches_full", {{"game", game.stored().id}, {"address", table->client.address}});
        return;
    }
    table->waits_for_room = false;
    table->thinking = Thinking{std::move(ticket), question->number};
    Json const news = {{"type", "thinking"}, {"id", game.stored().id}, {"side", name_of(side)}};
    for (auto const& watcher : table->watchers) watcher->send(written(news));
}

void GameDesk::ask_bot(TablePointer const& table, Question& question, std::stop_token const& stop) {
    auto const began = steady_clock::now();
    if (!question.bot) {
        engine::EngineOptions const options{
            .hash_megabytes = limits_.bot_table_megabytes, .move_overhead = bot_overhead, .budget = budget_};
        // Who plays and which game it is never change, so they may be read without the table's mutex.
        auto const& player = table->game.player(question.side);
        question.bot = make_bot(player, table->game.game(), options, rules_);
        if (question.bot) {
            std::scoped_lock const lock(table->mutex);
            if (!question.bot->new_game(chance_of(table->game, player))) question.bot.reset();
        }
    }
    if (!question.bot)
        return take_answer(
            table, question,
            tl::unexpected(play::BotFailure{play::FailureKind::crashed, core::message("bot.crashed")}));
    auto told = began;
    question.turn.played = question.played;
    question.turn.stop = stop;
    question.turn.progress = [&](play::Choice const& choice) {
        if (steady_clock::now() - told < between_progress) return;
        told = steady_clock::now();
        tell_progress(table, question.number, choice);
    };
    auto const answer = question.bot->choose(*question.state, question.turn);
    auto const spent = std::chrono::duration_cast<Milliseconds>(steady_clock::now() - began);
    if (question.against_bot && spent < limits_.between_bot_moves)
        wait_unless_stopped(stop, limits_.between_bot_moves - spent);
    take_answer(table, question, answer);
}

void GameDesk::take_answer(TablePointer const& table, Question& question, play::Answer const& answer) {
    std::scoped_lock const lock(table->mutex);
    if (!table->thinking || table->thinking->number != question.number || table->removed) return;
    table->thinking.reset();
    auto& game = table->game;
    int const kept = game.plies();
    auto const now = steady_clock::now();
    if (answer)
        game.play(answer->move, now);
    else if (answer.error().kind == play::FailureKind::stopped)
        return;
    else
        game.end(~question.side, "server.result.failure", now);
    table->bots[static_cast<std::size_t>(question.side)] = std::move(question.bot);
    if (auto const saved = save(*table, kept); !saved) {
        not_saved(*table, saved.error());
        return;
    }
    if (game.is_over())
        log_.info("game_over", {{"id", game.stored().id}, {"reason", game.stored().end->reason}});
    tell(*table);
    think(table);
}

void GameDesk::tell_progress(TablePointer const& table, std::uint64_t number, play::Choice const& choice) {
    std::scoped_lock const lock(table->mutex);
    if (!table->thinking || table->thinking->number != number) return;
    auto const side = table->game.to_move();
    Json news = {{"type", "thinking"}, {"id", table->game.stored().id}, {"side", name_of(side)}};
    news["depth"] = choice.depth;
    news["nodes"] = choice.nodes;
    if (choice.score) news["score"] = score_json(*choice.score, side);
    for (auto const& watcher : table->watchers) watcher->send(written(news));
}

} // namespace services::server
