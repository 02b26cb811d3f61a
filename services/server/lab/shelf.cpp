#include "services/server/lab/shelf.hpp"

#include <algorithm>
#include <numeric>

namespace services::server {

using std::chrono::steady_clock;

std::string LabShelf::keep(std::string bytes) {
    std::scoped_lock const lock(mutex_);
    make_room(bytes.size());
    auto name = std::to_string(++kept_);
    entries_.push_front({name, std::make_shared<std::string const>(std::move(bytes)), steady_clock::now()});
    return name;
}

std::shared_ptr<std::string const> LabShelf::find(std::string_view name) {
    std::scoped_lock const lock(mutex_);
    auto const found = std::ranges::find(entries_, name, &Entry::name);
    if (found == entries_.end()) return nullptr;
    found->used = steady_clock::now();
    entries_.splice(entries_.begin(), entries_, found);
    return found->bytes;
}

void LabShelf::tick() {
    std::scoped_lock const lock(mutex_);
    auto const since = steady_clock::now() - limits_.lab_tree_kept;
    std::erase_if(entries_, [&](Entry const& entry) { return entry.used < since; });
}

void LabShelf::make_room(std::size_t wanted) {
    auto taken =
        std::accumulate(entries_.begin(), entries_.end(), wanted,
                        [](std::size_t sum, Entry const& entry) { return sum + entry.bytes->size(); });
    for (; taken > limits_.lab_trees_bytes && !entries_.empty(); entries_.pop_back())
        taken -= entries_.back().bytes->size();
}

} // namespace services::server
