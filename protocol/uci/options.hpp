// The options that UCI shows a GUI: what they are called, what they may be, and what they are now.
#pragma once

#include "core/error.hpp"
#include "engine/any_engine.hpp"
#include "protocol/uci/command.hpp"
#include "protocol/uci/strength.hpp"

#include <string>

namespace protocol::uci {

struct Options {
    engine::EngineOptions engine{};
    int lines = 1;       // MultiPV
    bool ponder = false; // for the GUI's memory; whoever says `go ponder` is pondered with
    bool chess960 = false;
    bool show_wdl = false;
    bool analyse_mode = false;
    bool limit_strength = false;
    int elo = usual_elo;
    std::string eval_file = {}; // EvalFile; empty: the weights that are built in

    bool operator==(Options const&) const = default;

    [[nodiscard]] engine::CastlingStyle castling() const {
        return chess960 ? engine::CastlingStyle::king_takes_rook : engine::CastlingStyle::king_target;
    }
};

// Every option as `uci` lists it, a line each.
std::string option_lines();

// The options with this one set, or why it cannot be. A button changes none of them.
core::Expected<Options> with_option(Options options, SetOption const& wanted);

// Clear Hash is the one button there is.
bool is_clear_hash(SetOption const& wanted);

} // namespace protocol::uci
