// Thinking, glancing, and choosing among what was seen.
#include "play/bots/human_choice.hpp"

#include "core/rng.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <string>
#include <string_view>

namespace play {
namespace {

using engine::LegalMove;
using engine::Line;

// Chance that depends on what it is asked about, not on what was asked before.
class Dice {
  public:
    Dice(std::uint64_t chance, std::string_view about) : random_(mixed(chance, about)) {}

    double next() { // in (0, 1)
        return (static_cast<double>(random_.next() >> 11) + 0.5) * 0x1.0p-53;
    }

  private:
    static std::uint64_t mixed(std::uint64_t chance, std::string_view about) { // FNV-1a
        std::uint64_t hash = 0xCBF29CE484222325u ^ core::Random(chance).next();
        for (char const c : about) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3u;
        return hash;
    }

    core::Random random_;
};

// A won game is worth so much and no more; a win at once is what people see first, one a few moves away is a won game.
double worth(core::Score score) {
    constexpr double won = 3000;
    constexpr double least_won = 2700;
    constexpr double a_ply_sooner = 80;
    auto const after = [&](core::Score plies) {
        return std::max(won - a_ply_sooner * plies.value(), least_won);
    };
    if (core::is_win(score)) return after(core::won - score);
    if (core::is_loss(score)) return -after(core::won + score);
    return std::clamp(1.0 * score.value(), -least_won, least_won);
}

// The line that seems best once each has had its share of chance. With Gumbel's distribution a line that is d better is
// exp(d / temperature) times as likely.
std::size_t chosen(std::vector<Line> const& lines, double temperature, Dice& dice) {
    std::size_t best = 0;
    double most = -std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < lines.size(); ++i) {
        double const luck = -std::log(-std::log(dice.next()));
        double const seen = worth(lines[i].score) + temperature * luck;
        if (seen > most) {
            most = seen;
            best = i;
        }
    }
    return best;
}

engine::Finding with_choice(engine::Finding finding, std::size_t choice) {
    if (choice > 0) {
        auto const begin = finding.lines.begin();
        std::rotate(begin, begin + static_cast<std::ptrdiff_t>(choice),
                    begin + static_cast<std::ptrdiff_t>(choice) + 1);
        for (std::size_t i = 0; i < finding.lines.size(); ++i)
            finding.lines[i].rank = static_cast<int>(i) + 1;
    }
    auto const& moves = finding.lines.front().moves;
    finding.move = moves.front();
    finding.ponder = moves.size() > 1 ? std::optional(moves[1]) : std::nullopt;
    return finding;
}

// Those that are noticed; all of them where none is.
std::vector<LegalMove> noticed_own(core::BoardView const& board, std::vector<LegalMove> const& moves,
                                   double blindness, Dice& dice) {
    constexpr double own_share = 0.3; // people miss their own moves less often than answers
    std::vector<LegalMove> noticed;
    for (auto const& move : moves)
        if (dice.next() >= own_share * chance_to_miss(board, move.squares, -1, blindness))
            noticed.push_back(move);
    return noticed.empty() ? moves : noticed;
}

} // namespace

double chance_to_miss(core::BoardView const& board, core::MoveSquares const& move, int target,
                      double blindness) {
    constexpr int far = 3;
    constexpr double far_factor = 1.5;
    constexpr double recapture_factor = 0.25;
    int const rows = std::abs(move.from / board.columns - move.to / board.columns);
    int const columns = std::abs(move.from % board.columns - move.to % board.columns);
    double chance = blindness;
    if (std::max(rows, columns) >= far) chance *= far_factor;
    if (std::ranges::count(move.captured, target) > 0) chance *= recapture_factor;
    return std::min(chance, 0.95);
}

engine::Finding HumanChoice::think(engine::AnyState const& state, engine::Task const& task,
                                   engine::EngineListener const& listener,
                                   std::function<bool()> const& is_stopped) {
    Dice dice(chance_, "lapse " + state.fen());
    bool const glances = dice.next() < strength_.lapses;
    if (!glances || task.limits.ponder) { // who ponders has the time to think
        auto thought = ponder_over(state, task, listener);
        if (!glances || is_stopped()) return thought;
    }
    auto finding = glance(state, task, is_stopped);
    if (listener.line) listener.line(finding.lines.front());
    return finding;
}

engine::Finding HumanChoice::ponder_over(engine::AnyState const& state, engine::Task const& task,
                                         engine::EngineListener const& listener) {
    auto own = task;
    own.limits.nodes = std::min(task.limits.nodes.value_or(strength_.nodes), strength_.nodes);
    own.limits.depth =
        std::min(task.limits.depth.value_or(core::Depth{strength_.depth}), core::Depth{strength_.depth});
    own.lines = std::max(strength_.lines, task.lines);
    auto told = listener;
    if (listener.line)
        told.line = [&](Line const& line) {
            if (line.rank <= task.lines) listener.line(line);
        };
    auto finding = engine_.think(state, own, told);
    if (finding.lines.empty()) return finding;
    auto const considered = std::min(finding.lines.size(), static_cast<std::size_t>(strength_.lines));
    finding.lines.resize(considered);
    Dice dice(chance_, "choice " + state.fen());
    auto const choice = chosen(finding.lines, strength_.temperature, dice);
    return with_choice(std::move(finding), choice);
}

engine::Finding HumanChoice::glance(engine::AnyState const& state, engine::Task const& task,
                                    std::function<bool()> const& is_stopped) {
    Dice dice(chance_, "glance " + state.fen());
    auto const moves = noticed_own(state.view(), task.only.empty() ? state.legal_moves() : task.only,
                                   strength_.blindness, dice);
    auto limits = task.limits;
    limits.ponder = false;
    limits.clock.reset(); // a glance takes no time worth counting
    limits.mate.reset();
    limits.depth = core::Depth{1};
    auto const nodes = std::min(task.limits.nodes.value_or(strength_.nodes), strength_.nodes);
    engine::Finding finding;
    for (auto const& move : moves) {
        if (is_stopped() && !finding.lines.empty()) break;
        limits.nodes = std::min(std::max<std::uint64_t>(nodes / moves.size(), 1), nodes - finding.nodes);
        finding.lines.push_back(looked_at(state, move, limits, is_stopped));
        finding.nodes += finding.lines.back().nodes;
        finding.elapsed += finding.lines.back().elapsed;
    }
    auto const choice = chosen(finding.lines, strength_.temperature, dice);
    finding = with_choice(std::move(finding), choice);
    finding.lines.resize(1);
    finding.lines.front().nodes = finding.nodes;
    finding.lines.front().elapsed = finding.elapsed;
    return finding;
}

// The move, and the answers to it that are noticed.
Line HumanChoice::looked_at(engine::AnyState const& state, LegalMove const& move,
                            search::Limits const& limits, std::function<bool()> const& is_stopped) {
    auto const after = state.clone();
    after->play(move);
    Line line{.rank = 1, .depth = core::Depth{1}, .selective_depth = core::Ply{1}, .moves = {move}};
    if (auto const outcome = after->outcome()) {
        if (outcome->winner)
            line.score = *outcome->winner == state.side_to_move() ? core::win_in(core::Ply{1})
                                                                  : core::lost_in(core::Ply{1});
        return line;
    }
    Dice dice(chance_, move.text + " in " + state.fen());
    auto const board = after->view();
    auto const answers = after->legal_moves();
    engine::Task task{.limits = limits};
    for (auto const& answer : answers)
        if (dice.next() >= chance_to_miss(board, answer.squares, move.squares.to, strength_.blindness))
            task.only.push_back(answer);
    line.score = -engine_.evaluate(*after);
    if (task.only.empty() || limits.nodes == 0) return line; // nothing is in the way that is noticed
    engine_.prepare();                                       // from here on a stop counts
    if (is_stopped()) return line;
    auto const reply = engine_.think(*after, task);
    line.nodes = reply.nodes;
    line.elapsed = reply.elapsed;
    if (reply.lines.empty()) return line;
    auto const& best = reply.lines.front();
    line.score = -best.score;
    line.depth = core::Depth{2};
    line.selective_depth = best.selective_depth + core::Ply{1};
    line.moves.insert(line.moves.end(), best.moves.begin(), best.moves.end());
    return line;
}

} // namespace play
