// Reading positions and moves.
#include "protocol/uci/position.hpp"

#include "core/shown_text.hpp"
#include "protocol/words.hpp"

namespace protocol::uci {
namespace {

bool is_square(std::string_view text) {
    return text.size() == 2 && text[0] >= 'a' && text[0] <= 'h' && text[1] >= '1' && text[1] <= '8';
}

// The game itself also reads moves as people write them; between programs Nf3 is a mistake.
bool has_form_of_move(std::string_view text) {
    return (text.size() == 4 || text.size() == 5) && is_square(text.substr(0, 2)) &&
           is_square(text.substr(2, 2));
}

} // namespace

core::Expected<engine::LegalMove> read_move(engine::AnyState const& state, std::string_view written) {
    auto const text = lower_case(written); // e7e8Q is seen in the wild
    if (!has_form_of_move(text))
        return core::failure(core::message("chess.move.uci_form", core::shown(written)));
    return state.parse_move(text);
}

core::Expected<engine::Opened> open_position(engine::AnyGame const& chess, SetPosition const& wanted) {
    auto opened = wanted.fen ? chess.from_fen(*wanted.fen) : engine::Opened{chess.start(), {}};
    if (!opened) return opened;
    int number = 0;
    for (auto const& written : wanted.moves) {
        ++number;
        auto const move = read_move(*opened->state, written);
        if (!move) return core::failure(move.error().what, {.move = number});
        opened->state->play(*move);
    }
    return opened;
}

} // namespace protocol::uci
