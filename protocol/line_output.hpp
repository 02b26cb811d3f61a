// Where a protocol's lines go. Several threads speak; what one says in one call stays together.
#pragma once

#include <functional>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>

namespace protocol {

// Takes one or more whole lines, each with its end, and sends them at once.
using LineSink = std::function<void(std::string_view lines)>;

class LineOutput {
  public:
    explicit LineOutput(LineSink sink) : sink_(std::move(sink)) {}

    void say(std::string lines) { // without the last one's end
        lines += '\n';
        std::lock_guard const one_at_a_time(mutex_);
        sink_(lines);
    }

  private:
    std::mutex mutex_;
    LineSink sink_;
};

} // namespace protocol
