// Whether a file that is open is still the one at its path: a folder may be deleted, or replaced, below the program that uses it.
#pragma once

#include <filesystem>
#include <sys/stat.h>
#include <utility>

namespace services {

class FilePlace {
  public:
    // As it is now. The file must stay open, so that no other gets its number.
    explicit FilePlace(std::filesystem::path path) : path_(std::move(path)) {
        exists_ = ::stat(path_.c_str(), &status_) == 0;
    }

    [[nodiscard]] std::filesystem::path const& path() const { return path_; }
    [[nodiscard]] bool exists() const { return exists_; }
    [[nodiscard]] bool is_unchanged() const {
        struct stat now {};
        return ::stat(path_.c_str(), &now) == 0 && now.st_dev == status_.st_dev &&
               now.st_ino == status_.st_ino;
    }

  private:
    std::filesystem::path path_;
    struct stat status_ {};
    bool exists_;
};

} // namespace services
