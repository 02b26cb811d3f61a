// The score of a match as its games come in, in whatever order. A sequential test looks at the pairs in the order of their
// numbers, so that it decides the same however many games are played at once.
#pragma once

#include "play/match/elo.hpp"
#include "play/match/match.hpp"

#include <array>
#include <chrono>
#include <map>
#include <optional>

namespace play {

// How one of the two bots behaved.
struct Conduct {
    int crashes = 0;
    int silences = 0;
    int illegal_moves = 0;
    int time_losses = 0;
    std::uint64_t moves = 0;
    std::uint64_t nodes = 0;
    std::uint64_t depths = 0; // their sum, over the moves that told one
    std::uint64_t moves_with_depth = 0;
    std::chrono::microseconds elapsed{};
    std::optional<Prunings> prunings = std::nullopt; // of a bot that counts them
    std::uint64_t stalled_moves = 0;                 // during which the machine stood still
    std::uint64_t excused_moves = 0;                 // of these, that would have lost on time for it
    std::chrono::microseconds longest_stall{};

    [[nodiscard]] int failures() const { return crashes + silences + illegal_moves + time_losses; }
    [[nodiscard]] double milliseconds_a_move() const;
    [[nodiscard]] double depth() const; // the mean
};

class Standings {
  public:
    explicit Standings(std::optional<SprtBounds> const& sprt = std::nullopt) : sprt_(sprt) {}

    void add(PlayedGame const& game); // not one that was stopped, and none twice

    [[nodiscard]] bool is_decided() const { return decision_ != SprtVerdict::undecided; }
    [[nodiscard]] SprtVerdict decision() const { return decision_; }
    [[nodiscard]] double log_likelihood() const {
        return log_likelihood_;
    } // of the pairs the test has looked at

    // Once the test has decided, games behind the deciding pair count no more.
    [[nodiscard]] bool counts(int number) const { return !is_decided() || number <= 2 * pairs_looked_at_; }
    [[nodiscard]] Tally tally() const;
    [[nodiscard]] Conduct conduct(int bot) const;

  private:
    struct Entry {
        int half_points;
        std::array<Conduct, 2> conduct;
    };

    void look_at_pairs();

    std::optional<SprtBounds> sprt_;
    std::map<int, Entry> games_; // by number
    int pairs_looked_at_ = 0;
    std::array<int, 5> pairs_{};
    double log_likelihood_ = 0;
    SprtVerdict decision_ = SprtVerdict::undecided;
};

} // namespace play
