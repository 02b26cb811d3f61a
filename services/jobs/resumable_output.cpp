#include "services/jobs/resumable_output.hpp"

#include "services/jobs/journal_format.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <iterator>
#include <optional>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>
#include <vector>

namespace services {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

constexpr std::string_view output_title = "damero output 1\n";
constexpr std::size_t enough_to_write = std::size_t{1} << 16;
constexpr std::chrono::seconds between_keeps{1};
constexpr int keeping_share = 20; // no more than one part in so many of the time goes into keeping

tl::unexpected<core::Error> failed(fs::path const& path, int error) {
    return core::failure(core::message("jobs.file.write", path.string(), std::strerror(error)));
}

fs::path with_suffix(fs::path path, char const* suffix) { return path += suffix; }

// Behind a link it is the file that is replaced, not the link.
fs::path real_path(fs::path const& path) {
    std::error_code unknown;
    return fs::is_symlink(path, unknown) ? fs::weakly_canonical(path, unknown) : path;
}

// The entries of OUT.journal; nothing where it is none of ours, or damaged.
std::optional<std::vector<std::string>> entries_in(std::string_view bytes) {
    if (!bytes.starts_with(output_title)) return std::nullopt;
    bytes.remove_prefix(output_title.size());
    std::vector<std::string> entries;
    while (!bytes.empty()) {
        auto const head = read_head(bytes.substr(0, entry_head_size));
        if (!head || head->length > bytes.size() - entry_head_size) return std::nullopt;
        auto const payload = bytes.substr(entry_head_size, head->length);
        if (!fits(*head, payload)) return std::nullopt;
        entries.emplace_back(payload);
        bytes.remove_prefix(entry_head_size + head->length);
    }
    return entries;
}

std::optional<std::uint64_t> number_in(std::string_view& words) {
    std::uint64_t number = 0;
    auto const [end, problem] = std::from_chars(words.data(), words.data() + words.size(), number);
    if (problem != std::errc{}) return std::nullopt;
    words.remove_prefix(static_cast<std::size_t>(end - words.data()));
    if (!words.empty()) words.remove_prefix(1);
    return number;
}

} // namespace

ResumableOutput::ResumableOutput(fs::path path, std::string_view fingerprint)
    : path_(std::move(path)),
      part_(with_suffix(path_, ".part")),
      journal_(with_suffix(path_, ".journal")),
      fingerprint_(fingerprint),
      next_keep_(Clock::now()) {}

fs::path ResumableOutput::part_path(fs::path const& path) { return with_suffix(real_path(path), ".part"); }

core::Expected<ResumableOutput> ResumableOutput::open(fs::path const& path, std::string_view fingerprint,
                                                      JournalStart start) {
    ResumableOutput output(real_path(path), fingerprint);
    if (auto const locked = output.lock(); !locked) return tl::unexpected(locked.error());
    if (auto const recalled = output.recall(start); !recalled) return tl::unexpected(recalled.error());
    return output;
}

// Opens OUT.part, which is made where it is missing.
core::Expected<void> ResumableOutput::lock() {
    constexpr mode_t mode = 0666;
    file_ = Descriptor(::open(part_.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, mode));
    if (!file_.is_open()) return failed(part_, errno);
    auto const busy = core::failure(core::message("jobs.journal.busy", journal_.string()));
    if (::flock(file_.number(), LOCK_EX | LOCK_NB) != 0) {
        if (errno == EWOULDBLOCK) return busy;
        return failed(part_, errno);
    }
    // Between opening and locking another process may have finished and renamed it.
    struct stat ours {};
    struct stat named {};
    if (::fstat(file_.number(), &ours) != 0) return failed(part_, errno);
    bool const same =
        ::stat(part_.c_str(), &named) == 0 && ours.st_ino == named.st_ino && ours.st_dev == named.st_dev;
    if (!same) return busy;
    return {};
}

core::Expected<void> ResumableOutput::read_mark(std::string_view written) {
    auto const entries = entries_in(written);
    auto const foreign = core::failure(core::message("jobs.journal.foreign", journal_.string()));
    if (!entries || entries->size() != 3) return foreign;
    auto const& owner = entries->front();
    if (owner != fingerprint_)
        return core::failure(core::message("jobs.journal.other_job", journal_.string(), owner, fingerprint_));
    std::string_view counts = (*entries)[1];
    auto const items = number_in(counts);
    auto const bytes = number_in(counts);
    auto const done = number_in(counts);
    if (!items || !bytes || !done) return foreign;
    mark_ = {*items, *bytes, *done != 0, (*entries)[2]};
    return {};
}

// What an earlier run has left, and whether this one may go on from it.
core::Expected<void> ResumableOutput::recall(JournalStart start) {
    struct stat status {};
    if (::fstat(file_.number(), &status) != 0) return failed(part_, errno);
    auto const size = static_cast<std::uint64_t>(status.st_size);
    std::ifstream stream(journal_, std::ios::binary);
    bool const is_begun = stream.is_open();
    if (!is_begun && size > 0) // a run of ours writes the journal first
        return core::failure(core::message("jobs.output.in_the_way", part_.string()));
    if (is_begun && start == JournalStart::fresh)
        return core::failure(core::message("jobs.journal.unfinished", journal_.string()));
    if (is_begun) {
        if (auto read = read_mark(std::string{std::istreambuf_iterator<char>(stream), {}}); !read)
            return read;
        // Killed after the end: the file has its name, and what was opened just now is a new one.
        if (mark_.done && size == 0 && mark_.bytes > 0) return {};
    }
    if (size < mark_.bytes) return core::failure(core::message("jobs.output.changed", part_.string()));
    if (::ftruncate(file_.number(), static_cast<off_t>(mark_.bytes)) != 0) return failed(part_, errno);
    mark_.done = false;
    return write_mark();
}

core::Expected<void> ResumableOutput::add(std::string_view bytes, Memory const& memory) {
    if (broken_) return tl::unexpected(*broken_);
    buffer_ += bytes;
    ++mark_.items;
    mark_.bytes += bytes.size();
    if (Clock::now() >= next_keep_) return keep(memory());
    if (buffer_.size() < enough_to_write) return {};
    auto flushed = flush();
    if (!flushed) broken_ = flushed.error();
    return flushed;
}

core::Expected<void> ResumableOutput::keep(std::string memory) {
    if (broken_) return tl::unexpected(*broken_);
    auto const begin = Clock::now();
    mark_.memory = std::move(memory);
    if (auto kept = make_durable(); !kept) {
        broken_ = kept.error();
        return kept;
    }
    auto const end = Clock::now();
    next_keep_ = end + std::max<Clock::duration>(between_keeps, keeping_share * (end - begin));
    return {};
}

core::Expected<void> ResumableOutput::finish(std::string memory) {
    bool const was_done = std::exchange(mark_.done, true); // an earlier run has given the file its name
    if (!was_done)
        if (auto kept = keep(std::move(memory)); !kept) return kept;
    // Else it is the empty one that held the lock.
    if (was_done ? ::unlink(part_.c_str()) != 0 : std::rename(part_.c_str(), path_.c_str()) != 0)
        return failed(was_done ? part_ : path_, errno);
    if (auto const error = sync_folder_of(path_)) return failed(path_, *error);
    if (::unlink(journal_.c_str()) != 0) return failed(journal_, errno);
    file_.close();
    return {};
}

core::Expected<void> ResumableOutput::flush() {
    if (auto const error = write_all(file_, buffer_)) return failed(part_, *error);
    buffer_.clear();
    return {};
}

core::Expected<void> ResumableOutput::make_durable() {
    if (auto flushed = flush(); !flushed) return flushed;
    if (auto const error = sync(file_)) return failed(part_, *error);
    return write_mark();
}

// Under another name first, so that OUT.journal is always a whole one.
core::Expected<void> ResumableOutput::write_mark() {
    constexpr mode_t mode = 0644;
    if (mark_.memory.size() > largest_entry)
        return core::failure(core::message("jobs.journal.entry_large", mark_.memory.size(), largest_entry));
    auto const fresh = with_suffix(journal_, ".new");
    Descriptor const file(::open(fresh.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode));
    if (!file.is_open()) return failed(fresh, errno);
    auto const counts = fmt::format("{} {} {}", mark_.items, mark_.bytes, mark_.done ? 1 : 0);
    auto const bytes =
        std::string(output_title) + framed(fingerprint_) + framed(counts) + framed(mark_.memory);
    auto error = write_all(file, bytes);
    if (!error) error = sync(file);
    if (error) return failed(fresh, *error);
    if (std::rename(fresh.c_str(), journal_.c_str()) != 0) return failed(journal_, errno);
    if (error = sync_folder_of(journal_); error) return failed(journal_, *error);
    return {};
}

} // namespace services
