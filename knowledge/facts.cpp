#include "knowledge/facts.hpp"

#include "engine/state_of.hpp"
#include "games/chess/game.hpp"
#include "knowledge/draughts_facts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

namespace knowledge {
namespace {

std::string_view colour_atom(core::Colour colour) {
    return colour == core::Colour::white ? "white" : "black";
}

void add_pieces(core::GameInfo const& game, BoardMap const& map, std::vector<std::string>& clauses) {
    for (int row = 1; row <= map.rows(); ++row)
        for (int column = 1; column <= map.columns(); ++column)
            if (auto const piece = map.piece_on({row, column}))
                clauses.push_back(fmt::format("piece({}, {}, {}, {})",
                                              core::piece_with(game, piece->letter)->rule_name,
                                              colour_atom(piece->colour), row, column));
}

void add_moves(std::vector<engine::LegalMove> const& moves, BoardMap const& map,
               std::vector<std::string>& clauses) {
    for (auto const& move : moves) {
        auto const from = map.place_of(move.squares.from);
        auto const to = map.place_of(move.squares.to);
        auto clause = fmt::format("move({}, {}, {}, {})", from.row, from.column, to.row, to.column);
        if (std::ranges::find(clauses, clause) == clauses.end()) clauses.push_back(std::move(clause));
    }
}

void add_chess_rights(chess::Position const& position, std::vector<std::string>& clauses) {
    for (auto rooks = position.castling_rooks(); rooks != 0;) {
        auto const rook = chess::pop_square(rooks);
        auto const colour = chess::rank_of(rook) == 0 ? core::Colour::white : core::Colour::black;
        bool const king_side = chess::index(rook) > chess::index(position.king(colour));
        clauses.push_back(
            fmt::format("can_castle({}, {})", colour_atom(colour), king_side ? "king" : "queen"));
    }
    if (auto const square = position.en_passant())
        clauses.push_back(
            fmt::format("en_passant({}, {})", chess::rank_of(*square) + 1, chess::file_of(*square) + 1));
}

} // namespace

Family family_of(std::string_view game) {
    auto const found = engine::game_named(game);
    return Family((found ? **found : engine::default_game()).info());
}

bool has_several_boards(Family family) {
    static auto const those = [] {
        std::map<std::string_view, std::set<int>> sizes;
        for (auto const* const game : engine::all_games())
            sizes[game->info().family].insert(game->start()->view().rows);
        std::erase_if(sizes, [](auto const& each) { return each.second.size() < 2; });
        return sizes;
    }();
    return those.contains(family.name());
}

ChessBoard::ChessBoard(chess::Position const& at) : position(at) {
    chess::Moves moves;
    chess::generate(position, moves);
    for (auto const move : moves) {
        auto const target = move.special() == chess::Move::Special::castling
                                ? chess::castling_targets(move.from(), move.to()).king
                                : move.to();
        Step const step{move.from(), target};
        if (std::ranges::find(steps, step) == steps.end()) steps.push_back(step);
    }
}

BoardMap board_map_of(engine::AnyState const& state) { return {state.view(), state.info().white_sits_above}; }

Facts facts_of(engine::AnyState const& state) { return facts_of(state, state.legal_moves()); }

Facts facts_of(engine::AnyState const& state, std::vector<engine::LegalMove> const& moves) {
    auto const family = family_of(state);
    Facts facts{family, board_map_of(state), {}, std::nullopt};
    add_pieces(state.info(), facts.map, facts.clauses);
    facts.clauses.push_back(fmt::format("to_move({})", colour_atom(state.side_to_move())));
    if (auto const* const at = engine::state_as<chess::Chess>(state)) {
        facts.chess.emplace(at->position());
        add_chess_rights(facts.chess->position, facts.clauses);
    }
    add_moves(moves, facts.map, facts.clauses);
    if (has_several_boards(family)) facts.clauses.push_back(fmt::format("board({})", facts.map.rows()));
    if (family == Family::draughts) add_draughts_facts(state, moves, facts.map, facts.clauses);
    return facts;
}

std::string move_name(BoardMap const& map, Place from, Place to) {
    auto const first = map.name_of(from);
    bool const numbers = !first.empty() && first.front() >= '0' && first.front() <= '9';
    return first + (numbers ? "-" : "") + map.name_of(to);
}

} // namespace knowledge
