// The one connection to the database, and that its users come one at a time. SQLiteCpp throws; what it throws ends here as
// an error. Nothing is written once the files are no longer where they were opened: it would be acknowledged and lost.
#pragma once

#include "services/store/database.hpp"
#include "services/store/file_place.hpp"

#include <memory>
#include <mutex>
#include <type_traits>
#include <vector>

namespace services {

struct StoreConnection {
    std::unique_ptr<SQLite::Database> database;
    std::vector<FilePlace> places; // of the files that writing relies on
    std::mutex mutex;

    // For work that reads; what was opened can be read as long as it is open.
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

    // For work that writes.
    template <class Work>
    auto changed(Work work) -> core::Expected<decltype(work(*database))> {
        for (auto const& place : places)
            if (!place.is_unchanged())
                return core::failure(core::message("store.gone", place.path().parent_path().string()));
        return guarded(std::move(work));
    }
};

} // namespace services
