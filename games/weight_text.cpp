#include "games/weight_text.hpp"

#include "core/shown_text.hpp"
#include "games/packed_pairs.hpp"

#define TOML_HEADER_ONLY 1
#define TOML_EXCEPTIONS 0
#define TOML_ENABLE_FORMATTERS 0
#include <algorithm>
#include <cmath>
#include <toml++/toml.h>

namespace games {
namespace {

using core::Expected;
using core::failure;
using core::message;

core::Place place(toml::source_region const& at) {
    return {.line = static_cast<int>(at.begin.line), .column = static_cast<int>(at.begin.column)};
}

std::string full_name(NamedWeights const& weights) {
    return std::string(weights.group.name) + "." + std::string(weights.name);
}

class Reader {
  public:
    explicit Reader(NamedWeights const& weights) : weights_(weights), name_(full_name(weights)) {}

    Expected<void> read(toml::node const& node) const {
        if (weights_.is_packed) return read_packed(node);
        if (!weights_.is_list) return read_value(node, 0);
        auto const* const list = node.as_array();
        if (list == nullptr) return failure(message("weights.not_a_list", name_), place(node.source()));
        if (list->size() != weights_.size())
            return failure(message("weights.wrong_count", name_, weights_.size(), list->size()),
                           place(node.source()));
        for (std::size_t i = 0; i < weights_.size(); ++i)
            if (auto const read = read_value(*list->get(i), i); !read) return read;
        return {};
    }

  private:
    Expected<void> read_value(toml::node const& node, std::size_t at) const {
        if (auto const* numbers = std::get_if<std::span<int>>(&weights_.values)) {
            auto const number = read_number(node);
            if (!number) return tl::unexpected(number.error());
            (*numbers)[at] = *number;
            return {};
        }
        auto const* const pair = node.as_array();
        if (pair == nullptr || pair->size() != 2)
            return failure(message("weights.not_a_pair", name_), place(node.source()));
        auto const middlegame = read_number(*pair->get(0));
        if (!middlegame) return tl::unexpected(middlegame.error());
        auto const endgame = read_number(*pair->get(1));
        if (!endgame) return tl::unexpected(endgame.error());
        std::get<std::span<Phased>>(weights_.values)[at] = Phased(*middlegame, *endgame);
        return {};
    }

    // The column is that of the string's beginning unless the trouble is on a later line.
    Expected<void> read_packed(toml::node const& node) const {
        auto const* const letters = node.as_string();
        if (letters == nullptr) return failure(message("weights.not_packed", name_), place(node.source()));
        auto const bad = unpack(**letters, std::get<std::span<Phased>>(weights_.values));
        if (!bad) return {};
        core::Place where = place(node.source());
        bool const many_lines = (*letters)->find('\n') != std::string::npos;
        if (many_lines) where = {.line = where.line + bad->line, .column = bad->column};
        return failure(message("weights.packed_wrong", name_, weights_.size()), where);
    }

    Expected<int> read_number(toml::node const& node) const {
        auto const* const number = node.as_integer();
        if (number == nullptr) return failure(message("weights.not_a_number", name_), place(node.source()));
        if (**number < weights_.smallest || **number > weights_.largest)
            return failure(
                message("weights.out_of_range", **number, name_, weights_.smallest, weights_.largest),
                place(node.source()));
        return static_cast<int>(**number);
    }

    NamedWeights const& weights_;
    std::string name_;
};

Expected<void> read_group(toml::table const& table, std::string_view group, WeightList const& weights) {
    for (auto const& [key, node] : table) {
        auto const found = std::ranges::find_if(weights, [&, name = key.str()](NamedWeights const& each) {
            return each.group.name == group && each.name == name;
        });
        if (found == weights.end())
            return failure(message("weights.unknown", core::shown(key.str()), core::shown(group)),
                           place(key.source()));
        if (auto const read = Reader(*found).read(node); !read) return read;
    }
    return {};
}

// What stands before the first table: which game the file is for.
Expected<void> check_game(toml::node const& node, std::string_view game) {
    auto const* const said = node.as_string();
    if (said == nullptr || **said != game)
        return failure(message("weights.other_game", game), place(node.source()));
    return {};
}

std::string value_text(NamedWeights const& weights, std::size_t at) {
    if (auto const* numbers = std::get_if<std::span<int>>(&weights.values))
        return std::to_string((*numbers)[at]);
    Phased const pair = std::get<std::span<Phased>>(weights.values)[at];
    return "[" + std::to_string(pair.middlegame()) + ", " + std::to_string(pair.endgame()) + "]";
}

std::string values_text(NamedWeights const& weights) {
    if (weights.is_packed) return "'''\n" + packed(std::get<std::span<Phased>>(weights.values)) + "'''";
    if (!weights.is_list) return value_text(weights, 0);
    auto const per_line = static_cast<std::size_t>(weights.per_line);
    bool const one_line = weights.size() <= per_line;
    std::string text = "[";
    for (std::size_t i = 0; i < weights.size(); ++i) {
        if (!one_line && i % per_line == 0) text += "\n    ";
        text += value_text(weights, i);
        if (i + 1 < weights.size()) text += (i + 1) % per_line == 0 ? "," : ", ";
    }
    return text + (one_line ? "]" : ",\n]");
}

} // namespace

Expected<void> read_weights(std::string_view text, std::string_view game, WeightList const& weights) {
    auto const parsed = toml::parse(text);
    if (!parsed)
        return failure(message("weights.no_toml", core::shown(parsed.error().description())),
                       place(parsed.error().source()));
    for (auto const& [key, node] : parsed.table()) {
        if (key.str() == "game") {
            if (auto const checked = check_game(node, game); !checked) return checked;
            continue;
        }
        bool const known = std::ranges::any_of(
            weights, [name = key.str()](NamedWeights const& each) { return each.group.name == name; });
        if (!known) return failure(message("weights.no_group", core::shown(key.str())), place(key.source()));
        auto const* const table = node.as_table();
        if (table == nullptr)
            return failure(message("weights.not_a_group", core::shown(key.str())), place(node.source()));
        if (auto const read = read_group(*table, key.str(), weights); !read) return read;
    }
    return {};
}

std::string weights_text(std::string_view game, WeightList const& weights, std::string_view about) {
    std::string text = "# " + std::string(about) + "\n";
    text += "game = \"" + std::string(game) + "\"\n";
    std::string_view group;
    for (auto const& each : weights) {
        if (each.group.name != group) text += "\n[" + std::string(each.group.name) + "]\n";
        group = each.group.name;
        if (!each.about.empty()) text += "# " + std::string(each.about) + "\n";
        text += std::string(each.name) + " = " + values_text(each) + "\n";
    }
    return text;
}

std::vector<double> parameters(WeightList const& list) {
    std::vector<double> values;
    for (auto const& each : list) {
        if (each.tuning == Tuning::held) continue;
        if (auto const* numbers = std::get_if<std::span<int>>(&each.values))
            values.insert(values.end(), numbers->begin(), numbers->end());
        else
            for (Phased const pair : std::get<std::span<Phased>>(each.values))
                values.insert(values.end(),
                              {static_cast<double>(pair.middlegame()), static_cast<double>(pair.endgame())});
    }
    return values;
}

void set_parameters(WeightList const& list, std::span<double const> values) {
    std::size_t next = 0;
    for (auto const& each : list) {
        if (each.tuning == Tuning::held) continue;
        auto const take = [&] {
            double const bounded = std::clamp(values[next++], static_cast<double>(each.smallest),
                                              static_cast<double>(each.largest));
            return static_cast<int>(std::lround(bounded));
        };
        if (auto const* numbers = std::get_if<std::span<int>>(&each.values))
            for (int& number : *numbers) number = take();
        else
            for (Phased& pair : std::get<std::span<Phased>>(each.values)) {
                int const middlegame = take();
                pair = Phased(middlegame, take());
            }
    }
}

} // namespace games
