#include "games/chess/uci_move.hpp"

#include "core/shown_text.hpp"
#include "games/chess/move_errors.hpp"
#include "games/chess/movegen.hpp"
#include "games/chess/promotion.hpp"

#include <algorithm>

namespace chess {
namespace {

struct Written {
    Square from;
    Square to;
    std::optional<PieceKind> promotion;
};

core::Expected<Written> read_squares(std::string_view text) {
    auto const from = text.size() >= 4 ? square_from(text.substr(0, 2)) : std::nullopt;
    auto const to = text.size() >= 4 ? square_from(text.substr(2, 2)) : std::nullopt;
    if (!from || !to || text.size() > 5)
        return core::failure(core::message("chess.move.uci_form", core::shown(text)));
    Written written{*from, *to, std::nullopt};
    if (text.size() == 5) {
        written.promotion = promotion_from_letter(text[4]);
        if (!written.promotion)
            return core::failure(core::message("chess.move.promotion_piece", core::shown_letter(text, 4)));
    }
    return written;
}

bool is_written_as(Move move, Written const& written) {
    return move.from() == written.from && move.to() == written.to && promotion_of(move) == written.promotion;
}

bool is_castling_to(Move move, Written const& written) {
    return move.special() == Move::Special::castling && move.from() == written.from &&
           castling_targets(move.from(), move.to()).king == written.to && !written.promotion;
}

core::Message why_not(Position const& position, Written const& written) {
    auto const wing = meant_castling(position, written.from, written.to);
    return wing ? why_no_castling(position, *wing) : why_illegal(position, written.from, written.to);
}

} // namespace

std::string to_uci(Position const&, Move move, CastlingStyle style) {
    bool const king_only = move.special() == Move::Special::castling && style == CastlingStyle::king_target;
    Square const to = king_only ? castling_targets(move.from(), move.to()).king : move.to();
    std::string text = to_string(move.from()) + to_string(to);
    if (move.is_promotion()) text += letter_of(piece_of(move.promotion(), Colour::black));
    return text;
}

core::Expected<Move> parse_uci(Position const& position, std::string_view text) {
    auto const written = read_squares(text);
    if (!written) return tl::unexpected(written.error());
    Moves moves;
    generate(position, moves);
    auto const find = [&](auto matches) { return std::find_if(moves.begin(), moves.end(), matches); };

    auto found = find([&](Move move) { return is_written_as(move, *written); });
    if (found == moves.end()) found = find([&](Move move) { return is_castling_to(move, *written); });
    if (found != moves.end()) return *found;

    auto const other =
        find([&](Move move) { return move.from() == written->from && move.to() == written->to; });
    if (other == moves.end()) return core::failure(why_not(position, *written));
    auto const squares = to_string(written->from) + to_string(written->to);
    if (other->is_promotion())
        return core::failure(core::message("chess.move.promotion_missing", squares + "q"));
    return core::failure(core::message("chess.move.no_promotion", squares));
}

} // namespace chess
