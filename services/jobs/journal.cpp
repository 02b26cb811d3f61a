#include "services/jobs/journal.hpp"

#include "services/jobs/descriptor.hpp"
#include "services/jobs/journal_format.hpp"

#include <algorithm>
#include <cassert>
#include <cerrno>
#include <condition_variable>
#include <cstring>
#include <fcntl.h>
#include <functional>
#include <mutex>
#include <optional>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace services {
namespace {

namespace fs = std::filesystem;

core::Error failed(core::MessageKey key, fs::path const& path, int error) {
    return {core::Message{key, {core::argument(path.string()), core::argument(std::strerror(error))}}};
}

// The whole of what was asked for, or as much as the file has.
core::Expected<std::string> read_at(Descriptor const& file, fs::path const& path, std::uint64_t at,
                                    std::size_t size) {
    std::string bytes(size, '\0');
    std::size_t got = 0;
    while (got < size) {
        auto const count =
            ::pread(file.number(), bytes.data() + got, size - got, static_cast<off_t>(at + got));
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return tl::unexpected(failed("jobs.journal.read", path, errno));
        if (count == 0) break;
        got += static_cast<std::size_t>(count);
    }
    bytes.resize(got);
    return bytes;
}

// Opened, and locked against other processes.
core::Expected<Descriptor> locked(fs::path const& path) {
    constexpr mode_t mode = 0644;
    while (true) {
        Descriptor file(::open(path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, mode));
        if (!file.is_open()) return tl::unexpected(failed("jobs.journal.open", path, errno));
        if (::flock(file.number(), LOCK_EX | LOCK_NB) != 0) {
            if (errno == EWOULDBLOCK) return core::failure(core::message("jobs.journal.busy", path.string()));
            return tl::unexpected(failed("jobs.journal.open", path, errno));
        }
        // Between opening and locking another process may have finished and removed it: then this is no file any more.
        struct stat ours {};
        struct stat named {};
        if (::fstat(file.number(), &ours) != 0)
            return tl::unexpected(failed("jobs.journal.open", path, errno));
        bool const same =
            ::stat(path.c_str(), &named) == 0 && ours.st_ino == named.st_ino && ours.st_dev == named.st_dev;
        if (same) return file;
    }
}

} // namespace

struct Journal::State {
    fs::path path;
    Descriptor file;
    std::uint64_t first_entry = 0; // where the job's own begin, behind the fingerprint
    std::uint64_t torn = 0;

    std::mutex mutable guard; // of all below
    std::condition_variable synced;
    std::uint64_t size = 0; // of the file, acknowledged entries only
    std::string waiting;    // framed entries that no thread is writing yet
    std::uint64_t waiting_batch = 1;
    std::uint64_t durable_batch = 0;
    bool writing = false;
    std::optional<core::Error> broken;

    core::Expected<std::optional<std::string>> whole_entry(std::uint64_t from, std::uint64_t until) const;
    core::Expected<std::uint64_t> walk(std::uint64_t from, std::uint64_t until,
                                       std::function<void(std::string)> const& take) const;
    core::Expected<bool> goes_on_behind(std::uint64_t damaged, std::uint64_t until) const;
    core::Expected<void> begin(std::string_view fingerprint);
    core::Expected<void> inspect(std::string_view fingerprint, JournalStart start);
    void write_waiting(std::unique_lock<std::mutex>& lock);
};

// The payload of the entry that stands at `from`; nothing where none does.
core::Expected<std::optional<std::string>> Journal::State::whole_entry(std::uint64_t from,
                                                                       std::uint64_t until) const {
    auto const head_bytes = read_at(file, path, from, entry_head_size);
    if (!head_bytes) return tl::unexpected(head_bytes.error());
    auto const head = read_head(*head_bytes);
    if (!head || from + entry_head_size + head->length > until) return std::nullopt;
    auto payload = read_at(file, path, from + entry_head_size, head->length);
    if (!payload) return tl::unexpected(payload.error());
    if (!fits(*head, *payload)) return std::nullopt;
    return std::move(*payload);
}

// Gives every whole entry, and where the last of them ends.
core::Expected<std::uint64_t> Journal::State::walk(std::uint64_t from, std::uint64_t until,
                                                   std::function<void(std::string)> const& take) const {
    while (true) {
        auto entry = whole_entry(from, until);
        if (!entry) return tl::unexpected(entry.error());
        if (!*entry) return from;
        from += entry_head_size + (*entry)->size();
        take(std::move(**entry));
    }
}

// Whether a whole entry stands anywhere behind one that is not whole, whose length may be what is wrong with it. A write
// that was interrupted leaves none there. Entries that were written together may look so after a power cut, none of them
// acknowledged; whole entries are not dropped for that chance.
core::Expected<bool> Journal::State::goes_on_behind(std::uint64_t damaged, std::uint64_t until) const {
    constexpr std::uint64_t window = std::uint64_t{1} << 20;
    for (auto from = damaged + 1; from + entry_head_size <= until; from += window) {
        auto const bytes = read_at(file, path, from, std::min(window + entry_head_size - 1, until - from));
        if (!bytes) return tl::unexpected(bytes.error());
        for (std::size_t at = 0; at + entry_head_size <= bytes->size(); ++at) {
            if (!read_head(std::string_view(*bytes).substr(at, entry_head_size))) continue;
            auto const entry = whole_entry(from + at, until);
            if (!entry) return tl::unexpected(entry.error());
            if (*entry) return true;
        }
    }
    return false;
}

// An empty journal of this job, lasting before anything is done.
core::Expected<void> Journal::State::begin(std::string_view fingerprint) {
    auto const head = std::string(journal_title) + framed(fingerprint);
    Errno error;
    if (::ftruncate(file.number(), 0) != 0) error = errno;
    if (!error) error = write_all(file, head);
    if (!error) error = sync(file);
    if (!error) error = sync_folder_of(path);
    if (error) return tl::unexpected(failed("jobs.journal.write", path, *error));
    first_entry = size = head.size();
    return {};
}

// What the file holds already, and whether this job may go on from it.
core::Expected<void> Journal::State::inspect(std::string_view fingerprint, JournalStart start) {
    struct stat status {};
    if (::fstat(file.number(), &status) != 0) return tl::unexpected(failed("jobs.journal.read", path, errno));
    auto const whole = static_cast<std::uint64_t>(status.st_size);
    auto const title = read_at(file, path, 0, journal_title.size());
    if (!title) return tl::unexpected(title.error());
    if (!journal_title.starts_with(*title))
        return core::failure(core::message("jobs.journal.foreign", path.string()));

    std::optional<std::string> owner;
    std::uint64_t behind_owner = journal_title.size();
    auto const end = walk(journal_title.size(), whole, [&](std::string entry) {
        if (owner) return;
        behind_owner += entry_head_size + entry.size();
        owner = std::move(entry);
    });
    if (!end) return tl::unexpected(end.error());
    auto const damaged = goes_on_behind(*end, whole);
    if (!damaged) return tl::unexpected(damaged.error());
    if (*damaged) return core::failure(core::message("jobs.journal.damaged", path.string(), *end));
    // Killed before it had begun: nothing was acknowledged, so nothing is lost.
    if (!owner) return begin(fingerprint);
    if (start == JournalStart::fresh)
        return core::failure(core::message("jobs.journal.unfinished", path.string()));
    if (*owner != fingerprint)
        return core::failure(core::message("jobs.journal.other_job", path.string(), *owner, fingerprint));
    first_entry = behind_owner;
    size = *end;
    torn = whole - *end;
    if (torn > 0 && ::ftruncate(file.number(), static_cast<off_t>(*end)) != 0)
        return tl::unexpected(failed("jobs.journal.write", path, errno));
    return {};
}

// One thread writes what all have waiting; the lock is open while the disk works, so that more can gather.
void Journal::State::write_waiting(std::unique_lock<std::mutex>& lock) {
    writing = true;
    auto const bytes = std::exchange(waiting, {});
    auto const batch = waiting_batch++;
    lock.unlock();
    auto error = write_all(file, bytes);
    if (!error) error = sync(file);
    lock.lock();
    if (error) {
        broken = failed("jobs.journal.write", path, *error);
        static_cast<void>(::ftruncate(file.number(), static_cast<off_t>(size))); // as well as it goes
    } else {
        size += bytes.size();
        durable_batch = batch;
    }
    writing = false;
    synced.notify_all();
}

core::Expected<Journal> Journal::open(fs::path const& path, std::string_view fingerprint,
                                      JournalStart start) {
    auto state = std::make_unique<State>();
    state->path = path;
    auto file = locked(path);
    if (!file) return tl::unexpected(file.error());
    state->file = std::move(*file);
    if (auto const inspected = state->inspect(fingerprint, start); !inspected)
        return tl::unexpected(inspected.error());
    return Journal(std::move(state));
}

Journal::Journal(std::unique_ptr<State> state) : state_(std::move(state)) {}
Journal::Journal(Journal&&) noexcept = default;
Journal& Journal::operator=(Journal&&) noexcept = default;
Journal::~Journal() = default;

std::uint64_t Journal::torn_bytes() const { return state_->torn; }

core::Expected<std::vector<std::string>> Journal::entries() const {
    std::uint64_t until = 0;
    {
        std::lock_guard const lock(state_->guard);
        until = state_->size;
    }
    std::vector<std::string> all;
    auto const end =
        state_->walk(state_->first_entry, until, [&](std::string entry) { all.push_back(std::move(entry)); });
    if (!end) return tl::unexpected(end.error());
    if (*end != until)
        return tl::unexpected(failed("jobs.journal.read", state_->path, EIO)); // changed behind us
    return all;
}

core::Expected<void> Journal::append(std::string_view payload) {
    if (payload.size() > largest_entry)
        return core::failure(core::message("jobs.journal.entry_large", payload.size(), largest_entry));
    auto& state = *state_;
    std::unique_lock lock(state.guard);
    if (state.broken) return tl::unexpected(*state.broken);
    state.waiting += framed(payload);
    auto const batch = state.waiting_batch;
    while (state.durable_batch < batch && !state.broken) {
        if (state.writing)
            state.synced.wait(lock);
        else
            state.write_waiting(lock);
    }
    if (state.durable_batch < batch) return tl::unexpected(*state.broken);
    return {};
}

core::Expected<void> Journal::finish() {
    std::unique_lock lock(state_->guard);
    assert(!state_->writing && "a journal is finished while a thread still appends");
    state_->broken = failed("jobs.journal.write", state_->path, EBADF);
    Errno error;
    if (::unlink(state_->path.c_str()) != 0) error = errno;
    if (!error) error = sync_folder_of(state_->path);
    state_->file.close();
    if (error) return tl::unexpected(failed("jobs.journal.write", state_->path, *error));
    return {};
}

} // namespace services
