// How hard a puzzle is for people, as a rating on Lichess's scale: a sum of what there is to say of it (features.hpp), each
// times a weight. The weights stand in config/puzzle-rating-*.toml and are part of the program; `damero tune rating` fits them.
#pragma once

#include "services/mining/effort.hpp"
#include "services/mining/features.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace services::mining {

enum class RatingModel {
    chess,
    other
}; // `other` knows what every game has, and is fitted on chess all the same

inline constexpr int lowest_rating = 400;
inline constexpr int highest_rating = 3000;

// In rating points, by the names of the amounts.
struct RatingWeights {
    std::vector<std::string> names;
    std::vector<int> points;

    [[nodiscard]] double sum(Amounts const& amounts) const; // the same names in the same order
};

RatingModel model_of(engine::AnyGame const& game);
std::string_view name_of(RatingModel model);
Amounts amounts_for(RatingModel model, tactics::Puzzle const& puzzle, std::span<std::uint64_t const> effort);

RatingWeights const& shipped_rating(RatingModel model);
std::string rating_text(RatingModel model, RatingWeights weights); // a whole file

// The texts of config/puzzle-rating-*.toml as they were when the program was built.
std::string_view shipped_rating_text(RatingModel model);

// One a thread: it has an engine.
class Rater {
  public:
    explicit Rater(engine::AnyGame const& game, std::shared_ptr<engine::MemoryBudget> budget = nullptr)
        : model_(model_of(game)),
          meter_(game, std::move(budget)) {}

    int rating(tactics::Puzzle const& puzzle);

  private:
    RatingModel model_;
    EffortMeter meter_;
};

} // namespace services::mining
