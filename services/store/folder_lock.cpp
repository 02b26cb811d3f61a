#include "services/store/folder_lock.hpp"

#include <cerrno>
#include <chrono>
#include <fcntl.h>
#include <sys/file.h>
#include <system_error>
#include <thread>
#include <unistd.h>
#include <utility>

namespace services {
namespace {

constexpr mode_t lock_mode = 0644;
constexpr auto patience = std::chrono::seconds(1);
constexpr auto pause = std::chrono::milliseconds(20);

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
    auto const until = std::chrono::steady_clock::now() + patience;
    while (::flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
        if (errno == EINTR) continue;
        if (errno != EWOULDBLOCK) return unusable(folder, last_error());
        if (std::chrono::steady_clock::now() >= until)
            return core::failure(core::message("store.in_use", folder.string()));
        std::this_thread::sleep_for(pause);
    }
    return lock;
}

FolderLock::FolderLock(FolderLock&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}

FolderLock::~FolderLock() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

} // namespace services
