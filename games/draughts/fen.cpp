#include "games/draughts/fen.hpp"

#include "games/draughts/cursor.hpp"
#include "games/draughts/endings.hpp"
#include "games/draughts/numbering.hpp"

#include <optional>
#include <utility>

namespace draughts {
namespace {

using core::message;
using core::MessageKey;

constexpr int highest_count = 9999; // of plies: far beyond any rule
constexpr int highest_move = 99999; // the number of a move
constexpr int too_high = 1'000'000; // where reading a number stops counting

// Either nothing, or what was wrong.
using Failure = std::optional<core::Error>;

class Reader {
  public:
    Reader(RuleSet const& rules, Cursor cursor) : rules_(rules), cursor_(cursor) {}

    Failure read() {
        if (auto wrong = side()) return wrong;
        for (int i = 0; i < 2; ++i)
            if (auto wrong = section()) return wrong;
        while (!cursor_.done())
            if (auto wrong = suffix()) return wrong;
        finish();
        return std::nullopt;
    }

    core::Parsed<State> result() && { return {state_, std::move(warnings_)}; }

  private:
    Failure fail(core::Message what, int column) const {
        return core::Error{std::move(what), {.field = field_, .column = column}};
    }
    Failure fail(core::Message what) const { return fail(std::move(what), cursor_.column()); }

    Failure side() {
        field_ = MessageKey("draughts.field.side");
        std::string_view const word = cursor_.until(":");
        if (word != "W" && word != "B") return fail(message("draughts.fen.side", word));
        state_.side = word == "W" ? Colour::white : Colour::black;
        cursor_.next();
        return std::nullopt;
    }

    // `:W` or `:B` and the squares of that colour.
    Failure section() {
        field_ = MessageKey("draughts.field.pieces");
        MessageKey const missing = seen_[0] ? MessageKey("word.black") : MessageKey("word.white");
        if (!cursor_.skip(':') || cursor_.done())
            return fail(message("draughts.fen.section_missing", missing));
        char const letter = cursor_.peek();
        if (letter != 'W' && letter != 'B')
            return fail(message("draughts.fen.section_colour", cursor_.until(",:")));
        Colour const colour = letter == 'W' ? Colour::white : Colour::black;
        field_ =
            colour == Colour::white ? MessageKey("draughts.field.white") : MessageKey("draughts.field.black");
        if (std::exchange(seen_[place(colour)], true)) return fail(message("draughts.fen.section_twice"));
        cursor_.next();
        if (cursor_.done() || cursor_.peek() == ':') return std::nullopt;
        do {
            cursor_.skip_spaces();
            if (auto wrong = item(colour)) return wrong;
            cursor_.skip_spaces();
        } while (cursor_.skip(','));
        if (!cursor_.done() && cursor_.peek() != ':')
            return fail(message("draughts.fen.not_a_square", cursor_.until(",:")));
        return std::nullopt;
    }

    // One square or a range of them, men or kings.
    Failure item(Colour colour) {
        int const start = cursor_.column();
        bool const king = cursor_.skip('K');
        if (king && (cursor_.done() || cursor_.peek() == ',' || cursor_.peek() == ':'))
            return fail(message("draughts.fen.king_without_square"), start);
        int first = 0;
        if (auto wrong = square_number(first)) return wrong;
        int last = first;
        if (cursor_.skip('-')) {
            if (auto wrong = square_number(last)) return wrong;
            if (last < first) return fail(message("draughts.fen.range_backwards", first, last), start);
        }
        for (int number = first; number <= last; ++number)
            if (auto wrong = put(colour, king, number, start)) return wrong;
        return std::nullopt;
    }

    Failure square_number(int& number) {
        int const column = cursor_.column();
        std::string_view const word = cursor_.until(",:- ");
        if (word.empty()) return fail(message("draughts.fen.square_missing"));
        if (rules_.algebraic != Algebraic::never && word.size() == 2)
            if (auto const square = square_of_name(rules_, word)) {
                cursor_.next();
                cursor_.next();
                number = number_of(rules_, *square);
                return std::nullopt;
            }
        auto const value = cursor_.number(too_high);
        if (!value || !cursor_.until(",:- ").empty())
            return fail(message("draughts.fen.not_a_square", word), column);
        if (*value < 1 || *value > square_count(rules_))
            return fail(message("draughts.fen.off_board", word, square_count(rules_)), column);
        number = *value;
        return std::nullopt;
    }

    Failure put(Colour colour, bool king, int number, int column) {
        Bitboard const square = games::bit(index(square_of_number(rules_, number)));
        if (((state_.pieces[0] | state_.pieces[1]) & square) != 0)
            return fail(message("draughts.fen.square_twice", number), column);
        state_.pieces[place(colour)] |= square;
        if (!king && (square & crown_row(rules_, colour)) != 0) {
            warnings_.push_back(message("draughts.warning.man_on_crown_row", number));
            king = true;
        }
        if (king) state_.kings |= square;
        return std::nullopt;
    }

    Failure suffix();
    Failure quiet_count();
    Failure move_number();
    Failure king_runs();
    Failure king_run(Colour colour);
    Failure count(int& value, int lowest, int highest);
    void finish();

    static std::size_t place(Colour colour) { return static_cast<std::size_t>(core::index(colour)); }

    RuleSet const& rules_;
    Cursor cursor_;
    std::optional<MessageKey> field_;
    State state_ = empty_state;
    std::vector<core::Message> warnings_;
    std::array<bool, 2> seen_{};
    bool seen_quiet_ = false;
    bool seen_ending_ = false;
    int move_number_ = 0;
    bool seen_runs_ = false;
};

// `:H`, `:F` or `:+`, each at most once; anything else is text after the end.
Failure Reader::suffix() {
    field_ = MessageKey("draughts.field.counters");
    int const column = cursor_.column();
    std::string_view const left = cursor_.rest();
    std::string_view const kind = left.substr(0, 2);
    if (kind == ":H" && !std::exchange(seen_quiet_, true)) return quiet_count();
    if (kind == ":F" && move_number_ == 0) return move_number();
    if (kind == ":+" && rules_.same_king_run > 0 && !std::exchange(seen_runs_, true)) return king_runs();
    return fail(message("draughts.fen.after_end", left), column);
}

Failure Reader::count(int& value, int lowest, int highest) {
    int const column = cursor_.column();
    std::string_view const word = cursor_.until(":/+@");
    auto const number = cursor_.number(too_high);
    if (!number || !cursor_.until(":/+@").empty())
        return fail(message("draughts.fen.not_a_number", word), column);
    if (*number < lowest || *number > highest)
        return fail(message("draughts.fen.count_range", word, lowest, highest), column);
    value = *number;
    return std::nullopt;
}

Failure Reader::quiet_count() {
    cursor_.skip(':');
    cursor_.skip('H');
    std::uint16_t* const counters[] = {&state_.counters.quiet, &state_.counters.ending,
                                       &state_.counters.diagonal};
    for (std::uint16_t* counter : counters) {
        if (counter != counters[0] && !cursor_.skip('/')) break;
        int value = 0;
        if (auto wrong = count(value, 0, highest_count)) return wrong;
        *counter = static_cast<std::uint16_t>(value);
        seen_ending_ = counter != counters[0];
    }
    return std::nullopt;
}

Failure Reader::move_number() {
    cursor_.skip(':');
    cursor_.skip('F');
    return count(move_number_, 1, highest_move);
}

Failure Reader::king_runs() {
    cursor_.skip(':');
    for (Colour const colour : {Colour::white, Colour::black})
        if (auto wrong = king_run(colour)) return wrong;
    return std::nullopt;
}

Failure Reader::king_run(Colour colour) {
    if (!cursor_.skip('+')) return fail(message("draughts.fen.run_missing"));
    int value = 0;
    if (auto wrong = count(value, 0, rules_.same_king_run)) return wrong;
    Bitboard kings = state_.pieces[place(colour)] & state_.kings;
    if (cursor_.skip('@')) {
        int const column = cursor_.column();
        int number = 0;
        if (auto wrong = count(number, 1, square_count(rules_))) return wrong;
        kings &= games::bit(index(square_of_number(rules_, number)));
        if (kings == 0) return fail(message("draughts.fen.run_without_king", number), column);
    }
    if (value == 0) return std::nullopt;
    if (games::popcount(kings) == 1)
        state_.runs[place(colour)] = {.count = static_cast<std::uint8_t>(value),
                                      .square = Square(games::lowest(kings))};
    else // Lidraughts does not say which king it was
        warnings_.push_back(message("draughts.warning.run_of_unknown_king", value));
    return std::nullopt;
}

void Reader::finish() {
    std::uint32_t const second = state_.side == rules_.first ? 0 : 1;
    state_.counters.ply = 2 * static_cast<std::uint32_t>(move_number_ > 0 ? move_number_ - 1 : 0) + second;
    // A balance has stood at least as long as nothing was taken and no man moved.
    if (!seen_ending_ && is_limited_ending(rules_, state_)) state_.counters.ending = state_.counters.quiet;
}

} // namespace

core::Expected<core::Parsed<State>> read_fen(RuleSet const& rules, std::string_view text) {
    auto const [from, to] = trimmed(text, " \t\r\n\".");
    if (from == to)
        return core::failure(message("draughts.fen.empty"),
                             {.field = core::MessageKey("draughts.field.side"), .column = 1});
    Reader reader(rules, Cursor(text, from, to));
    if (auto wrong = reader.read()) return tl::unexpected<core::Error>(std::move(*wrong));
    return std::move(reader).result();
}

} // namespace draughts
