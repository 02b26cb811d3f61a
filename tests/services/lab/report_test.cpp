// The report: its figures, sentences and charts from measurements made up for the purpose, and the resuming of real ones.
#include "services/lab/chart.hpp"
#include "services/lab/markup.hpp"
#include "services/lab/report.hpp"
#include "services/lab/report_figures.hpp"
#include "services/lab/report_sentences.hpp"
#include "tests/services/folder.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace {

using services::lab::Finding;
using services::lab::ReportResults;
using services::lab::Subject;
using services::lab::SubjectResults;

constexpr Subject small{{1, 2, 1, 1, 1, 1}, "knights"};

Finding search(std::size_t contender, int depth, std::uint64_t nodes, double seconds, int value = 4) {
    Finding finding{.bot = fmt::format(fmt::runtime(services::lab::contenders[contender].bot), depth),
                    .position = "p",
                    .textbook_depth = depth,
                    .value = core::Score{value}};
    finding.statistics.nodes_visited = nodes;
    finding.statistics.pruning_count = nodes / 4;
    finding.statistics.first_move_cutoffs = nodes / 8;
    finding.cpu_seconds = seconds;
    return finding;
}

// All to depth 2, where minimax has 2500 nodes and the others have the nodes and seconds that are given.
SubjectResults results(std::array<std::uint64_t, 4> nodes, std::array<double, 4> seconds) {
    SubjectResults made{small, {search(0, 1, 5, 0.1), search(0, 2, 2500, 0.1)}, {}};
    for (std::size_t i = 0; i < 4; ++i) {
        made.findings.push_back(search(i + 1, 1, 5, 0.1));
        made.findings.push_back(search(i + 1, 2, nodes[i], seconds[i]));
    }
    return made;
}

std::string said(SubjectResults const& made) {
    std::string text;
    for (auto const& sentence : conclusions_of(made.subject, figures_of(made), core::Language::english))
        text += sentence + "\n";
    return text;
}

bool says(std::string const& text, std::string_view part) { return text.find(part) != std::string::npos; }

class LabReport : public tests::InFolder {};

} // namespace

TEST(LabReportText, FollowsTheNumbers) {
    auto const best = said(results({1000, 500, 300, 100}, {1.0, 0.6, 0.5, 0.2}));
    EXPECT_TRUE(says(best, "The fewest nodes at depth 2: `damero`, 10 %")) << best;
    EXPECT_TRUE(says(best, "`damero` visits 20 % of the nodes of `mvv-lva`")) << best;
    EXPECT_TRUE(says(best, "It is the fastest too, 20 %")) << best;
    EXPECT_TRUE(says(best, "needs 40 % of minimax's nodes")) << best;

    auto const other = said(results({1000, 200, 300, 400}, {1.0, 0.6, 0.5, 2.0}));
    EXPECT_TRUE(says(other, "The fewest nodes at depth 2: `mvv-lva`, 20 %")) << other;
    EXPECT_TRUE(says(other, "`damero` visits 40 % of generator order's nodes, 200 % of the best one's"))
        << other;
    EXPECT_TRUE(says(other, "In time `classic` is ahead, 50 %")) << other;

    auto const none = said(results({100, 200, 300, 400}, {0.1, 0.6, 0.5, 2.0}));
    EXPECT_TRUE(says(none, "no order visits fewer nodes")) << none;
    EXPECT_TRUE(says(none, "Nor is any order faster")) << none;
    EXPECT_TRUE(says(none, "needs 4.0 % of minimax's nodes, and no order needs fewer")) << none;

    auto const slow = said(results({1000, 500, 300, 100}, {1.0, 2.0, 2.0, 1.5}));
    EXPECT_TRUE(says(slow, "In time no order pays here: with `damero` a node costs 15.0 times")) << slow;
}

TEST(LabReportText, IsLoudAboutValuesThatDiffer) {
    auto made = results({1000, 500, 300, 100}, {1.0, 0.6, 0.5, 0.2});
    auto const text = [&] {
        return services::lab::verdict_on_values({figures_of(made)}, core::Language::english);
    };
    EXPECT_TRUE(says(text(), "All 2 comparisons at equal depth agree")) << text();
    made.findings.back().value = core::Score{5};
    EXPECT_TRUE(says(text(), "VALUES DIFFER in 1 of 2")) << text();
}

TEST(LabReportText, NamesEveryChartItHas) {
    ReportResults const all{{{small}, 1}, {results({1000, 500, 300, 100}, {1.0, 0.6, 0.5, 0.2})}};
    auto const files = report_files(all, {"A & B", 2, "g++ 12", "1.0"}, core::Language::spanish);
    ASSERT_EQ(files.size(), 3u);
    EXPECT_EQ(files.back().path, "PERFORMANCE.md");
    auto const& page = files.back().text;
    EXPECT_TRUE(says(page, "A & B"));
    EXPECT_TRUE(page.ends_with("|\n") && !page.ends_with("\n\n")) << page.substr(page.size() - 20);
    for (std::size_t i = 0; i + 1 < files.size(); ++i) {
        EXPECT_TRUE(says(page, "(" + files[i].path + ")")) << files[i].path;
        EXPECT_TRUE(files[i].text.starts_with("<svg ") && files[i].text.ends_with("</svg>\n"));
    }
}

TEST_F(LabReport, GoesOnWhereItWasStopped) {
    services::lab::ReportPlan const plan{{{{1, 2, 1, 1, 1, 1}, "draughts-english"}}, 1};
    auto const total = measurements_in(plan);
    ASSERT_EQ(total, 13u) << "depth 1 by five, depth 2 by four, a game by four";
    auto const open = [&] {
        return services::Journal::open(path("journal"), fingerprint(plan, "1"),
                                       services::JournalStart::resume);
    };
    {
        auto journal = open();
        std::stop_source stop;
        auto const stopped = run_report(
            plan, *journal,
            [&](std::size_t done, auto const&) {
                if (done == 7) stop.request_stop();
            },
            stop.get_token());
        EXPECT_FALSE(stopped);
        EXPECT_EQ(journal->entries()->size(), 7u);
    }
    auto journal = open();
    auto const resumed = run_report(plan, *journal, [](std::size_t, auto const&) {}, {});
    ASSERT_TRUE(resumed);
    EXPECT_EQ(journal->entries()->size(), total);
    auto other =
        services::Journal::open(path("other"), fingerprint(plan, "1"), services::JournalStart::fresh);
    auto const at_once = run_report(plan, *other, [](std::size_t, auto const&) {}, {});
    ASSERT_TRUE(at_once);
    auto const& a = resumed->subjects[0];
    auto const& b = at_once->subjects[0];
    ASSERT_EQ(a.findings.size(), b.findings.size());
    for (std::size_t i = 0; i < a.findings.size(); ++i) {
        EXPECT_EQ(a.findings[i].statistics, b.findings[i].statistics);
        EXPECT_EQ(a.findings[i].value, b.findings[i].value);
    }
    EXPECT_TRUE(figures_of(a).agreement.apart.empty());
    EXPECT_NE(fingerprint(plan, "1"), fingerprint(plan, "2"));
}

TEST(LabCharts, DrawEveryBarAndLine) {
    auto const count = [](std::string const& text, std::string_view part) {
        std::size_t number = 0;
        for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++number;
        return number;
    };
    auto const bars =
        drawn(services::lab::BarChart{"t <1>", "axis", {{"a", 100, "100 %", 1}, {"b", 0, "0 %", 2}}});
    EXPECT_EQ(count(bars, "<rect class=\"bar"), 2u);
    EXPECT_EQ(count(bars, "t &lt;1&gt;"), 2u);
    EXPECT_EQ(count(bars, "nan"), 0u);
    auto const lines =
        drawn(services::lab::LineChart{"t", "x", "y", {{"a", {1, 20, 3000}, 0}, {"b", {7}, 1}}});
    EXPECT_EQ(count(lines, "<path class=\"line"), 2u);
    EXPECT_EQ(count(lines, "<path class=\"mark"), 4u + 1u)
        << "at every value, and at the label of a whole line";
    EXPECT_EQ(count(lines, ">b</text>"), 1u);
    EXPECT_EQ(count(lines, "nan"), 0u);
}

TEST(LabMarkup, KeepsTextApart) {
    EXPECT_EQ(services::lab::markup_text("a<b>&\"c\""), "a&lt;b&gt;&amp;&quot;c&quot;");
    EXPECT_EQ(services::lab::filled("x @A@ @ B@ @media @A@", {{"A", "@A@"}}), "x @A@ @ B@ @media @A@");
    EXPECT_EQ(services::lab::filled("no places", {}), "no places");
}
