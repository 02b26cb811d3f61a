// A score with two faces, one for the middlegame and one for the endgame, added and multiplied as one integer. The
// endgame stands in the upper half, so that a borrow of the lower one can be paid back when it is read.
#pragma once

#include <cstdint>

namespace games {

class Phased {
  public:
    constexpr Phased() = default;
    constexpr Phased(int middlegame, int endgame)
        : bits_(static_cast<std::int32_t>(static_cast<std::uint32_t>(endgame) << 16) + middlegame) {}

    [[nodiscard]] constexpr int middlegame() const { return static_cast<std::int16_t>(bits_ & 0xFFFF); }
    [[nodiscard]] constexpr int endgame() const { return static_cast<std::int16_t>((bits_ + 0x8000) >> 16); }

    constexpr Phased& operator+=(Phased other) {
        bits_ += other.bits_;
        return *this;
    }
    constexpr Phased& operator-=(Phased other) {
        bits_ -= other.bits_;
        return *this;
    }
    friend constexpr Phased operator+(Phased a, Phased b) { return a += b; }
    friend constexpr Phased operator-(Phased a, Phased b) { return a -= b; }
    friend constexpr Phased operator*(Phased a, int factor) {
        a.bits_ *= factor;
        return a;
    }
    constexpr Phased operator-() const { return Phased{} - *this; }

    bool operator==(Phased const&) const = default;

  private:
    std::int32_t bits_ = 0;
};

static_assert((Phased(-3, 7) + Phased(2, -9)).middlegame() == -1 && (Phased(-3, 7) * -2).endgame() == -14);

} // namespace games
