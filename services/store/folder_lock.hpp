// The claim of one process on a data folder. Two that write the same folder would each answer from what it has read, and one of
// two moves would be lost: whoever opens the store to write takes this lock first and holds it until it ends.
#pragma once

#include "core/error.hpp"

#include <filesystem>

namespace services {

inline constexpr char const* lock_name = "damero.lock";

// flock() on damero.lock in the folder: the system frees it however the process ends, kill -9 included. Children do not inherit
// it (O_CLOEXEC), but one that is being started has it until it runs its program: a process killed just then may seem to live on
// for a moment, which is waited for. The file stays; only the lock on it counts.
class FolderLock {
  public:
    // Makes the folder when it is not there. An error where another process, or another lock of this one, has it.
    static core::Expected<FolderLock> take(std::filesystem::path const& folder);

    FolderLock(FolderLock&& other) noexcept;
    FolderLock& operator=(FolderLock&&) = delete;
    FolderLock(FolderLock const&) = delete;
    FolderLock& operator=(FolderLock const&) = delete;
    ~FolderLock();

  private:
    explicit FolderLock(int descriptor) : descriptor_(descriptor) {}

    int descriptor_;
};

} // namespace services
