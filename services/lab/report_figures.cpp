// Adding up.
#include "services/lab/report_figures.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace services::lab {
namespace {

std::string bot_at(Contender const& contender, int depth) {
    return fmt::format(fmt::runtime(contender.bot), depth);
}

// The positions that were searched to every depth are the first ones: those that have a search of depth 1.
bool grows(SubjectResults const& results, std::string const& position) {
    return std::ranges::any_of(results.findings, [&](Finding const& finding) {
        return finding.position == position && *finding.textbook_depth == 1 &&
               results.subject.growth_positions > 0;
    });
}

std::vector<double> growth_of(SubjectResults const& results, Contender const& contender) {
    std::vector<double> means;
    for (int depth = 1; depth <= results.subject.depth; ++depth) {
        double nodes = 0;
        int count = 0;
        for (auto const& finding : results.findings) {
            if (finding.bot != bot_at(contender, depth) || !grows(results, finding.position)) continue;
            nodes += static_cast<double>(finding.statistics.nodes_visited);
            ++count;
        }
        if (count == 0) break;
        means.push_back(nodes / count);
    }
    return means;
}

Agreement agreement_of(SubjectResults const& results) {
    std::map<std::pair<std::string, int>, int> searches;
    for (auto const& finding : results.findings) ++searches[{finding.position, *finding.textbook_depth}];
    Agreement agreement;
    for (auto const& [where, count] : searches)
        if (count > 1) ++agreement.comparisons;
    agreement.apart = disagreements(results.findings);
    return agreement;
}

} // namespace

SubjectFigures figures_of(SubjectResults const& results) {
    SubjectFigures figures;
    for (std::size_t i = 0; i < contenders.size(); ++i) {
        ContenderFigures one{.contender = i};
        for (auto const& finding : results.findings)
            if (i >= plain && finding.bot == bot_at(contenders[i], results.subject.depth)) {
                one.middlegames += finding.statistics;
                one.cpu_seconds += finding.cpu_seconds;
            }
        one.growth = growth_of(results, contenders[i]);
        auto const played = std::ranges::find(
            results.tallies, bot_at(contenders[i], results.subject.game_depth), &GameTally::bot);
        if (played != results.tallies.end()) one.games = *played;
        figures.all.push_back(std::move(one));
    }
    for (std::size_t i = plain; i < contenders.size(); ++i) {
        auto const& all = figures.all;
        auto const& now = all[i].middlegames;
        if (all[i].nodes() < all[figures.fewest_nodes].nodes()) figures.fewest_nodes = i;
        if (all[i].cpu_seconds < all[figures.fastest].cpu_seconds) figures.fastest = i;
        if (now.first_move_rate() > all[figures.best_first_move].middlegames.first_move_rate())
            figures.best_first_move = i;
    }
    figures.agreement = agreement_of(results);
    return figures;
}

} // namespace services::lab
