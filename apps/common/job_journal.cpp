#include "apps/common/job_journal.hpp"

#include "apps/common/bad_usage.hpp"

namespace apps {

services::Journal opened_journal(JournalWanted const& wanted, Console const& console) {
    auto const how = wanted.resume ? services::JournalStart::resume : services::JournalStart::fresh;
    auto journal = value_or_throw(services::Journal::open(wanted.path, wanted.fingerprint, how),
                                  wanted.resume ? "--resume" : wanted.named_by);
    if (auto const torn = journal.torn_bytes(); torn > 0)
        console.warn(console.text(core::message("jobs.journal.torn", wanted.path.string(), torn)));
    return journal;
}

} // namespace apps
