// What each command does.
#include "protocol/uci/session.hpp"

#include "core/shown_text.hpp"
#include "protocol/uci/info.hpp"
#include "protocol/uci/position.hpp"
#include "protocol/uci/task.hpp"

#include <fmt/format.h>

#include <istream>
#include <utility>

namespace protocol::uci {

Session::Session(engine::AnyGame const& chess, std::unique_ptr<engine::AnyEngine> engine, LineSink sink,
                 Identity identity)
    : chess_(chess),
      engine_(std::move(engine)),
      output_(std::move(sink)),
      identity_(std::move(identity)),
      state_(chess.start()),
      search_(*engine_, output_) {}

void Session::run(std::istream& input) {
    for (std::string line; std::getline(input, line);)
        if (!heed(line)) break;
    search_.finish();
}

bool Session::heed(std::string_view line) {
    auto const command = parse_command(line);
    if (!command) {
        tell(command.error());
        return true;
    }
    std::visit([this](auto const& known) { obey(known); }, *command);
    return !std::holds_alternative<Quit>(*command);
}

void Session::obey(Unknown const& command) {
    if (debug_ && !command.line.empty()) tell(core::message("uci.unknown", core::shown(command.line)));
}

void Session::obey(AskIdentity const&) {
    output_.say(
        fmt::format("id name {}\nid author {}\n{}\nuciok", identity_.name, identity_.author, option_lines()));
}

void Session::obey(SetDebug const& command) { debug_ = command.on; }

void Session::obey(AskReady const&) { output_.say("readyok"); }

void Session::obey(SetOption const& command) {
    auto const wanted = with_option(options_, command);
    if (!wanted) return tell(wanted.error());
    search_.finish();
    if (is_clear_hash(command)) engine_->clear();
    if (wanted->engine != options_.engine) engine_->configure(wanted->engine);
    options_ = *wanted;
}

void Session::obey(NewGame const&) {
    search_.finish();
    engine_->clear();
    ++games_;
}

void Session::obey(SetPosition const& command) {
    auto opened = open_position(chess_, command);
    if (!opened) return tell(opened.error());
    search_.finish();
    for (auto const& warning : opened->warnings) tell(core::message("cli.warning", warning));
    state_ = std::move(opened->state);
}

void Session::obey(Go const& command) {
    auto wanted = task_for(command, *state_, options_);
    search_.finish();
    for (auto const& error : wanted.refused) tell(error);
    Job job{state_->clone(), std::move(wanted.task), options_, games_};
    if (command.perft) return search_.count(std::move(job), core::Depth{*command.perft});
    if (auto const moves = job.task.limits.mate)
        job.no_mate = "info string " + core::text(identity_.language, core::message("uci.no_mate", *moves));
    search_.think(std::move(job));
}

void Session::obey(Stop const&) { search_.stop(); }

void Session::obey(PonderHit const&) {
    if (!search_.ponder_hit()) tell(core::message("uci.not_pondering"));
}

void Session::obey(Quit const&) { search_.finish(); }

void Session::obey(ShowBoard const&) { output_.say(board_text(*state_)); }

void Session::obey(ShowEvaluation const&) {
    auto const own = engine_->evaluate(*state_).value();
    auto const white = state_->side_to_move() == core::Colour::white ? own : -own;
    tell(core::message("uci.evaluation", fmt::format("{:+.2f}", white / 100.0)));
}

void Session::tell(core::Error const& error) {
    output_.say("info string " + core::text(identity_.language, error));
}

} // namespace protocol::uci
