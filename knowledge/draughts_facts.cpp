#include "knowledge/draughts_facts.hpp"

#include "games/all.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace knowledge {
namespace {

template <class G>
constexpr draughts::RuleSet const* rules_of_game = nullptr;
template <draughts::RuleSet const& rules>
constexpr draughts::RuleSet const* rules_of_game<draughts::Draughts<rules>> = &rules;

draughts::RuleSet const& rules_of(engine::AnyState const& state) {
    static constexpr auto rules =
        games::table_of_games([]<class G>(std::type_identity<G>) { return rules_of_game<G>; });
    return *rules[static_cast<std::size_t>(state.game_place())];
}

std::string move_term(engine::LegalMove const& move, BoardMap const& map) {
    auto const from = map.place_of(move.squares.from);
    auto const to = map.place_of(move.squares.to);
    return fmt::format("move({}, {}, {}, {})", from.row, from.column, to.row, to.column);
}

std::string taken_term(engine::LegalMove const& move, BoardMap const& map) {
    std::vector<Place> places;
    for (int const cell : move.squares.captured) places.push_back(map.place_of(cell));
    std::sort(places.begin(), places.end());
    std::string text = "[";
    for (auto const place : places)
        text += fmt::format("{}{}/{}", text.size() > 1 ? ", " : "", place.row, place.column);
    return text + "]";
}

std::size_t most_taken(engine::AnyState const& state) {
    std::size_t most = 0;
    for (auto const& move : state.legal_moves()) most = std::max(most, move.squares.captured.size());
    return most;
}

} // namespace

void add_draughts_facts(engine::AnyState const& state, std::vector<engine::LegalMove> const& moves,
                        BoardMap const& map, std::vector<std::string>& clauses) {
    auto const& rules = rules_of(state);
    clauses.push_back(fmt::format(
        "obligation({})", rules.obligation == draughts::Obligation::optional ? "optional" : "to_the_end"));
    std::vector<std::string> replies; // Prolog wants the clauses of a predicate together
    std::vector<std::string> counters;
    auto const board = state.clone();
    for (auto const& move : moves) {
        auto const option = move_term(move, map) + ", " + taken_term(move, map);
        clauses.push_back(fmt::format("option({})", option));
        board->play(move);
        for (auto const& reply : board->legal_moves()) {
            if (reply.squares.captured.empty()) continue;
            auto const answer = option + ", " + move_term(reply, map) + ", " + taken_term(reply, map);
            replies.push_back(fmt::format("reply({})", answer));
            board->play(reply);
            counters.push_back(fmt::format("counter({}, {})", answer, most_taken(*board)));
            board->undo();
        }
        board->undo();
    }
    std::ranges::move(replies, std::back_inserter(clauses));
    std::ranges::move(counters, std::back_inserter(clauses));
}

} // namespace knowledge
