// One of three: the standard output, a device, a file that survives being killed.
#include "apps/common/job_output.hpp"

#include "apps/common/bad_usage.hpp"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <stdexcept>
#include <utility>

namespace apps {
namespace {

namespace fs = std::filesystem;

core::Error write_error(std::string const& path) {
    return {core::message("jobs.file.write", path, std::strerror(errno))};
}

} // namespace

JobOutput::JobOutput(Console const& console, Arguments const& arguments, std::string_view fingerprint)
    : console_(console),
      path_(arguments.text("-o").value_or("")) {
    bool const resume = arguments.given("--resume");
    if (!arguments.given("-o")) {
        if (resume) throw BadUsage("--resume", core::message("cli.job.resume_what"));
        return;
    }
    std::error_code unknown;
    auto const status = fs::status(path_, unknown);
    if (fs::exists(status) && !fs::is_regular_file(status)) {
        if (fs::is_directory(status))
            throw BadUsage("-o", core::message("jobs.file.write", path_, std::strerror(EISDIR)));
        if (resume) throw BadUsage("--resume", core::message("cli.job.no_file", path_));
        stream_.reset(std::fopen(path_.c_str(), "wb"));
        if (!stream_) throw BadUsage("-o", write_error(path_));
        return;
    }
    auto const how = resume ? services::JournalStart::resume : services::JournalStart::fresh;
    resumable_ =
        value_or_throw(services::ResumableOutput::open(path_, fingerprint, how), resume ? "--resume" : "-o");
}

std::string JobOutput::earlier_memory() const { return resumable_ ? resumable_->memory() : std::string(); }

core::Expected<void> JobOutput::add(std::string_view bytes, services::ResumableOutput::Memory const& memory) {
    if (resumable_) return resumable_->add(bytes, memory);
    auto* const to = stream_ ? stream_.get() : stdout;
    if (std::fwrite(bytes.data(), 1, bytes.size(), to) != bytes.size() || std::fflush(to) != 0)
        return tl::unexpected(write_error(stream_ ? path_ : "-"));
    return {};
}

void JobOutput::close(std::string memory, bool finished) {
    if (!resumable_) return;
    auto const closed =
        finished ? resumable_->finish(std::move(memory)) : resumable_->keep(std::move(memory));
    if (!closed) throw std::runtime_error(console_.text(closed.error()));
}

} // namespace apps
