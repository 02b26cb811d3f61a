// Hub lines at random, good ones, damaged ones and nonsense, the same for the same seed; and a GUI that sends them
// and counts what comes back.
#pragma once

#include "protocol/hub/session.hpp"
#include "tests/protocol/chance.hpp"

#include <string>

namespace tests {

class HubRandomLines {
  public:
    explicit HubRandomLines(std::uint64_t seed) : chance_(seed) {}

    // `game` is the one that is being played, so that some positions and moves are its own.
    std::string next(engine::AnyGame const& game);

  private:
    std::string line(engine::AnyGame const& game);
    std::string position(engine::AnyGame const& game);
    std::string param();
    std::string level();

    Chance chance_;
};

// Sends so many lines and fails the running test unless every accepted go has its one done, none before its time, every
// refused line has its one error, and everything ends.
void survive_random_hub_lines(protocol::hub::EngineMaker engines, std::uint64_t seed, int count);

} // namespace tests
