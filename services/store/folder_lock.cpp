#include "services/store/folder_lock.hpp"

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace services {
namespace {

constexpr char const* lock_name = "damero.lock";
constexpr mode_t lock_mode = 0644;

auto unusable(std::filesystem::path const& folder, std::error_code error) {
    return core::failure(core::message("store.folder", folder.string(), error.message()));
}

std::error_code last_error() { return {errno, std::generic_category()}; }

} // namespace

core::Expected<FolderLock> FolderLock::take(std::filesystem::path const& folder) {
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error && !std::filesystem::is_directory(folder)) return unusable(folder, error);
    int const descriptor = ::open((folder / lock_name).c_str(), O_RDWR | O_CREAT | O_CLOEXEC, lock_mode);
    if (descriptor < 0) return unusable(folder, last_error());
    FolderLock lock(descriptor);
    int locked = 0;
    do locked = ::flock(descriptor, LOCK_EX | LOCK_NB);
    while (locked != 0 && errno == EINTR);
    if (locked == 0) return lock;
    if (errno == EWOULDBLOCK) return core::failure(core::message("store.in_use", folder.string()));
    return unusable(folder, last_error());
}

FolderLock::FolderLock(FolderLock&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}

FolderLock::~FolderLock() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

} // namespace services
