// A conversation in Hub: lines in, lines out, the game, the position and the limits between them. Lines are read while
// the engine thinks; see docs/hub.md for what happens in odd cases.
#pragma once

#include "core/catalogue.hpp"
#include "engine/any_engine.hpp"
#include "engine/any_game.hpp"
#include "protocol/hub/command.hpp"
#include "protocol/hub/params.hpp"
#include "protocol/line_output.hpp"
#include "protocol/search_thread.hpp"

#include <functional>
#include <iosfwd>
#include <memory>
#include <string>
#include <string_view>

namespace protocol::hub {

struct Identity {
    std::string name;
    std::string version;
    std::string author;
    std::string country;
    core::Language language = core::Language::english; // of what is said to people: error messages
};

using EngineMaker =
    std::function<std::unique_ptr<engine::AnyEngine>(engine::AnyGame const&, engine::EngineOptions const&)>;

// The limits that `levels` add up to, for a search of this mode in this position.
search::Limits limits_for(Level const& levels, Mode mode, engine::AnyState const& state);

class Session {
  public:
    Session(EngineMaker make_engine, LineSink sink, Identity identity);

    // One line; false when it says quit. A search that runs at the end is stopped, and its done is said.
    bool heed(std::string_view line);
    void run(std::istream& input); // until quit or the end of the input

  private:
    void obey(Nothing const&) {}
    void obey(AskIdentity const& command);
    void obey(Init const& command);
    void obey(SetParam const& command);
    void obey(SetPosition const& command);
    void obey(Level const& command);
    void obey(Go const& command);
    void obey(Stop const& command);
    void obey(PonderHit const& command);
    void obey(Ping const& command);
    void obey(NewGame const& command);
    void obey(Quit const& command);

    void begin_variant();
    void tell(core::Error const& error);

    EngineMaker make_engine_;
    LineOutput output_;
    Identity identity_;
    Params params_;
    std::unique_ptr<engine::AnyEngine> engine_;
    std::unique_ptr<engine::AnyState> state_;
    Level level_;         // what the level lines since the last pos or go add up to
    SearchThread search_; // last: its thread uses the others
};

} // namespace protocol::hub
