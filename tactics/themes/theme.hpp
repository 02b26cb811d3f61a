// The themes a puzzle may have, under the names that Lichess gives them, and which of them a line of moves can show.
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace tactics {

enum class Theme : std::uint8_t {
    // how it ends, and after how many moves
    mate,
    mate_in_1,
    mate_in_2,
    mate_in_3,
    mate_in_4,
    mate_in_5,
    one_move,
    short_line,
    long_line,
    very_long,
    // what is on the board
    opening,
    middlegame,
    endgame,
    pawn_endgame,
    knight_endgame,
    bishop_endgame,
    rook_endgame,
    queen_endgame,
    queen_rook_endgame,
    // what a single move does
    advanced_pawn,
    castling,
    en_passant,
    promotion,
    under_promotion,
    double_check,
    discovered_check,
    fork,
    pin,
    hanging_piece,
    quiet_move,
    defensive_move,
    attacking_f2_f7,
    kingside_attack,
    queenside_attack,
    exposed_king,
    sacrifice,
    // what moves do together
    attraction,
    deflection,
    interference,
    intermezzo,
    clearance,
    capturing_defender,
    discovered_attack,
    skewer,
    trapped_piece,
    x_ray_attack,
    // the mates that have a name
    smothered_mate,
    back_rank_mate,
    anastasia_mate,
    hook_mate,
    arabian_mate,
    boden_mate,
    double_bishop_mate,
    dovetail_mate,
};

inline constexpr std::array theme_names = std::to_array<std::string_view>({
    "mate",
    "mateIn1",
    "mateIn2",
    "mateIn3",
    "mateIn4",
    "mateIn5",
    "oneMove",
    "short",
    "long",
    "veryLong",
    "opening",
    "middlegame",
    "endgame",
    "pawnEndgame",
    "knightEndgame",
    "bishopEndgame",
    "rookEndgame",
    "queenEndgame",
    "queenRookEndgame",
    "advancedPawn",
    "castling",
    "enPassant",
    "promotion",
    "underPromotion",
    "doubleCheck",
    "discoveredCheck",
    "fork",
    "pin",
    "hangingPiece",
    "quietMove",
    "defensiveMove",
    "attackingF2F7",
    "kingsideAttack",
    "queensideAttack",
    "exposedKing",
    "sacrifice",
    "attraction",
    "deflection",
    "interference",
    "intermezzo",
    "clearance",
    "capturingDefender",
    "discoveredAttack",
    "skewer",
    "trappedPiece",
    "xRayAttack",
    "smotheredMate",
    "backRankMate",
    "anastasiaMate",
    "hookMate",
    "arabianMate",
    "bodenMate",
    "doubleBishopMate",
    "dovetailMate",
});
inline constexpr std::size_t theme_count = theme_names.size();
static_assert(theme_count == static_cast<std::size_t>(Theme::dovetail_mate) + 1);

constexpr std::string_view name_of(Theme theme) { return theme_names[static_cast<std::size_t>(theme)]; }
std::optional<Theme> theme_named(std::string_view name);

class ThemeSet {
  public:
    void add(Theme theme) { set_.set(static_cast<std::size_t>(theme)); }
    void add_if(bool holds, Theme theme) {
        if (holds) add(theme);
    }
    void drop(Theme theme) { set_.reset(static_cast<std::size_t>(theme)); }
    [[nodiscard]] bool has(Theme theme) const { return set_.test(static_cast<std::size_t>(theme)); }
    [[nodiscard]] std::vector<std::string_view> names() const; // in alphabetical order

    bool operator==(ThemeSet const&) const = default;

  private:
    std::bitset<theme_count> set_;
};

} // namespace tactics
