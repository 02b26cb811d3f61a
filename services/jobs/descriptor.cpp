#include "services/jobs/descriptor.hpp"

#include <cerrno>
#include <cstddef>
#include <fcntl.h>
#include <unistd.h>
#include <utility>

namespace services {

Descriptor::Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}

Descriptor& Descriptor::operator=(Descriptor&& other) noexcept {
    if (this != &other) {
        close();
        number_ = std::exchange(other.number_, -1);
    }
    return *this;
}

void Descriptor::close() {
    if (is_open()) ::close(std::exchange(number_, -1));
}

Errno write_all(Descriptor const& to, std::string_view bytes) {
    while (!bytes.empty()) {
        auto const count = ::write(to.number(), bytes.data(), bytes.size());
        if (count < 0 && errno != EINTR) return errno;
        if (count > 0) bytes.remove_prefix(static_cast<std::size_t>(count));
    }
    return std::nullopt;
}

Errno sync(Descriptor const& file) {
    if (::fsync(file.number()) == 0) return std::nullopt;
    return errno;
}

Errno sync_folder_of(std::filesystem::path const& file) {
    auto const folder = file.has_parent_path() ? file.parent_path() : std::filesystem::path(".");
    Descriptor const opened(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (!opened.is_open()) return errno;
    auto const failed = sync(opened);
    return failed == EINVAL ? std::nullopt : failed; // some file systems cannot sync a folder, nor need it
}

} // namespace services
