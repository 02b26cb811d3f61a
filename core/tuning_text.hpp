// Another tuning written down: a line for each number or switch that differs from the game's own, `name = value`, as in
//   razoring_margin = 250
//   null_move = false   # a remark
#pragma once

#include "core/error.hpp"
#include "core/tuning.hpp"

#include <span>
#include <string_view>
#include <variant>
#include <vector>

namespace core {

struct NumberChange {
    int Tuning::*which;
    int value;

    bool operator==(NumberChange const&) const = default;
};
struct SwitchChange {
    bool Switches::*which;
    bool value;

    bool operator==(SwitchChange const&) const = default;
};
using TuningChange = std::variant<NumberChange, SwitchChange>;

Expected<std::vector<TuningChange>> read_tuning(std::string_view text);

Tuning changed(Tuning tuning, std::span<TuningChange const> changes);

} // namespace core
