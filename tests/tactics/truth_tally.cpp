#include "truth_tally.hpp"

#include "claim_checker.hpp"
#include "explained.hpp"

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iostream>

namespace tests {
namespace {

double processor_milliseconds() { return static_cast<double>(std::clock()) * 1000 / CLOCKS_PER_SEC; }

double at_share(std::vector<double> values, double share) {
    if (values.empty()) return 0;
    std::ranges::sort(values);
    return values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1))];
}

double percent(int part, int whole) { return whole == 0 ? 0 : 100.0 * part / whole; }

} // namespace

// The claims about the move, its refutation and what was better.
void TruthTally::explain(Questioned const& asked) {
    constexpr std::uint64_t as_by_default = 50'000;
    double const begin = processor_milliseconds();
    auto const json =
        tests::explained(engine::game_of<chess::Chess>(), asked.fen, asked.move, core::Language::english, as_by_default);
    double const told = processor_milliseconds();
    explaining_.push_back(told - begin);
    for (auto const* told_move : {"", "refutation", "missed"}) {
        auto const& about = *told_move == '\0' ? json : json.at(told_move);
        if (about.is_null()) continue;
        for (auto const& claim : about.at("claims")) ++by_theme_[claim.at("theme").get<std::string>()];
    }
    if (!asked.solution.empty() && json["move"] == asked.solution) {
        ++solved_;
        if (json["claims"].empty())
            unexplained_.push_back(asked.name + "," + asked.fen + "," + asked.solution);
        else
            ++solved_with_claim_;
    }
    for (auto const& fault : faults_of(json)) {
        faults_.push_back(asked.name + " " + asked.fen + " " + fault);
        std::cerr << "FALSE: " << faults_.back() << std::endl;
    }
    double const checked = processor_milliseconds() - told;
    checking_ += checked;
    longest_check_ = std::max(longest_check_, checked);
    show_progress();
}

int TruthTally::claims() const {
    int sum = 0;
    for (auto const& [theme, count] : by_theme_) sum += count;
    return sum;
}

double TruthTally::median_milliseconds() const { return at_share(explaining_, 0.5); }

void TruthTally::show_progress() const {
    constexpr int one_line_in = 25;
    if (explained() % one_line_in != 0 && explained() != expected_) return;
    std::cerr << what_ << ": " << explained() << " of " << expected_ << ", " << claims() << " claims, "
              << faults_.size() << " false, " << static_cast<int>(processor_milliseconds() / 1000) << " s"
              << std::endl;
}

// DAMERO_UNEXPLAINED: a file for the solved puzzles that got no claim, one a line.
void TruthTally::print() const {
    std::cout << what_ << ": " << explained() << " explained\n  claims: " << claims();
    char const* separator = " (";
    for (auto const& [theme, count] : by_theme_) {
        std::cout << separator << theme << " " << count;
        separator = ", ";
    }
    std::cout << (by_theme_.empty() ? "" : ")") << "\n  false claims: " << faults_.size() << "\n";
    if (solved_ > 0)
        std::cout << "  solved: " << solved_ << ", of these with a claim: " << solved_with_claim_ << " ("
                  << percent(solved_with_claim_, solved_) << " %)\n";
    std::cout << "  explain, ms of processor time: median " << median_milliseconds() << ", 90 % under "
              << at_share(explaining_, 0.9) << ", at most " << at_share(explaining_, 1)
              << "\n  checking: " << checking_ / 1000 << " s, at most " << longest_check_ << " ms for one\n";
    if (auto const* const file = std::getenv("DAMERO_UNEXPLAINED"); file != nullptr && solved_ > 0) {
        std::ofstream out(file);
        for (auto const& line : unexplained_) out << line << "\n";
    }
}

} // namespace tests
