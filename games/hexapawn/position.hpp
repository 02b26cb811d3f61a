// A position of hexapawn with its key, and the two ways to change it, make and unmake.
#pragma once

#include "core/rng.hpp"
#include "games/hexapawn/board.hpp"

#include <array>
#include <cassert>

namespace hexapawn {

struct Zobrist {
    std::array<std::array<core::Key, square_count>, 2> pawn;
    core::Key black_to_move;
};

inline constexpr Zobrist zobrist = [] {
    core::Random random{0x6865786170617766u}; // "hexapawn", one letter on
    Zobrist keys{};
    for (auto& colour : keys.pawn)
        for (auto& key : colour) key = core::Key{random.next()};
    keys.black_to_move = core::Key{random.next()};
    return keys;
}();

// What a move destroys.
struct Undo {
    core::Key key{};
    bool captured = false;
};

struct NullListener {
    constexpr void removed(Piece, Square) const {}
    constexpr void placed(Piece, Square) const {}
};

template <int size>
requires BoardSize<size>
class Position {
  public:
    Position() = default;
    explicit Position(State const& state) : state_(state), key_(fresh_key()) {
        assert((state.pawns[0] & state.pawns[1]) == 0);
    }

    [[nodiscard]] core::Key key() const { return key_; }
    [[nodiscard]] core::Key fresh_key() const { // computed from nothing, to compare the incremental one with
        core::Key key{};
        for (Colour const colour : {Colour::white, Colour::black})
            for (Bitboard rest = pawns(colour); rest != 0;)
                key ^= key_of(colour, Square(games::pop_lowest(rest)));
        return side_to_move() == Colour::black ? key ^ zobrist.black_to_move : key;
    }
    [[nodiscard]] State const& state() const { return state_; }
    [[nodiscard]] Colour side_to_move() const { return state_.side; }
    [[nodiscard]] Bitboard pawns(Colour colour) const { return state_.of(colour); }
    [[nodiscard]] Bitboard own() const { return pawns(state_.side); }
    [[nodiscard]] Bitboard enemy() const { return pawns(~state_.side); }

    void make(Move move, Undo& undo) { make(move, undo, NullListener{}); }
    template <class Listener>
    void make(Move move, Undo& undo, Listener&& listener);
    void unmake(Move move, Undo const& undo);

    bool operator==(Position const&) const = default;

  private:
    static constexpr core::Key key_of(Colour colour, Square square) {
        return zobrist.pawn[static_cast<std::size_t>(colour)][static_cast<std::size_t>(square)];
    }
    Bitboard& pawns(Colour colour) { return state_.pawns[static_cast<std::size_t>(colour)]; }

    State state_;
    core::Key key_{};
};

template <int size>
requires BoardSize<size>
template <class Listener>
void Position<size>::make(Move move, Undo& undo, Listener&& listener) {
    Square const from = move.from();
    Square const to = move.to();
    Colour const side = state_.side;
    assert((own() & bit(from)) != 0 && (own() & bit(to)) == 0);
    undo = {key_, (enemy() & bit(to)) != 0};
    if (undo.captured) {
        pawns(~side) ^= bit(to);
        key_ ^= key_of(~side, to);
        listener.removed(pawn_of(~side), to);
    }
    listener.removed(pawn_of(side), from);
    listener.placed(pawn_of(side), to);
    pawns(side) ^= bit(from) | bit(to);
    key_ ^= key_of(side, from) ^ key_of(side, to) ^ zobrist.black_to_move;
    state_.side = ~side;
}

template <int size>
requires BoardSize<size>
void Position<size>::unmake(Move move, Undo const& undo) {
    Colour const side = ~state_.side;
    state_.side = side;
    pawns(side) ^= bit(move.from()) | bit(move.to());
    if (undo.captured) pawns(~side) |= bit(move.to());
    key_ = undo.key;
}

} // namespace hexapawn
