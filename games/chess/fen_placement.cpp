#include "core/outcome.hpp"
#include "core/shown_text.hpp"
#include "games/chess/fen_fields.hpp"

namespace chess {
namespace {

constexpr int most_pieces = 16;

class PlacementReader {
  public:
    PlacementReader(Field const& field, PositionBuilder& builder) : field_(field), builder_(builder) {}

    core::Expected<void> read() {
        for (std::size_t offset = 0; offset < field_.text.size(); ++offset)
            if (auto const done = read_letter(offset); !done) return done;
        auto const end = field_.text.size();
        if (file_ < 8) return rank_too_short(end);
        if (rank_ > 0) return field_.failure(end, core::message("chess.fen.ranks_few", 8 - rank_));
        for (Colour const colour : {Colour::white, Colour::black})
            if (builder_.peek().pieces(colour, PieceKind::king) == 0)
                return field_.failure(0, core::message("chess.fen.king_missing", colour_name(colour)));
        return {};
    }

  private:
    core::Expected<void> read_letter(std::size_t offset) {
        char const letter = field_.text[offset];
        if (letter == '/') return next_rank(offset);
        if (letter >= '1' && letter <= '8') return skip(offset, letter - '0');
        if (auto const piece = piece_from_letter(letter)) return put(offset, *piece);
        return field_.failure(offset,
                              core::message("chess.fen.letter", core::shown_letter(field_.text, offset)));
    }

    core::Expected<void> next_rank(std::size_t offset) {
        if (file_ < 8) return rank_too_short(offset);
        if (rank_ == 0) return field_.failure(offset, core::message("chess.fen.ranks_many"));
        --rank_;
        file_ = 0;
        after_number_ = false;
        return {};
    }

    core::Expected<void> skip(std::size_t offset, int squares) {
        if (after_number_) return field_.failure(offset, core::message("chess.fen.numbers_adjacent"));
        if (file_ + squares > 8) return rank_too_long(offset);
        file_ += squares;
        after_number_ = true;
        return {};
    }

    core::Expected<void> put(std::size_t offset, Piece piece) {
        if (file_ == 8) return rank_too_long(offset);
        Square const square = square_at(file_, rank_);
        Colour const colour = colour_of(piece);
        Position const& so_far = builder_.peek();
        if (kind_of(piece) == PieceKind::pawn && (rank_ == 0 || rank_ == 7))
            return field_.failure(offset, core::message("chess.fen.pawn_rank", to_string(square)));
        if (kind_of(piece) == PieceKind::king && so_far.pieces(colour, PieceKind::king) != 0)
            return field_.failure(offset, core::message("chess.fen.king_second", colour_name(colour)));
        if (games::popcount(so_far.pieces(colour)) == most_pieces)
            return field_.failure(offset,
                                  core::message("chess.fen.pieces_many", colour_name(colour), most_pieces));
        builder_.put(piece, square);
        ++file_;
        after_number_ = false;
        return {};
    }

    core::Expected<void> rank_too_long(std::size_t offset) const {
        return field_.failure(offset, core::message("chess.fen.rank_long", rank_ + 1));
    }
    core::Expected<void> rank_too_short(std::size_t offset) const {
        return field_.failure(offset, core::message("chess.fen.rank_short", rank_ + 1, file_));
    }

    Field const& field_;
    PositionBuilder& builder_;
    int file_ = 0;
    int rank_ = 7;
    bool after_number_ = false;
};

} // namespace

core::Expected<void> read_placement(Field const& field, PositionBuilder& builder) {
    return PlacementReader(field, builder).read();
}

} // namespace chess
