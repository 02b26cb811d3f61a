// The whole evaluation once more, written down: what it is made of, for people and for the tuner.
#pragma once

#include "games/draughts/evaluator.hpp"
#include "games/notes.hpp"

namespace draughts {

template <RuleSet const& rules>
class Account {
    using E = Evaluator<rules>;
    using Shapes = Regions<rules.size>;
    using enum core::Colour;

  public:
    Account(Position<rules> const& position, PreparedWeights<rules> const& weights)
        : weights_(weights),
          own_(weights),
          notes_(own_) {
        for (core::Colour const colour : {white, black})
            for (Bitboard left = position.pieces(colour); left != 0;) {
                int const square = games::pop_lowest(left);
                bool const king = (position.kings() >> square & 1) != 0;
                Phased const worth =
                    detail::piece_at<rules.size>(colour, king, square, own_, notes_.of(colour));
                sum_ += colour == white ? worth : -worth;
            }
        sum_ += E::terms(position, own_, notes_);
        note_patterns(position);
        ending_ = E::ending_of(position, own_, sum_);
        core::Colour const side = position.side_to_move();
        notes_.of(side).flat(own_.turn, 1);
        notes_.of(side).flat(own_.the_move, E::opposition(position));
        turn_ = E::turn_worth(position, own_) * (side == white ? 1 : -1);
    }
    Account(Account const&) = delete; // the notes know where the weights are
    Account& operator=(Account const&) = delete;

    [[nodiscard]] int value() const { return std::clamp(ending_.value + turn_, -E::most, E::most); }

    core::EvaluationTrace trace() {
        core::EvaluationTrace result;
        PatternWeights none;
        result.terms = notes_.terms(weight_list(own_, none));
        for (auto& term : result.terms)
            if (term.name == "patterns")
                for (std::size_t side = 0; side < 2; ++side)
                    term.sides[side] = {patterns_[side].middlegame(), patterns_[side].endgame()};
        result.sum = {sum_.middlegame(), sum_.endgame()};
        result.phase = ending_.count;
        result.full_phase = E::men_at_start;
        result.scale = {ending_.scale, ending_.scale};
        result.full_scale = full_scale;
        result.blended = ending_.value - ending_.near;
        result.ending = ending_.near;
        result.turn = turn_;
        result.value = core::Score{value()};
        return result;
    }

    core::Tangent tangent() {
        PatternWeights none;
        auto const list = weight_list(own_, none);
        double const scale = static_cast<double>(ending_.scale) / full_scale;
        double const opening = scale * ending_.count / E::men_at_start;
        core::Tangent result{static_cast<double>(value()), notes_.slopes(list, opening, scale - opening)};
        auto const first = static_cast<std::uint32_t>(games::parameters(list).size());
        for (auto const& [place, by] : used_) {
            auto const parameter = first + 2 * static_cast<std::uint32_t>(place);
            result.slopes.push_back({parameter, static_cast<float>(by * opening)});
            result.slopes.push_back({parameter + 1, static_cast<float>(by * (scale - opening))});
        }
        return result;
    }

  private:
    // White's are the regions with tables, Black's those that are seen with its eyes.
    void note_patterns(Position<rules> const& position) {
        Bitboard const men = ~position.kings();
        auto const use = [&](core::Colour colour, std::size_t place) {
            Phased const weight = weights_.patterns[place];
            patterns_[static_cast<std::size_t>(core::index(colour))] += weight;
            sum_ += colour == white ? weight : -weight;
            used_.push_back({place, colour == white ? 1 : -1});
        };
        Shapes::for_each(position.pieces(white) & men, position.pieces(black) & men,
                         [&](std::size_t region, unsigned by_white, unsigned by_black) {
                             if (region < Shapes::tables)
                                 use(white, region * pattern_count + pattern_index(by_white, by_black));
                             if (Shapes::turned(region) < Shapes::tables)
                                 use(black, Shapes::turned(region) * pattern_count +
                                                turned_index(by_white, by_black));
                         });
    }

    struct UsedPattern {
        std::size_t place;
        int by;
    };

    PreparedWeights<rules> const& weights_;
    Weights own_; // a copy, for the list of names refers to it
    games::Notes notes_;
    Phased sum_{};
    std::array<Phased, 2> patterns_{};
    std::vector<UsedPattern> used_;
    typename E::Ending ending_{};
    int turn_ = 0;
};

template <RuleSet const& rules>
core::EvaluationTrace trace(Position<rules> const& position, PreparedWeights<rules> const& weights) {
    return Account<rules>(position, weights).trace();
}
template <RuleSet const& rules>
core::Tangent tangent(Position<rules> const& position, PreparedWeights<rules> const& weights) {
    return Account<rules>(position, weights).tangent();
}

} // namespace draughts
