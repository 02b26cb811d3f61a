// The lab's report: which searches are run, what they gave, and the pages made of that. Numbers, charts and sentences
// all come from the measurements; nothing is known beforehand.
#pragma once

#include "core/catalogue.hpp"
#include "core/error.hpp"
#include "services/jobs/journal.hpp"
#include "services/lab/comparison.hpp"

#include <array>
#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace services::lab {

// The searches that are compared. The first prunes nothing, the second has the moves as they are generated: what the
// others are measured against.
struct Contender {
    std::string_view name;
    std::string_view bot;   // with {} for its depth
    std::size_t colour = 0; // in the charts
};
inline constexpr std::array<Contender, 5> contenders = {{{"minimax", "minimax?depth={}", 0},
                                                         {"heuristic", "heuristic?depth={}", 1},
                                                         {"mvv-lva", "tactical?depth={}&order=mvv-lva", 2},
                                                         {"classic", "tactical?depth={}&order=classic", 3},
                                                         {"damero", "tactical?depth={}&order=damero", 4}}};
inline constexpr std::size_t plain = 1; // the place of `heuristic`

// What is measured of one game.
struct Subject : core::LabEffort {
    std::string_view game;
};

struct ReportPlan {
    std::vector<Subject> subjects;
    std::uint64_t seed = 1;
};
ReportPlan full_report();
ReportPlan quick_report(); // the same at depths that take a moment

struct SubjectResults {
    Subject subject;
    std::vector<Finding> findings;
    std::vector<GameTally> tallies; // a contender each, minimax left out
};

struct ReportResults {
    ReportPlan plan;
    std::vector<SubjectResults> subjects;
};

std::size_t measurements_in(ReportPlan const& plan);

// All that the results depend on, in a line.
std::string fingerprint(ReportPlan const& plan, std::string_view version);

// Measures what the journal does not have yet. An error once it is stopped: the journal then has what was done.
core::Expected<ReportResults>
run_report(ReportPlan const& plan, Journal& journal,
           std::function<void(std::size_t done, std::string const& what)> const& tell,
           std::stop_token const& stop);

struct Machine {
    std::string processor;
    unsigned cores = 0;
    std::string compiler;
    std::string version; // of damero
};
Machine this_machine(std::string_view version);

struct ReportFile {
    std::string path; // below the report's folder
    std::string text;
};
// PERFORMANCE.md and its charts, the page last.
std::vector<ReportFile> report_files(ReportResults const& results, Machine const& machine,
                                     core::Language language);

} // namespace services::lab
