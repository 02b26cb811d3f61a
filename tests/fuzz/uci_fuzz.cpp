// Bytes for the reader of UCI lines, and for what the commands ask of positions, moves and options.
#include "protocol/uci/command.hpp"
#include "protocol/uci/options.hpp"
#include "protocol/uci/position.hpp"
#include "protocol/uci/task.hpp"
#include "tests/fuzz/damaged_text.hpp"
#include "tests/fuzz/target.hpp"

namespace {

using namespace protocol::uci;

engine::AnyGame const& chess() { return **engine::game_named("chess"); }

fuzz::Failure try_out(SetPosition const& position, std::string const& written) {
    auto const opened = open_position(chess(), position);
    if (!opened) return fuzz::can_be_said(opened.error(), written);
    if (opened->state->plies() != static_cast<int>(position.moves.size())) return "a move was not played";
    return std::nullopt;
}

fuzz::Failure try_out(Go const& go, std::string const& written) {
    auto const wanted = task_for(go, *chess().start(), {});
    for (auto const& error : wanted.refused)
        if (auto failure = fuzz::can_be_said(error, written)) return failure;
    bool const bounded = wanted.task.limits.is_bounded();
    if (!go.refused.empty() && !bounded && !go.infinite && !go.ponder) return "nothing ends the search";
    if (go.infinite == bounded) {
        bool const has_limit = go.depth || go.nodes || go.mate || go.move_time || go.time[0] || go.time[1];
        if (go.infinite || has_limit) return "the limits are not those of the line";
    }
    return std::nullopt;
}

fuzz::Failure try_out(SetOption const& option, std::string const& written) {
    auto const options = with_option({}, option);
    if (!options) return fuzz::can_be_said(options.error(), written);
    bool const sound = options->engine.hash_megabytes >= 1 && options->engine.threads >= 1 &&
                       options->lines >= 1 && options->engine.move_overhead >= search::Milliseconds{0};
    return sound ? std::nullopt : fuzz::Failure("an option is out of its range");
}

fuzz::Failure read(std::string const& written) {
    return fuzz::tried(parse_command(written), written, [&](auto const& known) -> fuzz::Failure {
        if constexpr (requires { try_out(known, written); }) return try_out(known, written);
        return std::nullopt; // there is nothing to try out
    });
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    static std::vector<std::string> const samples = {
        "uci",
        "debug on",
        "setoption name Hash value 32",
        "setoption name UCI_ShowWDL value true",
        "position startpos moves e2e4 e7e5 g1f3",
        "position fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 moves e1g1 e8c8",
        "go wtime 1000 btime 1000 winc 10 binc 10 movestogo 5",
        "go searchmoves e2e4 d2d4 depth 8 nodes 1000 mate 2 movetime 5",
        "go ponder infinite perft 3",
    };
    return fuzz::done(read(fuzz::damaged({data, size}, samples)));
}
