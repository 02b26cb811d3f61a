#include "services/jobs/atomic_file.hpp"

#include <cerrno>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace services {
namespace {

namespace fs = std::filesystem;

tl::unexpected<core::Error> failed(fs::path const& path, int error) {
    return core::failure(core::message("jobs.file.write", path.string(), std::strerror(error)));
}

// The mode of the file that will be replaced, or what a new file would get.
mode_t mode_for(fs::path const& path) {
    struct stat status {};
    if (::stat(path.c_str(), &status) == 0) return status.st_mode & 07777;
    auto const mask = ::umask(0);
    ::umask(mask);
    return 0666 & ~mask;
}

} // namespace

core::Expected<AtomicFile> AtomicFile::create(fs::path const& path) {
    std::error_code unknown;
    if (auto const status = fs::status(path, unknown); fs::exists(status) && !fs::is_regular_file(status)) {
        Descriptor file(::open(path.c_str(), O_WRONLY | O_CLOEXEC));
        if (!file.is_open()) return failed(path, errno);
        return AtomicFile(path, {}, std::move(file));
    }
    // Behind a link it is the file that is replaced, not the link.
    auto const real = fs::is_symlink(path, unknown) ? fs::weakly_canonical(path, unknown) : path;
    auto name = (real.parent_path() / ("." + real.filename().string() + ".XXXXXX")).string();
    Descriptor file(::mkostemp(name.data(), O_CLOEXEC));
    if (!file.is_open()) return failed(path, errno);
    AtomicFile created(real, name, std::move(file));
    if (::fchmod(created.file_.number(), mode_for(real)) != 0) return failed(path, errno);
    return created;
}

AtomicFile::AtomicFile(fs::path path, fs::path temporary, Descriptor file)
    : path_(std::move(path)),
      temporary_(std::move(temporary)),
      file_(std::move(file)) {}

AtomicFile::AtomicFile(AtomicFile&& other) noexcept
    : path_(std::move(other.path_)),
      temporary_(std::exchange(other.temporary_, {})),
      file_(std::move(other.file_)),
      buffer_(std::move(other.buffer_)) {}

AtomicFile::~AtomicFile() {
    if (!temporary_.empty()) ::unlink(temporary_.c_str());
}

core::Expected<void> AtomicFile::write(std::string_view bytes) {
    constexpr std::size_t enough = std::size_t{1} << 16;
    buffer_ += bytes;
    return buffer_.size() < enough ? core::Expected<void>() : flush();
}

core::Expected<void> AtomicFile::flush() {
    if (auto const error = write_all(file_, buffer_)) {
        file_.close(); // what is written already is not to be committed: from here on everything fails
        return failed(path_, *error);
    }
    buffer_.clear();
    return {};
}

core::Expected<void> AtomicFile::commit() {
    if (auto flushed = flush(); !flushed) return flushed;
    if (temporary_.empty()) {
        file_.close();
        return {};
    }
    if (auto const error = sync(file_)) return failed(path_, *error);
    file_.close();
    if (std::rename(temporary_.c_str(), path_.c_str()) != 0) return failed(path_, errno);
    temporary_.clear();
    if (auto const error = sync_folder_of(path_)) return failed(path_, *error);
    return {};
}

} // namespace services
