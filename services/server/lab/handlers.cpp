#include "services/server/lab/handlers.hpp"

#include "engine/games.hpp"
#include "knowledge/ordering/order.hpp"
#include "services/lab/positions.hpp"
#include "services/server/http/refusal.hpp"
#include "services/server/http/shapes.hpp"
#include "services/server/lab/searches.hpp"

namespace services::server {
namespace {

Json searches_for(engine::AnyGame const& game) {
    Json names = {"minimax", "heuristic", "tactical"};
    if (engine::is<chess::Chess>(game)) names.push_back("material");
    return names;
}

} // namespace

Response lab_offer(Request const& request, Limits const& limits) {
    auto const wanted = request.query.find("game");
    auto const game = engine::game_or_default(wanted == request.query.end() ? std::nullopt : std::optional(wanted->second));
    if (!game) return response_of({Code::unknown_game, game.error(), "game"}, request.language);
    Json positions = Json::array({{{"name", "start"}, {"fen", (*game)->start()->fen()}}});
    for (auto const& position : lab::middlegames(**game))
        positions.push_back({{"name", position.name}, {"fen", position.state->fen()}});
    for (auto const& position : (*game)->positions())
        positions.push_back({{"name", position.name}, {"fen", position.fen}});
    return {.body = written({{"game", (*game)->name()},
                             {"positions", std::move(positions)},
                             {"searches", searches_for(**game)},
                             {"orders", knowledge::order_names},
                             {"deepest", deepest_lab_search},
                             {"seconds", limits.lab_time.count() / 1000},
                             {"searchedNodes", limits.lab_searched},
                             {"shownNodes", limits.lab_shown}})};
}

Response lab_tree(Request const& request, LabShelf& shelf, std::string const& name) {
    auto const tree = shelf.find(name);
    if (!tree)
        return response_of({Code::not_found, {core::message("server.lab_tree_gone"), {}}, {}},
                           request.language);
    return {.type = "application/octet-stream", .body = *tree};
}

} // namespace services::server
