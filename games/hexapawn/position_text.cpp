// FEN of hexapawn, both ways.
#include "core/outcome.hpp"
#include "core/shown_text.hpp"
#include "games/hexapawn/board.hpp"
#include "games/hexapawn/text.hpp"

#include <algorithm>
#include <vector>

namespace hexapawn {
namespace {

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

// Reads the board from the top rank down, and remembers where it is for errors.
class PlacementReader {
  public:
    PlacementReader(int size, Field field) : size_(size), field_(field), rank_(size - 1) {}

    core::Expected<State> read() {
        for (at_ = 0; at_ < field_.text.size(); ++at_) {
            char const letter = field_.text[at_];
            auto const step = letter == '/' ? end_rank() : fill(letter);
            if (!step) return tl::unexpected(step.error());
        }
        if (rank_ > 0) return failure(core::message("hexapawn.fen.ranks_few", size_ - rank_, size_));
        if (file_ < size_) return rank_short();
        if (auto const wrong = why_impossible()) return failure(*wrong, 0);
        return state_;
    }

  private:
    tl::unexpected<core::Error> rank_short() const {
        return failure(core::message("hexapawn.fen.rank_short", rank_ + 1, file_, size_));
    }

    core::Expected<void> end_rank() {
        if (file_ < size_) return rank_short();
        if (rank_ == 0) return failure(core::message("hexapawn.fen.ranks_many", size_));
        --rank_;
        file_ = 0;
        return {};
    }

    core::Expected<void> fill(char letter) {
        bool const pawn = letter == 'P' || letter == 'p';
        if (!pawn && (letter < '1' || letter > '0' + size_))
            return failure(core::message("hexapawn.fen.letter", core::shown_letter(field_.text, at_), size_));
        int const width = pawn ? 1 : letter - '0';
        if (file_ + width > size_) return failure(core::message("hexapawn.fen.rank_long", rank_ + 1, size_));
        if (pawn) state_.pawns[letter == 'p'] |= bit(square_at(file_, rank_));
        file_ += width;
        return {};
    }

    // A well-formed board that no game comes to.
    std::optional<core::Message> why_impossible() const {
        if ((state_.pawns[0] | state_.pawns[1]) == 0) return core::message("hexapawn.fen.no_pawns");
        int across = 0;
        for (Colour const colour : {Colour::white, Colour::black}) {
            if (games::popcount(state_.of(colour)) > size_)
                return core::message("hexapawn.fen.pawns_many", core::colour_name(colour), size_);
            across += games::popcount(state_.of(colour) & goal_of(size_, colour));
        }
        if (across > 1) return core::message("hexapawn.fen.across_many", across);
        return std::nullopt;
    }

    tl::unexpected<core::Error> failure(core::Message what) const { return failure(std::move(what), at_); }
    tl::unexpected<core::Error> failure(core::Message what, std::size_t at) const {
        return core::failure(std::move(what), {.field = core::MessageKey{"hexapawn.field.placement"},
                                               .column = field_.column + static_cast<int>(at)});
    }

    int size_;
    Field field_;
    std::size_t at_ = 0;
    int rank_;
    int file_ = 0;
    State state_;
};

core::Expected<Colour> read_side(std::vector<Field> const& fields, std::string_view written) {
    core::MessageKey const name = "hexapawn.field.side";
    if (fields.size() < 2)
        return core::failure(core::message("hexapawn.fen.side_missing"),
                             {.field = name, .column = static_cast<int>(written.size()) + 1});
    if (fields[1].text == "w") return Colour::white;
    if (fields[1].text == "b") return Colour::black;
    return core::failure(core::message("hexapawn.fen.side", core::shown(fields[1].text)),
                         {.field = name, .column = fields[1].column});
}

std::string rank_text(int size, State const& state, int rank) {
    std::string text;
    int empty = 0;
    auto const flush = [&] {
        if (empty > 0) text += static_cast<char>('0' + empty);
        empty = 0;
    };
    for (int file = 0; file < size; ++file) {
        Bitboard const here = bit(square_at(file, rank));
        bool const white = (state.of(Colour::white) & here) != 0;
        if (!white && (state.of(Colour::black) & here) == 0) {
            ++empty;
            continue;
        }
        flush();
        text += white ? 'P' : 'p';
    }
    flush();
    return text;
}

} // namespace

State start_state(int size) {
    return {.pawns = {home_of(size, Colour::white), home_of(size, Colour::black)}, .side = Colour::white};
}

core::Expected<State> read_state(int size, std::string_view written) {
    auto const fields = split(written);
    if (fields.empty())
        return core::failure(core::message("hexapawn.fen.empty", state_text(size, start_state(size))),
                             {.field = core::MessageKey{"hexapawn.field.placement"}, .column = 1});
    auto state = PlacementReader(size, fields[0]).read();
    if (!state) return state;
    auto const side = read_side(fields, written);
    if (!side) return tl::unexpected(side.error());
    if (fields.size() > 2)
        return core::failure(core::message("hexapawn.fen.trailing", core::shown(fields[2].text)),
                             {.column = fields[2].column});
    state->side = *side;
    return state;
}

std::string state_text(int size, State const& state) {
    std::string text;
    for (int rank = size - 1; rank >= 0; --rank) text += rank_text(size, state, rank) + (rank > 0 ? "/" : "");
    return text + (state.side == Colour::white ? " w" : " b");
}

} // namespace hexapawn
