// What an engine has said to a GUI in this very process: kept, counted and waited for.
#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tests {

class Answers {
  public:
    void hear(std::string_view lines); // from any thread

    // The next answer not yet waited for that begins so; none when it does not come.
    std::optional<std::string> wait_for(std::string_view beginning,
                                        std::chrono::milliseconds longest = std::chrono::seconds{20});
    // What was answered since the last wait, at once.
    std::vector<std::string> heard();
    [[nodiscard]] int count(std::string_view beginning); // among all answers ever

    // The lines from one place to what was last waited for.
    std::size_t pass_over();
    std::vector<std::string> since(std::size_t place);

  private:
    std::mutex mutex_;
    std::condition_variable changed_;
    std::vector<std::string> lines_;
    std::size_t seen_ = 0;
};

// The last line that begins so.
std::string last_of(std::vector<std::string> const& lines, std::string_view beginning);

} // namespace tests
