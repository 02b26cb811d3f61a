// The output file of a long job that may be killed at any moment and go on with `--resume`: its end is the same, byte
// for byte, as if nothing had happened. What is finished goes to OUT.part; OUT.journal says how many items and how many bytes of
// it count and what else the job has to remember, and is replaced as a whole about once a second; whatever OUT.part has
// beyond that is cut off by the next run. Neither grows with the time that the job takes. At the end OUT.part becomes OUT.
#pragma once

#include "core/error.hpp"
#include "services/jobs/descriptor.hpp"
#include "services/jobs/journal.hpp"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace services {

class ResumableOutput {
  public:
    // The fingerprint is a line with all that the output depends on: what another job has left is not gone on with. One
    // process at a time.
    static core::Expected<ResumableOutput> open(std::filesystem::path const& path,
                                                std::string_view fingerprint, JournalStart start);

    // OUT.part of this OUT, whether a job is under way or not. Behind a link both stand beside the file that is meant.
    static std::filesystem::path part_path(std::filesystem::path const& path);

    // What an earlier run has done: so many items of the input, and what it had to remember then.
    [[nodiscard]] std::uint64_t items() const { return mark_.items; }
    [[nodiscard]] std::string const& memory() const { return mark_.memory; }

    using Memory = std::function<std::string()>;

    // The next item is done and this is its output, which may be empty. It counts once it is kept: the first at once, the
    // others at the latest some seconds from now; `memory` is asked only then. After a failure nothing more counts: what
    // is on the disk is then not known, and the next run goes on from what was kept before.
    core::Expected<void> add(std::string_view bytes, Memory const& memory);

    // Everything added so far is on the disk and counts: before a pause.
    core::Expected<void> keep(std::string memory);

    // The job is done: everything is on the disk under its own name, and nothing else is left behind.
    core::Expected<void> finish(std::string memory);

  private:
    struct Mark {
        std::uint64_t items = 0;
        std::uint64_t bytes = 0;
        bool done = false; // nothing follows: OUT.part may have its final name already
        std::string memory = {};
    };

    ResumableOutput(std::filesystem::path path, std::string_view fingerprint);

    core::Expected<void> lock();
    core::Expected<void> recall(JournalStart start);
    core::Expected<void> read_mark(std::string_view written);
    core::Expected<void> write_mark();
    core::Expected<void> flush();
    core::Expected<void> make_durable();

    std::filesystem::path path_;
    std::filesystem::path part_;
    std::filesystem::path journal_;
    std::string fingerprint_;
    Descriptor file_; // OUT.part, locked
    Mark mark_;
    std::string buffer_; // counted in mark_.bytes, not yet written
    std::optional<core::Error> broken_;
    std::chrono::steady_clock::time_point next_keep_;
};

} // namespace services
