// Choosing sentences by figures.
#include "services/lab/report_sentences.hpp"

#include "services/lab/drawn_tree.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace services::lab {
namespace {

std::string percent(double part, double whole) {
    double const share = whole > 0 ? 100 * part / whole : 0;
    return fmt::format(share < 10 ? fmt::runtime("{:.1f}") : fmt::runtime("{:.0f}"), share);
}

class Sentences {
  public:
    Sentences(Subject const& subject, SubjectFigures const& figures, core::Language language)
        : subject_(subject),
          figures_(figures),
          language_(language) {}

    std::vector<std::string> all() {
        nodes();
        first_move();
        time();
        against_minimax();
        games();
        return std::move(said_);
    }

  private:
    template <class... Values>
    void say(core::MessageKey key, Values&&... values) {
        said_.push_back(core::text(language_, core::message(key, std::forward<Values>(values)...)));
    }
    [[nodiscard]] ContenderFigures const& of(std::size_t contender) const { return figures_.all[contender]; }
    static std::string name(std::size_t contender) { return fmt::format("`{}`", contenders[contender].name); }
    static constexpr std::size_t own = contenders.size() - 1; // Damero's order

    void nodes() {
        auto const best = figures_.fewest_nodes;
        if (best == plain)
            say("lab.report.say.no_order_helps", subject_.depth);
        else
            say("lab.report.say.fewest", name(best), percent(of(best).nodes(), of(plain).nodes()),
                subject_.depth);
        if (best == plain)
            say("lab.report.say.own_share", name(own), percent(of(own).nodes(), of(plain).nodes()));
        else if (best != own)
            say("lab.report.say.own_not_best", name(own), percent(of(own).nodes(), of(plain).nodes()),
                percent(of(own).nodes(), of(best).nodes()));
        else
            for (std::size_t i = plain + 1; i < own; ++i)
                say("lab.report.say.own_against", name(own), percent(of(own).nodes(), of(i).nodes()),
                    name(i));
    }

    void first_move() {
        auto const best = figures_.best_first_move;
        auto const rate = fmt::format("{:.0f}", of(best).middlegames.first_move_rate());
        auto const usual = fmt::format("{:.0f}", of(plain).middlegames.first_move_rate());
        if (best == plain)
            say("lab.report.say.first_plain", rate);
        else if (best == figures_.fewest_nodes)
            say("lab.report.say.first_same", name(best), rate, usual);
        else
            say("lab.report.say.first_other", name(best), rate, usual, name(figures_.fewest_nodes));
    }

    void time() {
        auto const best = figures_.fewest_nodes;
        auto const fastest = figures_.fastest;
        auto const unordered = std::max(of(plain).microseconds_a_node(), 1e-9);
        auto const ratio = fmt::format("{:.1f}", of(best).microseconds_a_node() / unordered);
        auto const share = percent(of(fastest).cpu_seconds, of(plain).cpu_seconds);
        if (fastest == plain && best == plain)
            say("lab.report.say.time_unordered");
        else if (fastest == plain)
            say("lab.report.say.time_plain", name(best), ratio);
        else if (fastest == best)
            say("lab.report.say.time_same", share, ratio);
        else
            say("lab.report.say.time_other", name(fastest), share, name(best), ratio);
    }

    void against_minimax() {
        auto const depth = of(0).growth.size();
        if (depth < 2 || of(plain).growth.size() < depth) return;
        auto const at = [&](std::size_t i) { return of(i).growth[depth - 1]; };
        std::size_t best = plain;
        for (std::size_t i = plain; i < contenders.size(); ++i)
            if (at(i) < at(best)) best = i;
        if (best == plain)
            say("lab.report.say.minimax_plain", depth, percent(at(plain), at(0)));
        else
            say("lab.report.say.minimax", depth, percent(at(plain), at(0)), name(best),
                percent(at(best), at(0)));
    }

    void games() {
        GameTally together;
        for (auto const& one : figures_.all) together += one.games;
        if (together.games == 0) return;
        if (together.losses == 0)
            say("lab.report.say.games_unbeaten", together.games, together.wins, together.draws);
        else
            say("lab.report.say.games", together.games, together.wins, together.draws, together.losses);
    }

    Subject const& subject_;
    SubjectFigures const& figures_;
    core::Language language_;
    std::vector<std::string> said_;
};

} // namespace

std::vector<std::string> conclusions_of(Subject const& subject, SubjectFigures const& figures,
                                        core::Language language) {
    return Sentences(subject, figures, language).all();
}

std::string verdict_on_values(std::vector<SubjectFigures> const& all, core::Language language) {
    std::size_t comparisons = 0;
    std::vector<std::string> apart;
    for (auto const& figures : all) {
        comparisons += figures.agreement.comparisons;
        for (auto const& one : figures.agreement.apart) {
            auto text = fmt::format("{} ({}):", one.position, one.depth);
            for (auto const* finding : one.findings)
                text += fmt::format(" {} {}", finding->bot, value_text(*finding->value, language));
            apart.push_back(std::move(text));
        }
    }
    if (apart.empty()) return core::text(language, core::message("lab.report.say.agree", comparisons));
    return core::text(language, core::message("lab.report.say.disagree", apart.size(), comparisons,
                                              fmt::format("{}", fmt::join(apart, "; "))));
}

std::string game_title(std::string_view game, core::Language language) {
    auto const found = engine::game_named(game);
    return found ? core::text(language, core::message((*found)->title())) : std::string(game);
}

std::string grouped(std::uint64_t number) {
    auto text = fmt::format("{}", number);
    for (auto at = static_cast<int>(text.size()) - 3; at > 0; at -= 3)
        text.insert(static_cast<std::size_t>(at), ",");
    return text;
}

} // namespace services::lab
