// UCI lines at random, good ones, damaged ones and nonsense, the same for the same seed; and a GUI that sends them
// and counts what comes back.
#pragma once

#include "engine/any_engine.hpp"
#include "tests/protocol/chance.hpp"

#include <memory>
#include <string>

namespace tests {

class RandomLines {
  public:
    explicit RandomLines(std::uint64_t seed) : chance_(seed) {}
    std::string next();

  private:
    std::string line();
    std::string position();
    std::string moves(std::string line);
    std::string option();
    std::string go();

    Chance chance_;
};

// Sends so many lines and fails the running test unless every accepted go has its one bestmove, none before its time,
// and everything ends.
void survive_random_lines(std::unique_ptr<engine::AnyEngine> engine, std::uint64_t seed, int count);

} // namespace tests
