// Ends games that need not be played out: both players say that it is a draw, or that one of them has lost, or it has
// simply lasted too long.
#pragma once

#include "core/error.hpp"
#include "core/types.hpp"

#include <optional>
#include <string_view>

namespace play {

// Whether a score says anything. That of a move that was never searched lies beyond all real ones.
constexpr bool is_opinion(std::optional<core::Score> const& score) {
    return score && -core::infinity < *score && *score < core::infinity;
}

// From move `from_move` on, when `moves` moves in a row of both players had scores no further than `score` from zero.
struct DrawRule {
    int from_move = 0;
    int moves = 1;
    int score = 0;
    bool operator==(DrawRule const&) const = default;
};

// When for `moves` moves in a row both players' scores said that the same one of them is `score` or more ahead.
struct ResignRule {
    int moves = 1;
    int score = 1;
    bool operator==(ResignRule const&) const = default;
};

struct AdjudicationRules {
    std::optional<DrawRule> draw = std::nullopt;
    std::optional<ResignRule> resign = std::nullopt;
    int max_plies = 1000; // then it is a draw: some games have no rule of their own that ends them
};

core::Expected<DrawRule> parse_draw_rule(std::string_view written);     // MOVE,MOVES,SCORE
core::Expected<ResignRule> parse_resign_rule(std::string_view written); // MOVES,SCORE

// Watches one game.
class Adjudicator {
  public:
    explicit Adjudicator(AdjudicationRules const& rules) : rules_(rules) {}

    // A move was made; the score is the mover's own opinion, none when it has none.
    void note(core::Colour mover, std::optional<core::Score> score);

    [[nodiscard]] bool is_draw() const;
    [[nodiscard]] std::optional<core::Colour> winner() const;
    [[nodiscard]] bool is_too_long() const { return plies_ >= rules_.max_plies; }

  private:
    AdjudicationRules rules_;
    int plies_ = 0;
    int level_plies_ = 0;   // in a row
    int decided_plies_ = 0; // in a row, for the same side
    core::Colour ahead_{};  // that side
};

} // namespace play
