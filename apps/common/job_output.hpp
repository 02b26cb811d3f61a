// Where the output of a long command goes, item by item: to the standard output, or to a file with -o, which can be gone on
// with after the command was stopped or killed.
#pragma once

#include "apps/common/arguments.hpp"
#include "apps/common/console.hpp"
#include "services/jobs/resumable_output.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace apps {

class JobOutput {
  public:
    // By `-o` and `--resume`. What is no ordinary file (/dev/null, a pipe) is written as the standard output is, and cannot
    // be resumed. Throws BadUsage where it cannot serve.
    JobOutput(Console const& console, Arguments const& arguments, std::string_view fingerprint);

    [[nodiscard]] bool is_standard_output() const { return !resumable_ && !stream_; }
    [[nodiscard]] std::uint64_t earlier_items() const { return resumable_ ? resumable_->items() : 0; }
    [[nodiscard]] std::string earlier_memory() const;

    // The output of the next item; `memory` is what the command must know to go on behind it.
    core::Expected<void> add(std::string_view bytes, services::ResumableOutput::Memory const& memory);

    // Throws std::runtime_error where the disk fails. An output that is not finished waits for --resume.
    void close(std::string memory, bool finished);

  private:
    struct CloseFile {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };

    Console const& console_;
    std::string path_;
    std::optional<services::ResumableOutput> resumable_;
    std::unique_ptr<std::FILE, CloseFile> stream_; // a pipe or a device
};

} // namespace apps
