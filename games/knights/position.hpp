// A position of knights-only chess and the two ways to change it, make and unmake. Rules about who has won or
// drawn are in referee.hpp, moves in movegen.hpp.
#pragma once

#include "core/rng.hpp"
#include "games/knights/types.hpp"

#include <array>
#include <cassert>

namespace knights {

struct Zobrist {
    std::array<std::array<core::Key, 64>, 2> knight;
    core::Key black_to_move;
};

inline constexpr Zobrist zobrist = [] {
    core::Random random{0x6B6E6967687473u}; // "knights"
    Zobrist keys{};
    for (auto& colour : keys.knight)
        for (auto& key : colour) key = core::Key{random.next()};
    keys.black_to_move = core::Key{random.next()};
    return keys;
}();

// What a move destroys.
struct Undo {
    core::Key key{};
    int plies_since_capture = 0;
    bool captured = false;
};

struct NobodyListens {
    constexpr void removed(Piece, Square) const {}
    constexpr void placed(Piece, Square) const {}
};

class Position {
  public:
    Position() = default;
    Position(Bitboard white, Bitboard black, Colour side, int plies_since_capture, int move_number);

    [[nodiscard]] core::Key key() const { return key_; }
    [[nodiscard]] core::Key fresh_key() const; // computed from nothing, to hold the incremental one against
    [[nodiscard]] Colour side_to_move() const { return side_; }
    [[nodiscard]] Bitboard knights(Colour colour) const { return knights_[slot(colour)]; }
    [[nodiscard]] Bitboard own() const { return knights(side_); }
    [[nodiscard]] Bitboard enemy() const { return knights(~side_); }
    [[nodiscard]] int plies_since_capture() const { return plies_since_capture_; }
    [[nodiscard]] int move_number() const { return move_number_; } // from 1, one more after each Black move

    void make(Move move, Undo& undo) { make(move, undo, NobodyListens{}); }
    template <class Listener>
    void make(Move move, Undo& undo, Listener&& listener);
    void unmake(Move move, Undo const& undo);

    bool operator==(Position const&) const = default;

  private:
    static constexpr std::size_t slot(Colour colour) { return static_cast<std::size_t>(colour); }
    static constexpr core::Key key_of(Colour colour, Square square) {
        return zobrist.knight[slot(colour)][static_cast<std::size_t>(square)];
    }

    std::array<Bitboard, 2> knights_{};
    core::Key key_{};
    int plies_since_capture_ = 0;
    int move_number_ = 1;
    Colour side_ = Colour::white;
};

template <class Listener>
void Position::make(Move move, Undo& undo, Listener&& listener) {
    Square const from = move.from();
    Square const to = move.to();
    Colour const enemy_side = ~side_;
    assert((own() & bit(from)) != 0 && (own() & bit(to)) == 0);
    undo = {key_, plies_since_capture_, (enemy() & bit(to)) != 0};
    ++plies_since_capture_;
    if (undo.captured) {
        knights_[slot(enemy_side)] ^= bit(to);
        key_ ^= key_of(enemy_side, to);
        plies_since_capture_ = 0;
        listener.removed(knight_of(enemy_side), to);
    }
    listener.removed(knight_of(side_), from);
    listener.placed(knight_of(side_), to);
    knights_[slot(side_)] ^= bit(from) | bit(to);
    key_ ^= key_of(side_, from) ^ key_of(side_, to) ^ zobrist.black_to_move;
    move_number_ += side_ == Colour::black;
    side_ = enemy_side;
}

inline void Position::unmake(Move move, Undo const& undo) {
    Colour const enemy_side = side_;
    side_ = ~side_;
    move_number_ -= side_ == Colour::black;
    knights_[slot(side_)] ^= bit(move.from()) | bit(move.to());
    knights_[slot(enemy_side)] |= undo.captured ? bit(move.to()) : 0;
    plies_since_capture_ = undo.plies_since_capture;
    key_ = undo.key;
}

} // namespace knights
