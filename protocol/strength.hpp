// How strong a player of so many Elo is: how many positions it may look at for a move. A first answer, made of one
// rule of thumb: twice as many positions are worth 150 Elo.
#pragma once

#include <cmath>
#include <cstdint>

namespace protocol {

inline constexpr int weakest_elo = 800;
inline constexpr int strongest_elo = 2800;
inline constexpr int usual_elo = 1500;

inline constexpr double nodes_of_weakest = 100;
inline constexpr double elo_per_doubling = 150;

inline std::uint64_t nodes_for_elo(int elo) {
    return static_cast<std::uint64_t>(
        std::lround(nodes_of_weakest * std::exp2((elo - weakest_elo) / elo_per_doubling)));
}

} // namespace protocol
