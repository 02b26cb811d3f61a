// The journal of a long command, opened as its options say.
#pragma once

#include "apps/common/console.hpp"
#include "services/jobs/journal.hpp"

#include <filesystem>
#include <string>

namespace apps {

struct JournalWanted {
    std::filesystem::path path;
    std::string named_by;    // the option that says where it is
    std::string fingerprint; // of the job
    bool resume = false;
};

// Tells what was not whole of it and is cut off. Throws BadUsage where it cannot serve.
services::Journal opened_journal(JournalWanted const& wanted, Console const& console);

} // namespace apps
