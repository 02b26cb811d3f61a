#include "games/chess/fen.hpp"

#include "core/shown_text.hpp"
#include "games/chess/fen_fields.hpp"

#include <fmt/format.h>

namespace chess {
namespace {

constexpr int largest_counter = 9999;

core::Expected<Colour> read_side(Field const& field) {
    if (field.text == "w") return Colour::white;
    if (field.text == "b") return Colour::black;
    return field.failure(0, core::message("chess.fen.side", core::shown(field.text)));
}

// The side that just moved may not have left its king to be taken.
core::Expected<void> check_turn(Field const& field, Position const& position) {
    Colour const us = position.side_to_move();
    Bitboard const attackers = position.attackers(position.king(~us), position.occupied());
    if ((attackers & position.pieces(us)) == 0) return {};
    return field.failure(0, us == Colour::white ? core::message("chess.fen.black_left_in_check")
                                                : core::message("chess.fen.white_left_in_check"));
}

// Can an enemy pawn just have passed `target` on its way to the square in front of it?
bool pawn_may_have_passed(Position const& position, Square target) {
    Colour const us = position.side_to_move();
    int const forward = us == Colour::white ? 1 : -1;
    if ((bit(target) & rank_for(us, 5)) == 0) return false;
    Square const origin = square_at(file_of(target), rank_of(target) + forward);
    Square const pawn = square_at(file_of(target), rank_of(target) - forward);
    return position.at(target) == Piece::none && position.at(origin) == Piece::none &&
           position.at(pawn) == piece_of(PieceKind::pawn, ~us);
}

bool can_take_at(Position const& position, Square target) {
    Colour const us = position.side_to_move();
    Bitboard takers = pawn_attacks(~us, target) & position.pieces(us, PieceKind::pawn);
    while (takers != 0)
        if (position.en_passant_is_legal(pop_square(takers), target)) return true;
    return false;
}

core::Expected<std::vector<core::Message>> read_en_passant(Field const& field, PositionBuilder& builder) {
    std::vector<core::Message> warnings;
    if (field.text == "-") return warnings;
    auto const target = square_from(field.text);
    if (!target) {
        bool const file_is_good = field.text[0] >= 'a' && field.text[0] <= 'h';
        bool const rank_is_good = field.text.size() > 1 && field.text[1] >= '1' && field.text[1] <= '8';
        std::size_t const wrong = !file_is_good ? 0 : !rank_is_good ? 1 : 2;
        return field.failure(wrong, core::message("chess.fen.en_passant", core::shown(field.text)));
    }
    if (!pawn_may_have_passed(builder.peek(), *target))
        warnings.push_back(core::message("chess.fen.en_passant_dropped", to_string(*target)));
    else if (can_take_at(builder.peek(), *target))
        builder.set_en_passant(*target);
    return warnings;
}

core::Expected<int> read_counter(Field const& field) {
    bool const is_signed = field.text[0] == '-' && field.text.size() > 1;
    auto const wrong = field.text.find_first_not_of("0123456789", is_signed ? 1 : 0);
    if (wrong != std::string_view::npos)
        return field.failure(wrong, core::message("chess.fen.counter_digits", core::shown(field.text)));
    if (is_signed)
        return field.failure(0, core::message("chess.fen.counter_negative", core::shown(field.text)));
    int value = 0;
    for (char const digit : field.text) {
        value = 10 * value + (digit - '0');
        if (value > largest_counter)
            return field.failure(
                0, core::message("chess.fen.counter_large", core::shown(field.text), largest_counter));
    }
    return value;
}

// Both counters may be missing, or the last.
core::Expected<std::vector<core::Message>> read_counters(FieldCutter& fields, PositionBuilder& builder) {
    std::vector<core::Message> warnings;
    Field const halfmove = fields.next("chess.field.halfmove");
    if (halfmove.text.empty()) {
        builder.set_clocks(0, 1);
        return warnings;
    }
    auto const clock = read_counter(halfmove);
    if (!clock) return tl::unexpected(clock.error());
    Field const fullmove = fields.next("chess.field.fullmove");
    if (fullmove.text.empty()) {
        builder.set_clocks(*clock, 1);
        warnings.push_back(core::message("chess.fen.fullmove_missing"));
        return warnings;
    }
    auto const number = read_counter(fullmove);
    if (!number) return tl::unexpected(number.error());
    if (*number == 0) warnings.push_back(core::message("chess.fen.fullmove_zero"));
    builder.set_clocks(*clock, std::max(*number, 1));
    return warnings;
}

// Reads one FEN field by field; the first error ends it, warnings are gathered.
class FenReader {
  public:
    explicit FenReader(std::string_view text) : fields_(text) {}

    core::Expected<core::Parsed<Position>> read() {
        return read_pieces_and_side()
            .and_then([this] { return keep_warnings(read_rights("chess.field.castling", read_castling)); })
            .and_then(
                [this] { return keep_warnings(read_rights("chess.field.en_passant", read_en_passant)); })
            .and_then([this] { return keep_warnings(read_counters(fields_, builder_)); })
            .and_then([this] { return read_end(); })
            .map([this] {
                return core::Parsed<Position>{builder_.build(), std::move(warnings_)};
            });
    }

  private:
    using Warnings = core::Expected<std::vector<core::Message>>;

    core::Expected<void> read_pieces_and_side() {
        Field const placement = fields_.next("chess.field.placement");
        if (placement.text.empty())
            return core::failure(core::message("chess.fen.empty"), {.field = placement.name, .column = 1});
        if (auto const done = read_placement(placement, builder_); !done) return done;
        Field const field = fields_.next("chess.field.side");
        if (field.text.empty()) return field.failure(0, core::message("chess.fen.field_missing"));
        auto const side = read_side(field);
        if (!side) return tl::unexpected(side.error());
        builder_.set_side(*side);
        return check_turn(field, builder_.peek());
    }

    Warnings read_rights(core::MessageKey name, Warnings (*read_field)(Field const&, PositionBuilder&)) {
        Field const field = fields_.next(name);
        if (field.text.empty()) return field.failure(0, core::message("chess.fen.field_missing"));
        return read_field(field, builder_);
    }

    core::Expected<void> read_end() {
        Field const rest = fields_.next("chess.field.rest");
        if (rest.text.empty()) return {};
        return rest.failure(0, core::message("chess.fen.rest", core::shown(rest.text)));
    }

    core::Expected<void> keep_warnings(Warnings found) {
        if (!found) return tl::unexpected(found.error());
        warnings_.insert(warnings_.end(), found->begin(), found->end());
        return {};
    }

    FieldCutter fields_;
    PositionBuilder builder_;
    std::vector<core::Message> warnings_;
};

std::string placement_text(Position const& position) {
    std::string text;
    for (int rank = 7; rank >= 0; --rank) {
        int empty = 0;
        auto const write_empty = [&] {
            if (empty > 0) text += static_cast<char>('0' + empty);
            empty = 0;
        };
        for (int file = 0; file < 8; ++file) {
            Piece const piece = position.at(square_at(file, rank));
            if (piece == Piece::none) {
                ++empty;
                continue;
            }
            write_empty();
            text += letter_of(piece);
        }
        write_empty();
        if (rank > 0) text += '/';
    }
    return text;
}

} // namespace

core::Expected<core::Parsed<Position>> parse_fen(std::string_view text) { return FenReader(text).read(); }

std::string to_fen(Position const& position) {
    auto const target = position.en_passant();
    return fmt::format("{} {} {} {} {} {}", placement_text(position),
                       position.side_to_move() == Colour::white ? 'w' : 'b', castling_text(position),
                       target ? to_string(*target) : "-", position.halfmove_clock(),
                       position.fullmove_number());
}

} // namespace chess
