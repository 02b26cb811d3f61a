// An output file that is there whole or not at all, whenever the program is killed: it is written under another name
// beside its own, and renamed once it is on the disk.
#pragma once

#include "core/error.hpp"
#include "services/jobs/descriptor.hpp"

#include <filesystem>
#include <string>
#include <string_view>

namespace services {

class AtomicFile {
  public:
    // What is no ordinary file (/dev/null, a pipe) is written as it stands.
    static core::Expected<AtomicFile> create(std::filesystem::path const& path);

    AtomicFile(AtomicFile&& other) noexcept;
    AtomicFile& operator=(AtomicFile&&) = delete;
    ~AtomicFile(); // without commit() the old file, or none, is still there

    core::Expected<void> write(std::string_view bytes);

    // Everything is on the disk and under its name. Nothing can be written afterwards.
    core::Expected<void> commit();

  private:
    AtomicFile(std::filesystem::path path, std::filesystem::path temporary, Descriptor file);

    core::Expected<void> flush();

    std::filesystem::path path_;
    std::filesystem::path temporary_; // empty when there is none (any more)
    Descriptor file_;
    std::string buffer_;
};

} // namespace services
