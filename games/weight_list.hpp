// The weights of an evaluation by name: one list a game, from which its file is read and written, its trace is named
// and its tuner gets its numbers. The list refers to the weights, it does not hold them.
#pragma once

#include "core/message.hpp"
#include "games/phased.hpp"

#include <cstddef>
#include <span>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

namespace games {

// A group of weights: a table of the file, a row of the trace.
struct WeightGroup {
    std::string_view name;
    core::MessageKey title;
};

enum class Tuning : unsigned char { fitted, held }; // does the tuner move it?

struct NamedWeights {
    WeightGroup group;
    std::string_view name;
    std::string_view about; // a remark in the file
    std::variant<std::span<int>, std::span<Phased>> values;
    bool is_list; // written as a list even if it has one value
    Tuning tuning = Tuning::fitted;
    int smallest = -2000;
    int largest = 2000;
    int per_line = 8;       // how the file is laid out
    bool is_packed = false; // pairs by the thousand, most of them nothing: the file has them as letters

    [[nodiscard]] std::size_t size() const {
        return std::visit([](auto const& span) { return span.size(); }, values);
    }
};

using WeightList = std::vector<NamedWeights>;

inline constexpr int most_packed = 44; // what a letter can say, either way

// Makes an entry of any member: a number, a pair of phases, or an array of either.
template <class Member>
NamedWeights named(WeightGroup const& group, std::string_view name, Member& member, std::string_view about) {
    if constexpr (std::is_same_v<Member, int> || std::is_same_v<Member, Phased>)
        return {group, name, about, std::span<Member>(&member, 1), false};
    else
        return {group, name, about, std::span<typename Member::value_type>(member), true};
}

// Numbers that are no part of a sum, such as limits and shares: read and written, left alone by the tuner.
template <class Member>
NamedWeights held(WeightGroup const& group, std::string_view name, Member& member, std::string_view about,
                  int smallest, int largest) {
    NamedWeights made = named(group, name, member, about);
    made.tuning = Tuning::held;
    made.smallest = smallest;
    made.largest = largest;
    return made;
}

// The tuner's numbers: every fitted weight in the order of the list, both phases of a pair one after the other.
std::vector<double> parameters(WeightList const& list);
// Sets them, rounded and kept within their bounds.
void set_parameters(WeightList const& list, std::span<double const> values);

} // namespace games
