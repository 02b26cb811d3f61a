#include "knowledge/draughts_facts.hpp"

#include "games/draughts/rules.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>

namespace knowledge {
namespace {

draughts::RuleSet const* rules_of(std::string_view game) {
    using namespace draughts;
    static constexpr std::array all = {&english,   &italian, &spanish,       &portuguese, &czech, &russian,
                                       &brazilian, &pool,    &international, &frisian,    &house};
    auto const found = std::ranges::find(all, game, &RuleSet::name);
    return found == all.end() ? nullptr : *found;
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

bool white_sits_above(std::string_view game) {
    auto const* const rules = rules_of(game);
    return rules != nullptr && rules->white_end == draughts::End::top;
}

void add_draughts_facts(engine::AnyState const& state, std::vector<engine::LegalMove> const& moves,
                        BoardMap const& map, std::vector<std::string>& clauses) {
    auto const* const rules = rules_of(state.game());
    clauses.push_back(fmt::format("board({})", map.rows()));
    clauses.push_back(fmt::format(
        "obligation({})", rules->obligation == draughts::Obligation::optional ? "optional" : "to_the_end"));
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
