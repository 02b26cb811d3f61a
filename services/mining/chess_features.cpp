// What makes a chess puzzle easy or hard: how much its moves look like the right ones, what they do, its themes.
#include "knowledge/ordering/chess_features.hpp"

#include "games/bitboard.hpp"
#include "games/chess/movegen.hpp"
#include "games/chess/see.hpp"
#include "knowledge/ordering/chess_weights.hpp"
#include "services/mining/features.hpp"
#include "tactics/material_search.hpp"
#include "tactics/puzzle_board.hpp"
#include "tactics/themes/themes.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace services::mining {
namespace {

using chess::PieceKind;
using chess::Position;
using tactics::Solution;

constexpr std::array worths{1, 3, 3, 5, 9, 0, 0}; // by kind

int worth(PieceKind kind) { return worths[static_cast<std::size_t>(kind)]; }

// How much a move looks like the right one among all that there are, to damero's order of moves.
struct Look {
    double surprise; // how unlikely: the negative logarithm of its chance
    double rank;     // from 1
};

Look look_of(Position const& position, chess::Move right) {
    chess::Moves moves;
    chess::generate(position, moves);
    knowledge::ordering::MoveReader reader(position, moves);
    auto const& weights = knowledge::ordering::shipped_order_weights();
    std::vector<double> scores;
    double of_right = 0;
    for (auto const move : moves) {
        double score = 0;
        for (auto const& [feature, amount] : reader.read(move)) score += weights.of(feature) * amount / 100.0;
        scores.push_back(score);
        if (move == right) of_right = score;
    }
    double sum = 0;
    for (double const score : scores) sum += std::exp(score - of_right);
    auto const above = std::ranges::count_if(scores, [&](double score) { return score > of_right; });
    return {std::log(sum), static_cast<double>(above) + 1};
}

void add_looks(Solution const& line, Amounts& amounts) {
    double first = 0;
    double rank = 0;
    double most = 0;
    double sum = 0;
    for (int ply = 1; ply <= line.last(); ply += 2) {
        auto const look = look_of(line.before(ply), line.step(ply).move);
        if (ply == 1) {
            first = look.surprise;
            rank = look.rank;
        }
        most = std::max(most, look.surprise);
        sum += look.surprise;
    }
    amounts.push_back({"looks.first", std::min(first, 12.0)});
    amounts.push_back({"looks.first_squared", std::min(first * first, 100.0) / 10});
    amounts.push_back({"looks.first_rank", std::log2(rank)});
    amounts.push_back({"looks.most", std::min(most, 12.0)});
    amounts.push_back({"looks.whole", std::min(sum, 30.0)});
    amounts.push_back({"looks.mean", sum / line.solver_moves()});
}

bool gives_check(Solution const& line, int ply) { return line.after(ply).in_check(); }

int rows_back(Solution const& line, tactics::Step const& step) {
    int const up = chess::rank_of(step.to) - chess::rank_of(step.from);
    return line.solver() == chess::Colour::white ? -up : up;
}

int distance(tactics::Step const& step) {
    return std::max(std::abs(chess::rank_of(step.from) - chess::rank_of(step.to)),
                    std::abs(chess::file_of(step.from) - chess::file_of(step.to)));
}

void add_first_move(Solution const& line, Amounts& amounts) {
    static constexpr std::array names = {"first.pawn", "first.knight", "first.bishop",
                                         "first.rook", "first.queen",  "first.king"};
    auto const& step = line.step(1);
    auto const add = [&](char const* name, double value) { amounts.push_back({name, value}); };
    for (std::size_t kind = 0; kind < names.size(); ++kind)
        add(names[kind], static_cast<std::size_t>(step.moved) == kind ? 1 : 0);
    bool const check = gives_check(line, 1);
    add("first.check", check);
    add("first.takes", step.is_capture);
    add("first.quiet", !check && !step.is_capture);
    add("first.takes_back", step.is_capture && line.step(0).is_capture && step.to == line.step(0).to);
    add("first.takes_mover", step.is_capture && step.to == line.step(0).to);
    add("first.victim", worth(step.on_target));
    add("first.stake", worth(step.moved));
    add("first.dearer", step.is_capture && worth(step.on_target) > worth(step.moved));
    add("first.unsafe", !chess::see_at_least(line.asked(), step.move, chess::Score{0}));
    add("first.distance", distance(step));
    add("first.back", rows_back(line, step) > 0);
    add("first.promotes", step.move.is_promotion());
}

void add_later_moves(Solution const& line, Amounts& amounts) {
    double quiet = 0;
    double checks = 0;
    double takes = 0;
    double unsafe = 0;
    for (int ply = 3; ply <= line.last(); ply += 2) {
        bool const check = gives_check(line, ply);
        checks += check;
        takes += line.step(ply).is_capture;
        quiet += !check && !line.step(ply).is_capture;
        unsafe += !chess::see_at_least(line.before(ply), line.step(ply).move, chess::Score{0});
    }
    amounts.push_back({"later.quiet", quiet});
    amounts.push_back({"later.checks", checks});
    amounts.push_back({"later.takes", takes});
    amounts.push_back({"later.unsafe", unsafe});
}

int material(Position const& position, chess::Colour side) {
    int sum = 0;
    for (auto const kind :
         {PieceKind::pawn, PieceKind::knight, PieceKind::bishop, PieceKind::rook, PieceKind::queen})
        sum += worth(kind) *
               (games::popcount(position.pieces(side, kind)) - games::popcount(position.pieces(~side, kind)));
    return sum;
}

void add_board(Solution const& line, Amounts& amounts) {
    auto const& at = line.asked();
    chess::Moves moves;
    chess::generate(at, moves);
    double checks = 0;
    double takes = 0;
    for (auto const move : moves) {
        auto next = at;
        chess::Undo undo;
        next.make(move, undo);
        checks += next.in_check();
        takes += at.is_capture(move);
    }
    int const before = material(line.before(0), line.solver());
    int const now = material(at, line.solver());
    int const end = material(line.end(), line.solver());
    auto const add = [&](char const* name, double value) { amounts.push_back({name, value}); };
    add("board.pieces", games::popcount(at.occupied()));
    add("board.checks", std::log2(1 + checks));
    add("board.takes", std::log2(1 + takes));
    add("board.in_check", at.in_check());
    add("board.mistake_takes", line.step(0).is_capture);
    add("board.behind", std::clamp(-now, -9, 9));
    add("board.ahead", std::max(0, std::min(now, 9)));
    add("board.lost_before", std::clamp(before - now, 0, 9));
    add("board.gained", std::clamp(end - now, -9, 9));
}

void add_material_search(Solution const& line, Amounts& amounts) {
    int depth = 1;
    std::uint64_t nodes = 0;
    for (; depth <= 3; ++depth) {
        auto const found = tactics::search_material(line.asked(), {}, {.depth = depth, .nodes = 10'000});
        nodes += found.nodes;
        if (found.move == line.step(1).move && found.score.value() > 0) break;
    }
    amounts.push_back({"material.depth", static_cast<double>(depth)});
    amounts.push_back({"material.found", depth <= 3 ? 1.0 : 0.0});
    amounts.push_back({"material.nodes", std::log2(1.0 + static_cast<double>(nodes))});
}

} // namespace

Amounts chess_amounts(tactics::Puzzle const& puzzle, std::span<std::uint64_t const> effort) {
    auto amounts = common_amounts(puzzle, effort);
    auto const line = tactics::chess_solution(puzzle);
    add_looks(line, amounts);
    add_first_move(line, amounts);
    add_later_moves(line, amounts);
    add_board(line, amounts);
    add_material_search(line, amounts);
    auto const themes = tactics::themes_of(line);
    for (std::size_t i = 0; i < tactics::theme_count; ++i) {
        auto const theme = static_cast<tactics::Theme>(i);
        amounts.push_back({"theme." + std::string(name_of(theme)), themes.has(theme) ? 1.0 : 0.0});
    }
    return amounts;
}

} // namespace services::mining
