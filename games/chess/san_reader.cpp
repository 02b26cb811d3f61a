#include "core/shown_text.hpp"
#include "games/chess/move_errors.hpp"
#include "games/chess/movegen.hpp"
#include "games/chess/promotion.hpp"
#include "games/chess/san.hpp"

#include <algorithm>
#include <optional>
#include <vector>

namespace chess {
namespace {

// What a written move says; files and ranks of the origin only if it says them.
struct Written {
    PieceKind kind = PieceKind::pawn;
    std::optional<int> from_file = std::nullopt;
    std::optional<int> from_rank = std::nullopt;
    Square to = a1;
    bool takes = false;
    std::optional<PieceKind> promotion = std::nullopt;
};

tl::unexpected<core::Error> bad_form(std::string_view text) {
    return core::failure(core::message("chess.move.form", core::shown(text)));
}

constexpr bool is_file(char letter) { return letter >= 'a' && letter <= 'h'; }
constexpr bool is_rank(char letter) { return letter >= '1' && letter <= '8'; }

// Pawns have no letter, but P is often written. Lower case stands for a piece where no file has that letter.
std::optional<PieceKind> take_piece(std::string_view& text) {
    constexpr std::string_view letters = "PNBRQKnrqk";
    if (text.empty() || letters.find(text[0]) == std::string_view::npos) return std::nullopt;
    auto const kind = kind_of(*piece_from_letter(text[0]));
    text.remove_prefix(1);
    return kind;
}

// Takes "=Q", "(Q)", "/Q" or "Q" from behind the target; "=" alone is a piece not said.
core::Expected<std::optional<PieceKind>> take_promotion(std::string_view& text) {
    std::optional<PieceKind> kind;
    auto const rank = text.find_last_of("12345678");
    if (rank == std::string_view::npos) return bad_form(text);
    std::string_view written = text.substr(rank + 1);
    auto const whole = text;
    text = text.substr(0, rank + 1);
    if (written.empty() || written == "=") return kind;
    bool const in_brackets = written.size() == 3 && written.front() == '(' && written.back() == ')';
    bool const introduced = written.size() == 2 && (written.front() == '=' || written.front() == '/');
    if (in_brackets || introduced) written = written.substr(1, 1);
    if (written.size() == 1) kind = promotion_from_letter(written[0]);
    if (kind) return kind;
    if (!in_brackets && !introduced) return bad_form(whole);
    return core::failure(core::message("chess.move.promotion_piece", core::shown(written)));
}

core::Expected<Written> read_written(std::string_view const whole) {
    std::string_view text = whole;
    Written written;
    auto const promotion = take_promotion(text);
    if (!promotion) return tl::unexpected(promotion.error());
    written.promotion = *promotion;
    written.kind = take_piece(text).value_or(PieceKind::pawn);

    auto const to = text.size() >= 2 ? square_from(text.substr(text.size() - 2)) : std::nullopt;
    if (!to) return bad_form(whole);
    written.to = *to;
    text.remove_suffix(2);
    if (!text.empty() && (text.back() == 'x' || text.back() == ':' || text.back() == '-')) {
        written.takes = text.back() != '-';
        text.remove_suffix(1);
    }
    if (!text.empty() && is_file(text[0])) {
        written.from_file = text[0] - 'a';
        text.remove_prefix(1);
    }
    if (!text.empty() && is_rank(text[0])) {
        written.from_rank = text[0] - '1';
        text.remove_prefix(1);
    }
    if (!text.empty()) return bad_form(whole);
    // Without a file a pawn walks straight on.
    if (written.kind == PieceKind::pawn && !written.from_file) written.from_file = file_of(*to);
    return written;
}

bool may_come_from(Position const& position, Square from, Written const& written) {
    return position.at(from) == piece_of(written.kind, position.side_to_move()) &&
           file_of(from) == written.from_file.value_or(file_of(from)) &&
           rank_of(from) == written.from_rank.value_or(rank_of(from));
}

std::vector<Move> moves_to_target(Position const& position, Written const& written) {
    Moves moves;
    generate(position, moves);
    std::vector<Move> fitting;
    for (Move const move : moves)
        if (move.special() != Move::Special::castling && move.to() == written.to &&
            may_come_from(position, move.from(), written))
            fitting.push_back(move);
    return fitting;
}

// No legal move fits: is there a piece that could go there but for its king?
core::Message why_none(Position const& position, Written const& written) {
    std::optional<Square> only;
    int candidates = 0;
    for (Bitboard own = position.pieces(position.side_to_move(), written.kind); own != 0;) {
        Square const from = pop_square(own);
        if (!may_come_from(position, from, written)) continue;
        if (reaches(position, from, written.to)) return why_illegal(position, from, written.to);
        only = from;
        ++candidates;
    }
    if (candidates == 1) return why_illegal(position, *only, written.to);
    return core::message("chess.move.none_reaches", no_piece_name(written.kind), to_string(written.to));
}

core::Expected<Move> choose(Position const& position, Written const& written, std::string_view text) {
    auto fitting = moves_to_target(position, written);
    if (fitting.empty()) return core::failure(why_none(position, written));
    if (written.takes && !position.is_capture(fitting[0]))
        return core::failure(core::message("chess.move.nothing_to_take", to_string(written.to)));
    if (fitting[0].is_promotion() && !written.promotion)
        return core::failure(core::message("chess.move.promotion_missing", to_san(position, fitting[0])));
    if (!fitting[0].is_promotion() && written.promotion)
        return core::failure(core::message("chess.move.no_promotion", to_san(position, fitting[0])));
    std::erase_if(fitting, [&](Move move) { return promotion_of(move) != written.promotion; });
    if (fitting.size() == 1) return fitting[0];
    std::string names;
    for (Move const move : fitting) {
        if (!names.empty()) names += ", ";
        names += to_san(position, move);
    }
    return core::failure(core::message("chess.move.ambiguous", core::shown(text), names));
}

// O-O, 0-0-0, oo: letters or zeros, with or without dashes.
std::optional<Wing> written_castling(std::string_view text) {
    int circles = 0;
    for (char const letter : text) {
        if (letter == 'O' || letter == 'o' || letter == '0')
            ++circles;
        else if (letter != '-')
            return std::nullopt;
    }
    if (circles != 2 && circles != 3) return std::nullopt;
    return circles == 2 ? Wing::king : Wing::queen;
}

core::Expected<Move> castle(Position const& position, Wing wing) {
    Moves moves;
    generate(position, moves);
    for (Move const move : moves)
        if (move.special() == Move::Special::castling && wing_of(move.from(), move.to()) == wing) return move;
    return core::failure(why_no_castling(position, wing));
}

} // namespace

std::string_view without_marks(std::string_view text) {
    constexpr std::string_view spaces = " \t\r\n";
    text.remove_prefix(std::min(text.find_first_not_of(spaces), text.size()));
    for (;;) {
        auto const before = text.size();
        while (!text.empty() && std::string_view("+#!? \t\r\n").find(text.back()) != std::string_view::npos)
            text.remove_suffix(1);
        for (std::string_view const mark : {"e.p.", "ep", "e.p"})
            if (text.ends_with(mark)) text.remove_suffix(mark.size());
        if (text.size() == before) return text;
    }
}

core::Expected<Move> parse_san(Position const& position, std::string_view text) {
    auto const bare = without_marks(text);
    if (bare.empty()) return core::failure(core::message("chess.move.empty"));
    if (auto const wing = written_castling(bare)) return castle(position, *wing);
    auto const written = read_written(bare);
    if (!written) return tl::unexpected(written.error());
    return choose(position, *written, bare);
}

} // namespace chess
