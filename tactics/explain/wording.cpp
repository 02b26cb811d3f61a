#include "tactics/explain/wording.hpp"

#include "games/chess/move_errors.hpp"

#include <cctype>

namespace tactics {
namespace {

using chess::PieceKind;
using knowledge::patterns::PatternId;

core::MessageKey key_of(PatternId pattern) {
    switch (pattern) {
    case PatternId::fork:
    case PatternId::king_fork:
        return "explain.fork";
    case PatternId::skewer:
        return "explain.skewer";
    case PatternId::absolute_pin:
    case PatternId::relative_pin:
        return "explain.pin";
    case PatternId::discovered_attack:
        return "explain.discovered_attack";
    case PatternId::discovered_check:
        return "explain.discovered_check";
    case PatternId::double_check:
        return "explain.double_check";
    case PatternId::hanging:
        return "explain.hanging";
    case PatternId::desperado:
        return "explain.desperado";
    case PatternId::trapped:
        return "explain.trapped";
    case PatternId::remove_defender:
        return "explain.remove_defender";
    case PatternId::interference:
        return "explain.interference";
    case PatternId::deflection:
        return "explain.deflection";
    case PatternId::overloaded:
        return "explain.overloaded";
    case PatternId::x_ray:
        return "explain.x_ray";
    case PatternId::back_rank:
        return "explain.back_rank";
    default:
        return "explain.promotion";
    }
}

// How many of the pieces a sentence names, besides the actor.
int named_by(PatternId pattern) {
    switch (pattern) {
    case PatternId::promotion:
    case PatternId::back_rank:
    case PatternId::double_check:
        return 0;
    case PatternId::hanging:
    case PatternId::desperado:
    case PatternId::trapped:
        return 1;
    default:
        return 2;
    }
}

} // namespace

std::string sentence(core::Language language, core::Message const& message) {
    auto text = core::text(language, message);
    if (!text.empty()) text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
    return text;
}

core::Message piece_on(PieceKind kind, chess::Square square) {
    return core::message("explain.piece_on", chess::piece_name(kind), chess::to_string(square));
}

core::Message worth_of(int gain) {
    constexpr int a_piece = 3;
    constexpr int a_rook = 5;
    constexpr int a_queen = 9;
    if (gain == 1) return core::message("explain.worth.pawn");
    if (gain == a_piece) return core::message("explain.worth.piece");
    if (gain == a_rook) return core::message("explain.worth.rook");
    if (gain == a_queen) return core::message("explain.worth.queen");
    return core::message("explain.worth.pawns", gain);
}

core::Message pattern_message(PatternId pattern, core::Message actor, core::Message one, core::Message two) {
    auto message = core::message(key_of(pattern), std::move(actor));
    int const named = named_by(pattern);
    if (named > 0) message.arguments.push_back(core::argument(std::move(one)));
    if (named > 1) message.arguments.push_back(core::argument(std::move(two)));
    return message;
}

} // namespace tactics
