// What each command does.
#include "protocol/hub/session.hpp"

#include "protocol/hub/info.hpp"
#include "protocol/hub/line.hpp"
#include "protocol/hub/position.hpp"
#include "protocol/limits.hpp"

#include <algorithm>
#include <istream>
#include <utility>

namespace protocol::hub {

// Hub adds the increment before a move, our clock has it added after the last one.
search::Limits limits_for(Level const& levels, Mode mode, engine::AnyState const& state) {
    search::Limits limits;
    if (levels.depth) limits.depth = core::Depth{std::min(*levels.depth, deepest)};
    if (levels.nodes) limits.nodes = static_cast<std::uint64_t>(*levels.nodes);
    if (levels.move_time) limits.move_time = std::max(*levels.move_time, least_time);
    if (levels.clock) {
        limits.clock = levels.clock;
        limits.clock->left = std::max(levels.clock->left + levels.clock->increment, least_time);
    }
    limits.ponder = mode == Mode::ponder;
    if (!levels.refused.empty() && mode == Mode::think && !limits.is_bounded())
        limits.move_time = time_without_limit;
    if (mode == Mode::analyze && state.legal_moves().size() == 1) think_about_only_move(limits);
    return limits;
}

Session::Session(EngineMaker make_engine, LineSink sink, Identity identity)
    : make_engine_(std::move(make_engine)),
      output_(std::move(sink)),
      identity_(std::move(identity)) {
    begin_variant();
}

void Session::begin_variant() {
    auto const& game = game_of(params_.variant);
    engine_ = make_engine_(game, params_.engine);
    state_ = game.start();
    level_ = {};
}

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

void Session::obey(AskIdentity const&) {
    auto const id = LineWriter("id")
                        .add("name", identity_.name)
                        .add("version", identity_.version)
                        .add("author", identity_.author)
                        .add("country", identity_.country)
                        .text();
    output_.say(id + '\n' + param_lines(params_) + "\nwait");
}

void Session::obey(Init const&) { output_.say("ready"); }

void Session::obey(SetParam const& command) {
    auto const wanted = with_param(params_, command);
    if (!wanted) return tell(wanted.error());
    search_.finish();
    bool const other_game = wanted->variant.game != params_.variant.game;
    bool const other_engine = wanted->engine != params_.engine;
    params_ = *wanted;
    if (other_game)
        begin_variant();
    else if (other_engine)
        engine_->configure(params_.engine);
}

void Session::obey(SetPosition const& command) {
    auto opened = open_position(game_of(params_.variant), command);
    if (!opened) return tell(opened.error());
    search_.finish();
    state_ = std::move(opened->state);
    level_ = {};
}

void Session::obey(Level const& command) {
    for (auto const& error : command.refused) tell(error);
    if (command.infinite) {
        level_ = {};
        return;
    }
    if (!command.refused.empty()) level_.refused = command.refused;
    if (command.depth) level_.depth = command.depth;
    if (command.nodes) level_.nodes = command.nodes;
    if (command.move_time) level_.move_time = command.move_time;
    if (command.clock) level_.clock = command.clock;
}

void Session::obey(Go const& command) {
    search_.finish();
    std::shared_ptr<engine::AnyState const> const root = state_->clone();
    SearchJob job{engine_.get(),
                  state_->clone(),
                  {.limits = limits_for(std::exchange(level_, {}), command.mode, *state_)}};
    job.listener.line = [this, root](engine::Line const& line) {
        if (line.bound == search::Bound::exact) output_.say(info_line(*root, line));
    };
    job.over = [this, root] { output_.say(over_line(*root)); };
    job.done = [this, root](engine::Finding const& finding, bool) { output_.say(done_line(*root, finding)); };
    search_.think(std::move(job));
}

void Session::obey(Stop const&) { search_.stop(); }

void Session::obey(PonderHit const&) {
    if (!search_.ponder_hit()) tell({core::message("uci.not_pondering")});
}

void Session::obey(Ping const&) { output_.say("pong"); }

void Session::obey(NewGame const&) {
    search_.finish();
    engine_->clear();
}

void Session::obey(Quit const&) { search_.finish(); }

void Session::tell(core::Error const& error) {
    output_.say(LineWriter("error").add("message", core::text(identity_.language, error)).text());
}

} // namespace protocol::hub
