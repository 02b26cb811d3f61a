// The eleven games, for tests that run over all of them, and small helpers that such tests share.
#pragma once

#include "core/rng.hpp"
#include "games/draughts/game.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <tuple>
#include <vector>

namespace draughts::testing {

using Games = ::testing::Types<English, Italian, Spanish, Portuguese, Czech, Russian, Brazilian, Pool,
                               International, Frisian, House>;

template <class G>
typename G::Position position_of(std::string_view fen) {
    auto const read = G::parse_position(fen);
    EXPECT_TRUE(read.has_value()) << fen;
    return read ? read->position : G::start();
}

template <class G>
typename G::Moves moves_of(typename G::Position const& position) {
    typename G::Moves moves;
    G::generate(position, moves);
    return moves;
}

template <class G>
std::vector<std::string> texts_of(typename G::Position const& position) {
    std::vector<std::string> texts;
    for (Move const move : moves_of<G>(position)) texts.push_back(G::move_text(position, move));
    std::sort(texts.begin(), texts.end());
    return texts;
}

// Plays a move that the test knows to be legal.
template <class G>
void play(typename G::Position& position, std::string_view text) {
    auto const move = G::parse_move(position, text);
    ASSERT_TRUE(move.has_value()) << G::name << ' ' << text << " in " << G::position_text(position);
    typename G::Undo undo;
    position.make(*move, undo);
}

// Pieces thrown on the board: up to `most` a side, one in `king_share` of them a king. No man stands on its
// crowning row.
template <class G>
typename G::Position random_position(core::Random& random, int most, int king_share) {
    RuleSet const& rules = G::rule_set;
    State state = empty_state;
    state.side = random.below(2) == 0 ? Colour::white : Colour::black;
    for (std::size_t colour = 0; colour < 2; ++colour) {
        auto const count = 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(most)));
        for (int i = 0; i < count; ++i) {
            int const number =
                1 + static_cast<int>(random.below(static_cast<std::uint64_t>(square_count(rules))));
            Bitboard const square = games::bit(index(square_of_number(rules, number)));
            if (((state.pieces[0] | state.pieces[1]) & square) != 0) continue;
            state.pieces[colour] |= square;
            bool const crowned = (crown_row(rules, static_cast<Colour>(colour)) & square) != 0;
            if (crowned || random.below(static_cast<std::uint64_t>(king_share)) == 0) state.kings |= square;
        }
    }
    return typename G::Position(state);
}

} // namespace draughts::testing
