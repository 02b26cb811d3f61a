// The table of parameters, and setting one.
#include "protocol/hub/params.hpp"

#include "core/shown_text.hpp"
#include "protocol/hub/line.hpp"
#include "protocol/largest_table.hpp"
#include "protocol/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <vector>

namespace protocol::hub {
namespace {

struct Whole {
    std::string_view name;
    NumberRange range;
    int (*get)(Params const&);
    void (*set)(Params&, int);
};

std::vector<Whole> const& wholes() {
    static std::vector<Whole> const list = {
        {"threads",
         {1, 256},
         [](Params const& params) { return params.engine.threads; },
         [](Params& params, int value) { params.engine.threads = value; }},
        {"tt-size",
         {smallest_table_exponent, table_exponent(static_cast<std::size_t>(largest_table()))},
         [](Params const& params) { return table_exponent(params.engine.hash_megabytes); },
         [](Params& params, int value) {
             params.engine.hash_megabytes = std::size_t{1} << (value - smallest_table_exponent);
         }},
        {"move-overhead",
         {0, 5000},
         [](Params const& params) { return static_cast<int>(params.engine.move_overhead.count()); },
         [](Params& params, int value) { params.engine.move_overhead = search::Milliseconds{value}; }},
    };
    return list;
}

// GUIs written for Scan turn these off without asking whether they are there. They are not; so be it.
struct Absent {
    std::string_view name;
    std::string_view off;
};
constexpr Absent absent[] = {{"book", "false"}, {"bb-size", "0"}};

std::string variant_names() {
    std::vector<std::string_view> names;
    for (auto const& variant : variants()) names.push_back(variant.name);
    return fmt::format("{}", fmt::join(names, " "));
}

core::Error unknown(SetParam const& wanted) {
    std::vector<std::string_view> names = {"variant", "ponder"};
    for (auto const& whole : wholes()) names.push_back(whole.name);
    return {core::message("hub.param_unknown", core::shown(wanted.name),
                          fmt::format("{}", fmt::join(names, ", ")))};
}

} // namespace

int table_exponent(std::size_t megabytes) {
    return smallest_table_exponent + static_cast<int>(std::bit_width(std::max<std::size_t>(megabytes, 1))) -
           1;
}

std::string param_lines(Params const& params) {
    auto lines = LineWriter("param")
                     .add("name", "variant")
                     .add("value", params.variant.name)
                     .add("type", "enum")
                     .add("values", variant_names())
                     .text();
    lines += '\n' + LineWriter("param")
                        .add("name", "ponder")
                        .add("value", params.ponder ? "true" : "false")
                        .add("type", "bool")
                        .text();
    for (auto const& whole : wholes())
        lines += '\n' + LineWriter("param")
                            .add("name", whole.name)
                            .add("value", std::to_string(whole.get(params)))
                            .add("type", "int")
                            .add("min", std::to_string(whole.range.smallest))
                            .add("max", std::to_string(whole.range.largest))
                            .text();
    return lines;
}

core::Expected<Params> with_param(Params params, SetParam const& wanted) {
    if (wanted.name == "variant") {
        auto const variant = variant_named(wanted.value);
        if (!variant) return tl::unexpected(variant.error());
        params.variant = *variant;
        return params;
    }
    if (wanted.name == "ponder") {
        auto const value = truth_from(wanted.value, wanted.name);
        if (!value) return tl::unexpected(value.error());
        params.ponder = *value;
        return params;
    }
    for (auto const& whole : wholes()) {
        if (whole.name != wanted.name) continue;
        auto const value = number_from(wanted.value, whole.name, whole.range);
        if (!value) return tl::unexpected(value.error());
        whole.set(params, static_cast<int>(*value));
        return params;
    }
    for (auto const& missing : absent)
        if (missing.name == wanted.name && missing.off == wanted.value) return params;
    return tl::unexpected(unknown(wanted));
}

} // namespace protocol::hub
