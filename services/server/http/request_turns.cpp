#include "services/server/http/request_turns.hpp"

#include <utility>

namespace services::server {

void RequestTurns::ask(std::string const& address, Begin begin) {
    {
        std::scoped_lock const lock(mutex_);
        auto& entry = addresses_[address];
        if (entry.running == at_once_) {
            entry.waiting.push_back(std::move(begin));
            return;
        }
        ++entry.running;
    }
    begin();
}

void RequestTurns::done(std::string const& address) {
    Begin next;
    {
        std::scoped_lock const lock(mutex_);
        auto const entry = addresses_.find(address);
        auto& waiting = entry->second.waiting;
        if (waiting.empty()) {
            if (--entry->second.running == 0) addresses_.erase(entry);
            return;
        }
        next = std::move(waiting.front());
        waiting.pop_front();
    }
    next();
}

void RequestTurns::forget_all() {
    std::map<std::string, Address> forgotten; // destroyed without the mutex
    std::scoped_lock const lock(mutex_);
    forgotten.swap(addresses_);
}

std::size_t RequestTurns::addresses() const {
    std::scoped_lock const lock(mutex_);
    return addresses_.size();
}

} // namespace services::server
