// What a long command has done so far, kept so that killing it at any moment loses nothing that was acknowledged. One
// process writes a journal at a time; any number of its threads may.
#pragma once

#include "core/error.hpp"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace services {

enum class JournalStart {
    fresh,  // there must be no unfinished journal
    resume, // goes on where there is one, begins where there is none
};

class Journal {
  public:
    // The fingerprint is a line that describes the job and all that its results depend on: a journal of another job is
    // not resumed. A file that is no journal is never touched, nor is one that is damaged before its end.
    static core::Expected<Journal> open(std::filesystem::path const& path, std::string_view fingerprint,
                                        JournalStart start);

    Journal(Journal&&) noexcept;
    Journal& operator=(Journal&&) noexcept;
    ~Journal(); // the file stays

    // Everything acknowledged, oldest first, read from the file.
    [[nodiscard]] core::Expected<std::vector<std::string>> entries() const;

    // How many bytes at its end were not whole when it was opened, and cut off. An acknowledged entry's only where the
    // disk has damaged it.
    [[nodiscard]] std::uint64_t torn_bytes() const;

    // Returns once the entry is on the disk. Threads that append at the same time share one fsync. After a failure the
    // journal takes no more.
    core::Expected<void> append(std::string_view payload);

    // The job is done: removes the file. Nothing can be appended afterwards.
    core::Expected<void> finish();

  private:
    struct State;
    explicit Journal(std::unique_ptr<State> state);

    std::unique_ptr<State> state_;
};

} // namespace services
