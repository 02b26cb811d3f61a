// When a puzzle that was missed comes back: after a day, and after longer and longer while it is solved; from the beginning when
// it is missed again. Solved after the last wait, it is learnt and does not come back.
#pragma once

#include "services/store/stored_training.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace services::training {

inline constexpr std::array<int, 5> review_days = {1, 3, 7, 16, 35};

StoredReview after_miss(std::string puzzle, std::int64_t now);

// None: learnt. One that was not due yet stays as it is: to look earlier is no proof of remembering.
std::optional<StoredReview> after_success(StoredReview const& review, std::int64_t now);

} // namespace services::training
