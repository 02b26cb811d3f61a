// The small value types every room shares: scores, depths, plies, keys, colours. No game and no search
// knowledge.
#pragma once

#include <compare>
#include <concepts>
#include <cstdint>

namespace core {

// An integer that mixes with nothing but itself: `Depth{3} + Ply{1}` does not compile.
template <class Tag, std::signed_integral Rep = int>
class Strong {
  public:
    constexpr Strong() = default;
    constexpr explicit Strong(Rep value) : value_(value) {}

    [[nodiscard]] constexpr Rep value() const { return value_; }

    friend constexpr auto operator<=>(Strong, Strong) = default;
    friend constexpr Strong operator+(Strong a, Strong b) { return Strong(a.value_ + b.value_); }
    friend constexpr Strong operator-(Strong a, Strong b) { return Strong(a.value_ - b.value_); }
    friend constexpr Strong operator*(Strong a, Rep factor) { return Strong(a.value_ * factor); }
    constexpr Strong operator-() const { return Strong(-value_); }
    constexpr Strong& operator+=(Strong other) { return *this = *this + other; }
    constexpr Strong& operator-=(Strong other) { return *this = *this - other; }

  private:
    Rep value_ = 0;
};

using Score = Strong<struct ScoreTag>; // centipawns, or their like in other games, for the side to move
using Depth = Strong<struct DepthTag>; // plies still to search
using Ply = Strong<struct PlyTag>;     // plies from the root

enum class Key : std::uint64_t {};               // a position's Zobrist hash
enum class MoveTag : std::uint16_t { none = 0 }; // names a move among a position's legal moves
enum class Colour : std::uint8_t { white, black };

constexpr Colour operator~(Colour colour) { return colour == Colour::white ? Colour::black : Colour::white; }
constexpr int index(Colour colour) { return static_cast<int>(colour); }

constexpr Key operator^(Key a, Key b) {
    return Key{static_cast<std::uint64_t>(a) ^ static_cast<std::uint64_t>(b)};
}
constexpr Key& operator^=(Key& a, Key b) { return a = a ^ b; }

// Every score lies strictly between -infinity and +infinity; a forced win is counted from the root.
inline constexpr Score infinity{32000};
inline constexpr Score won{31000};
inline constexpr Score drawn{0};

constexpr Score win_in(Ply ply) { return won - Score{ply.value()}; }
constexpr Score lost_in(Ply ply) { return -win_in(ply); }

// No search goes deeper than this many plies from its root.
inline constexpr Ply max_ply{246};
// A forced win or loss, not merely a large evaluation: evaluations stay within +-largest_evaluation.
inline constexpr Score largest_evaluation{29000};
constexpr bool is_win(Score score) { return score > largest_evaluation; }
constexpr bool is_loss(Score score) { return score < -largest_evaluation; }
constexpr bool is_decisive(Score score) { return is_win(score) || is_loss(score); }

static_assert(win_in(max_ply) > largest_evaluation);
static_assert(win_in(Ply{3}) > win_in(Ply{5}) && lost_in(Ply{3}) < lost_in(Ply{5}));

} // namespace core
