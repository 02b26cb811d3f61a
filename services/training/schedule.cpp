#include "services/training/schedule.hpp"

namespace services::training {
namespace {

constexpr std::int64_t day_ms = 24LL * 60 * 60 * 1000;

std::int64_t due_at(int step, std::int64_t now) {
    return now + review_days[static_cast<std::size_t>(step)] * day_ms;
}

} // namespace

StoredReview after_miss(std::string puzzle, std::int64_t now) {
    return {std::move(puzzle), 0, due_at(0, now)};
}

std::optional<StoredReview> after_success(StoredReview const& review, std::int64_t now) {
    if (now < review.due) return review;
    int const step = review.step + 1;
    if (step >= static_cast<int>(review_days.size())) return std::nullopt;
    return StoredReview{review.puzzle, step, due_at(step, now)};
}

} // namespace services::training
