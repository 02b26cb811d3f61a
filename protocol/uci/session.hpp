// A conversation in UCI: lines in, lines out, the position and the options between them. Lines are read while the
// engine thinks; see docs/uci.md for what happens in odd cases.
#pragma once

#include "core/catalogue.hpp"
#include "engine/any_engine.hpp"
#include "engine/any_game.hpp"
#include "protocol/line_output.hpp"
#include "protocol/uci/command.hpp"
#include "protocol/uci/options.hpp"
#include "protocol/uci/search.hpp"

#include <cstdint>
#include <iosfwd>
#include <memory>
#include <string>
#include <string_view>

namespace protocol::uci {

struct Identity {
    std::string name;
    std::string author;
    core::Language language = core::Language::english; // of what is said to people: info string
};

class Session {
  public:
    // `engine` is one of `chess`, with the options that EngineOptions has unless told.
    Session(engine::AnyGame const& chess, std::unique_ptr<engine::AnyEngine> engine, LineSink sink,
            Identity identity);

    // One line; false when it says quit. A search that runs at the end is stopped, and its bestmove is said.
    bool heed(std::string_view line);
    void run(std::istream& input); // until quit or the end of the input

  private:
    void obey(Unknown const& command);
    void obey(AskIdentity const& command);
    void obey(SetDebug const& command);
    void obey(AskReady const& command);
    void obey(SetOption const& command);
    void obey(NewGame const& command);
    void obey(SetPosition const& command);
    void obey(Go const& command);
    void obey(Stop const& command);
    void obey(PonderHit const& command);
    void obey(Quit const& command);
    void obey(ShowBoard const& command);
    void obey(ShowEvaluation const& command);

    void tell(core::Error const& error); // as info string
    void tell(core::Message message) { tell(core::Error{std::move(message), {}}); }

    engine::AnyGame const& chess_;
    std::unique_ptr<engine::AnyEngine> engine_;
    LineOutput output_;
    Identity identity_;
    Options options_;
    std::unique_ptr<engine::AnyState> state_;
    bool debug_ = false;
    std::uint64_t games_ = 0; // how many were begun; each has its own chance
    Search search_;           // last: its thread uses the others
};

} // namespace protocol::uci
