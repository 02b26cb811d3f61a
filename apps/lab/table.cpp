// Laying out the comparison.
#include "apps/lab/table.hpp"

#include "services/lab/drawn_tree.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace apps {
namespace {

using search::SearchStatistics;
using services::lab::Finding;
using services::lab::GameTally;

constexpr std::size_t most_blocks = 12; // more positions than that are only shown together

using Row = std::vector<std::string>;

// Letters, not bytes.
std::size_t width_of(std::string_view text) {
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

std::string grouped(std::uint64_t number) {
    auto text = fmt::format("{}", number);
    for (auto at = static_cast<int>(text.size()) - 3; at > 0; at -= 3)
        text.insert(static_cast<std::size_t>(at), ",");
    return text;
}

// The first column to the left, the others to the right; the head in bold where there is colour.
std::string laid_out(Console const& console, std::vector<Row> const& rows) {
    std::vector<std::size_t> widths(rows.front().size());
    for (auto const& row : rows)
        for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], width_of(row[i]));
    std::string text;
    for (std::size_t r = 0; r < rows.size(); ++r) {
        std::string line = "  ";
        for (std::size_t i = 0; i < rows[r].size(); ++i) {
            std::string const gap(widths[i] - width_of(rows[r][i]), ' ');
            line += i == 0 ? rows[r][i] + gap : "  " + gap + rows[r][i];
        }
        line.erase(line.find_last_not_of(' ') + 1);
        bool const bold = r == 0 && console.colour;
        text += (bold ? "\x1b[1m" : "") + line + (bold ? "\x1b[0m" : "") + "\n";
    }
    return text;
}

// The columns that every table has; `share` is of the first bot's nodes.
void add_counts(Row& row, SearchStatistics const& statistics, bool is_textbook,
                SearchStatistics const& first) {
    auto const known = [&](std::string text) { return is_textbook ? std::move(text) : std::string("-"); };
    auto const share = static_cast<double>(statistics.nodes_visited) /
                       static_cast<double>(std::max<std::uint64_t>(first.nodes_visited, 1));
    row.push_back(grouped(statistics.nodes_visited));
    row.push_back(first.nodes_visited == 0 ? "-" : fmt::format("{:.3f}", share));
    row.push_back(known(grouped(statistics.pruning_count)));
    row.push_back(known(fmt::format("{:.1f}", statistics.pruning_rate())));
    row.push_back(known(fmt::format("{:.1f}", statistics.first_move_rate())));
    row.push_back(fmt::format("{:.3f}", statistics.seconds));
}

Row head(Console const& console, std::initializer_list<core::MessageKey> more) {
    Row row;
    for (core::MessageKey const key :
         {core::MessageKey("cli.lab.column.bot"), core::MessageKey("cli.lab.column.nodes"),
          core::MessageKey("cli.lab.column.share"), core::MessageKey("cli.lab.column.prunings"),
          core::MessageKey("cli.lab.column.rate"), core::MessageKey("cli.lab.column.first"),
          core::MessageKey("cli.lab.column.seconds")})
        row.push_back(console.text(core::message(key)));
    for (auto const key : more) row.push_back(console.text(core::message(key)));
    return row;
}

class Tables {
  public:
    Tables(Console const& console, Comparison const& comparison) : console_(console), all_(comparison) {}

    [[nodiscard]] std::string text() const {
        std::string result;
        bool const each = all_.positions.size() <= most_blocks;
        for (std::size_t i = 0; each && i < all_.positions.size(); ++i) result += block(i) + "\n";
        if (all_.positions.size() > 1) result += together() + "\n";
        if (!all_.games.empty()) result += games() + "\n";
        result.pop_back();
        return result;
    }

  private:
    [[nodiscard]] std::string title(std::string const& text) const {
        return (console_.colour ? "\x1b[1m" + text + "\x1b[0m" : text) + "\n";
    }

    // One position.
    [[nodiscard]] std::string block(std::size_t number) const {
        auto const count = all_.bots.size();
        std::vector<Row> rows = {head(console_, {"cli.lab.column.value", "cli.lab.column.move"})};
        auto const* const first = &all_.findings[number * count];
        for (auto const* one = first; one != first + count; ++one) {
            Row row = {one->bot};
            add_counts(row, one->statistics, one->textbook_depth.has_value(), first->statistics);
            row.push_back(one->value ? services::lab::value_text(*one->value, console_.language) : "-");
            row.push_back(one->move);
            rows.push_back(std::move(row));
        }
        auto const& position = all_.positions[number];
        auto const fen = position.state->fen();
        return title(position.name == fen ? fen : position.name + "  " + fen) + laid_out(console_, rows) +
               verdict({first, first + count});
    }

    // Do those that should agree?
    [[nodiscard]] std::string verdict(std::vector<Finding> const& findings) const {
        std::string text;
        for (auto const& one : services::lab::disagreements(findings)) {
            auto const line = disagreement_text(console_, one);
            text += "  " + (console_.colour ? "\x1b[1;31m" + line + "\x1b[0m" : line) + "\n";
        }
        auto const* const first = &findings.front();
        bool const comparable = findings.size() > 1 && std::ranges::all_of(findings, [&](auto const& one) {
                                    return one.textbook_depth && one.textbook_depth == first->textbook_depth;
                                });
        if (text.empty() && comparable)
            text = "  " +
                   console_.text(core::message("cli.lab.agree",
                                               services::lab::value_text(*first->value, console_.language))) +
                   "\n";
        return text;
    }

    [[nodiscard]] std::string together() const {
        auto const count = all_.bots.size();
        std::vector<SearchStatistics> sums(count);
        for (std::size_t i = 0; i < all_.findings.size(); ++i) sums[i % count] += all_.findings[i].statistics;
        std::vector<Row> rows = {head(console_, {})};
        for (std::size_t i = 0; i < count; ++i) {
            Row row = {all_.bots[i]};
            add_counts(row, sums[i], all_.findings[i].textbook_depth.has_value(), sums[0]);
            rows.push_back(std::move(row));
        }
        auto text = title(console_.text(core::message("cli.lab.together", all_.positions.size()))) +
                    laid_out(console_, rows);
        auto const apart = services::lab::disagreements(all_.findings);
        if (all_.positions.size() > most_blocks)
            for (auto const& one : apart) {
                auto const line = disagreement_text(console_, one);
                text += "  " + (console_.colour ? "\x1b[1;31m" + line + "\x1b[0m" : line) + "\n";
            }
        if (apart.empty() && is_comparable())
            text += "  " + console_.text(core::message("cli.lab.all_agree")) + "\n";
        return text;
    }

    [[nodiscard]] bool is_comparable() const {
        auto const depth = all_.findings.front().textbook_depth;
        return all_.bots.size() > 1 && std::ranges::all_of(all_.findings, [&](auto const& one) {
                   return depth && one.textbook_depth == depth;
               });
    }

    [[nodiscard]] std::string games() const {
        std::vector<Row> rows = {head(console_, {"cli.lab.column.moves", "cli.lab.column.score"})};
        for (auto const& tally : all_.games) {
            Row row = {tally.bot};
            add_counts(row, tally.statistics, tally.is_textbook, all_.games.front().statistics);
            row.push_back(grouped(static_cast<std::uint64_t>(tally.moves)));
            row.push_back(fmt::format("+{} ={} -{}", tally.wins, tally.draws, tally.losses));
            rows.push_back(std::move(row));
        }
        auto const& first = all_.games.front();
        return title(console_.text(core::message("cli.lab.games_title", first.games, first.opponent))) +
               laid_out(console_, rows);
    }

    Console const& console_;
    Comparison const& all_;
};

} // namespace

std::string disagreement_text(Console const& console, services::lab::Disagreement const& disagreement) {
    std::vector<std::string> found;
    for (auto const* finding : disagreement.findings)
        found.push_back(
            fmt::format("{} {}", finding->bot, services::lab::value_text(*finding->value, console.language)));
    return console.text(core::message("cli.lab.disagree", disagreement.position, disagreement.depth,
                                      fmt::format("{}", fmt::join(found, ", "))));
}

std::string comparison_text(Console const& console, Comparison const& comparison) {
    return Tables(console, comparison).text();
}

} // namespace apps
