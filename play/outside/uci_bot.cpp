// The conversation with a UCI engine: uci, its options, isready; then position and go for every move.
#include "play/outside/uci_bot.hpp"

#include "core/words.hpp"
#include "play/bots/engine_bot.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace play {
namespace {

constexpr std::chrono::seconds time_to_start{10}; // tables may have to be read
constexpr std::chrono::milliseconds time_to_quit{300};
constexpr search::Milliseconds grace{1000}; // past a time of its own

std::optional<UciOption> named(std::vector<UciOption> const& options, std::string const& name) {
    for (auto const& option : options)
        if (core::lower_case(option.name) == core::lower_case(name)) return option; // UCI: names have no case
    return std::nullopt;
}

// Every line up to the one that begins with `last`, which is thrown away.
tl::expected<std::vector<std::string>, ReadProblem> lines_until(ChildProcess& process,
                                                                std::string_view last) {
    Patience patience(time_to_start);
    std::vector<std::string> lines;
    while (true) {
        auto line = process.read_line_within(patience);
        if (!line) return tl::unexpected(line.error());
        auto const words = core::words_of(*line);
        if (!words.empty() && words[0] == last) return lines;
        lines.push_back(std::move(*line));
    }
}

std::vector<UciOption> options_among(std::vector<std::string> const& lines) {
    std::vector<UciOption> options;
    for (auto const& line : lines)
        if (auto option = parse_uci_option(line)) options.push_back(std::move(*option));
    return options;
}

core::Expected<void> set_options(ChildProcess& process, std::vector<UciOption> const& there_are,
                                 std::vector<BotParameter> const& wanted, std::string const& path) {
    for (auto const& parameter : wanted) {
        auto const option = named(there_are, parameter.key);
        if (!option) {
            std::vector<std::string_view> names;
            for (auto const& other : there_are) names.push_back(other.name);
            auto const list = fmt::format("{}", fmt::join(names, ", "));
            return core::failure(core::message("uci.peer_option_unknown", path, parameter.key, list),
                                 {.column = parameter.column});
        }
        auto const value = option->type == "button" ? std::string() : " value " + parameter.value;
        process.write_line("setoption name " + option->name + value);
    }
    return {};
}

} // namespace

core::Expected<std::unique_ptr<UciBot>> UciBot::start(UciEngine engine) {
    std::unique_ptr<UciBot> bot(new UciBot(std::move(engine)));
    auto const begun = bot->begin();
    if (!begun) return tl::unexpected(begun.error());
    return bot;
}

UciBot::~UciBot() {
    if (!process_ || !process_->write_line("quit")) return;
    Patience patience(time_to_quit);
    while (process_->read_line_within(patience)) {
    }
}

core::Expected<void> UciBot::begin() {
    auto process = ChildProcess::start(engine_.command);
    if (!process) return tl::unexpected(process.error());
    process->write_line("uci");
    auto const greeting = lines_until(*process, "uciok");
    if (!greeting) return core::failure(core::message("uci.not_an_engine", path()));
    auto const set = set_options(*process, options_among(*greeting), engine_.options, path());
    if (!set) return set;
    process_ = std::move(*process);
    auto const is_ready = ready();
    if (!is_ready) return core::failure(is_ready.error().what);
    return {};
}

tl::expected<void, BotFailure> UciBot::ready() {
    process_->write_line("isready");
    auto const answered = lines_until(*process_, "readyok");
    if (!answered) return tl::unexpected(failed(answered.error()));
    return {};
}

tl::expected<void, BotFailure> UciBot::new_game(std::uint64_t) {
    if (auto const there = alive(); !there) return tl::unexpected(there.error());
    process_->write_line("ucinewgame");
    return ready();
}

std::string UciBot::option(std::string_view name) const {
    for (auto const& given : engine_.options)
        if (core::lower_case(given.key) == core::lower_case(name)) return given.value;
    return {};
}

engine::CastlingStyle UciBot::castling() const {
    return option("UCI_Chess960") == "true" ? engine::CastlingStyle::king_takes_rook
                                            : engine::CastlingStyle::king_target;
}

// As far as can be told from outside: engines that count nodes with one thread do.
bool UciBot::repeats_games(search::Limits const& of_turn) const {
    auto const threads = option("Threads");
    return (threads.empty() || threads == "1") && !is_timed(effective_limits(engine_.own_limits, of_turn));
}

tl::expected<void, BotFailure> UciBot::alive() {
    if (process_) return {};
    lines_ = 1;
    auto const begun = begin();
    if (!begun) return tl::unexpected(BotFailure{FailureKind::crashed, begun.error().what});
    return {};
}

// A clock runs whatever the engine was told; otherwise it is its own limits that it keeps, where it has some.
search::Milliseconds UciBot::patience_for(Turn const& turn) const {
    auto const& own = engine_.own_limits;
    if (turn.limits.clock || !own.is_bounded()) return turn.patience;
    if (own.move_time) return std::max(turn.patience, *own.move_time + grace);
    return turn.patience_without_time;
}

Answer UciBot::choose(engine::AnyState const& state, Turn const& turn) {
    if (auto const there = alive(); !there) return tl::unexpected(there.error());
    auto const limits = effective_limits(engine_.own_limits, turn.limits);
    Patience patience(patience_for(turn));
    process_->write_line(position_command(state, turn.played, castling()));
    process_->write_line(go_command(limits, turn));
    Choice choice;
    auto const best = hear(turn, patience, [&](UciInfo const& info) {
        if (info.line != 1) return;
        if (info.score) choice.score = info.score;
        if (info.score && info.depth) choice.depth = *info.depth;
        if (info.nodes) choice.nodes = *info.nodes;
    });
    if (!best) return tl::unexpected(best.error());
    auto const move = understood(state, *best);
    if (!move) return tl::unexpected(move.error());
    choice.move = *move;
    return choice;
}

tl::expected<UciView, BotFailure> UciBot::look(engine::AnyState const& state, Turn const& turn, int lines) {
    if (auto const there = alive(); !there) return tl::unexpected(there.error());
    if (lines != lines_) process_->write_line(fmt::format("setoption name MultiPV value {}", lines));
    lines_ = lines;
    process_->write_line(position_command(state, turn.played, castling()));
    process_->write_line(go_command(turn.limits, turn));
    std::vector<UciInfo> last(static_cast<std::size_t>(lines)); // of each rank
    UciView view;
    Patience patience(turn.patience);
    auto const best = hear(turn, patience, [&](UciInfo const& info) {
        if (info.nodes) view.nodes = *info.nodes;
        if (info.score && !info.move.empty() && info.line >= 1 && info.line <= lines)
            last[static_cast<std::size_t>(info.line) - 1] = info;
    });
    if (!best) return tl::unexpected(best.error());
    for (auto const& info : last) {
        if (!info.score) break;
        auto const move = understood(state, info.move);
        if (!move) return tl::unexpected(move.error());
        view.lines.push_back({*move, *info.score});
    }
    return view;
}

tl::expected<std::string, BotFailure> UciBot::hear(Turn const& turn, Patience& patience,
                                                   std::function<void(UciInfo const&)> const& told) {
    while (true) {
        auto const line = process_->read_line_within(patience, turn.stop);
        if (!line) return tl::unexpected(failed(line.error()));
        if (auto const best = parse_best_move(*line)) return *best;
        if (auto const info = parse_uci_info(*line)) told(*info);
    }
}

// Whichever way castling is written; the way that was agreed goes first. A program that names an illegal move has lost
// its way, and is not spoken to again.
tl::expected<engine::LegalMove, BotFailure> UciBot::understood(engine::AnyState const& state,
                                                               std::string const& written) {
    using enum engine::CastlingStyle;
    auto const other = castling() == king_target ? king_takes_rook : king_target;
    auto const moves = state.legal_moves();
    for (auto const style : {castling(), other})
        for (auto const& move : moves)
            if (state.protocol_text(move, style) == core::lower_case(written)) return move;
    process_.reset();
    return tl::unexpected(BotFailure{FailureKind::illegal_move, core::message("bot.illegal_move", written)});
}

// A process that has failed is not spoken to again.
BotFailure UciBot::failed(ReadProblem problem) {
    process_.reset();
    switch (problem) {
    case ReadProblem::ended:
        return {FailureKind::crashed, core::message("bot.crashed")};
    case ReadProblem::late:
        return {FailureKind::silent, core::message("bot.silent")};
    case ReadProblem::flooded:
        return {FailureKind::crashed, core::message("bot.flooded")};
    case ReadProblem::stopped:
        break;
    }
    return {FailureKind::stopped, core::message("bot.stopped")};
}

} // namespace play
