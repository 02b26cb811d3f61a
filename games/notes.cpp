#include "games/notes.hpp"

namespace games {
namespace {

template <class Visit>
void for_each_value(NamedWeights const& weights, Visit visit) {
    std::visit(
        [&](auto const& span) {
            for (auto const& value : span) visit(value);
        },
        weights.values);
}

core::TwoPhases added(core::TwoPhases sum, Phased more) {
    return {sum.middlegame + more.middlegame(), sum.endgame + more.endgame()};
}

Phased as_phased(Phased weight) { return weight; }
Phased as_phased(int) { return {}; } // counts are taken of pairs alone

} // namespace

std::vector<core::TermTrace> Notes::terms(WeightList const& list) const {
    std::vector<core::TermTrace> rows;
    for (auto const& each : list) {
        if (rows.empty() || rows.back().name != each.group.name)
            rows.push_back({each.group.name, each.group.title, {}});
        for_each_value(each, [&](auto const& weight) {
            Use const& use = uses_[word_of(&weight)];
            for (std::size_t side = 0; side < 2; ++side)
                rows.back().sides[side] =
                    added(added(rows.back().sides[side], as_phased(weight) * use.counts[side]),
                          use.worked_out[side]);
        });
    }
    return rows;
}

std::vector<core::Slope> Notes::slopes(WeightList const& list, double middlegame, double endgame) const {
    std::vector<core::Slope> all;
    std::uint32_t parameter = 0;
    auto const add = [&](double by) {
        if (by != 0) all.push_back({parameter, static_cast<float>(by)});
        ++parameter;
    };
    for (auto const& each : list) {
        if (each.tuning == Tuning::held) continue;
        bool const pairs = std::holds_alternative<std::span<Phased>>(each.values);
        for_each_value(each, [&](auto const& weight) {
            Use const& use = uses_[word_of(&weight)];
            int const count = use.counts[0] - use.counts[1];
            if (pairs) {
                add(count * middlegame);
                add(count * endgame);
            } else {
                add(use.middlegame_slope * middlegame + use.endgame_slope * endgame + use.flat_slope);
            }
        });
    }
    return all;
}

} // namespace games
