#include "apps/solve/journal.hpp"

#include "apps/common/file_fingerprint.hpp"
#include "apps/common/job_journal.hpp"

#include <fmt/format.h>

#include <stdexcept>

namespace apps {
namespace {

constexpr std::chrono::seconds between_entries{5};

// All that the results depend on. How many threads there are does not matter.
std::string fingerprint(SolveSettings const& settings) {
    auto const game = settings.is_chess() ? std::string() : " game " + settings.plan.game;
    return fmt::format("damero solve {}{} bot {} {}", file_fingerprint(*settings.path), game,
                       settings.plan.bot, settings.limit);
}

template <class T>
T or_fail(core::Expected<T> expected) {
    if (!expected) throw std::runtime_error(core::text(core::Language::english, expected.error()));
    if constexpr (!std::is_void_v<T>) return std::move(*expected);
}

} // namespace

SolveJournal::SolveJournal(SolveSettings const& settings, Console const& console)
    : last_(std::chrono::steady_clock::now()) {
    if (!settings.journal) return;
    journal_ =
        opened_journal({*settings.journal, "--journal", fingerprint(settings), settings.resume}, console);
    auto const entries = or_fail(journal_->entries());
    if (!entries.empty()) earlier_ = or_fail(services::SolveTally::from(entries.back()));
}

void SolveJournal::keep(services::SolveTally const& tally) {
    last_ = std::chrono::steady_clock::now();
    or_fail(journal_->append(tally.text()));
}

void SolveJournal::keep_sometimes(services::SolveTally const& tally) {
    if (journal_ && std::chrono::steady_clock::now() - last_ >= between_entries) keep(tally);
}

void SolveJournal::close(services::SolveTally const& tally, bool finished) {
    if (!journal_) return;
    if (finished)
        or_fail(journal_->finish());
    else
        keep(tally);
}

} // namespace apps
