// How an evaluation says which weights it uses. Terms are templates over who listens: the search listens with NoNotes,
// which compiles to the bare multiplication; Notes writes down every use, by side, for the trace and the tuner.
#pragma once

#include "core/evaluation_trace.hpp"
#include "core/types.hpp"
#include "games/phased.hpp"
#include "games/weight_list.hpp"

#include <array>
#include <cassert>
#include <cstddef>
#include <vector>

namespace games {

struct NoNotes {
    struct Side {
        static constexpr bool wanted = false;
        Phased operator()(Phased const& weight, int count = 1) const { return weight * count; }
        void worked_out(auto const&, Phased) const {}
        void slope(int const&, double, double) const {}
    };
    static Side of(core::Colour) { return {}; }
};

// The weights are one object made of ints and Phaseds; a use is noted by where in it the weight lies.
class Notes {
  public:
    template <class Weights>
    explicit Notes(Weights const& weights)
        : base_(reinterpret_cast<std::byte const*>(&weights)),
          uses_(sizeof(Weights) / word) {}

    class Side {
      public:
        static constexpr bool wanted = true;
        Side(Notes& notes, std::size_t side) : notes_(&notes), side_(side) {}

        // A weight so many times.
        Phased operator()(Phased const& weight, int count = 1) const {
            notes_->uses_[notes_->word_of(&weight)].counts[side_] += count;
            return weight * count;
        }
        // A value that is no sum of weights, told under the group of `of`; its slopes are told besides.
        void worked_out(auto const& of, Phased value) const {
            notes_->uses_[notes_->word_of(&of)].worked_out[side_] += value;
        }
        // How the two phases of this side's value change with a number.
        void slope(int const& weight, double middlegame, double endgame) const {
            Use& use = notes_->uses_[notes_->word_of(&weight)];
            double const sign = side_ == 0 ? 1 : -1;
            use.middlegame_slope += sign * middlegame;
            use.endgame_slope += sign * endgame;
        }
        // The same of what stands apart from the phases.
        void flat(int const& weight, double by) const {
            notes_->uses_[notes_->word_of(&weight)].flat_slope += side_ == 0 ? by : -by;
        }

      private:
        Notes* notes_;
        std::size_t side_;
    };
    [[nodiscard]] Side of(core::Colour colour) {
        return {*this, static_cast<std::size_t>(core::index(colour))};
    }

    // A row for each group that `list` names, in its order; `list` is of the weights the notes were taken with.
    [[nodiscard]] std::vector<core::TermTrace> terms(WeightList const& list) const;

    // One slope for each of parameters(list) that has any, if the value has so much of the two phases' sums.
    [[nodiscard]] std::vector<core::Slope> slopes(WeightList const& list, double middlegame,
                                                  double endgame) const;

  private:
    static constexpr std::size_t word = sizeof(int);
    static_assert(sizeof(Phased) == word);

    struct Use {
        std::array<int, 2> counts{};
        std::array<Phased, 2> worked_out{};
        double middlegame_slope = 0;
        double endgame_slope = 0;
        double flat_slope = 0;
    };

    [[nodiscard]] std::size_t word_of(void const* weight) const {
        auto const at = static_cast<std::size_t>(static_cast<std::byte const*>(weight) - base_) / word;
        assert(at < uses_.size());
        return at;
    }

    std::byte const* base_;
    std::vector<Use> uses_;
};

} // namespace games
