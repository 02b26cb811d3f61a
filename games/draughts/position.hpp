// A position that plays moves and takes them back, with its key kept up to date. It trusts its moves: which
// are legal is the generator's affair, what ends the game the referee's.
#pragma once

#include "core/types.hpp"
#include "games/draughts/endings.hpp"
#include "games/draughts/move.hpp"
#include "games/draughts/rule_set.hpp"
#include "games/draughts/zobrist.hpp"

namespace draughts {

// What a move destroys and cannot be had back from the move itself. Each variant saves only the counters it
// keeps, one by one: copying them as a block would read what was just written in smaller parts, and stall.
struct Undo {
    Bitboard kings;
    core::Key key;
    std::uint16_t quiet;
    std::uint16_t ending;
    std::uint16_t diagonal;
    std::array<KingRun, 2> runs;
};

// Hears of no piece change; compiles to nothing.
struct Deaf {
    constexpr void removed(Piece, Square) const {}
    constexpr void placed(Piece, Square) const {}
};

template <RuleSet const& rules>
class Position {
  public:
    using Geometry = Board<rules.size>;

    constexpr Position() : Position(empty_state) {}
    constexpr explicit Position(State const& state) : state_(state) {
        settle_counters();
        for (Colour const colour : {Colour::white, Colour::black}) settle_run(colour);
        key_ = key_of(state_);
    }

    [[nodiscard]] constexpr State const& state() const { return state_; }
    [[nodiscard]] constexpr core::Key key() const { return key_; }
    [[nodiscard]] constexpr Colour side_to_move() const { return state_.side; }
    [[nodiscard]] constexpr Bitboard pieces(Colour colour) const { return state_.pieces[place(colour)]; }
    [[nodiscard]] constexpr Bitboard kings() const { return state_.kings; }
    [[nodiscard]] constexpr Counters const& counters() const { return state_.counters; }
    [[nodiscard]] constexpr KingRun run(Colour colour) const { return state_.runs[place(colour)]; }

    constexpr void make(Move move, Undo& undo) { make(move, undo, Deaf{}); }

    template <class Listener>
    constexpr void make(Move move, Undo& undo, Listener&& listener) {
        save(undo);
        Colour const us = state_.side;
        int const from = move.from();
        int const to = move.to();
        bool const king = (state_.kings >> from & 1) != 0;
        bool const king_after = king || move.crowns();

        Piece const lifted = piece_of(us, king);
        Piece const put_down = piece_of(us, king_after);
        listener.removed(lifted, Square(from));
        key_ ^= key_of(lifted, from) ^ key_of(put_down, to) ^ zobrist.black_to_move;
        state_.pieces[place(us)] = (state_.pieces[place(us)] & ~games::bit(from)) | games::bit(to);
        if (move.captures()) take(move.captured, listener);
        listener.placed(put_down, Square(to));

        state_.kings = (state_.kings & ~(games::bit(from) | move.captured)) | Bitboard{king_after} << to;
        state_.counters.quiet = king && !move.captures()
                                    ? static_cast<std::uint16_t>(state_.counters.quiet + 1)
                                    : std::uint16_t{0};
        ++state_.counters.ply;
        state_.side = ~us;
        count_ending(move);
        if constexpr (rules.same_king_run > 0) count_run(us, king, move);
    }

    constexpr void unmake(Move move, Undo const& undo) {
        Colour const us = state_.side = ~state_.side;
        state_.pieces[place(us)] =
            (state_.pieces[place(us)] & ~games::bit(move.to())) | games::bit(move.from());
        state_.pieces[place(~us)] |= move.captured;
        state_.kings = undo.kings;
        key_ = undo.key;
        --state_.counters.ply;
        state_.counters.quiet = undo.quiet;
        if constexpr (limits_endings) state_.counters.ending = undo.ending;
        if constexpr (rules.long_diagonal_moves > 0) state_.counters.diagonal = undo.diagonal;
        if constexpr (rules.same_king_run > 0) state_.runs = undo.runs;
    }

    bool operator==(Position const&) const = default;

  private:
    static constexpr int most_in_limited_ending = most_pieces_in_limited_ending(rules);
    static constexpr bool limits_endings = most_in_limited_ending > 0;

    constexpr void save(Undo& undo) const {
        undo.kings = state_.kings;
        undo.key = key_;
        undo.quiet = state_.counters.quiet;
        if constexpr (limits_endings) undo.ending = state_.counters.ending;
        if constexpr (rules.long_diagonal_moves > 0) undo.diagonal = state_.counters.diagonal;
        if constexpr (rules.same_king_run > 0) undo.runs = state_.runs;
    }

    static constexpr std::size_t place(Colour colour) {
        return static_cast<std::size_t>(core::index(colour));
    }

    template <class Listener>
    constexpr void take(Bitboard captured, Listener& listener) {
        Colour const them = ~state_.side;
        state_.pieces[place(them)] &= ~captured;
        do {
            int const square = games::pop_lowest(captured);
            Piece const piece = piece_of(them, (state_.kings >> square & 1) != 0);
            listener.removed(piece, Square(square));
            key_ ^= key_of(piece, square);
        } while (captured != 0);
    }

    // Drops what a counter cannot say here, so that equal positions are equal values.
    constexpr void settle_counters() {
        Counters& counters = state_.counters;
        counters.ply = counters.ply / 2 * 2 + (state_.side == rules.first ? 0 : 1);
        if (!is_limited_ending(rules, state_)) counters.ending = 0;
        if (rules.long_diagonal_moves == 0 || !lone_king_holds_long_diagonal<Geometry>(state_))
            counters.diagonal = 0;
    }

    // With more pieces than any limited ending has, both counters are 0 and stay so.
    constexpr void count_ending(Move move) {
        if constexpr (limits_endings) {
            if (games::popcount(state_.pieces[0] | state_.pieces[1]) > most_in_limited_ending) return;
            Counters& counters = state_.counters;
            bool const balance_stands = !move.captures() && !move.crowns();
            counters.ending = balance_stands && is_limited_ending(rules, state_)
                                  ? static_cast<std::uint16_t>(counters.ending + 1)
                                  : std::uint16_t{0};
            if constexpr (rules.long_diagonal_moves > 0)
                counters.diagonal = !move.captures() && lone_king_holds_long_diagonal<Geometry>(state_)
                                        ? static_cast<std::uint16_t>(counters.diagonal + 1)
                                        : std::uint16_t{0};
        }
    }

    constexpr void count_run(Colour us, bool king, Move move) {
        std::array<KingRun, 2> const before = state_.runs;
        KingRun& run = state_.runs[place(us)];
        bool const goes_on = run.count > 0 && index(run.square) == move.from();
        run.count = king && !move.captures() ? static_cast<std::uint8_t>(goes_on ? run.count + 1 : 1)
                                             : std::uint8_t{0};
        run.square = Square(move.to());
        for (Colour const colour : {Colour::white, Colour::black}) {
            settle_run(colour);
            key_ ^= key_of(colour, before[place(colour)]) ^ key_of(colour, state_.runs[place(colour)]);
        }
    }

    // A run ends with its king, and with its side's last man: then kings move as they like.
    constexpr void settle_run(Colour colour) {
        KingRun& run = state_.runs[place(colour)];
        Bitboard const own = state_.pieces[place(colour)];
        bool const king_stands = (own & state_.kings & games::bit(index(run.square))) != 0;
        bool const has_man = (own & ~state_.kings) != 0;
        if (rules.same_king_run == 0 || run.count == 0 || !king_stands || !has_man)
            run = {.count = 0, .square = Square{0}};
    }

    State state_;
    core::Key key_;
};

} // namespace draughts
