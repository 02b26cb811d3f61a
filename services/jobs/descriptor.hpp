// A file descriptor that closes itself, and the writing and syncing that journals and output files share. Failures are
// errno values: only who calls knows what to tell about them.
#pragma once

#include <filesystem>
#include <optional>
#include <string_view>

namespace services {

class Descriptor {
  public:
    Descriptor() = default;
    explicit Descriptor(int number) : number_(number) {}
    Descriptor(Descriptor&& other) noexcept;
    Descriptor& operator=(Descriptor&& other) noexcept;
    Descriptor(Descriptor const&) = delete;
    Descriptor& operator=(Descriptor const&) = delete;
    ~Descriptor() { close(); }

    [[nodiscard]] int number() const { return number_; }
    [[nodiscard]] bool is_open() const { return number_ >= 0; }
    void close();

  private:
    int number_ = -1;
};

using Errno = std::optional<int>; // nothing: it went well

// All of it, however often the system takes a part only.
Errno write_all(Descriptor const& to, std::string_view bytes);

Errno sync(Descriptor const& file);

// A name in a folder is as lasting as a file's bytes only once the folder itself is synced.
Errno sync_folder_of(std::filesystem::path const& file);

} // namespace services
