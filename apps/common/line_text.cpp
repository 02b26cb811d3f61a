// Writing scores and numbered moves.
#include "apps/common/line_text.hpp"

#include "engine/shown_score.hpp"
#include "protocol/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace apps {
namespace {

int number_in(std::string_view text) {
    int number = 0;
    auto const [stopped, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    return problem == std::errc{} && number > 0 ? number : 1;
}

} // namespace

std::string score_text(core::Score score) {
    if (auto const moves = engine::moves_to_end(score)) return fmt::format("#{}", *moves);
    return fmt::format("{:+.2f}", score.value() / 100.0);
}

// Draughts write :F12, the others a last field behind the side to move and the plies.
int move_number(engine::AnyState const& state) {
    auto const fen = state.fen();
    if (auto const mark = fen.find(":F"); mark != std::string::npos)
        return number_in(std::string_view(fen).substr(mark + 2));
    auto const fields = protocol::words_of(fen);
    return fields.size() >= 4 ? number_in(fields.back()) : 1;
}

std::string numbered_moves(engine::AnyGame const& game, engine::AnyState const& root,
                           std::vector<engine::LegalMove> const& moves) {
    auto const first_player = game.start()->side_to_move();
    auto side = root.side_to_move();
    int number = move_number(root);
    std::string text;
    for (auto const& move : moves) {
        bool const first = side == first_player;
        if (!text.empty()) text += ' ';
        if (first)
            text += fmt::format("{}. ", number);
        else if (text.empty())
            text += fmt::format("{}... ", number);
        text += move.text;
        if (!first) ++number;
        side = ~side;
    }
    return text;
}

} // namespace apps
