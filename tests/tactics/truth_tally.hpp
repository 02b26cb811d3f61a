// Explains positions one after the other, holds each explanation against the checker, and adds up: claims by theme, false
// claims, solved puzzles with a claim, and what explaining and checking cost in processor time.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace tests {

struct Questioned {
    std::string name; // for people
    std::string fen;
    std::string move;     // to explain; empty: the engine's choice
    std::string solution; // the right move, where it is known
};

class TruthTally {
  public:
    TruthTally(std::string what, int expected) : what_(std::move(what)), expected_(expected) {}

    void explain(Questioned const& asked);
    void print() const;

    [[nodiscard]] int explained() const { return static_cast<int>(explaining_.size()); }
    [[nodiscard]] int claims() const;
    [[nodiscard]] int solved() const { return solved_; }
    [[nodiscard]] int solved_with_claim() const { return solved_with_claim_; }
    [[nodiscard]] std::vector<std::string> const& faults() const { return faults_; }
    [[nodiscard]] double median_milliseconds() const;

  private:
    void show_progress() const;

    std::string what_;
    int expected_;
    int solved_ = 0;
    int solved_with_claim_ = 0;
    std::map<std::string, int> by_theme_;
    std::vector<std::string> faults_;
    std::vector<std::string> unexplained_; // solved puzzles without a claim
    std::vector<double> explaining_;       // milliseconds each
    double checking_ = 0;                  // all together
    double longest_check_ = 0;
};

} // namespace tests
