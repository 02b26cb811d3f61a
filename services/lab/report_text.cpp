// PERFORMANCE.md and its charts.
#include "services/lab/chart.hpp"
#include "services/lab/report_figures.hpp"
#include "services/lab/report_sentences.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace services::lab {
namespace {

constexpr std::string_view chart_folder = "docs/lab";

class Writer {
  public:
    Writer(ReportResults const& results, Machine const& machine, core::Language language)
        : results_(results),
          machine_(machine),
          language_(language) {
        for (auto const& subject : results.subjects) figures_.push_back(figures_of(subject));
    }

    std::vector<ReportFile> files() {
        head();
        conclusions();
        method();
        for (std::size_t i = 0; i < figures_.size(); ++i) section(results_.subjects[i], figures_[i]);
        files_.push_back({"PERFORMANCE.md", std::move(text_)});
        return std::move(files_);
    }

  private:
    template <class... Values>
    [[nodiscard]] std::string word(core::MessageKey key, Values&&... values) const {
        return core::text(language_, core::message(key, std::forward<Values>(values)...));
    }
    void paragraph(std::string const& text) { text_ += text + "\n\n"; }
    void row(std::vector<std::string> const& cells) {
        text_ += fmt::format("| {} |\n", fmt::join(cells, " | "));
    }
    // The first column to the left, the others to the right.
    void table_head(std::vector<std::string> const& cells) {
        row(cells);
        text_ += "|---|";
        for (std::size_t i = 1; i < cells.size(); ++i) text_ += "---:|";
        text_ += "\n";
    }
    static std::string label(std::size_t contender) { return std::string(contenders[contender].name); }

    void head() {
        paragraph("# " + word("lab.report.title"));
        paragraph(word("lab.report.intro"));
    }

    void conclusions() {
        paragraph("## " + word("lab.report.conclusions"));
        text_ += "- " + verdict_on_values(figures_, language_) + "\n";
        for (std::size_t i = 0; i < figures_.size(); ++i) {
            auto const& subject = results_.subjects[i].subject;
            text_ += fmt::format("- **{}.**", game_title(subject.game, language_));
            for (auto const& sentence : conclusions_of(subject, figures_[i], language_))
                text_ += " " + sentence;
            text_ += "\n";
        }
        text_ += "\n";
    }

    void method() {
        paragraph("## " + word("lab.report.method"));
        paragraph(word("lab.report.method_text", longest_lab_game, results_.plan.seed));
        for (auto const& one : contenders)
            text_ += fmt::format("- `{}`: {}\n", one.name, contender_text(one.name));
        text_ += "\n";
        paragraph(word("lab.report.machine", machine_.processor, machine_.cores, machine_.compiler,
                       machine_.version));
        paragraph(word("lab.report.again"));
    }
    [[nodiscard]] std::string contender_text(std::string_view name) const {
        if (name == "minimax") return word("lab.report.about.minimax");
        if (name == "heuristic") return word("lab.report.about.heuristic");
        if (name == "mvv-lva") return word("lab.report.about.mvv_lva");
        return name == "classic" ? word("lab.report.about.classic") : word("lab.report.about.damero");
    }

    void section(SubjectResults const& results, SubjectFigures const& figures) {
        auto const title = game_title(results.subject.game, language_);
        paragraph("## " + title);
        paragraph(word("lab.report.middlegames", results.subject.positions, results.subject.depth));
        middlegame_table(figures);
        chart(results.subject, "nodes", share_chart(title, results.subject, figures));
        paragraph(word("lab.report.growth", results.subject.growth_positions));
        growth_table(results.subject, figures);
        chart(results.subject, "growth", growth_chart(title, figures));
        if (results.subject.games == 0) return;
        paragraph(word("lab.report.games", results.subject.games, results.subject.game_depth));
        games_table(figures);
    }

    void middlegame_table(SubjectFigures const& figures) {
        table_head({word("lab.report.column.order"), word("lab.report.column.nodes"),
                    word("lab.report.column.share"), word("lab.report.column.prunings"),
                    word("lab.report.column.rate"), word("lab.report.column.first"),
                    word("lab.report.column.seconds"), word("lab.report.column.a_node")});
        auto const base = std::max(figures.all[plain].nodes(), 1.0);
        for (std::size_t i = plain; i < figures.all.size(); ++i) {
            auto const& now = figures.all[i].middlegames;
            row({label(i), grouped(now.nodes_visited), fmt::format("{:.3f}", figures.all[i].nodes() / base),
                 grouped(now.pruning_count), fmt::format("{:.1f} %", now.pruning_rate()),
                 fmt::format("{:.1f} %", now.first_move_rate()),
                 fmt::format("{:.2f}", figures.all[i].cpu_seconds),
                 fmt::format("{:.2f}", figures.all[i].microseconds_a_node())});
        }
        text_ += "\n";
    }

    void growth_table(Subject const& subject, SubjectFigures const& figures) {
        std::vector<std::string> cells = {word("lab.report.column.order")};
        for (int depth = 1; depth <= subject.depth; ++depth)
            cells.push_back(word("lab.report.column.depth", depth));
        table_head(cells);
        for (std::size_t i = 0; i < figures.all.size(); ++i) {
            cells = {label(i)};
            for (auto const nodes : figures.all[i].growth)
                cells.push_back(grouped(static_cast<std::uint64_t>(nodes + 0.5)));
            cells.resize(static_cast<std::size_t>(subject.depth) + 1);
            row(cells);
        }
        text_ += "\n";
    }

    void games_table(SubjectFigures const& figures) {
        table_head({word("lab.report.column.order"), word("lab.report.column.score"),
                    word("lab.report.column.moves"), word("lab.report.column.a_move"),
                    word("lab.report.column.rate"), word("lab.report.column.first")});
        for (std::size_t i = plain; i < figures.all.size(); ++i) {
            auto const& games = figures.all[i].games;
            auto const& now = games.statistics;
            auto const a_move = now.nodes_visited / static_cast<std::uint64_t>(std::max(games.moves, 1));
            row({label(i), fmt::format("+{} ={} -{}", games.wins, games.draws, games.losses),
                 grouped(static_cast<std::uint64_t>(games.moves)), grouped(a_move),
                 fmt::format("{:.1f} %", now.pruning_rate()),
                 fmt::format("{:.1f} %", now.first_move_rate())});
        }
        text_ += "\n";
    }

    [[nodiscard]] BarChart share_chart(std::string const& title, Subject const& subject,
                                       SubjectFigures const& figures) const {
        BarChart chart{
            word("lab.report.chart.share", title, subject.depth), word("lab.report.chart.share_axis"), {}};
        auto const base = std::max(figures.all[plain].nodes(), 1.0);
        for (std::size_t i = plain; i < figures.all.size(); ++i) {
            double const share = 100 * figures.all[i].nodes() / base;
            chart.bars.push_back({label(i), share, fmt::format("{:.1f} %", share), contenders[i].colour});
        }
        return chart;
    }

    [[nodiscard]] LineChart growth_chart(std::string const& title, SubjectFigures const& figures) const {
        LineChart chart{word("lab.report.chart.growth", title),
                        word("lab.report.chart.depth_axis"),
                        word("lab.report.chart.nodes_axis"),
                        {}};
        for (std::size_t i = 0; i < figures.all.size(); ++i)
            if (!figures.all[i].growth.empty())
                chart.series.push_back({label(i), figures.all[i].growth, contenders[i].colour});
        return chart;
    }

    template <class Chart>
    void chart(Subject const& subject, std::string_view name, Chart const& chart) {
        auto const path = fmt::format("{}/{}-{}.svg", chart_folder, subject.game, name);
        files_.push_back({path, drawn(chart)});
        paragraph(fmt::format("![{}]({})", chart.title, path));
    }

    ReportResults const& results_;
    Machine const& machine_;
    core::Language language_;
    std::vector<SubjectFigures> figures_;
    std::vector<ReportFile> files_;
    std::string text_;
};

} // namespace

std::vector<ReportFile> report_files(ReportResults const& results, Machine const& machine,
                                     core::Language language) {
    auto files = Writer(results, machine, language).files();
    auto& page = files.back().text;
    page.erase(page.find_last_not_of('\n') + 2); // one line feed at the end
    return files;
}

} // namespace services::lab
