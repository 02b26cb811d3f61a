// The parameters that Hub shows a GUI: what they are called, what they may be, and what they are now.
#pragma once

#include "core/error.hpp"
#include "engine/any_engine.hpp"
#include "protocol/hub/command.hpp"
#include "protocol/hub/variant.hpp"

#include <string>

namespace protocol::hub {

struct Params {
    Variant variant = variants().front();
    engine::EngineOptions engine{};
    bool ponder = false; // for the GUI's memory; whoever says `go ponder` is pondered with
};

// Every parameter as `hub` lists it, a line each, with the values that hold.
std::string param_lines(Params const& params);

// The parameters with this one set, or why it cannot be.
core::Expected<Params> with_param(Params params, SetParam const& wanted);

// The table is told as the number of doublings that its entries are made by, sixteen bytes each, as Scan does.
inline constexpr int smallest_table_exponent = 16; // one megabyte
int table_exponent(std::size_t megabytes);

} // namespace protocol::hub
