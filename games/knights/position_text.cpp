// FEN of knights-only chess, both ways.
#include "core/shown_text.hpp"
#include "games/knights/text.hpp"

#include <fmt/format.h>

#include <charconv>
#include <vector>

namespace knights {
namespace {

constexpr int largest_counter = 1'000'000;

struct Field {
    std::string_view text;
    int column; // from 1
};

std::vector<Field> split(std::string_view written) {
    constexpr std::string_view blanks = " \t\r\n";
    std::vector<Field> fields;
    for (auto at = written.find_first_not_of(blanks); at != std::string_view::npos;) {
        auto const end = std::min(written.find_first_of(blanks, at), written.size());
        fields.push_back({written.substr(at, end - at), static_cast<int>(at) + 1});
        at = written.find_first_not_of(blanks, end);
    }
    return fields;
}

// Reads the board from the eighth rank down, remembering how far it came.
class PlacementReader {
  public:
    explicit PlacementReader(Field field) : field_(field) {}

    core::Expected<std::array<Bitboard, 2>> read() {
        for (at_ = 0; at_ < field_.text.size(); ++at_) {
            char const letter = field_.text[at_];
            auto const step = letter == '/' ? end_rank() : fill(letter);
            if (!step) return tl::unexpected(step.error());
        }
        if (rank_ > 0) return failure(core::message("knights.fen.ranks_few", 8 - rank_));
        if (file_ < 8) return failure(core::message("knights.fen.rank_short", rank_ + 1, file_));
        if ((boards_[0] | boards_[1]) == 0) return failure(core::message("knights.fen.no_knights"), 0);
        return boards_;
    }

  private:
    core::Expected<void> end_rank() {
        if (file_ < 8) return failure(core::message("knights.fen.rank_short", rank_ + 1, file_));
        if (rank_ == 0) return failure(core::message("knights.fen.ranks_many"));
        --rank_;
        file_ = 0;
        return {};
    }

    core::Expected<void> fill(char letter) {
        bool const knight = letter == 'N' || letter == 'n';
        if (!knight && (letter < '1' || letter > '8'))
            return failure(core::message("knights.fen.letter", core::shown_letter(field_.text, at_)));
        int const width = knight ? 1 : letter - '0';
        if (file_ + width > 8) return failure(core::message("knights.fen.rank_long", rank_ + 1));
        if (knight) boards_[letter == 'n'] |= bit(square_at(file_, rank_));
        file_ += width;
        return {};
    }

    tl::unexpected<core::Error> failure(core::Message what) const { return failure(std::move(what), at_); }
    tl::unexpected<core::Error> failure(core::Message what, std::size_t at) const {
        return core::failure(std::move(what), {.field = core::MessageKey{"knights.field.placement"},
                                               .column = field_.column + static_cast<int>(at)});
    }

    Field field_;
    std::size_t at_ = 0;
    int rank_ = 7;
    int file_ = 0;
    std::array<Bitboard, 2> boards_{};
};

core::Expected<Colour> read_side(std::vector<Field> const& fields, std::string_view written) {
    core::MessageKey const name = "knights.field.side";
    if (fields.size() < 2)
        return core::failure(core::message("knights.fen.side_missing"),
                             {.field = name, .column = static_cast<int>(written.size()) + 1});
    if (fields[1].text == "w") return Colour::white;
    if (fields[1].text == "b") return Colour::black;
    return core::failure(core::message("knights.fen.side", core::shown(fields[1].text)),
                         {.field = name, .column = fields[1].column});
}

core::Expected<int> read_counter(Field field, core::MessageKey name, int smallest) {
    int value = 0;
    auto const* const end = field.text.data() + field.text.size();
    auto const [stopped, problem] = std::from_chars(field.text.data(), end, value);
    if (problem == std::errc{} && stopped == end && value >= smallest && value <= largest_counter)
        return value;
    return core::failure(
        core::message("knights.fen.counter", core::shown(field.text), smallest, largest_counter),
        {.field = name, .column = field.column});
}

std::string placement_text(Position const& position) {
    std::string text;
    for (int rank = 7; rank >= 0; --rank) {
        int empty = 0;
        auto const flush = [&] {
            if (empty > 0) text += static_cast<char>('0' + empty);
            empty = 0;
        };
        for (int file = 0; file < 8; ++file) {
            Bitboard const here = bit(square_at(file, rank));
            bool const white = (position.knights(Colour::white) & here) != 0;
            if (!white && (position.knights(Colour::black) & here) == 0) {
                ++empty;
                continue;
            }
            flush();
            text += white ? 'N' : 'n';
        }
        flush();
        if (rank > 0) text += '/';
    }
    return text;
}

} // namespace

Position start() { return {0x000000000000FFFFu, 0xFFFF000000000000u, Colour::white, 0, 1}; }

core::Expected<core::Parsed<Position>> parse_position(std::string_view written) {
    auto fields = split(written);
    if (fields.empty())
        return core::failure(core::message("knights.fen.empty", position_text(start())),
                             {.field = core::MessageKey{"knights.field.placement"}, .column = 1});
    auto const boards = PlacementReader(fields[0]).read();
    if (!boards) return tl::unexpected(boards.error());
    auto const side = read_side(fields, written);
    if (!side) return tl::unexpected(side.error());
    if (fields.size() >= 4 && fields[2].text == "-" && fields[3].text == "-")
        fields.erase(fields.begin() + 2, fields.begin() + 4);
    core::Expected<int> plies = 0;
    core::Expected<int> number = 1;
    if (fields.size() > 2) plies = read_counter(fields[2], "knights.field.plies", 0);
    if (!plies) return tl::unexpected(plies.error());
    if (fields.size() > 3) number = read_counter(fields[3], "knights.field.number", 1);
    if (!number) return tl::unexpected(number.error());
    if (fields.size() > 4)
        return core::failure(core::message("knights.fen.trailing", core::shown(fields[4].text)),
                             {.column = fields[4].column});
    return core::Parsed<Position>{Position{(*boards)[0], (*boards)[1], *side, *plies, *number}, {}};
}

std::string position_text(Position const& position) {
    auto text = placement_text(position) + (position.side_to_move() == Colour::white ? " w" : " b");
    if (position.plies_since_capture() != 0 || position.move_number() != 1)
        text += fmt::format(" {} {}", position.plies_since_capture(), position.move_number());
    return text;
}

} // namespace knights
