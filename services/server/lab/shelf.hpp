// Search trees that were written down for a page, until it has fetched them: so many bytes of all together, each for so long since
// it was last asked for. Any thread may call.
#pragma once

#include "services/server/http/limits.hpp"

#include <chrono>
#include <cstdint>
#include <list>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>

namespace services::server {

class LabShelf {
  public:
    explicit LabShelf(Limits const& limits) : limits_(limits) {}

    std::string keep(std::string bytes); // its name; what was asked for longest ago makes room
    [[nodiscard]] std::shared_ptr<std::string const> find(std::string_view name); // null: not here any more
    void tick(); // called now and then: forgets what nobody has asked for

  private:
    struct Entry {
        std::string name;
        std::shared_ptr<std::string const> bytes;
        std::chrono::steady_clock::time_point used;
    };

    void make_room(std::size_t wanted);

    Limits limits_;
    std::mutex mutex_;
    std::list<Entry> entries_; // the last used first
    std::uint64_t kept_ = 0;
};

} // namespace services::server
