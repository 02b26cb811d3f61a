// Holds what `make` tells a listener against the picture of the board. The concepts do not say which square is
// which cell, nor how a piece looks, so both are learnt: each change leaves fewer possibilities, and a change
// that leaves none contradicts an earlier one or the picture.
#pragma once

#include "tests/conformance/walk.hpp"

#include <algorithm>
#include <concepts>
#include <utility>
#include <vector>

namespace conformance {

// What each thing of one kind may be called in another language, by elimination.
template <class Thing, class Meaning>
class Possibilities {
  public:
    // The thing is one of `meanings`. False when it cannot be, after all that was said before.
    bool narrow(Thing const& thing, std::vector<Meaning> const& meanings) {
        auto const known = std::ranges::find(entries_, thing, &Entry::first);
        if (known == entries_.end()) {
            entries_.emplace_back(thing, meanings);
            return !meanings.empty();
        }
        std::erase_if(known->second, [&](Meaning const& meaning) {
            return std::ranges::find(meanings, meaning) == meanings.end();
        });
        return !known->second.empty();
    }

  private:
    using Entry = std::pair<Thing, std::vector<Meaning>>;
    std::vector<Entry> entries_;
};

template <class G>
class PieceMirror {
    using Piece = typename G::Piece;
    using Square = typename G::Square;
    static_assert(std::equality_comparable<Piece> && std::equality_comparable<Square>);

    using Changes = std::vector<std::pair<Piece, Square>>;

    struct Recorder {
        Changes gone;
        Changes come;
        void removed(Piece piece, Square square) { gone.emplace_back(piece, square); }
        void placed(Piece piece, Square square) { come.emplace_back(piece, square); }
    };

    struct Seen {
        std::vector<int> cells;
        std::vector<core::PieceView> pieces;
    };

  public:
    Failure check(core::PositionOf<G> const& at) {
        auto const before = G::view(at);
        for (auto const move : legal_moves<G>(at)) {
            auto position = at;
            core::UndoOf<G> undo;
            Recorder told;
            position.make(move, undo, told);
            if (position != after<G>(at, move))
                return "a listener changes the move " + described<G>(at, move);
            forget_unchanged(told);
            auto const next = G::view(position);
            if (!agree(told.gone, missing(before, next)))
                return "the pieces told to be removed are not those gone " + described<G>(at, move);
            if (!agree(told.come, missing(next, before)))
                return "the pieces told to be placed are not those come " + described<G>(at, move);
        }
        return std::nullopt;
    }

  private:
    // A piece taken up and put back where it was has not changed: a capture may end where it began.
    static void forget_unchanged(Recorder& told) {
        std::erase_if(told.gone, [&](auto const& change) {
            auto const back = std::ranges::find(told.come, change);
            if (back == told.come.end()) return false;
            told.come.erase(back);
            return true;
        });
    }

    // What stands in `from` and not, or not so, in `to`.
    static Seen missing(core::BoardView const& from, core::BoardView const& to) {
        Seen seen;
        for (std::size_t i = 0; i < from.cells.size(); ++i) {
            auto const& piece = from.cells[i].piece;
            if (!piece || piece == to.cells[i].piece) continue;
            seen.cells.push_back(static_cast<int>(i));
            seen.pieces.push_back(*piece);
        }
        return seen;
    }

    bool agree(Changes const& told, Seen const& seen) {
        return told.size() == seen.cells.size() && std::ranges::all_of(told, [&](auto const& change) {
                   return looks_.narrow(change.first, seen.pieces) &&
                          cells_.narrow(change.second, seen.cells);
               });
    }

    Possibilities<Piece, core::PieceView> looks_;
    Possibilities<Square, int> cells_;
};

} // namespace conformance
