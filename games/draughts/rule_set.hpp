// What a variant of draughts is: the rules in which the games differ, as one small struct. The variants
// themselves are in rules.hpp; everything else in this room is written once over a RuleSet.
//
// Every field of every variant is written out: a rule that is forgotten does not compile
// (-Wmissing-field-initializers), instead of quietly taking a default.
#pragma once

#include "core/types.hpp"

#include <array>
#include <cstdint>
#include <string_view>

namespace draughts {

enum class Corner : std::uint8_t { dark, light }; // the corner at the player's left hand
enum class End : std::uint8_t { bottom, top };    // where White sits in a diagram
enum class Numbering : std::uint8_t { from_top_left, from_bottom_right };
enum class Algebraic : std::uint8_t { never, read, usual }; // squares named a1 to h8

enum class KingReach : std::uint8_t {
    one_step,  // moves and captures like a man, in four directions
    flying,    // any distance, landing on any free square behind the captured piece
    long_jump, // steps one square, captures from any distance, lands right behind the captured piece
};

enum class Priority : std::uint8_t {
    any,                                     // free choice
    king_first,                              // if a king can capture, a king must
    most_pieces,                             //
    most_pieces_then_kings,                  // then most captured kings
    most_then_king_then_kings_then_earliest, // then with a king, then most kings, then kings soonest
    highest_value_then_king,                 // a king counts a little less than two men; then with a king
};

enum class Obligation : std::uint8_t {
    to_the_end, // a capture must be made, and gone on with while it can
    optional,   // a capture may be declined, and stopped after any piece
};

enum class Crowning : std::uint8_t {
    stops,   // a man that reaches the last row in a capture ends there as a king
    passes,  // it goes on as a man, and is crowned only if it ends there
    goes_on, // it goes on as a king
};

// An ending that is drawn when its balance has stood for so many moves of each side.
enum class Ending : std::uint8_t {
    none,
    lone_king_against_kings,  // `least` to `most` kings, no man, against one king
    lone_king_against_pieces, // `least` to `most` pieces, a king among them, against one king
    kings_on_both_sides,      // `least` to `most` pieces on the board in all, each side with a king
};
struct EndingLimit {
    Ending ending;
    int least;
    int most;
    int moves; // of each side
};
inline constexpr EndingLimit no_ending{.ending = Ending::none, .least = 0, .most = 0, .moves = 0};

struct RuleSet {
    std::string_view name;
    int pdn_game_type; // 0: none is assigned
    int size;          // rows and columns
    Corner left_corner;
    End white_end;
    Numbering numbering;
    Algebraic algebraic;
    core::Colour first;
    bool men_capture_backwards;
    bool men_capture_kings;
    bool orthogonal_captures;
    KingReach king;
    Obligation obligation;
    Priority priority;
    Crowning crowning;
    int same_king_run; // quiet moves one king may make in a row while its side has a man; 0: no such rule
    int repetition;    // the occurrence of a position that draws; 0: no such rule
    int quiet_moves;   // moves of each side without a capture or a man's move that draw; 0: no such rule
    int long_diagonal_moves; // a lone king on the long diagonal against three pieces or fewer; 0: no such rule
    std::array<EndingLimit, 3> endings;
};

} // namespace draughts
