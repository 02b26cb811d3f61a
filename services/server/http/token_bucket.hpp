// How often something may be done: so many times a second on average, and a number at once.
#pragma once

#include <algorithm>
#include <chrono>

namespace services::server {

class TokenBucket {
  public:
    using Time = std::chrono::steady_clock::time_point;

    TokenBucket(double a_second, double burst) : a_second_(a_second), burst_(burst), left_(burst) {}

    bool take(Time now = std::chrono::steady_clock::now()) {
        if (last_ != Time{})
            left_ = std::min(burst_, left_ + a_second_ * std::chrono::duration<double>(now - last_).count());
        last_ = now;
        if (left_ < 1) return false;
        left_ -= 1;
        return true;
    }

  private:
    double a_second_;
    double burst_;
    double left_;
    Time last_{};
};

} // namespace services::server
