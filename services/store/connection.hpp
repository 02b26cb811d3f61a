// The one connection to the database, and that its users come one at a time. SQLiteCpp throws; what it throws ends here as
// an error.
#pragma once

#include "services/store/database.hpp"

#include <memory>
#include <mutex>
#include <type_traits>

namespace services {

struct StoreConnection {
    std::unique_ptr<SQLite::Database> database;
    std::mutex mutex;

    template <class Work>
    auto guarded(Work work) -> core::Expected<decltype(work(*database))> {
        std::scoped_lock const lock(mutex);
        try {
            if constexpr (std::is_void_v<decltype(work(*database))>) {
                work(*database);
                return {};
            } else {
                return work(*database);
            }
        } catch (SQLite::Exception const& error) {
            return tl::unexpected(error_of(error, database->getFilename()));
        }
    }
};

} // namespace services
