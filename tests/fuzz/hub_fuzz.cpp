// Bytes for the reader of Hub lines, and for what the commands ask of positions, moves and parameters.
#include "protocol/hub/command.hpp"
#include "protocol/hub/params.hpp"
#include "protocol/hub/position.hpp"
#include "protocol/hub/session.hpp"
#include "tests/fuzz/damaged_text.hpp"
#include "tests/fuzz/target.hpp"

namespace {

using namespace protocol::hub;

// The board decides the game: 33 letters are Russian draughts, any other number international.
engine::AnyGame const& game_for(SetPosition const& position) {
    bool const small = position.position && position.position->size() == 33;
    return game_of(*variant_named(small ? "russian" : "normal"));
}

fuzz::Failure try_out(SetPosition const& position, std::string const& written) {
    auto const opened = open_position(game_for(position), position);
    if (!opened) return fuzz::can_be_said(opened.error(), written);
    if (opened->state->plies() != static_cast<int>(position.moves.size())) return "a move was not played";
    if (position.moves.empty() && position.position && write_position(*opened->state) != *position.position)
        return "a position is not the one that was written";
    return std::nullopt;
}

fuzz::Failure try_out(Level const& level, std::string const& written) {
    for (auto const& error : level.refused)
        if (auto failure = fuzz::can_be_said(error, written)) return failure;
    auto const limits = limits_for(level, Mode::analyze, *game_for({}).start());
    bool const told = level.depth || level.nodes || level.move_time || level.clock;
    return told == limits.is_bounded() ? std::nullopt : fuzz::Failure("the limits are not those of the line");
}

fuzz::Failure try_out(SetParam const& param, std::string const& written) {
    auto const params = with_param({}, param);
    if (!params) return fuzz::can_be_said(params.error(), written);
    bool const sound = params->engine.hash_megabytes >= 1 && params->engine.threads >= 1 &&
                       params->engine.move_overhead >= search::Milliseconds{0};
    return sound ? std::nullopt : fuzz::Failure("a parameter is out of its range");
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
        "hub",
        "set-param name=variant value=frisian",
        "set-param name=tt-size value=20",
        "pos start moves=\"32-28 19-23 28x19x23\"",
        "pos pos=Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww moves=\"32-28\"",
        "pos pos=WeeeeBeeeeeeeeeeeeeeeeweeeeeeeeeW",
        "level moves=9 time=291.587 inc=0.5",
        "level depth=9 nodes=1000 move-time=0.5 infinite",
        "go analyze",
    };
    return fuzz::done(read(fuzz::damaged({data, size}, samples)));
}
