// damero lab report: measures everything anew, in an order and with seeds of its own, and writes PERFORMANCE.md.
#include "services/lab/report.hpp"

#include "apps/common/bad_usage.hpp"
#include "apps/common/interrupt.hpp"
#include "apps/common/job_journal.hpp"
#include "apps/lab/lab.hpp"
#include "apps/lab/progress.hpp"
#include "services/jobs/atomic_file.hpp"

#include <filesystem>
#include <stdexcept>
#include <system_error>

namespace apps {
namespace {

namespace fs = std::filesystem;

// The folder with the one for the charts in it. Refused before anything is measured.
fs::path prepared_folder(Arguments const& arguments) {
    fs::path const folder = arguments.text("-o").value_or(".");
    std::error_code problem;
    fs::create_directories(folder / "docs/lab", problem);
    if (problem)
        throw BadUsage("-o", core::message("cli.file_unwritable", folder.string(), problem.message()));
    return folder;
}

void write(fs::path const& path, std::string const& text, Console const& console) {
    auto file = services::AtomicFile::create(path);
    if (!file) throw std::runtime_error(console.text(file.error()));
    auto written = file->write(text);
    if (written) written = file->commit();
    if (!written) throw std::runtime_error(console.text(written.error()));
}

} // namespace

int lab_report(Arguments const& arguments, Console const& console) {
    auto const plan =
        arguments.given("--quick") ? services::lab::quick_report() : services::lab::full_report();
    auto const folder = prepared_folder(arguments);
    auto journal = opened_journal({.path = folder / "lab-report.journal",
                                   .named_by = "-o",
                                   .fingerprint = fingerprint(plan, DAMERO_VERSION),
                                   .resume = arguments.given("--resume")},
                                  console);
    std::stop_source stop;
    Interrupt const interrupt(stop);
    auto const total = measurements_in(plan);
    LabProgress progress(console, total);
    std::size_t reached = 0;
    auto const results = run_report(
        plan, journal,
        [&](std::size_t done, std::string const& what) {
            reached = done;
            progress.tell(done, what);
        },
        stop.get_token());
    progress.finish();
    if (!results && stop.stop_requested()) {
        console.warn(console.text(core::message("cli.lab.interrupted", reached, total)));
        return 1;
    }
    if (!results) throw std::runtime_error(console.text(results.error()));
    auto const files = report_files(*results, services::lab::this_machine(DAMERO_VERSION), console.language);
    for (auto const& file : files) write(folder / file.path, file.text, console);
    if (auto const finished = journal.finish(); !finished)
        throw std::runtime_error(console.text(finished.error()));
    console.say("cli.lab.written", (folder / files.back().path).string(), files.size() - 1);
    return 0;
}

} // namespace apps
