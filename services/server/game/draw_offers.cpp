#include "engine/any_engine.hpp"
#include "services/server/game/live_game.hpp"

namespace services::server {
namespace {

using core::Colour;
using std::chrono::steady_clock;

constexpr std::uint64_t nodes_of_a_glance = 3000;
constexpr core::Score lost_cause{-150};
constexpr int plies_before_peace = 20;

} // namespace

bool bot_accepts_draw(LiveGame const& game, Colour bot, std::shared_ptr<engine::MemoryBudget> const& budget) {
    auto const engine = game.game().engine({.hash_megabytes = 1, .budget = budget});
    auto const found = engine->think(game.state(), {.limits = {.nodes = nodes_of_a_glance}});
    if (found.lines.empty()) return false;
    auto const for_mover = found.lines.front().score;
    auto const for_bot = game.to_move() == bot ? for_mover : -for_mover;
    return for_bot <= lost_cause || (for_bot <= core::drawn && game.plies() >= plies_before_peace);
}

Result<void> act_on_draw(LiveGame& game, Colour side, std::string_view action,
                         std::shared_ptr<engine::MemoryBudget> const& budget) {
    auto const now = steady_clock::now();
    if (action == "claim") {
        auto const claim = game.state().claimable_draw();
        if (!claim || game.to_move() != side)
            return refused(Code::no_draw, core::message("server.nothing_to_claim"));
        game.end(std::nullopt, *claim, now);
        return {};
    }
    if (action == "offer") {
        bool const agreed =
            game.player(~side).is_human() ? game.stored().draw_offer == ~side : bot_accepts_draw(game, ~side, budget);
        if (agreed)
            game.end(std::nullopt, "server.result.agreement", now);
        else if (game.player(~side).is_human())
            game.offer_draw(side);
        return {};
    }
    if (game.stored().draw_offer != ~side) return refused(Code::no_draw, core::message("server.no_offer"));
    if (action == "accept")
        game.end(std::nullopt, "server.result.agreement", now);
    else
        game.offer_draw(std::nullopt);
    return {};
}

} // namespace services::server
